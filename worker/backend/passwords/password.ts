import { Buffer } from 'node:buffer'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { SCRYPT_COST } from './derivation-cost.ts'
import { scrypt, type ScryptCost } from './scrypt.ts'

export const MIN_PASSWORD_LENGTH = 8
/** Longer than passwords of password managers. The limit prevents huge inputs. */
export const MAX_PASSWORD_LENGTH = 1024

const SALT_BYTES = 16
const KEY_BYTES = 32
const STORED = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

/**
 * `outdated`: correct, but hashed with another cost than the current one. The caller stores a new
 * hash.
 */
export type PasswordCheck = 'right' | 'outdated' | 'wrong'

/** A password in its stored form: `scrypt$n$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(
  password: string,
  cost: ScryptCost = SCRYPT_COST,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await scrypt(normalised(password), salt, KEY_BYTES, cost)
  const { n, r, p } = cost
  return ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Checks a password in constant time. Without a stored hash (no account has the address) it
 * computes a hash of the same cost, so that the response takes as long as for a wrong password.
 */
export async function checkPassword(
  password: string,
  stored: string | null,
): Promise<PasswordCheck> {
  const [, n, r, p, salt, key] = STORED.exec(stored ?? '') ?? []
  if (!n || !r || !p || !salt || !key) {
    await scrypt(normalised(password), randomBytes(SALT_BYTES), KEY_BYTES, SCRYPT_COST)
    return 'wrong'
  }
  const cost = { n: Number(n), r: Number(r), p: Number(p) }
  const expected = Buffer.from(key, 'base64url')
  const actual = await scrypt(
    normalised(password),
    Buffer.from(salt, 'base64url'),
    expected.length,
    cost,
  )
  if (!timingSafeEqual(actual, expected)) return 'wrong'
  const isCurrent = cost.n === SCRYPT_COST.n && cost.r === SCRYPT_COST.r && cost.p === SCRYPT_COST.p
  return isCurrent ? 'right' : 'outdated'
}

/** Keyboards send an umlaut as one or two characters. Both must be the same password. */
function normalised(password: string): string {
  return password.normalize('NFKC')
}
