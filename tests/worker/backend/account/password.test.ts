import { expect, test, vi } from 'vitest'
import { checkPassword, hashPassword } from '#worker/backend/passwords/password.ts'
import { SCRYPT_COST } from '#tests/worker/derivation-cost.ts'

vi.mock('#worker/backend/passwords/scrypt.ts', { spy: true })

const PASSWORD = 'Zwirn & Öse 70'

test('a password matches its own hash and no other', async () => {
  const stored = await hashPassword(PASSWORD)
  expect(await checkPassword(PASSWORD, stored)).toBe('right')
  expect(await checkPassword(`${PASSWORD} `, stored)).toBe('wrong')
  expect(await checkPassword('', stored)).toBe('wrong')
})

test('equal passwords of two customers have different hashes', async () => {
  expect(await hashPassword(PASSWORD)).not.toBe(await hashPassword(PASSWORD))
})

test('a password hash contains its cost', async () => {
  expect(await hashPassword(PASSWORD)).toMatch(/^scrypt\$1024\$8\$1\$/)
})

test('composed and decomposed umlauts of a password are equal', async () => {
  expect(
    await checkPassword(PASSWORD.normalize('NFD'), await hashPassword(PASSWORD.normalize('NFC'))),
  ).toBe('right')
})

test('a hash of a lower cost still matches and reports that it needs rehashing', async () => {
  const old = await hashPassword(PASSWORD, { n: 512, r: 8, p: 1 })
  expect(await checkPassword(PASSWORD, old)).toBe('outdated')
  expect(await checkPassword('wrong password', old)).toBe('wrong')
})

// Loads the module after the mock; the worker itself was loaded before it.
async function counted() {
  vi.resetModules()
  const { scrypt } = await import('#worker/backend/passwords/scrypt.ts')
  const password = await import('#worker/backend/passwords/password.ts')
  return { ...password, scrypt: vi.mocked(scrypt) }
}

test.each([null, '', 'garbage', 'scrypt$0$0$0$$'])(
  'verifying without a hash (%j) does the same work as a wrong password',
  async (stored) => {
    const { scrypt, ...fresh } = await counted()
    const other = await fresh.hashPassword(PASSWORD)
    scrypt.mockClear()
    await fresh.checkPassword('something else', other)
    await fresh.checkPassword('something else', stored)
    const costs = scrypt.mock.calls.map(([, , bytes, cost]) => ({ bytes, cost }))
    expect(costs).toEqual([
      { bytes: 32, cost: SCRYPT_COST },
      { bytes: 32, cost: SCRYPT_COST },
    ])
  },
)
