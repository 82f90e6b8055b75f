### Guild Ball: the fragments from which the texts of cards and plans are put together. Abilities go by their proper names.


## Sentences

gbt-sentence = { CAPITAL($what) }.
gbt-two = { $first } { $rest }
gbt-and = { $first }; { $rest }
gbt-then = { $first }, then { $rest }
gbt-nothing = nothing but its figures
gbt-quoted = “{ $ability }”

## How it is used

gbt-aim = target: { $who }
gbt-playbook-only = only from the playbook, on the target of the attack
gbt-usable = condition: { $who } { $how }
gbt-stays = the area stays on the pitch
gbt-once-turn = once per turn
gbt-once-first = only the first time each turn
gbt-once-activation = once per activation
gbt-once-action = once per action
gbt-once-advance = once per advance
gbt-once-each = once per turn for each model
gbt-once-game = once per game
gbt-limited = { $what } ({ $limit })
gbt-uses = { $what } ({ $count ->
    [one] once
   *[other] { $count } times
 })

## How long

gbt-until-turn = until the end of the turn, { $what }
gbt-until-activation = until the end of the activation, { $what }
gbt-until-action = until the end of the action, { $what }
gbt-until-advance = until the end of the advance, { $what }
gbt-until-plan = as long as this plan is in play, { $what }
gbt-until-game = for the rest of the game, { $what }
gbt-until-area = as long as the area lies on the pitch, { $what }

## Who

gbt-who-this = this model
gbt-who-target = the target
gbt-who-attacked = the target of the attack
gbt-who-that = that model
gbt-who-chosen = the chosen model
gbt-who-those = those models
    .number = p
gbt-who-team = your team
gbt-who-named = { $names }
gbt-who-named-card = the model named on the card
gbt-who-friends = friendly models
    .number = p
gbt-who-enemies = enemy models
    .number = p
gbt-who-all = all models
    .number = p
gbt-who-friend = a friendly model
gbt-who-enemy = an enemy model
gbt-who-model = a model
gbt-who-spot = a 3″ area
gbt-who-ball = a free ball
gbt-who-how = { $who } { $how }
gbt-all-how = { $who } { $how }
    .number = p
gbt-how-two = { $first } { $rest }

## Which of them

gbt-f-other = other than { $bearer }
gbt-f-is-target = under attack
gbt-f-named = named { $names }
gbt-f-guild = of the same guild
gbt-f-captain = in the role of Captain
gbt-f-not-captain = other than the Captain
gbt-f-squaddie = in the role of Squaddie
gbt-f-mascot = in the role of Mascot
gbt-f-not-mascot = other than the Mascot
gbt-f-type = of the type { $kind }
gbt-f-suffers = with the condition { $conditions }
gbt-f-suffers-one = with one of the conditions { $conditions }
gbt-f-engages = engaging { $bearer }
gbt-f-engaged = engaged by { $bearer }
gbt-f-engaged-named = engaged by { $names }
gbt-f-engaged-friend = engaged by another friendly model
gbt-f-zone = in the melee zone of { $bearer }
gbt-f-left-zone = leaving the melee zone of { $bearer }
gbt-f-within = within { $inches }″ of { $bearer }
gbt-f-near-named = within { $inches }″ of { $names }
gbt-f-own-goal = within { $inches }″ of the goalpost of its team
gbt-f-their-goal = within { $inches }″ of the opposing goalpost
gbt-f-nearest-goal = nearer to the friendly goalpost than any other model
gbt-f-edge = within { $inches }″ of a pitch edge
gbt-f-alone = with no friend within { $inches }″
gbt-f-terrain = within { $inches }″ of terrain
gbt-f-cover = in cover
gbt-f-damaged = missing HP
gbt-f-recovery = with fewer HP than the recovery level
gbt-f-weaker = with fewer HP than { $bearer }
gbt-f-own-half = in the half of its team
gbt-f-their-half = in the opposing half
gbt-f-not-activated = not activated yet this turn
gbt-f-active = during its activation
gbt-f-initiative = of the team with the initiative
gbt-f-ball = with the ball
gbt-f-free-ball = within { $inches }″ of a free ball
gbt-f-influence = holding influence
gbt-f-activation-phase = in the Activation Phase
gbt-f-returned = back in play this turn
gbt-f-area = in the area
gbt-f-aura = within the aura of { $bearer }
gbt-f-not-that = other than that one
gbt-f-near-that = within { $inches }″ of that model
gbt-f-first = for the first time this turn
gbt-f-touched = touched on the way
gbt-f-near-target = within { $inches }″ of the target

## What it has

gbt-has = { $who } { $who-number ->
    [p] have
   *[s] has
 } { $changes }
gbt-has-when = { $who } { $who-number ->
    [p] have
   *[s] has
 } { $changes } { $when }
gbt-c-tac = { $n } TAC
gbt-c-def = { $n } DEF
gbt-c-arm = { $n } ARM
gbt-c-mov = { $base }″/{ $most }″ MOV
gbt-c-kick = { $dice }/{ $inches }″ KICK
gbt-c-inf = { $n } max INF
gbt-c-damage = { $n } damage with playbook results
gbt-c-damage-plays = { $n } damage with playbook results and plays
gbt-c-taken = { $n } damage from each enemy playbook result and play
gbt-c-taken-most = at most { $n } damage from one action
gbt-c-cost-free = { $what } without influence
gbt-c-cost-less = { $what } for { $n } influence less
gbt-c-cost-more = { $what } for { $n } influence more
gbt-c-mp-free = { $what } without MP
gbt-c-mp-less = { $what } for { $n } MP less
gbt-c-mp-more = { $what } for { $n } MP more
gbt-c-grant = the ability { $ability }
gbt-c-exempt-rough = immunity to the penalty of rough ground
gbt-c-exempt-burning = immunity to the MOV penalty of burning
gbt-c-exempt-crowding = immunity to crowding out
gbt-c-exempt-engaging = immunity to the dice lost to enemies engaging the kicker
gbt-c-exempt-intervening = immunity to the dice lost to intervening models
gbt-c-exempt-interception = kicks nobody can intercept
gbt-c-exempt-bases = a way through other bases
gbt-c-exempt-everything = a way through bases and terrain
gbt-c-exempt-icons = all playbook results open in parting blows
gbt-c-goal = { $n } VP for a goal
gbt-c-out = a worth of { $n } VP when taken out
gbt-c-result = the further playbook result { $result }
gbt-c-zone = a melee zone of { $n }″
gbt-c-reroll-any = a reroll of any dice
gbt-c-reroll = a reroll of { $n } dice
gbt-c-ganging = { $n } dice for each teammate ganging up
gbt-c-crowding = { $n } dice for each enemy crowding out
gbt-c-engages-down = a melee zone even while knocked down
gbt-c-directly-towards = leave to advance only directly towards this model
gbt-c-towards = leave to advance only towards this model
gbt-c-attack-only = leave to attack nobody of your team but this model
gbt-c-play-cost = { $ability } for { $n } influence
gbt-c-play-range = { $n }″ to the range of plays aimed at it
gbt-c-all-momentous = momentous playbook damage
gbt-c-no-momentous = damage results without MP
gbt-c-condition-damage = playbook damage as condition damage
gbt-c-net-hits = { $n } net hits
gbt-c-shot-number = { $n } to the target number
gbt-c-both-move = Pass & Move with both models
gbt-c-play-dice = { $n } dice for plays
gbt-c-ground = ground that counts as { $ground }
gbt-ground-rough = rough
gbt-ground-fast = fast
gbt-ground-forest = forest
gbt-ground-cover = cover
gbt-paid-play = character plays
gbt-paid-charge = charges
gbt-paid-kick = kicks
gbt-paid-pass = passes
gbt-paid-shot = Shots
gbt-paid-attack = attacks
gbt-paid-sprint = sprints
gbt-momentous-pass-and-move = Pass & Move
gbt-momentous-snap-shot = Snap Shots
gbt-momentous-shot = Shots
gbt-momentous-run-the-length = Run the Length!
gbt-momentous-counter-attack = Counter-Attacks
gbt-momentous-defensive-stance = Defensive Stances
gbt-momentous-rest = Rest
gbt-momentous-encourage = Encourage
gbt-momentous-bonus-time = Bonus Time
gbt-momentous-gliding = Gliding
gbt-momentous-heroic = heroic plays
gbt-momentous-any-but-shots = any momentous ability but Shots and Snap Shots

## During what

gbt-w-attacking = when attacking { $who }
gbt-w-attacked = against attacks by { $who }
gbt-w-charging = when charging { $who }
gbt-w-countering = in Counter-Attacks
gbt-w-parting = in parting blows
gbt-w-advancing = while advancing
gbt-w-starting = for an advance started there
gbt-w-against-plays = against enemy plays
gbt-w-using-play = when using a character play
gbt-w-passing = for passes
gbt-w-shooting = for Shots
gbt-w-kicking = for kicks
gbt-w-in-activation = during its activation
gbt-w-being = while { $how }
gbt-w-bearer = ({ $who } { $how })

## When it fires

gbt-trigger = { $hook }, { $what }
gbt-trigger-may = { $hook }, you may use this: { $what }
gbt-hook-if = { $hook } ({ $how })
gbt-hook-by = { $hook }, by { $by }
gbt-by-any = an attack or a play of an enemy
gbt-by-attack = an attack
gbt-by-blow = a parting blow
gbt-by-play = a play
gbt-by-still = an attack or a play, but no parting blow
gbt-on-used = when this is used
gbt-on-always = at any time
gbt-on-act-start = at the start of the activation of { $who }
gbt-on-act-start-other = when { $who } starts its activation
gbt-on-act-end = at the end of the activation of { $who }
gbt-on-act-end-other = when { $who } ends its activation
gbt-on-act-order = when it is settled who activates next
gbt-on-adv-start = when { $who } starts an advance
gbt-on-adv-during = when { $who } touches another base on its way
gbt-on-adv-end = when { $who } ends an advance
gbt-on-dodge-end = when { $who } ends a dodge
gbt-on-place = when { $who } is placed
gbt-on-enter = when { $who } comes within
gbt-on-enter-advance = when { $who } comes within on an advance
gbt-on-charge = when { $who } declares a charge
gbt-on-attack = when { $who } declares an attack
gbt-on-counter = when { $who } declares a Counter-Attack
gbt-on-parting = when { $who } makes a parting blow
gbt-on-hit = when { $who } would be hit by an attack or a play
gbt-on-results = when playbook results are chosen
gbt-on-attack-success = when an attack of this model has a net hit
gbt-on-attack-after = after an attack of this model against { $who }
gbt-on-damage-dealt = after this model has caused damage to { $who }
gbt-on-damage-suffered = after { $who } has suffered damage
gbt-on-suffer-condition = before { $who } suffers the condition { $condition }
gbt-on-suffer-any = before { $who } suffers a condition
gbt-on-suffer-push = before { $who } is pushed
gbt-on-suffer-tackle = before { $who } is tackled
gbt-on-suffer = before { $who } suffers an effect
gbt-on-zero = at 0 HP
gbt-on-out = when { $who } is taken out
gbt-on-out-inflict = when this model takes { $who } out
gbt-on-return = when { $who } returns to play
gbt-on-kick = when { $who } declares a kick
gbt-on-pass = when { $who } declares a pass
gbt-on-received = when { $who } receives a pass
gbt-on-goal = when { $who } scores
gbt-on-ball = when { $who } gains the ball
gbt-on-play = when { $who } declares a character play
gbt-on-play-after = after a character play of { $who }
gbt-on-play-harm = when { $who } has hit an enemy with a damaging play
gbt-on-ability = when a momentous ability is used
gbt-on-mp = when MP have been spent
gbt-on-end-phase = in the End Phase
gbt-on-maintenance = in the Maintenance Phase
gbt-on-setup = during set-up
gbt-on-marker = when a marker is placed
gbt-on-trap = when a trap goes off

## Steps

gbt-do = { $who } { $ops }
gbt-choose = choose { $who }
gbt-choose-may = you may choose { $who }
gbt-choose-opponent = your opponent chooses { $who }
gbt-choose-opponent-may = your opponent may choose { $who }
gbt-mode = choose one of these: { $modes }
gbt-mode-opponent = your opponent chooses one of these: { $modes }
gbt-pay-conditions = give up one of its conditions { $conditions }
gbt-pay-health = this model gives up { $n } HP
gbt-pay-influence = this model gives up { $n } influence
gbt-pay-momentum = pay { $n } MP
gbt-if = go on only with { $who } { $how }
gbt-each-player = each player, the one with the initiative first: { $what }

## What happens to a model

gbt-op-damage = { $who-number ->
    [p] suffer
   *[s] suffers
 } { $n } damage
gbt-op-condition-damage = { $who-number ->
    [p] suffer
   *[s] suffers
 } { $n } condition damage
gbt-op-damage-each = { $who-number ->
    [p] suffer
   *[s] suffers
 } 1 damage for each of: { $each }
gbt-op-suffer = { $who-number ->
    [p] suffer
   *[s] suffers
 } the condition { $condition }
gbt-op-cure = { $who-number ->
    [p] lose
   *[s] loses
 } the conditions { $conditions }
gbt-op-cure-all = { $who-number ->
    [p] lose
   *[s] loses
 } all conditions
gbt-op-heal = { $who-number ->
    [p] get
   *[s] gets
 } { $n } HP back
gbt-op-heal-each = { $who-number ->
    [p] recover
   *[s] recovers
 } 1 HP for each of { $each }
gbt-op-recover = { $who-number ->
    [p] get
   *[s] gets
 } HP back up to the recovery level
gbt-op-dodge = { $who-number ->
    [p] may
   *[s] may
 } dodge { $inches }″
gbt-op-dodge-way = { $who-number ->
    [p] may
   *[s] may
 } dodge { $inches }″ { $way }
gbt-op-push = { $who-number ->
    [p] are
   *[s] is
 } pushed { $inches }″
gbt-op-push-way = { $who-number ->
    [p] are
   *[s] is
 } pushed { $inches }″ { $way }
gbt-op-place = { $who-number ->
    [p] are
   *[s] is
 } placed within { $inches }″
gbt-op-place-touching = { $who-number ->
    [p] are
   *[s] is
 } placed touching { $whom }
gbt-op-advance = { $who-number ->
    [p] may
   *[s] may
 } make an extra advance ({ $movement })
gbt-op-advance-way = { $who-number ->
    [p] may
   *[s] may
 } make an extra advance ({ $movement }) { $way }
gbt-op-install = { $who-number ->
    [p] are
   *[s] is
 } under the effect of { $ability }
gbt-op-take-ball = { $who-number ->
    [p] take
   *[s] takes
 } the ball
gbt-op-drop-ball = { $who-number ->
    [p] lose
   *[s] loses
 } the ball, which scatters
gbt-op-influence-more = { $who-number ->
    [p] gain
   *[s] gains
 } { $n } influence
gbt-op-influence-less = { $who-number ->
    [p] lose
   *[s] loses
 } { $n } influence
gbt-op-take-influence = { $who-number ->
    [p] take
   *[s] takes
 } all influence of that model
gbt-op-momentum-more = { $who-number ->
    [p] gain
   *[s] gains
 } { $n } MP
gbt-op-momentum-less = { $who-number ->
    [p] lose
   *[s] loses
 } { $n } MP
gbt-op-kick = { $who-number ->
    [p] may
   *[s] may
 } kick now without influence
gbt-op-pass = { $who-number ->
    [p] may
   *[s] may
 } pass now without influence
gbt-op-shot = { $who-number ->
    [p] may
   *[s] may
 } take a Shot now without influence
gbt-op-kick-ball = { $who-number ->
    [p] may
   *[s] may
 } kick the free ball from where it lies, at the price of a kick
gbt-op-attack = { $who-number ->
    [p] may
   *[s] may
 } attack now without influence
gbt-op-charge = { $who-number ->
    [p] may
   *[s] may
 } charge that model without influence
gbt-op-play = { $who-number ->
    [p] use
   *[s] uses
 } { $ability } without influence
gbt-op-ignore = { $who-number ->
    [p] ignore
   *[s] ignores
 } it
gbt-op-survive = { $who-number ->
    [p] stay
   *[s] stays
 } in play with { $n } HP
gbt-op-return = { $who-number ->
    [p] return
   *[s] returns
 } to play at once
gbt-op-mark = { $who-number ->
    [p] have
   *[s] has
 } this once per turn
gbt-op-no-team-work = { $who-number ->
    [p] make
   *[s] makes
 } this instead of Team Work
gbt-op-remove-ball = the free ball leaves the pitch and a goal kick follows
gbt-op-place-ball = place the free ball within { $inches }″
gbt-op-turn-ground = pick a piece of rough ground, which counts as { $ground } this turn
gbt-op-sidestep = up to three friendly models dodge 2″; then your opponent may do the same with no more models
gbt-way-towards = towards { $whom }
gbt-way-directly-towards = directly towards { $whom }
gbt-way-away = away from { $whom }
gbt-way-directly-away = directly away from { $whom }
gbt-centre = the centre of the area
