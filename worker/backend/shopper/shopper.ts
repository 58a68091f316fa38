import { fail, ok, type Result } from '#shared/domain/result.ts'
import { applyChange } from './apply.ts'
import { parseIssuedToken, newSecret, newWaitingToken, withChoices } from './parse-issued-token.ts'
import type { IssuedToken } from './parse-issued-token.ts'
import { changeObject, EMPTY_SESSION, lookUpOnce, partsOf, type Sessions } from './sessions.ts'
import type { Change, ChangeError, Changed, SessionState, Settings } from './state.ts'
import { NO_SETTINGS } from './state.ts'

/** The changed session. `token` is the one for the response: it may be new. */
export type Written = { readonly token: string; readonly state: SessionState }

/** The session of a token. An unknown or malformed token is an empty session. */
export async function readSession(
  sessions: Sessions,
  token: string,
  at: Date,
): Promise<SessionState> {
  return (await lookUpOnce(sessions, token, at))?.state ?? EMPTY_SESSION
}

/**
 * Changes a session. Before the first product the token itself contains the choices; the first
 * product creates the object. An unknown token is replaced by a new one.
 */
export async function changeSession(
  sessions: Sessions,
  token: string,
  at: Date,
  change: Change,
): Promise<Result<Written, ChangeError>> {
  const parts = await openable(sessions, token, at)
  if (parts.kind === 'waiting' && change.kind !== 'add')
    return changedWaiting(sessions, parts, change)
  const { key, secret } = parts
  const choices = parts.kind === 'waiting' ? parts.choices : {}
  const response = await changeObject(sessions, key, async (object) =>
    object.change(secret, at.getTime(), change, choices),
  )
  if (response.kind === 'unauthorised') {
    // The session of this token has ended, so a new one begins.
    return changeSession(sessions, newWaitingToken(sessions.signedWith), at, change)
  }
  if (response.kind === 'refused') return fail(response.reason)
  return ok({ token: key + secret, state: response.state })
}

/**
 * Changes the settings and returns a new token. The old token is valid for another `graceMs` with
 * the old settings. Throws an `Error` if the object refuses the change.
 */
export async function rotateSession(
  sessions: Sessions,
  token: string,
  at: Date,
  settings: Partial<Settings>,
  graceMs = 0,
): Promise<Written> {
  const rotated = await rotate(await openable(sessions, token, at))
  const done = rotated ?? (await rotate(fresh(sessions)))
  if (!done) throw new Error('A new token was not accepted by its own object')
  return done

  async function rotate(parts: IssuedToken): Promise<Written | null> {
    const { key, secret } = parts
    const next = newSecret(sessions.signedWith, key)
    const all = { ...(parts.kind === 'waiting' && parts.choices), ...settings }
    const response: Changed = await changeObject(sessions, key, async (object) =>
      object.rotate(secret, next, at.getTime(), all, graceMs),
    )
    if (response.kind === 'refused')
      throw new Error(`A session could not be rotated: ${response.reason.kind}`)
    return response.kind === 'unauthorised' ? null : { token: key + next, state: response.state }
  }
}

/**
 * The token for a write. A token that the shop did not issue must open an object, or it is
 * replaced.
 */
async function openable(sessions: Sessions, token: string, at: Date): Promise<IssuedToken> {
  const parts = partsOf(sessions, token)
  if (parts.kind === 'opened') return parts
  const { key, secret } = parts
  const seen = await lookUpOnce(sessions, token, at)
  if (seen && seen.state.cartId !== '') return { kind: 'opened', key, secret }
  return parts.kind === 'waiting' ? parts : fresh(sessions)
}

function fresh({ signedWith }: Sessions): IssuedToken {
  const parts = parseIssuedToken(signedWith, newWaitingToken(signedWith))
  if (!parts) throw new Error('A new token is malformed')
  return parts
}

/** A change without an object: choices are stored in a new token, other changes have no effect. */
function changedWaiting(
  { signedWith }: Sessions,
  { key, choices }: Extract<IssuedToken, { kind: 'waiting' }>,
  change: Change,
): Result<Written, ChangeError> {
  const state = { ...EMPTY_SESSION, settings: { ...NO_SETTINGS, ...choices } }
  const decided = applyChange(state, change)
  if (!decided.ok) return decided
  const settings = decided.value.settings ?? state.settings
  const { languageId, countryId, shippingMethodId, paymentMethodId } = settings
  const chosen = { languageId, countryId, shippingMethodId, paymentMethodId }
  const token = withChoices(signedWith, key, chosen)
  return ok({ token, state: { ...state, settings: { ...NO_SETTINGS, ...chosen } } })
}
