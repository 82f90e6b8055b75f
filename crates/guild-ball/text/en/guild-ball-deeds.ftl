### Guild Ball: the fragments of card texts that say what is done and what happens to a model.

## Steps

gbt-do = { $who } { $ops }
gbt-op-suffers = { $who-number ->
    [m] suffer
    [p] suffer
   *[s] suffers
 } { $what }
gbt-do-when = { $who } { $ops } { $when }
gbt-choose = choose { $who }
gbt-choose-may = you may choose { $who }
gbt-each-choose-may = may choose { $who }
gbt-each-choose = chooses { $who }
gbt-choose-opponent = your opponent chooses { $who }
gbt-choose-opponent-may = your opponent may choose { $who }
gbt-mode = choose one of these: { $modes }
gbt-mode-opponent = your opponent chooses one of these: { $modes }
gbt-repeat = you may do so again
gbt-pay-conditions = give up one of its conditions { $conditions }
gbt-pay-health = this model gives up { $n } HP
gbt-pay-influence = this model gives up { $n } influence
gbt-pay-momentum = pay { $n } MP
gbt-if = go on only if { $who } { $how }
gbt-only-if = if { $who } { $how }, { $what }
gbt-each-player = each player, the one with the initiative first, { $what }

## What happens to a model

gbt-op-damage = { $n } damage
gbt-op-condition-damage = { $n } condition damage
gbt-op-damage-each = 1 damage for each of these: { $each }
gbt-op-condition-damage-each = 1 condition damage for each of these: { $each }
gbt-op-suffer = the condition { $condition }
gbt-op-cure = { $who-number ->
    [m] lose
    [p] lose
   *[s] loses
 } the conditions { $conditions }
gbt-op-cure-all = { $who-number ->
    [m] lose
    [p] lose
   *[s] loses
 } all conditions
gbt-op-heal = { $who-number ->
    [m] get
    [p] get
   *[s] gets
 } { $n } HP back
gbt-op-recover = { $who-number ->
    [m] get
    [p] get
   *[s] gets
 } HP back up to the recovery level
gbt-op-dodge = { $who-number ->
    [m] dodge
    [p] may dodge
   *[s] may dodge
 } { $inches }″
gbt-op-dodge-way = { $who-number ->
    [m] dodge
    [p] may dodge
   *[s] may dodge
 } { $inches }″ { $way }
gbt-op-dodge-enemy = { $form ->
    [each] may make { $who } dodge
   *[you] you may make { $who } dodge
 } { $inches }″; it counts as friendly meanwhile
gbt-op-dodge-either = { $form ->
    [each] may make { $who } dodge
   *[you] you may make { $who } dodge
 } { $inches }″, even if it is an enemy; it counts as friendly meanwhile
gbt-op-push = { $who-number ->
    [m] be pushed
    [p] are pushed
   *[s] is pushed
 } { $inches }″
gbt-op-push-way = { $who-number ->
    [m] be pushed
    [p] are pushed
   *[s] is pushed
 } { $inches }″ { $way }
gbt-op-place = { $who-number ->
    [m] be placed within { $inches }″ of where it stands
    [p] are placed within { $inches }″ of where they stand
   *[s] is placed within { $inches }″ of where it stands
 }
gbt-op-place-touching = { $who-number ->
    [m] be placed
    [p] are placed
   *[s] is placed
 } touching { $whom }
gbt-op-advance = { $who-number ->
    [m] make a
    [p] may make a
   *[s] may make a
 } { $movement }
gbt-op-advance-way = { $who-number ->
    [m] make a
    [p] may make a
   *[s] may make a
 } { $movement } { $way }
gbt-op-install = { $who-number ->
    [m] be
    [p] are
   *[s] is
 } under the effect of { $ability }
gbt-op-take-ball = { $who-number ->
    [m] take
    [p] take
   *[s] takes
 } the ball
gbt-op-take-ball-from = { $who-number ->
    [m] take
    [p] take
   *[s] takes
 } the ball from the target
gbt-op-drop-ball = { $who-number ->
    [m] lose
    [p] lose
   *[s] loses
 } the ball, which scatters
gbt-op-influence-more = { $who-number ->
    [m] gain
    [p] gain
   *[s] gains
 } { $n } influence
gbt-op-influence-less = { $who-number ->
    [m] lose
    [p] lose
   *[s] loses
 } { $n } influence
gbt-op-take-influence = { $who-number ->
    [m] take over
    [p] take over
   *[s] takes over
 } the influence of the model taken out, up to its own max INF
gbt-op-momentum-more = { $who-number ->
    [m] gain
    [p] gain
   *[s] gains
 } { $n } MP
gbt-op-momentum-less = { $who-number ->
    [m] lose
    [p] lose
   *[s] loses
 } { $n } MP
gbt-op-kick = { $who-number ->
    [m] make a kick now without paying influence
    [p] may make a kick now without paying influence
   *[s] may make a kick now without paying influence
 }{ $ball ->
    [needed] {" "}if it has the ball
   *[held] {""}
 }
gbt-op-pass = { $who-number ->
    [m] make a pass now without paying influence
    [p] may make a pass now without paying influence
   *[s] may make a pass now without paying influence
 }{ $ball ->
    [needed] {" "}if it has the ball
   *[held] {""}
 }
gbt-op-shot = { $who-number ->
    [m] take a Shot now without paying influence
    [p] may take a Shot now without paying influence
   *[s] may take a Shot now without paying influence
 }{ $ball ->
    [needed] {" "}if it has the ball
   *[held] {""}
 }
gbt-op-kick-ball = { $who-number ->
    [m] kick the free ball from where it lies, at the price of a kick
    [p] may kick the free ball from where it lies, at the price of a kick
   *[s] may kick the free ball from where it lies, at the price of a kick
 }
gbt-op-attack = { $who-number ->
    [m] attack now without paying influence
    [p] may attack now without paying influence
   *[s] may attack now without paying influence
 }
gbt-op-charge = { $who-number ->
    [m] charge that model without paying influence
    [p] may charge that model without paying influence
   *[s] may charge that model without paying influence
 }
gbt-op-play = { $who-number ->
    [m] use
    [p] use
   *[s] uses
 } { $ability } without paying influence
gbt-op-ignore = { $who-number ->
    [m] ignore it
    [p] ignore it
   *[s] ignores it
 }
gbt-op-survive = { $who-number ->
    [m] stay
    [p] stay
   *[s] stays
 } in play with { $n } HP
gbt-op-return = { $who-number ->
    [m] return
    [p] return
   *[s] returns
 } to play at once, as in the Maintenance Phase
gbt-op-remove-ball = the free ball leaves the pitch and a goal kick follows
gbt-op-place-ball = place the free ball within { $inches }″
gbt-op-turn-ground = pick a piece of rough ground, which counts as { $ground } this turn
gbt-op-sidestep = the player with the initiative may make up to three of their models dodge 2″ each; then the other player may do the same with at most as many
gbt-way-towards = towards { $whom }
gbt-way-directly-towards = directly towards { $whom }
gbt-way-away = away from { $whom }
gbt-way-directly-away = directly away from { $whom }
gbt-centre = the centre of the area
gbt-op-heal-each = { $who-number ->
    [m] recover
    [p] recover
   *[s] recovers
 } 1 HP for each of these: { $each }
gbt-op-no-team-work = { $who-number ->
    [m] do
    [p] do
   *[s] does
 } this instead of Team Work
gbt-op-control = { $who-number ->
    [m] count
    [p] count
   *[s] counts
 } as friendly for this action
gbt-op-again = { $who-number ->
    [m] be
    [p] may be
   *[s] may be
 } activated once more this turn
gbt-op-acts-next = { $who-number ->
    [m] be
    [p] are
   *[s] is
 } activated next
gbt-op-token-less = { $who-number ->
    [m] lose
    [p] lose
   *[s] loses
 } { $n } { $n ->
    [one] token
   *[other] tokens
 } of { $ability }
gbt-op-token-more = { $who-number ->
    [m] gain
    [p] gain
   *[s] gains
 } { $n } { $n ->
    [one] token
   *[other] tokens
 } of { $ability } (at most { $most })
gbt-op-encourage-conditions = { $who-number ->
    [m] be
    [p] are
   *[s] is
 } encouraged at no MP to lose all conditions
gbt-op-encourage-health = { $who-number ->
    [m] be
    [p] are
   *[s] is
 } encouraged at no MP for up to 4 HP
gbt-op-instead = { $who-number ->
    [m] suffer
    [p] suffer
   *[s] suffers
 } this instead
gbt-op-put-marker = { $n ->
    [one] a marker of { $ability } may
   *[other] up to { $n } markers of { $ability } may
 } be put down within { $inches }″
gbt-op-put-marker-area = { $n ->
    [one] a marker of { $ability } may
   *[other] up to { $n } markers of { $ability } may
 } be put down there
gbt-op-remove-marker = the marker is removed
gbt-op-pool = your influence pool grows by { $n }
gbt-pick-marker = choose a friendly marker of { $ability }{ $inches ->
    [255] {""}
   *[other] {" "}within { $inches }″
 }
gbt-pay-marker = remove a friendly marker of { $ability }{ $inches ->
    [255] {""}
   *[other] {" "}within { $inches }″
 }
gbt-marker = the marker
gbt-this-marker = this marker
gbt-our-goalpost = your goalpost
gbt-their-goalpost = the enemy goalpost
gbt-our-edge = your pitch edge
gbt-their-edge = the enemy pitch edge
gbt-left-edge = the left pitch edge
gbt-right-edge = the right pitch edge
gbt-of-area = of the area
gbt-op-dodge-move = { $who-number ->
    [m] dodge
    [p] may dodge
   *[s] may dodge
 } as far as { $who-number ->
    [p] their base moves
   *[s] its base move
 }
gbt-op-dodge-move-way = { $who-number ->
    [m] dodge
    [p] may dodge
   *[s] may dodge
 } as far as { $who-number ->
    [p] their base moves
   *[s] its base move
 } { $way }
gbt-op-dodge-itself = { $who-number ->
    [m] dodge
    [p] may dodge
   *[s] may dodge
 } { $inches }″ as its own player wants
gbt-op-hand-influence = { $who-number ->
    [m] hand
    [p] hand
   *[s] hands
 } 1 influence to the model chosen first
gbt-op-their-momentum-more = the enemy team gains { $n } MP
gbt-op-their-momentum-less = the enemy team loses { $n } MP
gbt-op-take-momentum = the enemy team loses all its MP, and your team gains as many
gbt-op-their-points = the enemy team gains { $n } VP
gbt-op-pass-to = { $who-number ->
    [m] make
    [p] may make
   *[s] may make
 } a pass to { $whom } now without paying influence
gbt-op-attack-afar = { $who-number ->
    [m] attack
    [p] attack
   *[s] attacks
 } the chosen model as if engaging it{ $cost ->
    [paid] , at the price of an attack
   *[free] {" "}without paying influence
 }
gbt-op-bring-back = { $names } comes back with all HP within { $inches }″ of { $bearer }
gbt-op-take-out = { $who-number ->
    [m] be
    [p] are
   *[s] is
 } taken out
gbt-op-lay-area = an area of { $ability } may be laid within { $inches }″, touching no terrain
gbt-op-move-area = the area may be put within { $inches }″ of where it lies
gbt-op-remove-area = the area is removed
gbt-op-place-near = { $who-number ->
    [m] be
    [p] are
   *[s] is
 } placed within { $inches }″ of { $whom }
gbt-op-place-area = { $who-number ->
    [m] be
    [p] may be
   *[s] may be
 } placed anywhere in an ongoing area within { $inches }″
gbt-op-place-ground = { $who-number ->
    [m] be
    [p] may be
   *[s] may be
 } placed anywhere in a piece of { $ground } ground within { $inches }″
gbt-op-place-any-ground = { $who-number ->
    [m] be
    [p] may be
   *[s] may be
 } placed anywhere in a piece of rough, fast or forest ground within { $inches }″
gbt-op-place-terrain = { $who-number ->
    [m] be
    [p] are
   *[s] is
 } placed in contact with a piece of terrain within { $inches }″
gbt-for-each = for each of these, { $what }: { $each }
gbt-pick-area = choose a friendly area of { $ability }{ $inches ->
    [255] {""}
   *[other] {" "}within { $inches }″
 }
gbt-further-areas = position { $n } such areas
gbt-range-from = the range is measured from { $who }
