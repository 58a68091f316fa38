import { expect, test, vi } from 'vitest'
import { checkPassword, hashPassword } from '#worker/backend/account/password.ts'
import { SCRYPT_COST } from '#worker/backend/account/scrypt.ts'

vi.mock('#worker/backend/account/scrypt.ts', { spy: true })

const PASSWORD = 'Zwirn & Öse 70'

test('a password opens its own hash and no other one does', () => {
  const stored = hashPassword(PASSWORD)
  expect(checkPassword(PASSWORD, stored)).toBe('right')
  expect(checkPassword(`${PASSWORD} `, stored)).toBe('wrong')
  expect(checkPassword('', stored)).toBe('wrong')
})

test('the same password is stored differently for two people', () => {
  expect(hashPassword(PASSWORD)).not.toBe(hashPassword(PASSWORD))
})

test('the hash names its cost', () => {
  expect(hashPassword(PASSWORD)).toMatch(/^scrypt\$16384\$8\$5\$/)
})

test('an umlaut typed as two characters is the same umlaut', () => {
  expect(checkPassword(PASSWORD.normalize('NFD'), hashPassword(PASSWORD.normalize('NFC')))).toBe(
    'right',
  )
})

test('a hash of a lower cost still opens and asks to be replaced', () => {
  const old = hashPassword(PASSWORD, { n: 1024, r: 8, p: 1 })
  expect(checkPassword(PASSWORD, old)).toBe('outdated')
  expect(checkPassword('wrong password', old)).toBe('wrong')
})

// The worker itself was loaded before the mock: what is counted here is loaded after it.
async function counted() {
  vi.resetModules()
  const { scrypt } = await import('#worker/backend/account/scrypt.ts')
  const password = await import('#worker/backend/account/password.ts')
  return { ...password, scrypt: vi.mocked(scrypt) }
}

test.each([null, '', 'garbage', 'scrypt$0$0$0$$'])(
  'without a hash (%j) the work is that of a wrong password',
  async (stored) => {
    const { scrypt, ...fresh } = await counted()
    const other = fresh.hashPassword(PASSWORD)
    scrypt.mockClear()
    fresh.checkPassword('something else', other)
    fresh.checkPassword('something else', stored)
    const costs = scrypt.mock.calls.map(([, , bytes, cost]) => ({ bytes, cost }))
    expect(costs).toEqual([
      { bytes: 32, cost: SCRYPT_COST },
      { bytes: 32, cost: SCRYPT_COST },
    ])
  },
)
