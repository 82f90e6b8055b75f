### Guild Ball: plays, traits and game plans at work. Abilities go by their proper names, the same in every language.

## What happens

gb-seen-used = { $by } uses “{ $ability }”.
gb-seen-used-on = { $by } uses “{ $ability }” on { $on }.
gb-seen-used-plan = “{ $ability }” of { $seat } takes effect.
gb-seen-fired = “{ $ability }” { $of } takes effect.
gb-seen-fired-plan = “{ $ability }” of { $seat } takes effect.
gb-seen-play-hit = “{ $ability }” hits { $model }.
gb-seen-play-missed = “{ $ability }” misses { $model }.
gb-seen-attached = { $models }: “{ $ability }” is in force.
gb-seen-attached-team = “{ $ability }” is in force for { $seat }.
gb-seen-spent = “{ $ability }” is used up.
gb-seen-effects-over = What lasted until the end of the turn is over.
gb-seen-area = “{ $ability }” stays on the pitch.
gb-seen-areas-over = The areas leave the pitch.
gb-seen-marker-put = A marker is put down: “{ $ability }”.
gb-seen-marker-gone = A marker leaves the pitch: “{ $ability }”.
gb-seen-acts-next = { $model } is activated next.
gb-seen-readied = { $model } may be activated once more.
gb-seen-controlled = { $model } acts for the other team.
gb-seen-control-over = The model is its own team’s again.
gb-seen-placed = { $model } is placed.
gb-seen-ignored = { $model } ignores it: “{ $ability }”.
gb-seen-influence-gained = { $model } gains { $influence } influence.
gb-seen-influence-lost = { $model } loses { $influence } influence.
gb-seen-glides = { $model } glides over rough ground this turn.
gb-seen-ground = A piece of rough ground counts as fast this turn.
gb-seen-took-ball = { $model } has the ball.
gb-seen-rolled-play = Play dice { $of }: { $dice } ({ $needs }+), { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
gb-momentum-heroic = heroic play
gb-momentum-gliding = Gliding
gb-momentum-effect = effect

## What is asked

gb-ask-trigger = “{ $ability }” { $of }: use it?
gb-ask-trigger-plan = “{ $ability }”: use it?
gb-ask-arrange-triggers = Several things happen at once: what comes first?
gb-ask-icon = { $by } may trigger a play with this result.
gb-ask-auto-hit = “{ $ability }”: is { $model } hit without a test?
gb-ask-pick = “{ $ability }”: which model?
gb-ask-next-model = “{ $ability }”: which model is next?
gb-ask-mode = “{ $ability }”: which of its effects?
gb-ask-kick-now = “{ $ability }”: { $model } may kick now.
gb-ask-pass-target = { $model } passes: to whom or where?
gb-ask-attack-now = “{ $ability }”: { $model } may attack now.
gb-ask-ground = “{ $ability }”: which piece of rough ground counts as fast?
gb-ask-place-effect = “{ $ability }”: where is { $model } placed?
gb-ask-place-effect-ball = “{ $ability }”: where does the ball go?
gb-ask-place-marker = “{ $ability }”: where does the marker go?
gb-ask-own-marker = “{ $ability }”: which of your markers?

## What is done

gb-do-use = { $ability }
gb-do-use-on = { $ability } on { $on }
gb-do-use-at = { $ability } here
gb-do-use-free = { $action }, free
gb-do-glide = Gliding: ignore rough ground
gb-do-fire = { $ability } { $of } first
gb-do-fire-plan = { $ability } first
gb-do-mode = Effect { $number }
gb-do-piece = Piece { $number }
gb-do-nobody = Nobody
gb-do-trigger = Use it
gb-do-no-trigger = Leave it
gb-do-no-play = Trigger no play
gb-do-auto-hit = Hit without a test
gb-do-test = Roll for it
gb-do-no-kick = Do not kick
gb-do-no-attack = Do not attack
gb-do-step-icon = Play
gb-do-place-here = Place here
gb-do-this-marker = This marker

## Why not

gb-why-no-such-ability = This model cannot use “{ $ability }”.
gb-why-used-up = “{ $ability }” has been used as often as it may be.
gb-why-not-now = What “{ $ability }” asks for does not hold now.
gb-why-wrong-icon = This result triggers another play than “{ $ability }”.
gb-why-not-for-influence = “{ $ability }” cannot be bought with influence.
gb-why-not-free = Nothing makes “{ $ability }” free.
gb-why-wrong-aim = “{ $ability }” is aimed at something else.
gb-why-nobody = There is nobody “{ $ability }” could pick.
gb-why-wrong-target = { $model } is no possible target of this.
gb-why-no-free-ball = There is no free ball to aim at in sight.
gb-why-wrong-way = The movement has to go in another direction.
gb-why-must-attack = Nobody else may be attacked while { $model } is engaged.
gb-why-glides = { $model } ignores rough ground already.
gb-why-not-touching = The place is not in base contact with { $model }.
gb-why-no-mode = The ability offers no such choice.
gb-why-wrong-piece = Only a piece of rough ground can be picked.
gb-seen-area-gone = “{ $ability }” leaves the pitch.
gb-ask-area = “{ $ability }”: where does the area go?
gb-ask-own-area = “{ $ability }”: which of your areas?
gb-do-this-area = This area
gb-condition-disease = disease
