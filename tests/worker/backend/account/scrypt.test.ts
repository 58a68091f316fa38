import { Buffer } from 'node:buffer'
import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { scrypt } from '#worker/backend/passwords/scrypt.ts'

/** The cost in production; the tests use a lower one. */
const SCRYPT_COST = { n: 2 ** 14, r: 8, p: 5 }
const SALT = Buffer.from('ein Faden')

test.each([
  ['', { n: 16, r: 1, p: 1 }],
  ['Zwirn & Öse 70', { n: 1024, r: 8, p: 1 }],
  ['Zwirn & Öse 70', { n: 2, r: 3, p: 4 }],
  ['p', SCRYPT_COST],
])('scrypt of %j at cost %j equals the runtime’s own result', async (password, cost) => {
  const { n, r, p } = cost
  const expected = scryptSync(password, SALT, 32, { N: n, r, p, maxmem: 64 * 1024 * 1024 })
  expect((await scrypt(password, SALT, 32, cost)).equals(expected)).toBe(true)
})

test('hashing a password yields to other requests many times', async () => {
  const derived = { isDone: false }
  const deriving = scrypt('p', SALT, 32, SCRYPT_COST).finally(() => {
    derived.isDone = true
  })
  let turns = 0
  for (; !derived.isDone; turns += 1) await scheduler.wait(0)
  await deriving
  expect(turns).toBeGreaterThan(50)
})
