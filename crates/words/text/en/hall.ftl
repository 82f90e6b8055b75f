### What every game shares.

# Something that reads the same in every language.
hall-verbatim = { $text }

# The last two things of a list.
hall-and = { $first } and { $last }

hall-seat = Seat { $number }

hall-misfit-not-asked = Nobody is asked that at this moment.
hall-misfit-stale = That question was taken back; look at what is asked now.
hall-misfit-no-draw = The match does not wait for dice.
hall-misfit-wrong-draw = Those dice cannot be rolled here.
hall-misfit-over = The match is over.
hall-misfit-not-sealed = Only a sealed answer that was given can be taken back.
hall-misfit-no-seat = The match has no such seat.
hall-misfit-stuck = The match stopped on a fault of the program; save its record and report it.
hall-misfit-parted = The rules have changed since; the match can only be ended.

# A match of an older revision of the rules that the present rules do not lead to.
hall-parted = This match was played by revision { $written } of the rules. By the present revision { $rules }, what happened at entry { $entry } of its record would have gone another way, so it cannot go on. Agree on a draw or end it without a result.
