### The table of Guild Ball on the page.

## Where one is and how it stands

gbc-turn = Turn { $turn }
gbc-score = Victory points
gbc-to-win = { $vp } VP to win
gbc-inf = { $count } INF
gbc-mp = { $count } MP
gbc-free = free
gbc-hp = { $hp }/{ $of } HP
gbc-influence = { $count } influence
gbc-can-act = { $count } of { $of } can act
gbc-active = active
gbc-done = done
gbc-ready = can act
gbc-off-pitch = off the pitch
gbc-not-set-up = not set up
gbc-has-ball = has the ball
gbc-has-initiative = has the initiative
gbc-momentum = Momentum
gbc-momentum-why = Unspent points count for the next initiative.
gbc-versus = v
gbc-waiting = Waiting
gbc-waiting-for = Waiting for { $names }
gbc-over = The match is over

## The card of a model

gbc-stat-mov = MOV
gbc-stat-tac = TAC
gbc-stat-kick = KICK
gbc-stat-def = DEF
gbc-stat-arm = ARM
gbc-stat-inf = INF
gbc-melee = melee
gbc-printed = { $figure } as printed
gbc-holds = holds { $count } INF
gbc-in-cover = in cover
gbc-health = Health
gbc-health-of = { $hp } of { $of }, recovers at { $recovery }
gbc-playbook = Playbook
gbc-reach-on = on { $name }: { $pool }, ARM { $armour }
gbc-cell = Column { $column }: { $result }
gbc-name-of = { $name } ({ $seat })
gbc-damage = { $count } damage
gbc-push = { $count }″ push
gbc-dodge = { $count }″ dodge
gbc-knock-down = knocked down
gbc-tackle = tackle
gbc-momentous = momentous
gbc-gain-mp = +{ $count } MP
gbc-target-at = target at { $hp } HP

## Actions

gbc-actions = Actions
gbc-act-jog = Jog { $inches }″
gbc-act-sprint = Sprint { $inches }″
gbc-act-charge = Charge
gbc-act-attack = Attack
gbc-act-pass = Pass
gbc-act-shot = Shot
gbc-act-give-up = Put the ball down
gbc-act-rest = Rest
gbc-act-encourage = Encourage
gbc-act-forfeit = Stand up
gbc-act-end = End activation
gbc-not-possible = { $action }, not possible:
gbc-targets = Targets
gbc-relief = What it gives
gbc-relief-health = 4 HP
gbc-relief-conditions = Remove conditions
gbc-pass-how = Choose a team-mate or a spot on the pitch.
gbc-move-how = Each press on the pitch adds a point to the path.

## What is planned

gbc-cost-inf = { $count } INF ({ $before } → { $after })
gbc-cost-mp = { $count } MP ({ $before } → { $after })
gbc-pool = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, { $needs }+
gbc-odds-pass = { $chance } success, { $pool }
gbc-odds-shot = { $goal } goal, { $screamer } Screamer!, { $pool }
gbc-odds-attack = { $first } at least one column, { $pool }, ARM { $armour }
gbc-odds-test = { $chance } at least one hit, { $pool }
gbc-risk-blows = Parting { $count ->
    [one] blow
   *[other] blows
 } by { $names }
gbc-risk-fails = the charge does not reach its target: no attack, and the activation ends
gbc-under = { $name }: { $odds }
gbc-under-sure = { $name }: without a test
gbc-risk-counter = counter-attack with { $pool }
gbc-risk-ball = ball in the end { $who }
gbc-kick-minus = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, one fewer for each of { $names }.
gbc-too-far = too far
gbc-bonus-note = With Bonus Time: { $odds }.
gbc-bonus = Bonus Time
gbc-furthest = Furthest legal point
gbc-cut = The path is cut off where it stops being legal.
gbc-round = The path leads round what stands in between.
gbc-flags = Along the path
gbc-flag-end = ends here
gbc-flag-blow = leaves { $name }’s melee zone: parting blow, { $pool }
gbc-flag-ball = within 1″ of the ball: may take it
gbc-flag-fast = onto fast terrain: +2″
gbc-flag-rough = onto rough terrain: −2″
gbc-flag-off = over the edge of the pitch
gbc-blow-hit = hits { $chance }
gbc-blow-down = knocked down { $chance }
gbc-blow-ball = loses the ball { $chance }
gbc-blow-out = taken out { $chance }
gbc-blow-damage = { $damage } damage expected
gbc-blow-facts = hits { $hit }, knocks down { $down }, { $damage } damage expected
gbc-snaps = { $count ->
    [one] 1 suggestion
   *[other] { $count } suggestions
 }
gbc-snap-next = Next suggestion
gbc-snap-before = Previous suggestion
gbc-how-path = Each press on the pitch adds a point to the path.
gbc-how-charge-line = Choose where the straight line ends.
gbc-how-push-line = Choose where the push ends.
gbc-how-place = Choose a spot on the pitch.
gbc-go-on-how = Go on as drawn, draw another path on the pitch, or stop.
gbc-halt = Halt there to let go
gbc-stop-path = Stay
gbc-stop-go-on = Stop here
gbc-stop-charge-line = Stay
gbc-stop-push-line = No push

## The button that makes it real

gbc-do-commit = Do it
gbc-do-put-away = Put away ({ $count } of 2)
gbc-do-plan = Lay face down
gbc-do-deploy = Set up
gbc-do-deploy-part = { $count } of { $of } placed
gbc-do-choose-model = Choose a model
gbc-do-choose-action = Choose an action
gbc-do-choose-target = Choose a target
gbc-do-kicker = { $name } kicks off
gbc-do-hand-over = Hand the ball to { $name }
gbc-do-activate = Activate { $name }
gbc-do-snap-one = { $name } takes the ball
gbc-do-arrange-blows = { $name } strikes first
gbc-do-arrange-intercepts = { $name } first
gbc-do-allocate = Allocate
gbc-do-allocate-left = Allocate, { $left } unspent
gbc-do-jog = Jog
gbc-do-sprint = Sprint
gbc-do-forfeit = Stand up
gbc-do-give-up = Put the ball here
gbc-do-rest = Rest
gbc-do-encourage = Encourage { $name }
gbc-do-end = End activation
gbc-do-declare-charge = Charge { $name }
gbc-do-roll = { $dice ->
    [one] Roll 1 die
   *[other] Roll { $dice } dice
 }
gbc-do-move = Move { $length }
gbc-do-go-on = Go on
gbc-do-charge = Charge { $length }
gbc-do-push = Push { $length }
gbc-do-place = Place
gbc-do-picks = Apply
gbc-do-contest = { $count ->
    [one] Roll with 1 model
   *[other] Roll with { $count } models
 }
gbc-do-contest-none = Nobody rolls

## Setting up

gbc-deploy-how = Press on the pitch where each model is to stand, within 10″ of your edge.
gbc-usual = Usual places
gbc-plans = Game plans
gbc-plans-held = { $count } in hand
gbc-plan-number = Game plan { $number }
gbc-plan-initiative = Initiative { $value }
gbc-plan-influence = Influence { $value }
gbc-left-of = of { $pool } influence left
gbc-less = Less for { $name }
gbc-more = More for { $name }
gbc-fill = Fill
gbc-fill-one = Fill { $name }
gbc-fill-all = Fill one after another
gbc-kick-off = Kick off
gbc-receive = Receive
gbc-kick-or-receive-facts = The kicking team has 1 MP; the receiving team sets up second.
gbc-initiative-facts = Whoever has the initiative activates first; the other team gets 1 MP.
gbc-first = { $seat } first

## Reactions

gbc-strike = Strike
gbc-let-go = Let go
gbc-no-momentum = makes no momentum
gbc-take-ball = Take the ball
gbc-leave-ball = Leave it
gbc-intercept = Intercept
gbc-no-intercept = Let it pass
gbc-reroll = Reroll
gbc-keep = Keep
gbc-ball-then = { $answer }: ball { $who }
gbc-ball-either = Either way: ball { $who }
gbc-ball-own = yours { $chance }
gbc-ball-enemy = theirs { $chance }
gbc-ball-free = free { $chance }
gbc-run = Run the Length!
gbc-no-run = Not now
gbc-run-facts = The scorer dodges 4″.
gbc-counter = Counter-attack
gbc-counter-now = Counter-attack
gbc-no-counter = Do not
gbc-counter-facts = The attack is over, and the counter-attack is paid for.
gbc-stance = Defensive Stance
gbc-both = Both
gbc-neither = Neither
gbc-react-facts = A counter-attack comes after the attack, if the attacker is still in reach. It makes no momentum.
gbc-react-charge-facts = The stance gives +1 DEF against the charge; a counter-attack comes after it.
gbc-react-coming = Coming: { $odds }
gbc-react-stance = with the stance: { $odds }
gbc-react-back = Counter-attack: { $odds }
gbc-bonus-yes = Bonus Time
gbc-bonus-no = Roll as it is
gbc-bonus-facts = { $pool }: a hit { $before } → { $after }
gbc-pass-and-move = { $name } dodges
gbc-snap-shot = Snap Shot!
gbc-team-work-facts = Team Work after the pass: a dodge of 4″ or a shot at once.

## The playbook after a roll

gbc-net-hits = { $hits ->
    [one] 1 net hit
   *[other] { $hits } net hits
 } on { $name }
gbc-slot = Pick { $number }: up to column { $column }
gbc-most-damage = Most damage
gbc-most-momentum = Momentous
gbc-want-tackle = Tackle

## The pitch

gbc-pitch = Pitch, { $size } on each side
gbc-pitch-words = The pitch in words
gbc-token = { $name }, { $seat }, { $hp } of { $most } HP, { $influence } influence, { $notes }
gbc-placed = { $name }, planned place
gbc-stands = { $name }, { $seat }: { $right } from the left edge, { $down } from the upper edge
gbc-stands-off = { $name }, { $seat }: off the pitch
gbc-ball-lies = The ball lies free: { $right } from the left edge, { $down } from the upper edge
gbc-contact = contact
gbc-measure = Measure
gbc-threat = Threat
gbc-close = Closer
gbc-whole = Whole pitch

## Dice

gbc-dice = Dice
gbc-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
 }
gbc-roll-start = Kick-off
gbc-roll-initiative = Initiative
gbc-roll-attack = { $name } attacks
gbc-roll-kick = { $name } kicks
gbc-roll-scatter = Scatter
gbc-roll-snap = { $name }

## Steps of an attack

gbc-step-damage = Damage
gbc-step-push = Push
gbc-step-dodge = Dodge
gbc-step-knock-down = Knock down
gbc-step-tackle = Tackle

## Keys

gbc-key-nudge = Nudge a tenth of an inch
gbc-key-nudge-inch = Nudge a whole inch
gbc-key-nudge-fine = Nudge a hundredth of an inch
gbc-key-bend = Turn here
gbc-key-column = Playbook column { $column }

## Abilities on the table

gbc-abilities = Plays and traits
gbc-in-force = In force
gbc-used = used
gbc-sustained = lasts
gbc-once-turn = once per turn
gbc-once-game = once per game
gbc-icon = icon { $number }
gbc-kind-play = play
gbc-kind-passive = trait
gbc-kind-active = active trait
gbc-kind-heroic = heroic play
gbc-kind-legendary = legendary play
gbc-kind-plan = game plan
gbc-kind-guild = guild rule
gbc-until-always = always
gbc-until-turn = until the end of the turn
gbc-until-activation = until the end of the activation
gbc-until-action = until the end of the action
gbc-until-advance = until the end of the advance
gbc-until-plan = as long as the plan is in play
gbc-until-game = for the rest of the game
gbc-until-area = as long as the area stays
gbc-act-free = { $name } (free)
gbc-act-glide = Gliding
gbc-do-glide = Glide over rough ground
gbc-do-use = Use { $name }
gbc-step-first-icon = First play
gbc-step-second-icon = Second play

gbc-up-to = of { $vp }
gbc-icon-play = a play with icon { $number }
gbc-actions-of = Actions of { $name }
gbc-plans-in-play = Plans in play
gbc-terrain-fast = fast { $number }
gbc-terrain-rough = rough { $number }
gbc-terrain-obstruction = obstruction { $number }
gbc-terrain-barrier = barrier { $number }
gbc-terrain-forest = forest { $number }
gbc-terrain-now = { $name }, { $ground } now
gbc-ground-fast = fast
gbc-ground-rough = rough
gbc-terrain-does-fast = +2″ MOV
gbc-terrain-does-rough = −2″ MOV
gbc-terrain-does-obstruction = gives cover, may be crossed at a jog, nobody stands on it
gbc-terrain-does-barrier = gives cover, blocks ways and sight
gbc-terrain-does-forest = rough, gives cover, hinders kicks and sight
gbc-roll-play = { $name }: play
gbc-do-draw = Choose on the pitch
gbc-kick-how = To kick to a place, press it on the pitch.
gbc-pass-there = Pass to this place
