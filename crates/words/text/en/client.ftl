### What the page says around every table.

## Games and seats

ui-game-guild-ball = Guild Ball
ui-game-guild-master = Guild Master
ui-bot-random = Random bot
ui-bot-greedy = Greedy bot

## Every page

ui-home = The front door
ui-close = Close
ui-menu = Menu
ui-crumbs = Where you are
ui-theme = Look: { $theme }
ui-theme-system = same as the system
ui-theme-light = daylight
ui-theme-dark = lamplight
ui-rule = rule

## Keys

ui-key-sheet = Keys for this situation
ui-keys-title = Keys you can use now
ui-keys-enabled = Single keys are on
ui-keys-always = Tab moves between controls, Enter presses the one in focus, Esc closes.
ui-key-space = Space
ui-key-enter = Enter
ui-key-escape = Esc
ui-key-tab = Tab
ui-key-back = Scroll the timeline back
ui-key-on = Scroll the timeline on
ui-key-log = The whole log

## Connection

ui-link-lost = Connection lost, trying again
ui-link-lost-long = The connection to the hall is lost. The page keeps trying to get it back; nothing in the match is lost.
ui-link-connecting = Connecting
ui-entering = Going to the table
ui-no-match = This table is not here
ui-no-match-why = The hall says: { $message }. The table may have been closed, or the link may be incomplete.

ui-refusal-busy = Wait: your last answer is still on its way.
ui-refusal-unknown = The connection was lost before the hall could answer. The table will show whether it was done.
ui-refusal-unsent = There is no connection to the hall. Nothing was done.
ui-refusal-again = The hall had put this table away and has laid it again. Nothing was done: please repeat it.

## The table

ui-region-left = Your side
ui-region-right = What you can do
ui-waiting = Waiting for the others
ui-watching = Watching
ui-same-screen = Same screen
ui-sheet = Panel: { $stop }
ui-sheet-peek = only the plan
ui-sheet-half = half the screen
ui-sheet-full = the whole screen

ui-curtain-title = Pass the device to { $name }
ui-curtain-why = What comes next is for the eyes of { $name } only.
ui-curtain-go = I am { $name }
ui-give-back = { $name } takes the device back to change the sealed answer
ui-pass-on = It stays sealed: pass the device to { $name }
ui-peek-show = Peek: { $what }
ui-peek-hide = Hide: { $what }

ui-timeline = Timeline
ui-line = information line
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-undone = taken back
ui-log-takeback = { $by } took back a step.
ui-decides = { $seat } decides
ui-takeback = Take back
ui-takeback-free = Take back (free)
ui-takeback-ask = Ask to take back
ui-free = free
ui-ask = ask

ui-command = Type an answer
ui-command-list = Answers that fit
ui-command-hint = Tab completes, Enter answers, Esc closes

ui-plan-cost = Cost
ui-plan-odds = Odds
ui-plan-risk = Risk
ui-plan-drop = Drop the plan

ui-agree = Agree
ui-refuse = Refuse
ui-offer-takeback-asks = { $by } would like to take back a step after something new was learned. { $seat }, do you agree?
ui-offer-takeback-waits = { $by } would like to take back. Waiting for { $awaits }.
ui-offer-draw-asks = { $by } offers a draw. { $seat }, do you agree?
ui-offer-draw-waits = { $by } offers a draw. Waiting for { $awaits }.
ui-offer-draw = Offer a draw
ui-concede = Concede
ui-concede-as = Concede as { $name }
ui-concede-sure = Concede for good?
ui-save = Save the record
ui-leave = Leave the table
ui-copy-link = Copy the link for spectators
ui-copied = Copied
ui-copy-by-hand = Copy this link:

ui-outcome = The end of the match
ui-outcome-again = Play again
ui-parted = The rules have changed
ui-parted-waits = The match waits for its end
ui-void = End without a result
ui-void-sure = End it for good?
ui-broken = The match stopped
ui-broken-why = A fault in the program stopped the match. Taking back may get it going again; please report it with the record.

## The front door

ui-hero-title = The hall is open
ui-hero-lede = Two tabletop games by their rules, in your browser. Play friends at one screen, or a bot that rolls the same dice.
ui-hero-play = Play a ten-minute match
ui-hero-two = Two at this screen
ui-hero-sub = No account. Take back freely until you learn something new. The dice can be checked by anyone.
ui-doors = Games and your tables
ui-door-ball = Mob football with miniatures. Six a side, four guilds, terrain, plays and plans; three a side to learn it.
ui-door-ball-size = 2 players, first to 12 points
ui-door-master = Secret orders, loud bargains. Recruit, build, and meet your rivals over the same contract.
ui-door-master-size = 2 to 4 guilds, 6 or 9 rounds
ui-lay = Lay a table
ui-play = Play at once
ui-go-on = Go on
ui-go-on-none = Matches you open or watch in this browser are listed here.
ui-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
ui-turn = turn { $number }
ui-round = round { $number }
ui-over = over
ui-begun = begun
ui-go = go on
ui-forget = Take { $title } off the list
ui-player = Player { $number }
ui-chair-here = At this screen
ui-chair-random = Random bot
ui-chair-greedy = Greedy bot
ui-chair-name = Name of the player: { $seat }
ui-open = Open the table
ui-open-watch = Open the table and watch
ui-lay-ball = A table of Guild Ball
ui-side = Side { $number }
ui-no-catalog = The teams cannot be listed: { $message }
ui-lay-master = A table of Guild Master
ui-guilds = Guilds
ui-guild = Guild { $number }
ui-rounds = Rounds
ui-rounds-short = { $count }, the short game
ui-rounds-full = { $count }, the full game
ui-starts = Starting upgrades in play
ui-starts-about = Which guild gets which is drawn.
ui-start-drawn = Drawn
ui-master-clock-about = A guild’s time runs while it is asked and has not answered. When it is out the hall answers for it at once: its orders stay as they were last laid, and everything else is passed up or done in the plainest way.
ui-faults-more = and { $count } more
ui-setup-unread = The hall says: { $message }
ui-json-unread = This is no JSON: { $message }

ui-ball-deck = Game plans
ui-ball-deck-a = Deck A
ui-ball-deck-b = Deck B
ui-ball-pitch = Pitch
ui-ball-pitch-bare = Bare pitch
ui-ball-pitch-own = A layout of your own
ui-ball-layout = Pieces of terrain as JSON
ui-ball-layout-about = A list of pieces. Each has a kind (fast, rough, obstruction, barrier, forest); round ones have at and radius, others three to eight corners. Lengths are tenths of a millimetre, 254 to the inch; x runs across the pitch and y from goal to goal.
ui-ball-points = Points to win
ui-ball-size = Size
ui-ball-size-typical = Typical
ui-ball-size-quick = Quick
ui-ball-size-introductory = Introductory
ui-ball-about-typical = Six models a side on three feet, { $points } points win: the full game.
ui-ball-about-quick = Six models a side on three feet, { $points } points win.
ui-ball-about-introductory = Captain and two squaddies a side on two feet, { $points } points win: ten minutes to learn it.
ui-ball-book = Rules
ui-ball-book-core = Core rulebook
ui-ball-book-aid = Play aid
ui-ball-teams = Teams
ui-ball-teams-ready = Ready teams
ui-ball-teams-rosters = Tournament
ui-ball-teams-about = Both players bring a roster, pick captain and mascot in secret, then add one squaddie at a time in turns.
ui-ball-guild = Guild
ui-ball-clock = Clock
ui-ball-clock-none = No clock
ui-ball-clock-minutes = { $count } minutes each
ui-ball-clock-about = When a player’s time is out the other gains 1 point; from then on every activation and every Maintenance Phase has one minute, and each activation costs 1 point.
ui-ball-roster = { $count } of at most { $most } on the roster
ui-ball-own-team = Models of a guild
ui-ball-own-team-about = Picked one by one
ui-ball-own-count = { $count } of { $models } models
ui-roster-exchange = Bring or take a roster
ui-roster-paste = Paste a roster here, as text or JSON
ui-roster-read = Read it
ui-roster-taken =
    { $count ->
        [one] Read: { $count } model
       *[other] Read: { $count } models
    }
ui-roster-written = This roster, written down
ui-roster-form-text = Text
ui-roster-form-json = JSON
ui-roster-copy = Copy
ui-roster-line = Line { $line }: { $what }
ui-roster-empty = There is nothing to read yet.
ui-roster-code = Short codes are not read here. The command guildhall roster writes one as text or JSON.
ui-roster-field = A roster has no field “{ $field }”, only guild, limit and models.
ui-roster-no-guild = “{ $name }” is no guild.
ui-roster-no-model = There is no model “{ $name }”.
ui-roster-guild-missing = The guild is missing; it stands in the first line.
ui-roster-models = The models are to be a list of ids.
ui-roster-limit = The limit is to be a whole number.
ui-roster-count = A roster has 1 to { $most } of a model.
ui-clock-runs = { $seat }: time left, runs
ui-clock-stands = { $seat }: time left
ui-clock-extra = { $seat }: overtime, one minute
ui-pieces-fast =
    { $count ->
        [one] { $count } fast piece
       *[other] { $count } fast pieces
    }
ui-pieces-rough =
    { $count ->
        [one] { $count } rough piece
       *[other] { $count } rough pieces
    }
ui-pieces-obstruction =
    { $count ->
        [one] { $count } obstruction
       *[other] { $count } obstructions
    }
ui-pieces-barrier =
    { $count ->
        [one] { $count } barrier
       *[other] { $count } barriers
    }
ui-pieces-forest =
    { $count ->
        [one] { $count } forest
       *[other] { $count } forests
    }
