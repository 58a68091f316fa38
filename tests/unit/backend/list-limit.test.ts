import { expect, test } from 'vitest'
import { listLimit } from '#worker/backend/ops/list-limit.ts'

test.each([
  [undefined, 50],
  ['20', 20],
  ['500', 500],
  ['100000', 500],
  ['many', 50],
  ['0', 50],
])('a limit of %s returns at most %s lines', (requested, most) => {
  expect(listLimit(50).parse(requested)).toBe(most)
})
