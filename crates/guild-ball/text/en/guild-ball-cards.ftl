### Guild Ball: the fragments from which the texts of cards and plans are put together. Abilities go by their proper names.

## Sentences

gbt-sentence = { CAPITAL($what) }.
gbt-two = { $first } { $rest }
gbt-and = { $first }; { $rest }
gbt-or = { $first } or { $rest }
gbt-then = { $first }, then { $rest }
gbt-nothing = no effect beyond its figures
gbt-quoted = “{ $ability }”
gbt-reminder = ({ $ability }: { $what }.)

## How it is used

gbt-aim = target: { $who }
gbt-playbook-only = only from the playbook, on the target of the attack
gbt-playbook-if = only from the playbook, on the target of the attack, if it { $how }
gbt-usable = only if { $who } { $how }
gbt-stays = the area stays on the pitch
gbt-once-turn = once per turn
gbt-once-first = only the first time each turn
gbt-once-activation = once per activation
gbt-once-action = once per action
gbt-once-advance = once per advance
gbt-once-each = once per turn for each model
gbt-once-model = each model only once per turn
gbt-once-game = once per game
gbt-limited = { $what } ({ $limit })
gbt-uses = { $what } ({ $count ->
    [one] the first time only
   *[other] the first { $count } times only
 })

## How long

gbt-until-turn = { $form ->
    [after] { $what } until the end of the turn
   *[before] until the end of the turn, { $what }
 }
gbt-until-activation = { $form ->
    [after] { $what } until the end of the activation
   *[before] until the end of the activation, { $what }
 }
gbt-until-action = { $form ->
    [after] { $what } until the end of the action
   *[before] until the end of the action, { $what }
 }
gbt-until-advance = { $form ->
    [after] { $what } until the end of the advance
   *[before] until the end of the advance, { $what }
 }
gbt-until-plan = { $form ->
    [after] { $what } as long as this plan is in play
   *[before] as long as this plan is in play, { $what }
 }
gbt-until-game = { $form ->
    [after] { $what } for the rest of the game
   *[before] for the rest of the game, { $what }
 }
gbt-until-area = { $form ->
    [after] { $what } as long as the area lies on the pitch
   *[before] as long as the area lies on the pitch, { $what }
 }
gbt-until-marker = { $form ->
    [after] { $what } as long as the marker lies on the pitch
   *[before] as long as the marker lies on the pitch, { $what }
 }
gbt-until-out = { $form ->
    [after] { $what } until it is taken out
   *[before] until it is taken out, { $what }
 }

## Who

gbt-who-this = this model
gbt-who-target = the target
gbt-who-attacked = the target of the attack
gbt-who-that = that model
gbt-who-chosen = the chosen model
gbt-who-token = a model with a token
gbt-who-choosers = models of { $side ->
    [enemy] the other player
   *[friend] the player who chose it
 }
    .number = p
gbt-who-those = those models
    .number = p
gbt-who-team = your team
gbt-who-named = { $names }
gbt-who-named-card = the model named on the card
gbt-who-friends = { $other ->
    [yes] other friendly
   *[no] friendly
 } { $kind ->
    [captain] Captains
    [squaddie] Squaddies
    [mascot] Mascots
   *[model] models
 }
    .number = p
gbt-who-enemies = { $other ->
    [yes] other enemy
   *[no] enemy
 } { $kind ->
    [captain] Captains
    [squaddie] Squaddies
    [mascot] Mascots
   *[model] models
 }
    .number = p
gbt-who-all = { $other ->
    [yes] all other
   *[no] all
 } { $kind ->
    [captain] Captains
    [squaddie] Squaddies
    [mascot] Mascots
   *[model] models
 }
    .number = p
gbt-who-friend = { $other ->
    [yes] another
   *[no] a
 } friendly { $kind ->
    [captain] Captain
    [squaddie] Squaddie
    [mascot] Mascot
   *[model] model
 }
gbt-who-enemy = { $other ->
    [yes] another
   *[no] an
 } enemy { $kind ->
    [captain] Captain
    [squaddie] Squaddie
    [mascot] Mascot
   *[model] model
 }
gbt-who-model = { $other ->
    [yes] another
   *[no] a
 } { $kind ->
    [captain] Captain
    [squaddie] Squaddie
    [mascot] Mascot
   *[model] model
 }
gbt-who-does = { $who } that { $deeds }
gbt-who-may = { $who } { $who-number ->
    [p] may
   *[s] may
 }
    .number = m
gbt-who-some = one or more { $side ->
    [friend] friendly models
    [enemy] enemy models
   *[any] models
 }
gbt-who-first-active = the first of your models to activate
gbt-who-theirs = one of their own { $kind ->
    [captain] Captains
    [squaddie] Squaddies
    [mascot] Mascots
   *[model] models
 }
gbt-who-yours = one of your { $kind ->
    [captain] Captains
    [squaddie] Squaddies
    [mascot] Mascots
   *[model] models
 }
gbt-who-spot = an area 3″ across
gbt-who-ball = a free ball
gbt-who-how = { $who } { $how }
gbt-all-how = { $who } { $how }
    .number = p
gbt-how-two = { $first } { $rest }
gbt-enters-area = enters the area{ $how ->
    [advance] {" "}on an advance
    [run] {" "}on a sprint or a charge
   *[any] {""}
 }
gbt-enters-aura = { $again ->
    [yes] comes within it
   *[no] comes within the aura of { $bearer }
 }{ $how ->
    [advance] {" "}on an advance
    [run] {" "}on a sprint or a charge
   *[any] {""}
 }
gbt-enters-marker = touches { $bearer }{ $how ->
    [advance] {" "}on an advance
    [run] {" "}on a sprint or a charge
   *[any] {""}
 }
gbt-enters = { $again ->
    [yes] comes within { $inches }″ of it
   *[no] comes within { $inches }″ of { $bearer }
 }{ $how ->
    [advance] {" "}on an advance
    [run] {" "}on a sprint or a charge
   *[any] {""}
 }
gbt-does-act-end = ends its activation
gbt-does-adv-start = starts an advance
gbt-does-or = { $first }, or { $rest },

## Which of them

gbt-f-is-target = under attack
gbt-f-named = named { $names }
gbt-f-guild = of the same guild
gbt-f-captain = in the role of Captain
gbt-f-not-captain = { $form ->
    [first] (except the Captain)
   *[one] other than the Captain
 }
gbt-f-squaddie = in the role of Squaddie
gbt-f-mascot = in the role of Mascot
gbt-f-not-mascot = { $form ->
    [first] (except the Mascot)
   *[one] other than the Mascot
 }
gbt-f-type = of the type { $kind }
gbt-f-suffers = { $form ->
    [is] suffers the condition { $conditions }
   *[one] with the condition { $conditions }
 }
gbt-f-suffers-one = { $form ->
    [is] suffers one of the conditions { $conditions }
   *[one] with one of the conditions { $conditions }
 }
gbt-f-engages = { $form ->
    [is] engages { $bearer }
   *[one] engaging { $bearer }
 }
gbt-f-engaged = { $form ->
    [is] is engaged by { $bearer }
   *[one] engaged by { $bearer }
 }
gbt-f-engaged-named = { $form ->
    [is] is engaged by { $names }
   *[one] engaged by { $names }
 }
gbt-f-engaged-friend = { $form ->
    [is] is engaged by another friendly model
   *[one] engaged by another friendly model
 }
gbt-f-zone = in the melee zone of { $bearer }
gbt-f-left-zone = { $form ->
    [many] that have left the melee zone of { $bearer }
    [is] has left the melee zone of { $bearer }
   *[one] that has left the melee zone of { $bearer }
 }
gbt-f-within = within { $inches }″ of { $bearer }
gbt-f-near-named = within { $inches }″ of { $names }
gbt-f-own-goal = within { $inches }″ of { $form ->
    [many] their own goalpost
   *[one] its own goalpost
 }
gbt-f-their-goal = within { $inches }″ of the opposing goalpost
gbt-f-nearest-goal = nearer to your goalpost than any other model
gbt-f-edge = within { $inches }″ of a pitch edge
gbt-f-alone = with no friend within { $inches }″
gbt-f-terrain = within { $inches }″ of terrain
gbt-f-cover = in cover
gbt-f-damaged = { $form ->
    [is] is missing HP
   *[one] missing HP
 }
gbt-f-recovery = { $form ->
    [many] with fewer HP than their recovery level
    [is] has fewer HP than its recovery level
   *[one] with fewer HP than its recovery level
 }
gbt-f-weaker = { $form ->
    [is] has fewer HP than { $bearer }
   *[one] with fewer HP than { $bearer }
 }
gbt-f-own-half = in { $form ->
    [many] their own half
   *[one] its own half
 }
gbt-f-their-half = in the opposing half
gbt-f-not-activated = { $form ->
    [is] is not
   *[one] not
 } yet activated this turn
gbt-f-active = { $form ->
    [many] during their own activation
    [is] in its own activation
   *[one] during its own activation
 }
gbt-f-activated = already activated this turn
gbt-f-bears = with a token of { $ability }
gbt-f-near-marker = within { $inches }″ of a friendly marker of { $ability }
gbt-f-initiative = of the team with the initiative
gbt-f-ball = { $form ->
    [is] has the ball
   *[one] with the ball
 }
gbt-f-free-ball = within { $inches }″ of a free ball
gbt-f-influence = { $form ->
    [is] holds influence
   *[one] holding influence
 }
gbt-f-activation-phase = in the Activation Phase
gbt-f-returned = { $form ->
    [many] that have
    [is] has
   *[one] that has
 } returned to play this turn
gbt-f-area = in the area
gbt-f-aura = within the aura of { $bearer }
gbt-f-near-that = within { $inches }″ of it
gbt-f-touched = in base contact before{ $form ->
   *[one] {""}
 }
gbt-f-near-target = within { $inches }″ of the target
gbt-f-hit = hit in the area
gbt-f-now = within { $inches }″ of { $bearer } at this moment
gbt-f-pulse = within the pulse of { $bearer }
gbt-is = is { $how }

## What it has

gbt-has = { $who } { $who-number ->
    [p] have
   *[s] has
 } { $changes }
gbt-has-when = { $who } { $who-number ->
    [p] have
   *[s] has
 } { $changes } { $when }
gbt-having = { $who-number ->
    [p] have
   *[s] has
 } { $changes }
gbt-c-tac = { $n } TAC
gbt-c-def = { $n } DEF
gbt-c-arm = { $n } ARM
gbt-c-mov = { $base }″/{ $most }″ MOV
gbt-c-kick = { $dice }/{ $inches }″ KICK
gbt-c-inf = { $n } max INF
gbt-c-damage = { $n } damage on each playbook damage result{ $count ->
    [one] {""}
   *[other] {""}
 }
gbt-c-damage-plays = { $n } damage on each playbook damage result and on character plays that cause damage{ $count ->
    [one] {""}
   *[other] {""}
 }
gbt-c-taken = { $who-number ->
    [p] suffer
   *[s] suffers
 } { $n } damage less from each playbook damage result and each enemy play (character, heroic or legendary)
gbt-c-taken-most = { $who-number ->
    [p] suffer
   *[s] suffers
 } at most { $n } damage from one action
gbt-c-taken-more = { $who-number ->
    [p] suffer
   *[s] suffers
 } { $n } damage more from each playbook damage result and each enemy play (character, heroic or legendary)
gbt-c-cost-free = { $who-number ->
    [p] may
   *[s] may
 } { $what } without paying influence
gbt-c-cost-less = { $who-number ->
    [p] pay
   *[s] pays
 } { $n } influence less for { $what }
gbt-c-cost-more = { $who-number ->
    [p] pay
   *[s] pays
 } { $n } influence more for { $what }
gbt-c-mp-free = { $who-number ->
    [p] may
   *[s] may
 } { $what } without paying MP
gbt-c-mp-less = { $who-number ->
    [p] pay
   *[s] pays
 } { $n } MP less for { $what }
gbt-c-mp-more = { $who-number ->
    [p] pay
   *[s] pays
 } { $n } MP more for { $what }
gbt-kicks-of = { $who-number ->
    [p] the kicks of { $who }
   *[s] { $who }’s kicks
 }
    .number = p
    .gender = m
gbt-shots-of = { $who-number ->
    [p] the Shots of { $who }
   *[s] { $who }’s Shots
 }
    .number = p
    .gender = m
gbt-passes-of = { $who-number ->
    [p] the passes of { $who }
   *[s] { $who }’s passes
 }
    .number = p
    .gender = f
gbt-per-game = per game
gbt-per-advance = per advance
gbt-per-play = per character play
gbt-per-action = per action
gbt-per-activation = per activation
gbt-per-turn = per turn
gbt-per = { $what } { $per }
gbt-first = { $what } of { $who } { $cost }
gbt-first-mp-free = { $what } that would cost { $who } MP costs none
gbt-costs-none = costs no influence
gbt-costs-mp-more = costs { $n } MP more
gbt-costs-more = costs { $n } influence more
gbt-costs-mp-less = costs { $n } MP less
gbt-costs-less = costs { $n } influence less
gbt-c-grant = the ability { $ability }
gbt-c-exempt-rough = { $who-number ->
    [p] ignore
   *[s] ignores
 } the penalty of rough ground
gbt-c-exempt-burning = { $who-number ->
    [p] ignore
   *[s] ignores
 } the MOV penalty of burning
gbt-c-exempt-crowding = { $who-number ->
    [p] ignore
   *[s] ignores
 } crowding out
gbt-c-exempt-engaging = { $who-number ->
    [p] lose
   *[s] loses
 } no dice to enemies engaging the kicker
gbt-c-exempt-intervening = { $who-number ->
    [p] lose
   *[s] loses
 } no dice to intervening models
gbt-c-exempt-interception = { $who-number ->
    [p] make
   *[s] makes
 } kicks that cannot be intercepted
gbt-c-exempt-icons = { $who-number ->
    [p] may
   *[s] may
 } choose any playbook result in parting blows
gbt-c-goal = { $n } VP for a goal{ $count ->
    [one] {""}
   *[other] {""}
 }
gbt-c-out = { $who-number ->
    [p] are
   *[s] is
 } worth { $n } VP when taken out
gbt-c-result = the further playbook result { $result }
gbt-c-zone = a melee zone of { $n }″
gbt-c-reroll-any = a reroll of any dice
gbt-c-reroll = a reroll of { $n } { $n ->
    [one] die
   *[other] dice
 }
gbt-c-ganging = { $n } { $count ->
    [one] die
   *[other] dice
 } for ganging up
gbt-c-crowding = { $n } { $count ->
    [one] die
   *[other] dice
 } lost to crowding out
gbt-c-engages-down = a melee zone even while knocked down
gbt-c-directly-towards = { $who-number ->
    [p] may
   *[s] may
 } only advance directly towards this model, as long as this model is on the pitch
gbt-c-towards = { $who-number ->
    [p] may
   *[s] may
 } only advance towards this model, as long as this model is on the pitch
gbt-c-attack-only = { $who-number ->
    [p] cannot
   *[s] cannot
 } attack any other model of your team
gbt-c-play-cost = { $who-number ->
    [p] pay
   *[s] pays
 } { $n } influence for a character play
gbt-c-play-range = { $n }″ to the range of character plays aimed at it
gbt-c-all-momentous = momentous playbook damage
gbt-c-no-momentous = { $who-number ->
    [p] give
   *[s] gives
 } attackers no MP for damage results
gbt-c-condition-damage = playbook damage as condition damage
gbt-c-net-hits = { $n } net { $count ->
    [one] hit
   *[other] hits
 }
gbt-c-shot-number = { $n } to the target number
gbt-c-both-move = { $who-number ->
    [p] may
   *[s] may
 } move both models with Pass & Move
gbt-c-play-dice = { $n } { $count ->
    [one] die
   *[other] dice
 } for character plays
gbt-c-ground = the ground { $place } counts as { $ground }
gbt-c-ground-for = for { $who }, the ground { $place } counts as { $ground }
gbt-c-not-intercepted = { $who-number ->
    [p] cannot
   *[s] cannot
 } be intercepted
gbt-c-acts-next = the next activation of its team
gbt-c-acts-last = the last activation of its team
gbt-ground-rough = rough
gbt-ground-fast = fast
gbt-ground-forest = forest
gbt-ground-cover = cover
gbt-paid-play = { $form ->
    [one] use one character play
    [any] use character plays
    [first] the first character play
   *[of] character plays
 }
gbt-paid-charge = { $form ->
    [one] make one charge
    [any] make charges
    [first] the first charge
   *[of] charges
 }
gbt-paid-kick = { $form ->
    [one] make one kick
    [any] make kicks
    [first] the first kick
   *[of] kicks
 }
gbt-paid-pass = { $form ->
    [one] make one pass
    [any] make passes
    [first] the first pass
   *[of] passes
 }
gbt-paid-shot = { $form ->
    [one] take one Shot
    [any] take Shots
    [first] the first Shot
   *[of] Shots
 }
gbt-paid-attack = { $form ->
    [one] make one attack
    [any] make attacks
    [first] the first attack
   *[of] attacks
 }
gbt-paid-sprint = { $form ->
    [one] make one sprint
    [any] make sprints
    [first] the first sprint
   *[of] sprints
 }
gbt-momentous-pass-and-move = { $form ->
    [one] use Pass & Move once
    [any] use Pass & Move
    [first] the first Pass & Move
   *[of] Pass & Move
 }
gbt-momentous-snap-shot = { $form ->
    [one] make one Snap Shot
    [any] make Snap Shots
    [first] the first Snap Shot
   *[of] Snap Shots
 }
gbt-momentous-shot = { $form ->
    [one] take one Shot
    [any] take Shots
    [first] the first Shot
   *[of] Shots
 }
gbt-momentous-run-the-length = { $form ->
    [one] use Run the Length! once
    [any] use Run the Length!
    [first] the first Run the Length!
   *[of] Run the Length!
 }
gbt-momentous-counter-attack = { $form ->
    [one] make one Counter-Attack
    [any] make Counter-Attacks
    [first] the first Counter-Attack
   *[of] Counter-Attacks
 }
gbt-momentous-defensive-stance = { $form ->
    [one] take one Defensive Stance
    [any] take Defensive Stances
    [first] the first Defensive Stance
   *[of] Defensive Stances
 }
gbt-momentous-rest = { $form ->
    [one] use Rest once
    [any] use Rest
    [first] the first Rest
   *[of] Rest
 }
gbt-momentous-encourage = { $form ->
    [one] use Encourage once
    [any] use Encourage
    [first] the first Encourage
   *[of] Encourage
 }
gbt-momentous-bonus-time = { $form ->
    [one] use Bonus Time once
    [any] use Bonus Time
    [first] the first Bonus Time
   *[of] Bonus Time
 }
gbt-momentous-gliding = { $form ->
    [one] use Gliding once
    [any] use Gliding
    [first] the first Gliding
   *[of] Gliding
 }
gbt-momentous-heroic = { $form ->
    [one] use one heroic play
    [any] use heroic plays
    [first] the first heroic play
   *[of] heroic plays
 }
gbt-momentous-any-but-shots = { $form ->
    [one] use one heroic play or momentous ability (except Shots and Snap Shots)
    [any] use heroic plays and momentous abilities (except Shots and Snap Shots)
    [first] the first heroic play or momentous ability (except Shots and Snap Shots)
   *[of] heroic plays and momentous abilities (except Shots and Snap Shots)
 }

## During what

gbt-w-attacking = when attacking { $who }
gbt-w-attacked = against attacks by { $who }
gbt-w-charging = when charging { $who }
gbt-w-countering = in Counter-Attacks
gbt-w-parting = in parting blows
gbt-w-advancing = while advancing
gbt-w-starting = on advances started there
gbt-w-against-plays = against enemy character plays
gbt-next-play = character play
gbt-next-attack = attack
gbt-w-next = against the next enemy { $what } made against it
gbt-w-against-plays-of = against character plays of { $who }
gbt-w-using-play = when using a character play
gbt-w-passing = for passes
gbt-w-shooting = for Shots
gbt-w-kicking = for kicks
gbt-w-in-activation = during its activation
gbt-w-being = as long as it { $how }
gbt-w-bearer = as long as { $who } { $how }

## When it fires

gbt-trigger = { $hook }, { $what }
gbt-trigger-may = { $hook }, you may use this: { $what }
gbt-if-initiative = if your team has the initiative, { $what }
gbt-hook-if = { $hook }, if { $who } { $how }
gbt-hook-when = { $how }, { $hook }
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
gbt-on-act-end = when { $who } ends its activation
gbt-on-act-start-next = at the start of the next activation of { $who }
gbt-on-act-end-next = the next time { $who } ends its activation
gbt-on-act-end-other = when { $who } ends its activation
gbt-on-act-order = when it is settled who activates next
gbt-on-adv-start = when { $who } starts an advance
gbt-on-adv-during = when { $who } touches the base of another model during an advance
gbt-on-adv-end = when { $who } ends an advance
gbt-on-adv-left = when { $who } ends an advance on which it left the melee zone of { $bearer }
gbt-on-dodge-end = when { $who } ends a dodge
gbt-on-place = when { $who } is placed
gbt-on-enter = when { $who } { $how }
gbt-on-charge = when a charge is declared against { $who }
gbt-on-attack = when an attack is declared against { $who }
gbt-on-counter = when { $who } declares a Counter-Attack
gbt-on-parting = when a parting blow is made against { $who }
gbt-on-hit = when { $who } would be hit by an attack or a character play
gbt-on-results = when playbook results are chosen
gbt-on-attack-success = after the playbook results of a successful attack by this model on { $who }
gbt-on-attack-after = after a successful attack by this model on { $who }
gbt-on-damage-dealt = after this model has caused damage to { $who }
gbt-on-damage-suffered = after { $who } has suffered damage
gbt-on-suffer-condition = when { $who } would suffer the condition { $condition }
gbt-on-suffer-any = when { $who } would suffer a condition
gbt-on-suffer-push = when { $who } would suffer a push
gbt-on-suffer-tackle = when { $who } would suffer a tackle
gbt-on-suffer = when { $who } would suffer an effect
gbt-on-zero = at 0 HP
gbt-on-out = when { $who } is taken out
gbt-on-out-inflict = when this model takes { $who } out
gbt-on-return = when { $who } returns to play
gbt-on-kick = when { $who } declares a kick
gbt-on-pass = when { $who } declares a pass, before its target is chosen
gbt-on-received = when { $who } receives a pass
gbt-on-goal = when { $who } scores
gbt-on-ball = when { $who } gains the ball
gbt-on-play = when a character play is declared against { $who }
gbt-on-play-after = after a character play of { $who }
gbt-on-play-harm = when { $who } has hit one or more enemy models with a character play that causes damage
gbt-on-ability = when { $who } rests or is encouraged
gbt-on-mp = when { $who } has spent MP
gbt-on-end-phase = in the End Phase
gbt-on-maintenance = in the Maintenance Phase
gbt-on-setup = during set-up
gbt-on-marker = when a marker is placed
gbt-on-trap = when a trap goes off
gbt-f-not = not { $how }
gbt-f-not-suffers = { $form ->
    [is] does not suffer
   *[one] without
 } the condition { $conditions }
gbt-f-not-initiative = of the team without the initiative
gbt-f-not-target = other than the target
gbt-f-not-bears = without a token of { $ability }
gbt-f-in-ground = within { $ground } ground
gbt-f-area-of = in a friendly area of { $ability }
gbt-f-engaged-any = { $form ->
    [is] is engaged by an enemy model
   *[one] engaged by an enemy model
 }
gbt-f-not-engaged = { $form ->
    [is] is not engaged
   *[one] not engaged
 }
gbt-f-seen = in sight of { $bearer }
gbt-f-named-out = has { $names } taken out
gbt-f-untargeted = when no model is the target
gbt-f-marker-ball = within { $inches }″ of a friendly marker of { $ability } that lies within { $ball }″ of a free ball
gbt-who-actor = the model that did it
gbt-who-enemy-or-ball = an enemy model or a free ball
gbt-c-base-inf = { $n } base INF
gbt-c-play-free = { $who-number ->
    [p] may
   *[s] may
 } use { $ability } without paying influence
gbt-c-play-less = { $who-number ->
    [p] pay
   *[s] pays
 } { $n } influence less for { $ability }
gbt-c-play-more = { $who-number ->
    [p] pay
   *[s] pays
 } { $n } influence more for { $ability }
gbt-c-play-damage = { $n } damage with { $ability }
gbt-c-plays-from = { $who-number ->
    [p] may
   *[s] may
 } measure the range of character plays from one of these instead: { $from }
gbt-c-cover = cover
gbt-c-any-double = a Screamer! on any double of a successful Shot
gbt-c-goal-goes-on = { $who-number ->
    [p] end
   *[s] ends
 } no activation with a goal after which Run the Length! was not used
gbt-c-printed-pool = { $who-number ->
    [p] roll
   *[s] rolls
 } no more dice in attacks and kicks than the printed TAC and KICK, Bonus Time included
gbt-c-exempt-bases = { $who-number ->
    [p] pass
   *[s] passes
 } over the bases of other models, without ending on one
gbt-c-exempt-terrain = { $who-number ->
    [p] ignore
   *[s] ignores
 } terrain when moving, without ending on an obstruction or a barrier
gbt-c-exempt-return = { $who-number ->
    [p] may
   *[s] may
 } return to play from either end of the pitch
gbt-paid-play-up-to = { $form ->
    [one] use one character play that costs at most { $n }
    [any] use character plays that cost at most { $n }
    [first] the first character play that costs at most { $n }
   *[of] character plays that cost at most { $n }
 }
gbt-w-playing-on = when using a character play on { $who }
gbt-w-passing-to = for passes to { $who }
gbt-w-snapping = for Snap Shots
gbt-w-encouraging = when encouraging { $who }
gbt-once-thrice = three times per activation
gbt-on-goal-stayed = when { $who } scores a goal and does not use Run the Length!
gbt-on-shot = when { $who } declares a Shot
gbt-on-play-struck = when { $who } has hit at least one enemy model with a character play
gbt-on-zero-of = when { $who } is at 0 HP
gbt-on-attack-of = after a successful attack on { $who }
gbt-hook-of = { $hook }, by { $who }
gbt-enters-area-of = enters a friendly area of { $ability }
gbt-enters-ground = comes onto { $ground } ground
gbt-f-hit-any = hit by it
