import { expect, test } from 'vitest'
import { MAX_WAIT_MS, SCRYPT_COST, TURN_MS } from '#worker/backend/passwords/derivation-cost.ts'

test('hashing a password needs 16 MiB and five rounds', () => {
  expect(SCRYPT_COST).toEqual({ n: 16_384, r: 8, p: 5 })
})

test('only a few password hashings wait at once, so that none waits too long', () => {
  expect(MAX_WAIT_MS / TURN_MS).toBeLessThan(5)
  expect(MAX_WAIT_MS).toBeLessThanOrEqual(3_000)
})
