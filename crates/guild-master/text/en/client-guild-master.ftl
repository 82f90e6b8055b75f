### What the page says around the table of Guild Master. The words of the rules are in guild-master.ftl.

## Phases and rounds

gmui-round-n = Round { $round }
gmui-round-of = Round { $round } of { $rounds }
gmui-round-track = Rounds and moons
gmui-phase-setup = Setup
gmui-phase-start = Start of the round
gmui-phase-orders = Order phase
gmui-phase-plot = Plot phase
gmui-phase-action = Action phase
gmui-phase-reset = Reset phase
gmui-phase-end = The end

## The guild and its rivals

gmui-guilds = Guilds
gmui-guild = Guild
gmui-fame = Fame
gmui-gold = Gold
gmui-gold-income = { $gold } gold, income { $income }
gmui-value-stables = { $n ->
    [one] { $n } order
   *[other] { $n } orders
}
gmui-value-mess_hall = teams of { $n }
gmui-value-bar = income { $n }
gmui-side-fixer = { $skill }: one die to a 5
gmui-side-reroll = { $skill }: two rerolls
gmui-hand = Hand
gmui-hand-hint = press to put in a team
gmui-private = Private contracts
gmui-private-count = { $n } in hand
gmui-rivals = Rivals
gmui-adventurers = Adventurers
gmui-upgrades = Upgrades
gmui-completed = Completed
gmui-boons = Boons
gmui-boons-count = { $n } to use
gmui-boon-spent = discarded for its boon
gmui-used = used this round
gmui-dice-kept = dice kept: { $faces }
gmui-larger = Larger teams
gmui-larger-by = { $orders ->
    [one] +{ $n } for { $orders } team
   *[other] +{ $n } for { $orders } teams
}
gmui-looked = Cards you have looked at
gmui-looked-at = { $level } deck, { $n ->
    [1] on top
   *[other] { $n } from the top
}
gmui-copies = { $by }, with the ability of { $of }
gmui-upgrade-side = { $upgrade } ({ $side })
gmui-rank-count = { $n } { $rank }
gmui-rival-facts = { $orders } orders, teams of { $team }
gmui-rival-means = { $orders } orders, teams of { $team }, { $gold } gold
gmui-rival-contracts = { $completed ->
    [one] { $completed } contract
   *[other] { $completed } contracts
}, { $private } private
gmui-ribbon-up = ready
gmui-ribbon-down = decides
gmui-plans-up = ready
gmui-plans-down = plans
gmui-asked-up = ready
gmui-asked-down = decides

## The board

gmui-builders = Builders
gmui-next-price = next { $price } gold
gmui-builders-label = 0, builders, the next costs { $price } gold
gmui-recruits = Recruit, A to F
gmui-contracts = Contracts, 1 to 6
gmui-resolve-way = orders resolve this way, everybody’s order 1 before any order 2
gmui-bid = bid
gmui-recruit-label = { $letter }, { $name }, { $rank }, bid at least { $bid } gold, { $fame } fame
gmui-recruit-none = { $letter }, nobody
gmui-contract-label = { $number }, { $name }, { $gold } gold, { $fame } fame
gmui-contract-none = { $number }, no card face up
gmui-space-closed = Closed with this many guilds
gmui-space-taken = { $n ->
    [0] Nobody is left
   *[other] Recruited; the next one comes next round
}
gmui-space-recruited = Recruited
gmui-space-empty = Empty
gmui-space-not-yet = Not turned up yet
gmui-cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
gmui-space-down = Face down, { $level }: turned up next round
gmui-space-stays-down = Face down, { $level }
gmui-event = Event
gmui-boon = Boon
gmui-printed = printed { $n }
gmui-may-come = may come:
gmui-lens-team = Best team: { $team }
gmui-nobody-likely = nobody likely
gmui-holders = Orders here: { $who }
gmui-holder = { $seat }, order { $n }

## The order board

gmui-orders-region = Your orders, hidden until everybody is ready
gmui-your-orders = Your orders
gmui-sealed-until = sealed until all { $n } ribbons are up
gmui-limits = { $orders } orders, teams of { $team }
gmui-gold-left = { $gold } gold: { $used } on orders, { $left } left
gmui-order-n = order { $n }
gmui-col-order = Order
gmui-col-objective = Objective
gmui-col-team = Team
gmui-col-check = Check
gmui-col-alone = Alone
gmui-col-fought = If you fight
gmui-col-guild = Guild
gmui-slot-empty = Order { $n }, empty
gmui-slot-label = Order { $n }: { $objective }, { $team }, { $gold } gold
gmui-slot-locked = Needs Stables { $level }.
gmui-pick-objective = Choose an objective on the board
gmui-no-card = No card: private contract or wander
gmui-no-team = no team yet
gmui-gold-on = gold on order { $n }
gmui-team-of = Team of order { $n }
gmui-check = { $dice } { $skill } v { $target }
gmui-check-builders = { $n ->
    [one] { $n } builder for { $gold } gold
   *[other] { $n } builders for { $gold } gold
}
gmui-check-bid = equal bids are rolled for
gmui-check-wander = decided when it comes up
gmui-sure = sure
gmui-plain = { $chance } unaided
gmui-fought-hire = the best roll builds first
gmui-fought-bid = the highest bid wins
gmui-fought-why = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} v { $target }: the target rises by your dice
gmui-helped = Counts your upgrade
gmui-as-they-fall = { $check }, as the dice fall
gmui-hire-why = Builders cannot be lost to a rival. If several guilds hire in the same order, each rolls one Skill of its team and the best builds first, at the lower price. Gold you do not spend comes back.
gmui-bid-why = The highest bid in the same order recruits; equal bids are rolled for with a Skill of the team. Whoever loses takes the gold back and may fall back.
gmui-wander-why = A team without a card attempts a private contract or wanders; you choose when it comes up.
gmui-how-to-plan = Choose an objective on the board and the adventurers who go. Or let “Best team” fill this order.
gmui-who-could = Who could show up
gmui-move-up = Move order { $n } up
gmui-move-down = Move order { $n } down
gmui-clear = clear
gmui-clear-n = Clear order { $n }
gmui-less = Less: { $what }
gmui-more = More: { $what }
gmui-best-team = Best team
gmui-hint-objective = objective
gmui-hint-gold = gold
gmui-hint-move = order up or down
gmui-key-lay = This order: { $objective }
gmui-key-member = In or out of this team: { $name }
gmui-key-more = More gold on this order
gmui-key-less = Less gold on this order
gmui-key-next = Next order
gmui-key-back = Previous order
gmui-key-up = Move this order up
gmui-key-down = Move this order down
gmui-raise = Raise the ribbon
gmui-raise-sure = Raise it with no orders
gmui-reveal = Raise the ribbon and reveal
gmui-reveal-note = Everybody else is ready: all orders are revealed at once.
gmui-raise-note = You can take it down again until all are up.
gmui-blank-note = You have planned nothing: nobody in your guild will do anything this round.
gmui-lower = Take the ribbon down
gmui-sealed = Your answer is sealed
gmui-sealed-waits = Sealed. Waiting for { $who }.
gmui-waits-for = Waiting for { $who }.
gmui-ready-count = { $n } of { $all } ready
gmui-cost-orders = { $orders ->
    [0] nothing planned yet ({ $gold } gold)
    [one] { $used } gold on { $orders } order ({ $gold } → { $left })
   *[other] { $used } gold on { $orders } orders ({ $gold } → { $left })
}
gmui-odds-order = order { $n } { $chance }
gmui-show = Show an order card
gmui-show-card = Card
gmui-show-as = As
gmui-show-no-number = no number said
gmui-show-to = To
gmui-show-note = Only they see it. It binds you to nothing: you can still change your orders.
gmui-show-it = Show it

## Orders being resolved

gmui-revealed = Orders on the table
gmui-no-orders-yet = No orders are revealed yet.
gmui-setup-note = The guilds settle in: starting upgrades, then contracts for the board.
gmui-done = done
gmui-recent = What happened
gmui-title-side = Starting upgrade
gmui-title-place = Contract for the board
gmui-title-commit = Carry out or drop
gmui-title-correct = Card for an order
gmui-title-skill = Skill check
gmui-title-build = Build
gmui-title-deck = New contract
gmui-title-stance = Stance
gmui-title-declare = Together
gmui-title-fallback = Fall back
gmui-title-use = Abilities and boons
gmui-title-pick = Effect of a card
gmui-title-change = Dice tray
gmui-title-forced = Dice tray
gmui-title-convert = Before the roll
gmui-title-lobby = Lobbying
gmui-barred = Not possible now
gmui-arrange = From the top of the deck
gmui-arrange-top = on top, drawn next
gmui-arrange-up = Move { $name } up
gmui-arrange-down = Move { $name } down
gmui-arrange-commit = Put them back in this order
gmui-send = Who goes into the combined team
gmui-send-these = Send these
gmui-choose-one = Choose one
gmui-roll = { $what }: roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
gmui-next-option = Next answer
gmui-previous-option = Previous answer
gmui-dice-target = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} v { $target }
gmui-dice-average = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: on average { $gold } gold and { $fame } fame
gmui-odds-dice = { $chance } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} v { $target }

## The dice tray

gmui-tray = Dice tray
gmui-tray-skill = { $n ->
    [one] { $n } { $skill } die
   *[other] { $n } { $skill } dice
}
gmui-tray-target = of { $target }
gmui-team = Combined team
gmui-team-share = your share
gmui-team-missing = { $n ->
    [0] The target is reached together.
   *[other] { $n } more needed together.
}
gmui-tray-best = Use it best
gmui-pick-die = Pick a die
gmui-pick-rival = Pick a rival
gmui-tools = What you can use
gmui-tool-die = Now pick a die.
gmui-tool-rival = Whose dice?
gmui-tray-flat = with +{ $n }
gmui-die = Die { $n } shows { $face }
gmui-die-fix = Die { $n } shows { $face }: to a 5, { $gain ->
    [0] no change
   *[other] { $gain ->
        [-1] one less
       *[other] +{ $gain }
    }
}
gmui-die-reroll = Die { $n } shows { $face }: roll it again
gmui-dice-of = Dice of { $seat }
gmui-chip-fixer = Fixer: one die to a 5
gmui-chip-reroll = { $n ->
    [one] { $n } reroll left
   *[other] { $n } rerolls left
}
gmui-not-needed = not needed: the target is reached
gmui-chance-now = { $chance } if you keep them
gmui-odds-keep = { $chance } if you keep the dice
gmui-odds-change = { $chance } with this die

## Building

gmui-build = What to build
gmui-build-it = Build
gmui-build-none = Nothing
gmui-build-cost = { $gold } gold, { $back } back
gmui-build-fame = +{ $fame } fame
gmui-gold-on-order = { $gold } gold on the order
gmui-taken = taken

## Contests

gmui-contest = Contest
gmui-contest-deal = Deal
gmui-contest-stance = Stance
gmui-contest-roll = Roll
gmui-ready = ready
gmui-agreed = Agreed so far
gmui-no-offers = No offer is open.
gmui-nobody-bargains = Nobody else bargains any more.
gmui-offer-of = { $seat } offers a deal
gmui-your-offer = Your offer
gmui-offer-waits = Waiting for { $who }.
gmui-offer-even = Offer even shares
gmui-offer-new = New offer
gmui-offer-send = Make the offer
gmui-counter = Counter
gmui-counter-send = Make the counter-offer
gmui-accept = Accept
gmui-decline = Decline
gmui-withdraw = Withdraw
gmui-cancel = Cancel
gmui-speak-as = Speak as { $seat }
gmui-bargain-note = Once you are ready you bargain no more; offers that still need you lapse.
gmui-bind-all = binding if all cooperate
gmui-bind-now = paid on acceptance
gmui-bind-held = set aside, paid if all cooperate
gmui-bind-choice = set aside, paid if so chosen
gmui-bind-promise = promise, nobody enforces it
gmui-promise-by = Promised by
gmui-promise-you = you
gmui-promise-text = the promise
gmui-promise-hint = what is promised besides
gmui-paid-for = If { $owner } chooses
gmui-decides = decides
gmui-lobby-note = Once you have nothing more to offer, offers that still need you lapse.
gmui-split = Share the { $gold } gold
gmui-share-of = share of { $seat }
gmui-card-to = Card and replacement
gmui-bonus-to = Bonus of the contract
gmui-bonus-as = Bonus resolved with
gmui-bonus-then = and then with
gmui-bonus-open = as its guild likes
gmui-card-default = to the best roll
gmui-you-pay = You pay { $seat }
gmui-pays-you = { $seat } pays you
gmui-stance-odds = Odds of the stances
gmui-no-skill = no Skill for it
gmui-you-conflict = You choose conflict
gmui-seat-conflicts = { $seat } chooses conflict
gmui-all-together = All cooperate, one team
gmui-all-apart = All cooperate, each alone
gmui-all-apart-why = one success is enough
gmui-stance-why = All cooperating guilds get the full { $fame } fame; gold as agreed, else { $share } each{ $rest ->
    [0] {""}
   *[other] { " " }and { $rest } to the best roll
}. In conflict the winner takes it all.
gmui-line-together = together { $chance } for the full { $fame } fame each
gmui-line-apart = cooperating { $chance } for the full { $fame } fame each
gmui-line-fight = fighting { $chance }
gmui-line-default = by default { $share } gold each{ $rest ->
    [0] {""}
   *[other] { " " }and { $rest } to the best roll
}

## The end

gmui-standings = Standings
gmui-from-gold = from gold
gmui-from-prestige = from prestige
gmui-winner = winner
