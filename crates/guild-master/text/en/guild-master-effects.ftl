### Guild Master: the texts of abilities, bonuses, boons and events, put together from the operations of the card data.
### A clause begins in lower case, as it follows a colon. Whom something happens to is one guild at a time (“each guild”), so
### that verbs stay in the singular.

## The frame: when, how often, at what price.

gme-ability = { $moon }, { $phase }: { $what }.
gme-ability-limited = { $moon }, { $phase }: { $limit }, { $what }.
gme-ability-every-round = Once every round, { $phase }: { $what }.
gme-bonus = Bonus: { $what }.
gme-boon = Boon, by discarding this card { $window }: { $what }.
gme-event = Event, { $when }: { $what }.

gme-moon-half = Half Moon
gme-moon-full = Full Moon
gme-moon-blood = Blood Moon
gme-moon-every = Every round
gme-phase-plot = plot phase
gme-phase-action = action phase
gme-limit-check = once in each check
gme-limit-round = once a round
gme-window-plot = in the plot phase
gme-window-action = in the action phase
gme-window-before = before your roll
gme-window-check = after your roll
gme-window-hire = when you hire builders
gme-window-recruit = when you recruit
gme-when-static = while it lies open
gme-when-start-round = at the start of each round
gme-when-reset = in each reset phase

gme-and = { $first }; { $rest }
gme-same-order = { $first }; for the same order, { $rest }
gme-or = { $first }, or { $rest }
gme-nothing = nothing happens

## Whom, what and where.

gme-who-own = your guild
gme-who-chosen-rival = a rival of your choice
gme-who-each-rival = each rival
gme-who-each-guild = each guild
gme-who-most-fame = each guild with the most fame
gme-who-least-fame = each guild with the least fame

# Any one check, the check that is being made, the one just spoken of, or one with a certain Skill.
gme-check-one = one of your checks
gme-check-this = your check
gme-check-same = the same check
gme-check-skill = a check with { $skill }

gme-dice = { $n ->
    [1] one die
    [2] two dice
    [3] three dice
   *[other] { $n } dice
}

gme-rank-any = an adventurer
gme-rank-novice = a Novice
gme-rank-adept = an Adept
gme-rank-hero = a Hero
gme-rank-legend = a Legend

gme-of-contracts-any = of all contracts
gme-of-contracts-common = of common contracts
gme-of-contracts-heroic = of heroic contracts
gme-of-contracts-legendary = of legendary contracts
gme-contract-any = contract
gme-contract-common = common contract
gme-contract-heroic = heroic contract
gme-contract-legendary = legendary contract

gme-deck-common = the common deck
gme-deck-heroic = the heroic deck
gme-deck-legendary = the legendary deck
gme-deck-choice = a deck of your choice
gme-of-deck-common = of the common deck
gme-of-deck-heroic = of the heroic deck
gme-of-deck-legendary = of the legendary deck
gme-of-deck-choice = of a deck of your choice

gme-kind-skill = Skill
gme-kind-core = { $n ->
    [1] core
   *[other] core
}
gme-kind-prestige = prestige

# What is counted; $n is how many of it make one step.
gme-count-novice = { $n ->
    [1] Novice in your guild
   *[other] Novices in your guild
}
gme-count-adept = { $n ->
    [1] Adept in your guild
   *[other] Adepts in your guild
}
gme-count-hero = { $n ->
    [1] Hero in your guild
   *[other] Heroes in your guild
}
gme-count-legend = { $n ->
    [1] Legend in your guild
   *[other] Legends in your guild
}
gme-count-adventurer = { $n ->
    [1] adventurer in your guild
   *[other] adventurers in your guild
}
gme-count-skill-upgrade = { $n ->
    [1] Skill upgrade you have
   *[other] Skill upgrades you have
}
gme-count-core = { $n ->
    [1] core upgrade you have at level II or III
   *[other] core upgrades you have at level II or III
}
gme-count-hammer = { $n ->
    [1] hammer on your upgrades
   *[other] hammers on your upgrades
}
gme-count-completed-common = { $n ->
    [1] common contract you have completed
   *[other] common contracts you have completed
}
gme-count-completed-heroic = { $n ->
    [1] heroic contract you have completed
   *[other] heroic contracts you have completed
}
gme-count-completed-legendary = { $n ->
    [1] legendary contract you have completed
   *[other] legendary contracts you have completed
}
gme-count-private = { $n ->
    [1] private contract you hold
   *[other] private contracts you hold
}
gme-count-boon = { $n ->
    [1] unused boon you hold
   *[other] unused boons you hold
}
gme-count-gold = { $n ->
    [1] gold you own
   *[other] gold you own
}
gme-count-skill = { $n ->
    [1] Skill in which your guild has { $dice } or more
   *[other] Skills in which your guild has { $dice } or more
}
gme-count-rival = { $n ->
    [1] rival with more fame than you
   *[other] rivals with more fame than you
}

## Gold and fame.

gme-gain = gain { $what }
gme-lose = { $who } loses { $what }
gme-lose-up-to = { $who } loses up to { $what }
gme-grant = { $who } gains { $what }
gme-exchange = { $times ->
    [1] you may pay { $pay } to gain { $gain }
    [2] you may pay { $pay } to gain { $gain }, up to twice
   *[other] you may pay { $pay } to gain { $gain }, up to { $times } times
}
gme-steal = take up to { $gold } from { $who }
gme-gain-per = { $each ->
    [1] gain { $what } for each { $thing }, at most { $cap }
   *[other] gain { $what } for every { $each } { $thing }, at most { $cap }
}
gme-income = { $who } receives { $gold } { $way ->
    [more] more
   *[less] less
} as income
gme-wander = { $form ->
    [always] gain { $what } more whenever you wander
   *[once] gain { $what } more if this order’s team wanders
}
gme-reward = { $form ->
    [always] gain { $what } more for each { $contract } you complete
   *[once] gain { $what } more if you complete a { $contract } with this order
}

## Checks.

gme-reroll = { $n ->
    [1] reroll one die in { $check }
    [2] make up to two single rerolls in { $check }
    [3] make up to three single rerolls in { $check }
   *[other] make up to { $n } single rerolls in { $check }
}
gme-set-die = { $n ->
    [1] turn { $dice } to a { $to } in { $check }
   *[other] turn { $dice } to a { $to } each in { $check }
}
gme-add-die = { $n ->
    [1] roll one more die in { $check }, even beyond ten dice
    [2] roll two more dice in { $check }, even beyond ten dice
   *[other] roll { $n } more dice in { $check }, even beyond ten dice
}
gme-add-flat = add { $n } to the result of { $check }
gme-flip-die = { $n ->
    [1] turn { $dice } to its opposite face in { $check }
   *[other] turn { $dice } to their opposite faces in { $check }
}
gme-store-die = { $n ->
    [1] roll { $dice } and keep it, as rolled, on this card
   *[other] roll { $dice } and keep them, as rolled, on this card
}
gme-spend-stored = add the dice kept on this card to your roll in { $check }
gme-convert = { $n ->
    [1] before a roll, count { $dice } of { $from } as { $to }
   *[other] before a roll, count up to { $dice } of { $from } as { $to }
}
gme-convert-from-any = one Skill
gme-convert-from = { $skill }
gme-convert-to-any = another Skill
gme-convert-to = { $skill }
gme-targets = targets
gme-targets-skill = { $skill } targets
gme-target-shift = { $targets } { $contracts } are { $n } { $way ->
    [more] higher
   *[less] lower
} for { $who }
gme-penalty = your penalty for conflict is { $n } { $way ->
    [more] higher
   *[less] lower
} in { $check }
gme-force-highest = { $n ->
    [1] a rival in the same contest rerolls its highest die
    [2] a rival in the same contest rerolls its two highest dice
   *[other] a rival in the same contest rerolls its { $n } highest dice
}
gme-force-owner = a rival in the same contest rerolls { $dice } it picks

## Orders and teams.

gme-extra-order = { $n ->
    [1] give one more order this round, four at most
    [2] give two more orders this round, four at most
   *[other] give { $n } more orders this round, four at most
}
gme-team-one = { $n ->
    [1] one of your teams may have one more adventurer this round
    [2] one of your teams may have two more adventurers this round
   *[other] one of your teams may have { $n } more adventurers this round
}
gme-team-all = { $n ->
    [1] each of your teams may have one more adventurer this round
    [2] each of your teams may have two more adventurers this round
   *[other] each of your teams may have { $n } more adventurers this round
}
gme-join = { $n ->
    [1] add one unassigned adventurer to one of your open teams before its order resolves
   *[other] add up to { $n } unassigned adventurers to one of your open teams before its order resolves
}, { $new ->
    [yes] even a recruit of this round
   *[no] but no recruit of this round
}
gme-swap-orders = swap two of your unresolved orders, teams and gold included
gme-change-contract = change one of your unresolved contract orders to another contract
gme-change-recruit = change one of your unresolved recruit orders to another adventurer

## Recruits.

gme-bid-bonus = { $form ->
    [always] your bids count { $n } higher in contests
   *[once] your bid counts { $n } higher in a contest
}
gme-min-bid-lower = for { $who }, the minimum bid on { $rank } is { $n } lower, but never below 1
gme-min-bid-higher = for { $who }, the minimum bid on { $rank } is { $n } higher
gme-bid-refund = after recruiting, take back up to { $gold } of what you paid
gme-skip-rank = ignore the rank requirement for one recruit
gme-recruit-paid = recruit { $rank } lying face up, without an order, for the minimum bid from your treasury, if you have the rank for it
gme-recruit-free = recruit { $rank } lying face up, without an order and without paying, if you have the rank for it
gme-refresh = { $n ->
    [1] discard a face-up adventurer and reveal the next one
   *[other] discard { $n } face-up adventurers and reveal the next ones
}

## Builders and upgrades.

gme-discount = builders cost you { $gold } less each, but at least { $min }
gme-discount-some = { $n ->
    [1] one builder costs you { $gold } less, but at least { $min }
   *[other] up to { $n } builders cost you { $gold } less each, but at least { $min }
}
gme-free-builders = { $n ->
    [1] one builder is free, though the price still goes up
    [2] two builders are free, though the price still goes up
   *[other] { $n } builders are free, though the price still goes up
}
gme-build = { $n ->
    [1] build a { $kinds } upgrade with one free builder, without an order
    [2] build { $kinds } upgrades with two free builders, without an order, at most one of each kind
   *[other] build { $kinds } upgrades with { $n } free builders, without an order, at most one of each kind
}
gme-marker = { $n ->
    [1] the price of builders moves one space
   *[other] the price of builders moves { $n } spaces
} { $way ->
    [more] up
   *[less] down
}
gme-flip-upgrade = { $n ->
    [1] turn over one of your Skill upgrades
   *[other] turn over up to { $n } of your Skill upgrades
}

## Contracts and decks.

gme-draw-all = { $n ->
    [1] draw one contract from { $deck } as a private contract
   *[other] draw { $n } contracts from { $deck } as private contracts
}
gme-draw = draw { $n } contracts from { $deck }, keep { $keep ->
    [1] one as a private contract
    [2] two as private contracts
   *[other] { $keep } as private contracts
} and put the { $left ->
    [1] other
   *[other] others
} { $rest ->
    [top] back on top
    [bottom] at the bottom
   *[discard] on the discard pile
}
gme-peek-return = { $n ->
    [1] look at the top card { $deck }
   *[other] look at the top { $n } cards { $deck }
}
gme-peek-reorder = { $n ->
    [1] look at the top card { $deck } and put it back
   *[other] look at the top { $n } cards { $deck } and put them back in any order
}
gme-peek-bottom = { $n ->
    [1] look at the top card { $deck }, which you may put at the bottom
   *[other] look at the top { $n } cards { $deck }, any of which you may put at the bottom
}
gme-replace = { $n ->
    [1] discard a face-up contract from the board and lay one from { $deck } in its place, { $face ->
        [up] face up
       *[down] face down
    }
   *[other] discard { $n } face-up contracts from the board and lay others from { $deck } in their places, { $face ->
        [up] face up
       *[down] face down
    }
}
gme-swap-board = exchange one of your private contracts with a face-up common contract on the board
gme-swap-deck = exchange one of your private contracts with the top card of the common deck
gme-recover = { $n ->
    [1] take back one contract you discarded for its boon
   *[other] take back up to { $n } contracts you discarded for their boons
}
gme-look = { $n ->
    [1] look at one face-down card on the board
    [2] look at up to two face-down cards on the board
    [3] look at up to three face-down cards on the board
   *[other] look at up to { $n } face-down cards on the board
}

## Effects of effects.

gme-copy-own = use the ability of another of your adventurers, whatever its moon, if this is its phase
gme-copy-any = use the ability of another adventurer of any guild, whatever its moon, if this is its phase
gme-retire = discard { $rank } of your guild, then { $then }
gme-choose = either { $options }
gme-if = if { $cond }, { $then }
gme-if-else = if { $cond }, { $then }; otherwise, { $otherwise }
gme-if-blood-moon = this is a Blood Moon round
gme-if-full = this is a Full Moon round
gme-if-half = this is a Half Moon round
gme-if-rank = your guild has { $rank } or better
gme-if-gold = your treasury holds at least { $gold }
gme-if-fame = { $above ->
    [0] no rival has more fame than you
    [1] at most one rival has more fame than you
   *[other] at most { $above } rivals have more fame than you
}
gme-if-won = you completed this contract in a contest
