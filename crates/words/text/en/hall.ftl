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
