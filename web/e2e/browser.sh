#!/bin/sh
# Starts the browser of the tests and notes which process it is: the head of its process group.
echo $$ >"$GUILDHALL_BROWSER_NOTE"
exec "$GUILDHALL_BROWSER" "$@"
