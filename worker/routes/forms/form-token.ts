import { DAY_MS } from '#shared/domain/durations.ts'
import { Buffer } from 'node:buffer'
import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { acceptedSecrets, signingSecretsOf } from '#worker/runtime/signing-secrets.ts'

/** Only programs fill in a form faster. */
const MIN_FILL_MS = 1_000
/** An older form must be sent again, so that nobody can collect tokens. */
const MAX_AGE_MS = DAY_MS
const TOKEN = /^([0-9a-z]{8,10})\.([0-9a-f]{64})$/

/**
 * The signed time at which a form was shown. It replaces a captcha and needs no cookie. '' if the
 * shop has no signing secret.
 */
export async function formToken(c: Context<AppEnv>, at: Date): Promise<string> {
  const secrets = signingSecretsOf(c.var.vars)
  if (!secrets) return ''
  const shownAt = at.getTime().toString(36)
  const signed = await crypto.subtle.sign('HMAC', await keyOf(secrets.now), signedText(shownAt))
  return `${shownAt}.${Buffer.from(signed).toString('hex')}`
}

/**
 * Checks the time that a visitor took to fill in our form. Fails with the reason to send it again.
 */
export async function checkFormToken(
  c: Context<AppEnv>,
  fields: Fields,
  at: Date,
): Promise<Result<void, 'tooFast' | 'again'>> {
  const secrets = signingSecretsOf(c.var.vars)
  if (!secrets) return ok(undefined)
  const [, shownAt = '', signature = ''] = TOKEN.exec(fieldText(fields, 'formToken')) ?? []
  const signed = Buffer.from(signature, 'hex')
  const isOurs = acceptedSecrets(secrets).map(async (secret) =>
    crypto.subtle.verify('HMAC', await keyOf(secret), signed, signedText(shownAt)),
  )
  if (!(await Promise.all(isOurs)).includes(true)) return fail('again')
  const ageMs = at.getTime() - Number.parseInt(shownAt, 36)
  if (ageMs < MIN_FILL_MS) return fail('tooFast')
  return ageMs > MAX_AGE_MS ? fail('again') : ok(undefined)
}

const signedText = (shownAt: string) => new TextEncoder().encode(`form:${shownAt}`)

function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
}
