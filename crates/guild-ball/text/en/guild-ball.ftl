### Guild Ball.
###
### Players go by their seats and take verbs in the singular. Models, cards and game plans go by their proper names, which are
### the same in every language; a text never calls a model he, she or it.
###
### Glossary, English to French: advance = déplacement, barrier = barrière, Bonus Time = Bonus Time, charge = charge,
### condition = état, contest = dispute de la balle, counter-attack = contre-attaque, Defensive Stance = posture défensive,
### dodge = esquive, Encourage = encourager, game plan = plan de jeu, goal kick = coup de pied de but, HP = PV,
### influence = influence, interception = interception, jog = jog, kick = tir ou passe, kicker = tireur, kick-off = coup d’envoi,
### knocked down = à terre, melee zone = zone de mêlée, model = figurine, momentous = épique, momentum = momentum,
### net hit = réussite nette, parting blow = attaque d’opportunité, pass = passe, pitch = terrain, play = action,
### playbook = playbook, push = poussée, Rest = repos, scatter = dispersion, Screamer! = lucarne, shot = tir, sprint = sprint,
### Squaddie = équipier, tackle = tacle, taken out = KO, throw-in = remise en jeu, VP = points de victoire.

## Models, teams and cards

# A model whose name the other team has, too.
gb-model-of = { $name } ({ $seat })
# A model nobody knows.
gb-model-unnamed = model { $number }
# A model something belongs to; the second one where the name begins with a vowel.
gb-of = of { $model }
gb-of-vowel = of { $model }

gb-team-harbour = Harbour
gb-team-quarry = Quarry
gb-team-orchard = Orchard
gb-team-butchers = Butchers
gb-team-engineers = Engineers
gb-team-fishermen = Fishermen
gb-team-masons = Masons

gb-guild-alchemists = Alchemists
gb-guild-blacksmiths = Blacksmiths
gb-guild-brewers = Brewers
gb-guild-butchers = Butchers
gb-guild-cooks = Cooks
gb-guild-engineers = Engineers
gb-guild-falconers = Falconers
gb-guild-farmers = Farmers
gb-guild-fishermen = Fishermen
gb-guild-hunters = Hunters
gb-guild-lamplighters = Lamplighters
gb-guild-masons = Masons
gb-guild-miners = Miners
gb-guild-morticians = Morticians
gb-guild-navigators = Navigators
gb-guild-order = The Order
gb-guild-ratcatchers = Ratcatchers
gb-guild-shepherds = Shepherds
gb-guild-union = The Union

gb-pitch-market-square = Market Square
gb-pitch-old-orchard = Old Orchard
gb-pitch-harbour-steps = Harbour Steps
gb-pitch-brickyard = Brickyard
gb-pitch-river-meadow = River Meadow
gb-pitch-charcoal-woods = Charcoal Woods
gb-pitch-mason-scaffolds = Mason’s Scaffolds
gb-pitch-butchers-row = Butchers’ Row
gb-pitch-storm-drain = Storm Drain
gb-pitch-chapel-yard = Chapel Yard
gb-pitch-tar-pits = Tar Pits
gb-pitch-guild-hall-court = Guildhall Court
gb-pitch-back-yard = Back Yard
gb-pitch-village-green = Village Green

# Types of terrain, after “on” or as a thing in the way.
gb-terrain-fast = fast terrain
gb-terrain-rough = rough terrain
gb-terrain-obstruction = an obstruction
gb-terrain-barrier = a barrier
gb-terrain-forest = a forest

gb-position-captain = captain
gb-position-mascot = mascot
gb-position-squaddie = squaddie

## Nouns

gb-movement-jog = jog
gb-movement-sprint = sprint
gb-movement-charge = charge
gb-movement-dodge = dodge
gb-movement-push = push

gb-condition-knocked-down = knocked down
gb-condition-taken-out = taken out
gb-condition-bleed = bleeding
gb-condition-poison = poisoned
gb-condition-burning = burning
gb-condition-snared = snared

gb-phase-setup = Setup
gb-phase-initiative = Initiative phase
gb-phase-maintenance = Maintenance phase
gb-phase-activation = Activation phase
gb-phase-end = End phase

gb-momentum-kick-off = kick-off
gb-momentum-second = the other team has the initiative
gb-momentum-goal = goal
gb-momentum-screamer = Screamer
gb-momentum-pass = successful pass
gb-momentum-take-down = enemy taken out
gb-momentum-playbook = momentous result
gb-momentum-shot = shot
gb-momentum-counter-attack = counter-attack
gb-momentum-defensive-stance = Defensive Stance
gb-momentum-bonus-time = Bonus Time
gb-momentum-rest = Rest
gb-momentum-encourage = Encourage
gb-momentum-pass-and-move = Pass & Move
gb-momentum-snap-shot = Snap Shot
gb-momentum-run-the-length = Run the Length

## Playbook results

gb-effect-damage = { $damage } damage
gb-effect-push = push { $inches }″
gb-effect-dodge = dodge { $inches }″
gb-effect-knock-down = knock down
gb-effect-tackle = tackle
gb-effect-play = play icon { $icon }
gb-result = { $effects }
gb-result-momentous = { $effects }, momentous
gb-result-none = no result
# One result and those of the later rounds of wrapping.
gb-result-then = { $first }; then { $later }

## What happened

gb-seen-dealt = { $seat } is dealt “{ $plan }”.
gb-seen-put-away = { $seat } puts “{ $plan }” away.
gb-seen-put-away-unseen = { $seat } puts a game plan away unseen.
gb-seen-rolled-start = Roll for the kick-off: { $red } { $red-die }, { $blue } { $blue-die }.
gb-seen-rolled-initiative = Equal initiative, a die each: { $red } { $red-die }, { $blue } { $blue-die }.
gb-seen-rolled-attack = Attack dice { $of }: { $dice } ({ $needs }+), { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
 }.
gb-seen-rolled-kick = Kick dice { $of }: { $dice } ({ $needs }+), { $hits ->
    [0] no success
    [one] 1 success
   *[other] { $hits } successes
 }.
gb-seen-rolled-scatter = Scatter: direction { $direction }, distance { $distance }″.
gb-seen-rolled-snap = { $model } rolls { $die } for the ball.
gb-seen-kicks-off = { $seat } kicks off.
gb-seen-drafted = { $seat } picks { $card } ({ $position }).
gb-seen-turned = { $seat } takes the far edge: the pitch is turned round.
gb-seen-kicker = { $model } is to kick off and has the ball.
gb-seen-handed = { $model } is handed the ball.
gb-seen-received = { $model } receives the pass.
gb-seen-intercepted = { $model } intercepts the ball.
gb-seen-snapped = { $model } takes the ball.
gb-seen-tackled = { $model } takes the ball off { $from }.
gb-seen-loose = The ball comes to lie free on the pitch.
gb-seen-scattered = The ball scatters { $length }.
gb-seen-turn = Turn { $turn }.
gb-seen-phase = { $phase }.
gb-seen-revealed = Game plans: { $red }; { $blue }.
# A revealed plan: its initiative and the unspent momentum make the total.
gb-seen-revealed-plan = { $seat } “{ $plan }”, initiative { $initiative } + { $mp } momentum = { $total }
gb-seen-initiative = { $seat } has the initiative.
gb-seen-momentum-gained = { $seat } gains { $mp } momentum: { $why }.
gb-seen-momentum-spent = { $seat } spends { $mp } momentum: { $why }.
gb-seen-momentum-reset = The momentum of both teams is back to 0.
gb-seen-returned = { $model } returns to play with { $hp } HP.
gb-seen-pool = { $seat } has { $pool } influence to allocate.
gb-seen-pool-lost = { $seat } loses { $pool } influence that was not allocated.
gb-seen-allocated = { $model } is allocated { $influence } influence.
gb-seen-activated = { $seat } activates { $model }.
gb-seen-activation-ended = { $model } is done.
gb-seen-advance = { $model } declares a { $movement }.
gb-seen-charge = { $model } charges { $target }.
gb-seen-forfeited = { $model } gives up the advance of this activation.
gb-seen-moved = { $model } { $movement ->
    [dodge] dodges
    [push] is pushed
   *[advance] moves
 } { $length }.
gb-seen-moved-leaving = { $model } { $movement ->
    [dodge] dodges
    [push] is pushed
   *[advance] moves
 } { $length } and leaves the melee zone { $enemies }.
gb-seen-left-pitch = { $model } goes over the edge of the pitch.
gb-seen-charge-failed = The charge { $of } fails.
gb-seen-attack = { $by } attacks { $on }.
gb-seen-parting-blow = { $on } leaves the melee zone { $of }: parting blow.
gb-seen-counter = { $by } declares a counter-attack against { $on }.
gb-seen-stance = { $model } takes a Defensive Stance: +1 DEF.
gb-seen-net-hits = { $by } on { $on }, ARM { $armour }: { $hits ->
    [0] no net hit
    [one] 1 net hit
   *[other] { $hits } net hits
 }.
gb-seen-picked = { $by } picks: { $result }.
gb-seen-damaged = { $model } loses { $damage } HP and has { $left } left.
gb-seen-healed = { $model } gets { $hp } HP back and has { $now }.
gb-seen-suffers = { $model } is { $condition }.
gb-seen-cured = { $model } is no longer { $condition }.
gb-seen-vp = { $seat } gains { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
 }: { $total } of { $goal }.
gb-seen-level = Both players have reached the total at the same instant: the next lead wins.
gb-seen-kick-model = { $by } passes to { $to }.
gb-seen-kick-spot = { $by } passes to a spot { $length } away.
gb-seen-kick-goal = { $by } shoots at the goal.
gb-seen-goal = Goal by { $by }!
gb-seen-rested = { $model } rests.
gb-seen-encouraged = { $model } is encouraged.
gb-seen-gave-up = { $model } lets go of the ball.
gb-seen-new-hand = { $seat } takes the played game plans back into hand.
gb-seen-time-out = { $seat } has run out of time.

gb-verdict-points = on victory points
gb-verdict-concession = by concession
gb-verdict-agreement = by agreement
gb-verdict-judgement = by a judge’s decision
gb-outcome-won = { $seat } wins { $how }.
gb-outcome-drawn = The match ends in a draw { $how }.
gb-outcome-void = The match ends without a result.

## What is asked

gb-ask-put-away = Put two of your game plans away; nobody will see them.
gb-ask-kick-or-receive = You have won the roll: kick off or receive?
gb-ask-lead = Pick who leads your team: the Captain and the Mascot, or a Master and an Apprentice. Both players reveal them together.
gb-ask-squaddie = Pick the next Squaddie from your roster.
gb-ask-edge = Which table edge is yours? If you take the far one, the pitch is turned round.
gb-ask-deploy = Set up your team, every base completely within 10″ of your table edge.
gb-ask-kicker = Which model kicks off?
gb-ask-hand-over = Which of your models gets the ball?
gb-ask-plan = Pick your game plan for turn { $turn }.
gb-ask-initiative = You decide: which team has the initiative?
gb-ask-allocate = Share { $pool } influence out among your models.
gb-ask-activate = Which model do you activate?
gb-ask-act = What does { $model } do next? { $influence } influence, { $mp } momentum.
gb-ask-path = Where does { $model } go? A { $movement } of up to { $left }.
gb-ask-go-on = { $model } can move another { $left }: go on, take another path, or stop?
gb-ask-go-on-charge = { $model } is charging { $target }, { $left } left: go on or stop?
gb-ask-charge-line = Draw the straight line on which { $model } charges { $target }: up to { $left }.
gb-ask-push-line = Where does { $by } push { $model }? One straight line, up to { $left }.
gb-ask-parting-blow = { $on } is leaving the melee zone { $of }. Parting blow? { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, { $needs }+, ARM { $armour }.
gb-ask-arrange-blows = { $blows } may strike { $on } here: who is asked first?
gb-ask-react-attack = { $to } attacks { $model }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, { $needs }+, ARM { $armour }. Does { $model } react?
gb-ask-counter = { $model } may counter-attack { $to }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, { $needs }+, ARM { $armour }. Does it?
gb-ask-react-charge = { $to } charges { $model }, with 4 more dice. Does { $model } react?
gb-ask-bonus-time = { $model } is about to roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, { $needs }+. One more die for 1 momentum?
gb-ask-playbook = { $by } has { $hits ->
    [one] 1 net hit
   *[other] { $hits } net hits
 } on { $on }: pick from the playbook.
gb-ask-playbook-parting = { $by } has { $hits ->
    [one] 1 net hit
   *[other] { $hits } net hits
 } on { $on } as { $on } leaves: pick from the playbook; only damage, knock down and tackle count.
gb-ask-next-step = { $by } against { $on }: which result is applied next?
gb-ask-reroll-scatter = The ball would scatter { $distance }″ in direction { $direction }. Reroll both dice?
gb-ask-arrange-intercepts = { $models } are equally near to the kicker: who may intercept first?
gb-ask-next-return = { $models } return to play: who is first?
gb-ask-next-out = { $models } are taken out at once: who is first?
gb-ask-intercept = The ball comes within reach { $of }. Intercept?
gb-ask-snap = { $model } is within 1″ of the ball. Take it?
gb-ask-snap-one = The ball lies within 1″ { $models }. Who takes it?
gb-ask-contest = Both teams can reach the ball. Who rolls for it? { $models } can.
gb-ask-team-work = { $passer } has passed to { $receiver }. Team Work? { $mp } momentum.
gb-ask-team-work-alone = The pass { $of } has succeeded. Team Work? { $mp } momentum.
gb-ask-run-the-length = { $model } has scored. A dodge of 4″ for 1 momentum?
gb-ask-place-kick-off = Where does { $kicker } kick the ball?
gb-ask-place-goal-kick = Where does the goal kick go? Within 10″ of your goalpost.
gb-ask-place-return = Where does { $model } return? Touching the edge of the pitch in your deployment zone.
gb-ask-place-least = The ball fits in several places equally near: which one?

## Answers

gb-do-put-away = Put “{ $one }” and “{ $other }” away
gb-do-kick-off = Kick off
gb-do-receive = Receive
gb-do-lead = { $captain } with { $mascot }
gb-do-squaddie = Pick { $card }
gb-do-near-edge = Take this edge
gb-do-far-edge = Take the far edge
gb-do-deploy = Set the team up like this
gb-do-kicker = { $model } kicks off
gb-do-hand-over = Give { $model } the ball
gb-do-hand-over-no = Leave the ball where it is
gb-do-activate = Activate { $model }
gb-do-first = { $model } first
gb-do-take-with = { $model } takes the ball
gb-do-take-none = Nobody takes the ball
gb-do-model = { $model }
gb-do-plan = Play “{ $plan }”
gb-do-seat = { $seat } has the initiative
gb-do-share = { $model } { $influence }
gb-do-influence = Influence: { $shares }
gb-do-influence-none = Allocate no influence
gb-do-jog = Jog
gb-do-sprint = Sprint
gb-do-charge = Charge { $target }
gb-do-forfeit = Give up the advance
gb-do-stand-up = Stand up
gb-do-attack = Attack { $target }
gb-do-pass = Pass to { $target }
gb-do-pass-to = Pass to this spot
gb-do-shot = Shoot
gb-do-give-up = Put the ball down here
gb-do-rest-health = Rest: 4 HP
gb-do-rest-conditions = Rest: lose all conditions
gb-do-encourage-health = Encourage { $target }: 4 HP
gb-do-encourage-conditions = Encourage { $target }: lose all conditions
gb-do-end = End the activation
gb-do-path = { $movement ->
    [dodge] Dodge
   *[advance] Move
 } { $length }
gb-do-halt = Move there and let go of the ball on the way
gb-do-go-on = Go on
gb-do-stop = Stop here
gb-do-stay = Do not move
gb-do-no-push = Do not push
gb-do-charge-line = Charge { $length }
gb-do-push-line = Push { $length }
gb-do-react-none = Do not react
gb-do-react-counter = Counter-attack
gb-do-react-stance = Defensive Stance
gb-do-react-both = Counter-attack and Defensive Stance
gb-do-step-damage = Damage
gb-do-step-push = Push
gb-do-step-dodge = Dodge
gb-do-step-knock-down = Knock down
gb-do-step-tackle = Tackle
gb-do-contest = Roll for { $models }
gb-do-contest-none = Roll for nobody
gb-do-pass-and-move = Pass & Move: { $model } dodges 4″
gb-do-snap-shot = Snap Shot!
gb-do-no-team-work = No Team Work
gb-do-kick-here = Kick here
gb-do-goal-kick-here = Goal kick to here
gb-do-return-here = Return here
gb-do-ball-here = The ball goes here
gb-do-strike = Strike
gb-do-let-go = Let { $model } go
gb-do-reroll = Reroll
gb-do-keep = Keep the scatter
gb-do-intercept = Intercept
gb-do-let-pass = Let the ball pass
gb-do-take = Take the ball
gb-do-leave = Leave the ball
gb-do-bonus-time = Bonus Time: one more die
gb-do-no-bonus-time = Roll without it
gb-do-run-the-length = Run the Length!
gb-do-no-run = Stay
gb-do-yes = Yes
gb-do-no = No

## Why not

gb-why-not-an-answer = That does not answer what is asked now.
gb-why-unknown = No model with that number plays in this match.
gb-why-not-yours = { $model } plays for the other team.
gb-why-not-an-enemy = { $model } is not an enemy.
gb-why-itself = { $model } cannot be chosen here: choose another model.
gb-why-off-pitch = { $model } is not on the pitch.
gb-why-not-among = { $model } is not among those asked about.
gb-why-not-in-hand = “{ $plan }” is not in your hand.
gb-why-same-twice = “{ $plan }” is named twice; two different game plans are needed.
gb-why-places = The team needs { $need ->
    [one] 1 place
   *[other] { $need } places
 }, and { $given ->
    [0] none was given
    [one] 1 was given
   *[other] { $given } were given
 }.
gb-why-outside-zone = The base { $of } does not lie completely within 10″ of your table edge.
gb-why-over-edge = The base would lie over the edge of the pitch.
gb-why-on-model = The base would overlap { $model }.
gb-why-on-barrier = The base would overlap a goalpost.
gb-why-on-terrain = The base would overlap { $kind }.
gb-why-on-ball = The base would overlap the ball.
gb-why-on-marker = The base would overlap a marker.
gb-why-not-at-edge = { $model } has to touch the edge of the pitch within your deployment zone.
gb-why-not-nearest = Another free place for the ball lies nearer.
gb-why-over-pool = The pool holds only { $pool } influence.
gb-why-over-max = { $model } can hold { $max } influence at most.
gb-why-activated = { $model } has already been activated this turn.
gb-why-influence = That costs { $cost } influence; the model holds { $held }.
gb-why-momentum = That costs { $cost } momentum; the team has { $held }.
gb-why-advanced = The advance of this activation has already been made or given up.
gb-why-down = { $model } is knocked down.
gb-why-no-ball = { $model } does not have the ball.
gb-why-engaged = Not while { $enemy } engages the model.
gb-why-already-engaging = { $enemy } is engaged already.
gb-why-not-engaging = { $enemy } is not engaged: out of the melee zone or out of sight.
gb-why-unseen = There is no line of sight to { $model }.
gb-why-out-of-range = That is more than { $reach } away.
gb-why-rested = { $model } has already rested this turn.
gb-why-encouraged = { $model } has already been encouraged this turn.
gb-why-countered = A counter-attack against { $enemy } was already declared this turn.
gb-why-not-a-charge = A Defensive Stance answers charges only.
gb-why-too-long = That is longer than the { $left } allowed.
gb-why-blocked = { $model } stands in the way.
gb-why-blocked-by-barrier = A goalpost stands in the way.
gb-why-blocked-by-terrain = The path leads through { $kind }.
gb-why-off-table = The path leads off the pitch.
gb-why-ends-on-ball = The movement would end on the ball.
gb-why-ends-on-marker = The movement would end on a marker.
gb-why-ends-on-obstruction = The movement would end on an obstruction.
gb-why-not-straight = A charge is one straight line.
gb-why-must-engage = The charge can engage { $target } and so has to end engaging { $target }.
gb-why-no-line = The line has no length.
gb-why-closed-column = Column { $column } is not open: { $open ->
    [0] no column is
    [one] only the first is
   *[other] only the first { $open } are
 }.
gb-why-no-result = The playbook has no such result.
gb-why-invalid = No effect of that result is possible now.
gb-why-picks-more = { $need } results are to be picked, { $given } so far.
gb-why-picks-fewer = Only { $need ->
    [one] 1 result
   *[other] { $need } results
 } can be picked, not { $given }.
gb-why-no-step = That result is not waiting to be applied.
gb-why-team-size = A team of { $models ->
    [one] 1 model
   *[other] { $models } models
 } does not fit this match.
gb-why-captains = A team has exactly one captain.
gb-why-mascots = The team has too many or too few mascots for this match.
gb-why-same-name = { $name } is there twice; a named character appears only once in a team.
gb-why-no-such-card = There is no card “{ $name }”.
gb-why-figure = A value on the card of { $name } is out of range.
gb-why-size = A pitch is 24 to 36 inches wide, a team has 1 to 6 models, and a match goes to 1 to 100 VP.
gb-why-roster-limit = The limit of the roster is { $limit }; it can be { $least } to { $most }.
gb-why-wrong-guild = { $name } does not play for the guild of this team.
gb-why-same-character = { $name } is another version of a character the team has already.
gb-why-roster-size = The roster lists { $models } models; { $limit } are allowed.
gb-why-too-few-squaddies = Too few different Squaddies are left for a team of six.
gb-why-halves = A team of Blacksmiths is half Masters and half Apprentices.
gb-why-not-on-roster = { $card } is not on the roster.
gb-why-wrong-role = { $card } cannot be picked for that position.
gb-why-teams-and-rosters = A tournament has rosters instead of teams, and six models a side.
gb-why-unfinished = { $name } has an effect that cannot be played yet.
gb-why-no-such-pitch = There is no such pitch.
gb-why-pitch-size = This pitch is for games on { $inches }″ × { $inches }″.
gb-why-too-many-pieces = There may be at most { $most } pieces of terrain.
gb-why-piece-shape = Piece of terrain { $number } must be a circle, or a polygon of three to eight corners whose sides do not cross.
gb-why-piece-off-pitch = Piece of terrain { $number } lies partly off the pitch.
gb-why-piece-on-goalpost = Piece of terrain { $number } stands on a goalpost, or too near for the ball to pass between.
gb-why-no-room-to-set-up = Barriers and obstructions leave too little room to set a team up.
gb-why-cramped = Barriers and obstructions stand so close that there would be places from which no ball can be kicked.
