#!/bin/sh
# Runs workerd as this process, and ends it when the process that started it no longer exists:
# a `kill -9` of Node would otherwise leave a shop that serves without crons.
parent=$PPID
own=$$
(
  while kill -0 "$parent"; do
    kill -0 "$own" || exit
    sleep 1
  done
  kill -9 "$own"
) <&- >/dev/null 2>&1 3>&- &
exec "$RIPSTOP_WORKERD" "$@"
