### Guild Master.
###
### Glossary. The words of the rule book, one for each thing, written small except the Skills:
###   guild, fame, gold, treasury, round, order, contract, adventurer, builder, upgrade, team
###   Skills: Might, Arcane, Guile, Logic, Charm, Spirit
###   ranks: Novice, Adept, Hero, Legend          levels: common, heroic, legendary
###   Skill upgrade: built on its fixer side (one die becomes a 5) or its rerolls side (two single rerolls)
###   core upgrades: Stables (orders), Mess Hall (team size), Bar (income)      prestige upgrade: scores at the end
###   contest: several guilds at one objective; stance: cooperate or conflict; offer: binding clauses
###   fallback: a private contract, or wandering, with a team whose order failed
### Orders have numbers 1 to 4. Spaces of adventurers are A to F, of contracts 1 to 6.

## Amounts.

gm-gold = { $n } gold
gm-fame = { $n } fame
gm-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
gm-builders = { $n ->
    [one] { $n } builder
   *[other] { $n } builders
}

## Two things set apart by more than a comma.

gm-and-then = { $first }; { $rest }

## One thing or another.

gm-or = { $first } or { $rest }

## Words of the rules.

gm-skill-might = Might
gm-skill-arcane = Arcane
gm-skill-guile = Guile
gm-skill-logic = Logic
gm-skill-charm = Charm
gm-skill-spirit = Spirit

gm-rank-novice = Novice
gm-rank-adept = Adept
gm-rank-hero = Hero
gm-rank-legend = Legend

gm-level-common = common
gm-level-heroic = heroic
gm-level-legendary = legendary

gm-side-fixer = fixer
gm-side-reroll = rerolls

gm-moon-half = Half Moon
gm-moon-full = Full Moon
gm-moon-half-blood = Half Moon and Blood Moon
gm-moon-full-blood = Full Moon and Blood Moon

## Where things lie and what orders go for.

gm-objective-hire = builders
gm-objective-recruit = recruit { $letter }
gm-objective-recruit-named = recruit { $letter }, { $adventurer }
gm-objective-contract = contract { $number }
gm-objective-contract-named = contract { $number }, { $contract }
gm-objective-none = no card

gm-target = { $skill } { $target }
gm-built-skill = { $upgrade } ({ $side })

# One order of a sheet.
gm-order = { $number }. { $objective } ({ $team })
gm-order-paid = { $number }. { $objective } ({ $team }, { $gold })

## Clauses of an offer.

gm-clause-share = { $seat } { $gold }
gm-clause-none = nothing
gm-clause-split = gold split ({ $shares })
gm-clause-card = card and replacement to { $seat }
gm-clause-bonus = bonus to { $seat }
gm-clause-now = { $from } pays { $to } { $gold } now
gm-clause-if = { $from } pays { $to } { $gold } if all cooperate

## What happened.

gm-fact-layout = Starting upgrades in play: { $skills }.
gm-fact-token = { $seat } starts with the { $upgrade } and this team: { $team }.
gm-fact-side = { $seat } turns the { $upgrade } to its { $side } side.
gm-fact-dealt = { $seat } draws the private contract “{ $contract }”.
gm-fact-drew = { $seat } draws a private contract.
gm-fact-placed = { $seat } lays “{ $contract }” on contract space { $number }.
gm-fact-contract-up = Contract { $number } is turned up: { $contract }.
gm-fact-adventurer-up = Recruit { $letter } is turned up: { $adventurer }, { $rank }.
gm-fact-phase-start = Start of the round.
gm-fact-phase-orders = Round { $round }: orders are planned.
gm-fact-phase-action = All orders are revealed. They resolve number by number: builders, A to F, 1 to 6.
gm-fact-phase-reset = Reset: income, new prices, new cards.
gm-fact-phase-end = The last round is over: gold and prestige are scored.
gm-fact-round = Round { $round } begins: { $moon }.
gm-fact-order-die = { $seat } rolls { $die } for the fame order.
gm-fact-orders = { $seat } reveals: { $orders }.
gm-fact-orders-none = { $seat } reveals no orders.
gm-fact-likely = Order { $number }: { $guilds } go for the same objective: { $objective }.
gm-fact-carried = { $seat } carries out order { $number }: { $objective }.
gm-fact-dropped = { $seat } drops order { $number }: { $objective }.
gm-fact-missed = { $seat } misses out: { $objective }.
gm-fact-gold-back = { $gold } of order { $number } goes back to { $seat }.
gm-fact-hired = { $seat } hires { $builders } for { $gold }.
gm-fact-built = { $seat } builds the { $upgrade }.
gm-fact-built-side = { $seat } builds the { $upgrade } ({ $side }).
gm-fact-recruited = { $seat } recruits { $adventurer } ({ $rank }) from { $letter } for { $gold }.
gm-fact-fame = { $seat } gains { $fame } → { $total }.
gm-fact-fame-lost = { $seat } loses { $fame } → { $total }.
gm-fact-gold = { $seat } gains { $gold } → { $total }.
gm-fact-gold-lost = { $seat } loses { $gold } → { $total }.
gm-fact-chose = { $seat } uses { $skill }.
gm-fact-rolled = { $seat } rolls { $count ->
    [one] { $count } { $skill } die: { $faces }
   *[other] { $count } { $skill } dice: { $faces } = { $sum }
}.
gm-fact-fixed = { $seat } turns a { $old } to a 5: { $before } → { $after }.
gm-fact-rerolled = { $seat } rerolls a { $old } → { $face }: { $before } → { $after }.
gm-fact-tie-rerolled = { $seat } rerolls a { $old } → { $face } to break the tie.
gm-fact-checked = { $seat }: { $result } against { $target }, success.
gm-fact-failed = { $seat }: { $result } against { $target }, short by { $lacking }.
gm-fact-shown = { $seat } shows the private contract “{ $contract }” and attempts it.
gm-fact-completed-private = { $seat } completes the private contract “{ $contract }”.
gm-fact-completed = { $seat } completes “{ $contract }” and keeps the card.
gm-fact-replaced = { $seat } lays a { $level } contract face down on space { $number }.
gm-fact-wandered = { $seat } wanders: { $result }.
gm-fact-passed = { $seat } sends the team home.
gm-fact-contested = { $guilds } contest { $contract } (contract { $number }).
gm-fact-offered = { $seat } offers { $others }: { $clauses }.
gm-fact-accepted = { $seat } accepts the offer of { $by }: { $clauses }.
gm-fact-declined = { $seat } declines the offer of { $by }: { $clauses }.
gm-fact-withdrawn = { $by } withdraws the offer: { $clauses }.
gm-fact-lapsed = The offer of { $by } lapses: { $clauses }.
gm-fact-struck = The offer of { $by } binds { $parties }: { $clauses }.
gm-fact-paid = { $from } pays { $to } { $gold }.
gm-fact-set-aside = { $seat } sets { $gold } aside.
gm-fact-held-paid = { $from } pays { $to } the { $gold } set aside.
gm-fact-held-back = The { $gold } set aside goes back to { $seat }.
gm-fact-ready = { $seat } is ready to choose a stance.
gm-fact-cooperates = { $seat } cooperates.
gm-fact-conflicts = { $seat } chooses conflict.
gm-fact-voided = Not all cooperate: no agreement about the reward holds.
gm-fact-declared = { $seat } goes for { $skill }.
gm-fact-confirmed = { $seat } stays with { $skill }.
gm-fact-combined = { $seat } sends { $team } into the combined team: { $dice }.
gm-fact-marker-reset = A builder costs { $gold } again.
gm-fact-wiped = Blood Moon: every face-up card leaves the board.
gm-fact-refilled = A { $level } contract goes face down on space { $number }.

## How it ended.

gm-score = { $seat } { $fame }
gm-end-won = { $winners } wins. Fame: { $scores }.
gm-end-shared = { $winners } win together. Fame: { $scores }.
gm-end-nobody = Nobody wins. Fame: { $scores }.
gm-end-conceded = { $by } concedes. { $winners } wins. Fame: { $scores }.
gm-end-conceded-shared = { $by } concedes. { $winners } win together. Fame: { $scores }.
gm-end-agreed = The guilds agree to end the match and share the win. Fame: { $scores }.
gm-end-adjudicated = The judge gives the win to { $winners }. Fame: { $scores }.
gm-end-void = The match ends without a result. Fame: { $scores }.
gm-end-adjudicated-nobody = The judge ends the match without a winner. Fame: { $scores }.

## What is asked.

gm-ask-side = Which side of your starting upgrade lies up? It stays so for the whole match.
gm-ask-place = Which of your three contracts goes to the board? You keep the other two in private.
gm-ask-orders = Plan your orders for round { $round } in secret.
gm-ask-correct = Order { $number } came without a valid card when your time ran out: which card does it get, if any?
gm-ask-commit = Order { $number }, { $objective }: carry it out or drop it?
gm-ask-skill-contract = Which Skill do you use for { $contract }: { $targets }?
gm-ask-skill-conflict = You chose conflict over { $contract }. Which Skill do you use? Its target rises by your dice: { $targets }.
gm-ask-skill-hire = Several guilds hire builders. Which Skill do you roll to go first?
gm-ask-skill-bid = Your bid for { $objective } is tied. Which Skill do you roll?
gm-ask-fix = Turn one die to a 5, or keep your dice.
gm-ask-reroll = Roll one die again, or keep your dice: { $left ->
    [one] { $left } reroll left.
   *[other] { $left } rerolls left.
}
gm-ask-tie = You are tied. Which die do you roll again?
gm-ask-build = Order { $number }: what do you build? The next builder costs { $gold }.
gm-ask-deck = From which deck comes the new card for contract space { $number }?
gm-ask-bargain = Bargain over { $contract } ({ $gold }, { $fame }), or say that you are ready to choose.
gm-ask-stance = { $contract } ({ $gold }, { $fame }): cooperate or conflict? All stances are shown together.
gm-ask-declare = Which Skill do you go for on { $contract } with the other cooperators: { $targets }? Confirm once you are content.
gm-ask-fallback = Order { $number } has a team with nothing to do: attempt a private contract, wander, or go home?

## Answers, short.

gm-choose-side-fixer = Fixer: one die becomes a 5
gm-choose-side-reroll = Two single rerolls
gm-choose-orders = { $orders ->
    [one] { $orders } order, { $gold }
   *[other] { $orders } orders, { $gold }
}
gm-choose-draft = Keep these orders as a draft
gm-choose-carry = Carry it out
gm-choose-drop = Drop it
gm-choose-confirm = Confirm
gm-choose-fix = Die { $die } to a 5
gm-choose-reroll = Reroll die { $die }
gm-choose-keep = Keep the dice
gm-choose-build = Build { $upgrades }
gm-choose-build-nothing = Build
gm-choose-decline = Build nothing, take the gold back
gm-choose-deck-common = Common deck
gm-choose-deck-heroic = Heroic deck
gm-choose-deck-legendary = Legendary deck
gm-choose-offer = Offer: { $clauses }
gm-choose-counter = Counter offer { $offer }: { $clauses }
gm-choose-accept = Accept offer { $offer }
gm-choose-refuse = Decline offer { $offer }
gm-choose-withdraw = Withdraw offer { $offer }
gm-choose-ready = Ready to choose
gm-choose-cooperate = Cooperate
gm-choose-conflict = Conflict
gm-choose-wander = Wander with { $skill }
gm-choose-private = { $contract } with { $skill }
gm-choose-no-card = No card: the team falls back
gm-choose-pass = Go home

## Why not.

gm-refusal-wrong-kind = That does not answer this question.
gm-refusal-guild-count = Two to four guilds play, not { $seats }.
gm-refusal-wrong-tokens =
    { $seats ->
        [2] With two guilds one row of starting upgrades is in play: Might and Arcane, Guile and Logic, or Charm and Spirit.
        [3] With three guilds one column of starting upgrades is in play: Might, Guile and Charm, or Arcane, Logic and Spirit.
       *[other] With four guilds two rows of starting upgrades are in play, out of Might and Arcane, Guile and Logic, Charm and Spirit.
    }
gm-refusal-too-many-orders = You may give { $limit } orders this round; order { $number } is one too many.
gm-refusal-too-many-in-team = Order { $number }: your Mess Hall allows { $limit } adventurers a team.
gm-refusal-no-team = Order { $number } has no team; without one it is no order.
gm-refusal-adventurer-twice = Order { $number }: { $adventurer } is in another team already.
gm-refusal-not-yours = Order { $number }: { $adventurer } is not an adventurer of your guild.
gm-refusal-card-twice = Order { $number }: { $objective } is on another order already, and each card exists once.
gm-refusal-ordered-by-others = Order { $number }: another guild has { $objective } among its orders, so your card cannot be set to it.
gm-refusal-space-closed = Order { $number }: the space of { $objective } is closed with this many guilds.
gm-refusal-space-empty = Order { $number }: there is no card on the space of { $objective }.
gm-refusal-gold-not-allowed = Order { $number }: gold goes only on builders and recruits.
gm-refusal-too-much-gold = Your orders carry { $spent } and you own { $owned }.
gm-refusal-bid-too-low = Order { $number }: the bid has to be at least { $minimum }.
gm-refusal-no-gold-to-hire = Order { $number }: builders are hired with gold, so put some on it.
gm-refusal-not-dealt = Only one of the three contracts you were dealt can go to the board.
gm-refusal-no-such-target = Your team needs dice in a Skill that the contract lists.
gm-refusal-no-dice-to-check = Your team has no dice in that Skill to go first with.
gm-refusal-no-dice-for-bid = Your team has no dice in that Skill to settle the bid with.
gm-refusal-no-dice-for-private = Your team needs dice in a Skill that the private contract lists.
gm-refusal-no-dice-to-wander = Your team has no dice in that Skill to wander with.
gm-refusal-not-your-contract = You do not hold that private contract.
gm-refusal-no-die-to-fix = There is no such die to turn to a 5.
gm-refusal-no-die-to-reroll = There is no such die to roll again.
gm-refusal-no-die-to-break-tie = There is no such die to break the tie with.
gm-refusal-empty-plan = Builders are hired only to build something.
gm-refusal-kind-twice = One order builds at most one upgrade of each kind.
gm-refusal-gold-short = The builders cost { $price } and the order carries { $gold }.
gm-refusal-prestige-not-alone = A prestige upgrade is built alone.
gm-refusal-skill-slots-full = All { $limit } of your slots for Skill upgrades are taken.
gm-refusal-upgrade-twice = You have that Skill upgrade already.
gm-refusal-no-token-left = No token of that upgrade is left.
gm-refusal-level-skipped = Level III is built on level II, which you do not have.
gm-refusal-level-built = You have that level already.
gm-refusal-level-three-taken = Another guild has the only level III.
gm-refusal-prestige-built = You have a prestige upgrade already, and a guild builds one in a match.
gm-refusal-prestige-taken = Another guild has that prestige upgrade.
gm-refusal-no-prestige-in-short-game = The short game has no prestige upgrades.
gm-refusal-deck-empty = That deck is empty.
gm-refusal-no-such-offer = No such offer is open.
gm-refusal-not-party = That offer does not name your guild.
gm-refusal-not-proposer = Only the guild that made an offer withdraws it.
gm-refusal-own-offer = You made that offer: withdraw it instead of answering it.
gm-refusal-accepted-already = You have accepted that offer already.
gm-refusal-empty-offer = An offer has at least one clause, and a payment at least 1 gold.
gm-refusal-not-contesting = An offer names only guilds that take part and are still bargaining.
gm-refusal-split-not-whole = The shares have to add up to the reward of { $gold }.
gm-refusal-not-in-treasury = That takes more than the { $gold } in your treasury.
gm-refusal-too-many-held = Too many payments would be set aside: { $limit } is the most in one contest.
gm-refusal-too-many-offers = You have { $limit } offers open, the most there can be: withdraw one first.
gm-refusal-too-many-payments = An offer has at most { $limit } payments.
gm-refusal-too-many-choices = An offer settles at most { $limit } choices of a Bonus.
gm-refusal-promise-too-long = A promise has at most { $limit } bytes; a letter with an accent counts two. Say it in fewer words.
gm-refusal-declare-first = Name a Skill before you confirm it.
gm-refusal-confirmed-already = You have confirmed your Skill; you may only name another.
gm-refusal-said-already = You have said so already: confirm it, or choose otherwise.

## What may fail later.

gm-warning-rank-missing = Order { $number }: nobody in your guild has the rank for this adventurer yet.
gm-warning-no-matching-skill = Order { $number }: nobody in the team has a Skill the contract lists.
gm-warning-too-little-for-builder = Order { $number }: the gold does not pay for one builder at the present price.
