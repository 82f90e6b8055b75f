### Guild Master: what effects of cards do, ask and allow, and orders shown or taken back.
###
### Glossary, beside that of guild-master.ftl:
###   ability (of an adventurer), bonus (of a contract, once completed), boon (of a completed contract, which is
###   discarded for it), event (of a contract that lies open), plot phase
###   deck, private contract, order card, penalty (of a conflict), to retire, to turn over (an upgrade, a die)
###   to bargain for a choice: everybody may make offers to the guild whose effect leaves it a choice

## Words of the rules.

gm-deck-common = common deck
gm-deck-heroic = heroic deck
gm-deck-legendary = legendary deck

# What has an effect, where an adventurer is not simply named.
gm-source-contract = “{ $contract }”
gm-source-copy = { $by } as { $of }
gm-source-upgrade = Skill upgrade

## More clauses of an offer.

gm-clause-if-rival = { $from } pays { $to } { $gold } if { $owner } chooses { $rival }
gm-clause-if-option = { $from } pays { $to } { $gold } if { $owner } chooses option { $number }
gm-clause-bonus-rival = the bonus is used on { $rival }
gm-clause-bonus-option = the bonus is resolved as option { $number }
gm-clause-promise = { $from } promises “{ $text }”

## What happened: orders, bargaining, phases.

gm-fact-card-shown = { $seat } shows { $others } an order card: { $objective }. It binds nobody.
gm-fact-card-shown-at = { $seat } shows { $others } an order card for order { $number }: { $objective }. It binds nobody.
gm-fact-lobbied = { $seat } has a choice to make that touches others: every guild may bargain for it.
gm-fact-promised = { $seat } promises everybody: “{ $text }”.
gm-fact-promise-offered = { $seat } offers { $others } a promise: “{ $text }”.
gm-fact-promise-asked = { $seat } asks { $from } for a promise: “{ $text }”.
gm-fact-promise-given = { $from } has promised { $others }: “{ $text }”. Nobody enforces it.
gm-fact-done-bargaining = { $seat } has nothing more to offer.
gm-fact-sends = { $seat } wants to send { $team } into the combined team.
gm-fact-phase-plot = Plot phase: guilds use their abilities, from the most fame to the least.
gm-fact-announced = Event on contract space { $number }: { $contract }.
gm-fact-event-began = The event “{ $contract }” takes effect.
gm-fact-bonus-began = { $seat } resolves the bonus of “{ $contract }”.
gm-fact-gold-told = Gold of the guilds: { $amounts }.

## What happened: effects for a guild.

gm-fact-used = { $seat } uses the ability of { $adventurer }.
gm-fact-used-copy = { $seat } has { $by } use the ability of { $of }.
gm-fact-used-boon = { $seat } discards “{ $contract }” for its boon.
gm-fact-boost-bid = If contested, the bid of { $seat } counts { $n } higher.
gm-fact-boost-minimum = { $by } on the minimum bid of { $seat } for this order.
gm-fact-boost-refund = { $seat } takes back up to { $gold } of what it pays for the recruit.
gm-fact-boost-rank = { $seat } needs no rank to recruit with this order.
gm-fact-boost-discount = { $seat } pays { $gold } less for each builder of this order.
gm-fact-boost-discount-some = { $seat } pays { $gold } less for { $builders } of this order.
gm-fact-boost-free = { $seat } pays nothing for { $builders } of this order.
gm-fact-more-orders = { $seat } may give { $n ->
    [one] { $n } more order
   *[other] { $n } more orders
} this round.
gm-fact-larger-team = { $orders ->
    [one] One team
   *[other] { $orders } teams
} of { $seat } may have { $n ->
    [one] { $n } more adventurer
   *[other] { $n } more adventurers
} this round.
gm-fact-larger-teams = All teams of { $seat } may have { $n ->
    [one] { $n } more adventurer
   *[other] { $n } more adventurers
} this round.
gm-fact-recovered = { $seat } takes back “{ $contract }”, whose boon can be used again.
gm-fact-retired = { $seat } lets { $adventurer } retire.
gm-fact-orders-swapped = { $seat } exchanges orders { $first } and { $second }.
gm-fact-order-changed = { $seat } changes order { $number }: { $objective }.
gm-fact-team-joined = { $seat } adds { $adventurer } to the team of order { $number }.
gm-fact-recruited-free = { $seat } recruits { $adventurer } ({ $rank }) from { $letter } without payment.
gm-fact-hired-free = { $seat } hires { $builders } without payment.
gm-fact-marker-moved = The price of builders moves: the next one costs { $gold }.

## What happened: decks and cards on the board.

gm-fact-peeked-card = { $seat } looks at card { $number } of the { $deck }: { $contract }.
gm-fact-peeked = { $seat } looks at a card of the { $deck }.
gm-fact-arranged-cards = { $seat } puts cards back on the { $deck }, from the top: { $contracts }.
gm-fact-arranged = { $seat } puts the cards back on the { $deck } in a secret order.
gm-fact-took = { $seat } keeps “{ $contract }” as a private contract.
gm-fact-sunk-card = { $seat } puts “{ $contract }” under the { $deck }.
gm-fact-sunk = { $seat } puts a card under the { $deck }.
gm-fact-discarded = { $seat } discards “{ $contract }” from the { $deck }.
gm-fact-swapped-board = { $seat } exchanges the private contract “{ $gave }” for “{ $took }” on contract space { $number }.
gm-fact-swapped-deck = { $seat } exchanges the private contract “{ $gave }” for the top of the deck, “{ $took }”.
gm-fact-swapped = { $seat } exchanges a private contract for the top of the deck.
gm-fact-contract-gone = { $seat } discards contract { $number }, “{ $contract }”.
gm-fact-contract-drawn = A { $level } contract is laid on space { $number }: { $contract }.
gm-fact-looked-contract = { $seat } looks at face-down contract { $number }: { $contract }.
gm-fact-looked-adventurer = { $seat } looks at the next adventurer of { $letter }: { $adventurer }.
gm-fact-looked-at-contract = { $seat } looks at face-down contract { $number }.
gm-fact-looked-at-adventurer = { $seat } looks at the next adventurer of { $letter }.
gm-fact-adventurer-gone = { $seat } discards { $adventurer } from { $letter }.

## What happened: dice.

gm-fact-stored = { $seat } rolls a { $face } and keeps the die on “{ $contract }”.
gm-fact-die-set = { $seat } turns a { $old } to a { $face }: { $before } → { $after }.
gm-fact-die-added = { $seat } adds a die, a { $face }: { $before } → { $after }.
gm-fact-added = { $seat } adds { $n }: { $before } → { $after }.
gm-fact-penalty-shifted = { $by } on the penalty of { $seat }.
gm-fact-converted = { $seat } counts { $dice } of { $skill } in this check.

## What is asked.

gm-ask-use-plot = Plot phase: which ability or boon do you use?
gm-ask-use-action = Before the next order: do you use an ability or a boon?
gm-ask-use-before = Before you roll: do you use an ability or a boon?
gm-ask-use-check = After your roll: do you use an ability or a boon?
gm-ask-use-hire = Before you build: do you use an ability or a boon?
gm-ask-use-recruit = Before the bids are compared: do you use an ability or a boon?
gm-ask-use-recruited = Your bid has won: do you use an ability or a boon?
gm-ask-lobby = { $owner } decides. { $question } Bargain for the choice, or say that you have nothing more to offer.
gm-ask-change = Change your dice with what you have, or keep them.
gm-ask-forced = A rival makes you roll again. Which die do you reroll? { $left ->
    [one] { $left } die left.
   *[other] { $left } dice left.
}
gm-ask-convert = You roll { $dice } of { $skill }. Do you count dice of another Skill too?

## What is asked: a choice of an effect. Each begins with the card that has it.

gm-ask-pick-lose = { $source }: which rival loses { $amount }?
gm-ask-pick-grant = { $source }: which rival gains { $amount }?
gm-ask-pick-steal = { $source }: from which rival is { $amount } taken?
gm-ask-pick-exchange = { $source }: do you pay { $pay } for { $gain }?
gm-ask-pick-choose = { $source }: which of its effects?
gm-ask-pick-draw-deck = { $source }: from which deck do you draw?
gm-ask-pick-draw = { $source }: which of the cards you drew do you keep as a private contract? { $left } to keep.
gm-ask-pick-peek-deck = { $source }: at the top of which deck do you look?
gm-ask-pick-reorder = { $source }: in which order do the { $left } cards go back on the deck?
gm-ask-pick-bottom = { $source }: which card that you looked at goes under the deck?
gm-ask-pick-swap-deck = { $source }: which private contract do you exchange for the top card of the common deck?
gm-ask-pick-swap-board = { $source }: which private contract do you exchange for which common contract on the board?
gm-ask-pick-recover = { $source }: which contract that you discarded for its boon do you take back?
gm-ask-pick-replace = { $source }: which contract on the board do you discard to draw another?
gm-ask-pick-replace-deck = { $source }: from which deck comes the new contract?
gm-ask-pick-refresh = { $source }: which adventurer on the board do you discard to turn up the next?
gm-ask-pick-look = { $source }: which face-down card do you look at? { $left } left.
gm-ask-pick-recruit = { $source }: which adventurer do you recruit for the minimum bid?
gm-ask-pick-recruit-rank = { $source }: which { $rank } do you recruit for the minimum bid?
gm-ask-pick-recruit-free = { $source }: which adventurer do you recruit without payment?
gm-ask-pick-retire = { $source }: which of your adventurers do you let retire?
gm-ask-pick-build = { $source }: what do you build with { $builders } that you need not pay?
gm-ask-pick-turn = { $source }: which of your Skill upgrades do you turn over?
gm-ask-pick-join = { $source }: which adventurer without a team joins which order?
gm-ask-pick-swap-orders = { $source }: which two of your orders do you exchange?
gm-ask-pick-change-order = { $source }: which of your orders gets which other card of its kind?

## Answers, short.

gm-choose-show = Show { $others }: { $objective }
gm-choose-show-at = Show { $others }: { $objective }, as order { $number }
gm-choose-send = Send { $team }
gm-choose-use = Use { $source }
gm-choose-boon = Discard “{ $contract }” for its boon
gm-choose-use-nothing = Use nothing more
gm-choose-rival = { $seat }
gm-choose-option = Option { $number }
gm-choose-option-named = Option { $number }: { $effects }
gm-option-gain = gain { $amount }
gm-option-lose = a rival loses { $amount }
gm-choose-pay = Pay
gm-choose-pay-for = Pay { $pay } for { $gain }
gm-choose-keep-card = Keep “{ $contract }”
gm-choose-sink = “{ $contract }” under the deck
gm-choose-recover = Take back “{ $contract }”
gm-choose-arrange = From the top: { $contracts }
gm-choose-contract-space = Contract { $number }
gm-choose-contract-space-named = Contract { $number }, { $contract }
gm-choose-recruit-space = Recruit { $letter }
gm-choose-recruit-space-named = Recruit { $letter }, { $adventurer }
gm-choose-recruit-for = Recruit { $letter }, { $adventurer }, for { $gold }
gm-choose-member = { $adventurer }
gm-choose-join = { $adventurer } joins order { $number }
gm-choose-swap-orders = Exchange orders { $first } and { $second }
gm-choose-change-order = Order { $number }: { $objective }
gm-choose-swap-deck = “{ $contract }” for the top of the deck
gm-choose-swap-board = “{ $contract }” for { $objective }
gm-choose-turn = Turn over the { $upgrade }
gm-choose-build-free = Build nothing
gm-choose-leave = Leave it
gm-choose-leave-cards = Leave the cards
gm-choose-roll-plain = Roll without them
gm-choose-done-bargaining = Nothing more to offer
gm-choose-change = { $source }: change the dice
gm-choose-change-set = { $source }: die { $die } to { $face }
gm-choose-change-reroll = { $source }: reroll die { $die }
gm-choose-change-flip = { $source }: turn die { $die } over
gm-choose-change-dice = { $source }: roll { $dice } more
gm-choose-change-flat = { $source }: +{ $n }
gm-choose-change-stored = { $source }: add the die kept on it
gm-choose-change-penalty = { $source }: penalty { $by }
gm-choose-force = { $source }: { $seat } rerolls { $count ->
    [one] the highest die
   *[other] the { $count } highest dice
}
gm-choose-force-owner = { $source }: { $seat } picks and rerolls { $dice }
gm-choose-convert = { $source }: count { $dice } of { $skill }

## Why not.

gm-refusal-bonus-is-compulsory = A bonus has to be resolved: choose one of its possibilities.
gm-refusal-not-yours-to-use = Your guild does not have that card: use one of your own.
gm-refusal-not-your-ability = Your guild has no such ability: use one of an adventurer of your own.
gm-refusal-no-ability = That adventurer has no ability.
gm-refusal-wrong-moon = That ability works under another moon: wait for a round that has it.
gm-refusal-not-now = That ability is for another phase.
gm-refusal-not-here = That ability does nothing at this moment: its text says what it is for.
gm-refusal-always-on = That ability is always on: there is nothing to use.
gm-refusal-no-boon = That contract has no Boon.
gm-refusal-boon-not-now = That Boon is for another moment: its text says when it can be used.
gm-refusal-used-up = You have used that already, or it would do nothing now.
gm-refusal-no-dice-to-convert = Your team has no such dice to count in this check.
gm-refusal-no-such-tool = That does not change a roll in this way: choose something else or keep the dice.
gm-refusal-no-upgrade-of-skill = You have no skill upgrade of the skill you check: another one does nothing here.
gm-refusal-no-fixer-side = Your skill upgrade lies on its re-roll side: it turns no die to 5.
gm-refusal-no-reroll-side = Your skill upgrade lies on its dice-fixer side: it rolls no die again.
gm-refusal-side-used-up = Your skill upgrade is used up in this check.
gm-refusal-not-this-check = That has nothing to do with this check: its text names another skill or another occasion.
gm-refusal-no-die-to-change = There is no such die to change.
gm-refusal-no-such-rival = That guild cannot be chosen: name a rival that takes part.
gm-refusal-cannot-pay = You do not have what has to be paid.
gm-refusal-no-such-option = The card has no such option.
gm-refusal-not-looked-at = Choose among the cards you have just looked at, each of them once.
gm-refusal-not-discarded = You have not discarded that contract for its boon.
gm-refusal-no-such-exchange = Exchange a common private contract of yours for what the card names.
gm-refusal-nothing-there = There is no such card on that space.
gm-refusal-cannot-recruit = You cannot recruit there: the rank or the gold is missing, or there is no such adventurer.
gm-refusal-no-such-upgrade = You do not have that Skill upgrade.
gm-refusal-no-such-member = That is no adventurer of your guild that can retire.
gm-refusal-cannot-join = That adventurer cannot join that order: it takes an adventurer without a team, and a team with room whose order is not resolved.
gm-refusal-order-is-fixed = That order cannot be changed so: it is resolved, of another kind, or the card is taken.
gm-refusal-kind-not-allowed = The card does not let you build an upgrade of that kind.
gm-refusal-too-many-builders = That takes more than the { $builders } the card gives you.
gm-refusal-no-effect-to-settle = No effect here leaves that choice: leave that clause out.
gm-refusal-no-reward = No reward is divided here: offer gold or a promise for the choice.
gm-refusal-bound-otherwise = An agreement binds this choice to something else.
gm-refusal-settled-twice = An effect is settled one way only: pay for one choice in an offer.
gm-refusal-nobody-to-show = Show one of the thirteen order cards to one rival or more.
gm-refusal-not-in-team = Send adventurers of this order’s team, at least one and each once.
