import { expect, test } from 'vitest'
import { EMPTY_SESSION, lookUpOnce, newTokenFor } from '#worker/backend/shopper/sessions.ts'

const SEEN = { state: EMPTY_SESSION, isOwned: false }
const AT = new Date('2026-11-28T10:00:00Z')

/** Sessions whose object fails with each error in turn, then responds. */
function sessionsThatFail(...errors: readonly object[]) {
  let calls = 0
  const look = async () => {
    const error = errors[calls++]
    if (error) throw Object.assign(new Error('reset'), error)
    return SEEN
  }
  const objects = { idFromName: (name: string) => name, get: () => ({ look }) }
  const signedWith = { now: 'x'.repeat(32), before: null }
  const sessions = { objects, signedWith, visitor: 'someone', reads: new Map() }
  const known = sessions as unknown as Parameters<typeof lookUpOnce>[0]
  const token = newTokenFor(known)
  known.reads.clear()
  return { read: () => lookUpOnce(known, token, AT), calls: () => calls }
}

test('a session is read again if a deployment resets its object', async () => {
  const shop = sessionsThatFail({ retryable: true })
  expect(await shop.read()).toEqual(SEEN)
  expect(shop.calls()).toBe(2)
})

test.each([
  ['that fails twice', [{ retryable: true }, { retryable: true }], 2],
  ['that is overloaded', [{ retryable: true, overloaded: true }], 1],
  ['that fails for another reason', [{}], 1],
])('an object %s is not called again', async (_what, errors, calls) => {
  const shop = sessionsThatFail(...errors)
  await expect(shop.read()).rejects.toThrow('reset')
  expect(shop.calls()).toBe(calls)
})
