import { expect, test } from 'vitest'
import { createThrottle } from '#worker/runtime/log.ts'

const LINE = '{"event":"x"}'

test('an equal log line is written five times per second', () => {
  const throttle = createThrottle()
  const written = Array.from({ length: 20 }, () => throttle(LINE, 999)).flat()
  expect(written).toEqual(Array.from({ length: 5 }, () => LINE))
})

test('suppressed log lines are counted in the next one', () => {
  const throttle = createThrottle()
  for (let times = 0; times < 20; times++) throttle(LINE, 0)
  expect(throttle('{"event":"y"}', 1_000)).toEqual(['{"event":"x","repeated":15}', '{"event":"y"}'])
  expect(throttle(LINE, 1_001)).toEqual([LINE])
})

test('different log lines do not suppress each other', () => {
  const throttle = createThrottle()
  const lines = Array.from({ length: 300 }, (_, at) => `{"event":"${at}"}`)
  expect(lines.flatMap((line) => throttle(line, 0))).toEqual(lines)
})
