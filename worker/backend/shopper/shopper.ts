import { fail, ok, type Result } from '#shared/domain/result.ts'
import { applyChange } from './apply.ts'
import { issuedToken, newSecret, newWaitingToken, withChoices } from './issued-token.ts'
import type { IssuedToken } from './issued-token.ts'
import { changing, EMPTY_SESSION, lookUpOnce, type Sessions } from './sessions.ts'
import type { Change, ChangeRefused, Changed, SessionState, Settings } from './state.ts'
import { NO_SETTINGS } from './state.ts'

/** `token` is the one to name in the answer: a change may bring a new one. */
export type Written = { readonly token: string; readonly state: SessionState }

/** The session that a token opens. An unknown or malformed token is an empty session. */
export async function readSession(
  sessions: Sessions,
  token: string,
  at: Date,
): Promise<SessionState> {
  return (await lookUpOnce(sessions, token, at))?.state ?? EMPTY_SESSION
}

/**
 * Changes a session. The first article brings the object into being; what is chosen before is
 * carried by the token. A token that opens nothing is left, and a fresh one goes on.
 */
export async function changeSession(
  sessions: Sessions,
  token: string,
  at: Date,
  change: Change,
): Promise<Result<Written, ChangeRefused>> {
  const parts = await openable(sessions, token, at)
  if (parts.kind === 'waiting' && change.kind !== 'add')
    return changedWaiting(sessions, parts, change)
  const { key, secret } = parts
  const choices = parts.kind === 'waiting' ? parts.choices : {}
  const answer = await changing(sessions, key, async (object) =>
    object.change(secret, at.getTime(), change, choices),
  )
  if (answer.kind === 'unauthorised') {
    // The session that it opened has ended, so a new one begins.
    return changeSession(sessions, newWaitingToken(sessions.signedWith), at, change)
  }
  if (answer.kind === 'refused') return fail(answer.reason)
  return ok({ token: key + secret, state: answer.state })
}

/**
 * Changes the settings and hands out a new token. The old one is out at once, or after `graceMs`
 * without ever learning of the new settings.
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
  if (!done) throw new Error('A fresh token was refused by its own object')
  return done

  async function rotate(parts: IssuedToken): Promise<Written | null> {
    const { key, secret } = parts
    const next = newSecret(sessions.signedWith, key)
    const all = { ...(parts.kind === 'waiting' && parts.choices), ...settings }
    const answer: Changed = await changing(sessions, key, async (object) =>
      object.rotate(secret, next, at.getTime(), all, graceMs),
    )
    if (answer.kind === 'refused') throw new Error(`A rotation was refused: ${answer.reason.kind}`)
    return answer.kind === 'unauthorised' ? null : { token: key + next, state: answer.state }
  }
}

/** The token to write under: one that the shop never issued must open an object. */
async function openable(sessions: Sessions, token: string, at: Date): Promise<IssuedToken> {
  const parts = issuedToken(sessions.signedWith, token)
  if (!parts) throw new Error('The border lets no malformed token through')
  if (parts.kind === 'opened') return parts
  const { key, secret } = parts
  const seen = await lookUpOnce(sessions, token, at)
  if (seen && seen.state.cartId !== '') return { kind: 'opened', key, secret }
  return parts.kind === 'waiting' ? parts : fresh(sessions)
}

function fresh({ signedWith }: Sessions): IssuedToken {
  const parts = issuedToken(signedWith, newWaitingToken(signedWith))
  if (!parts) throw new Error('A fresh token is malformed')
  return parts
}

/** Nothing is kept anywhere: what is chosen goes into the token, all else changes nothing. */
function changedWaiting(
  { signedWith }: Sessions,
  { key, choices }: Extract<IssuedToken, { kind: 'waiting' }>,
  change: Change,
): Result<Written, ChangeRefused> {
  const state = { ...EMPTY_SESSION, settings: { ...NO_SETTINGS, ...choices } }
  const decided = applyChange(state, change)
  if (!decided.ok) return decided
  const settings = decided.value.settings ?? state.settings
  const { languageId, countryId, shippingMethodId, paymentMethodId } = settings
  const chosen = { languageId, countryId, shippingMethodId, paymentMethodId }
  const token = withChoices(signedWith, key, chosen)
  return ok({ token, state: { ...state, settings: { ...NO_SETTINGS, ...chosen } } })
}
