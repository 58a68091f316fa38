import type { Bindings } from '#worker/env.ts'
import { newContextToken } from '#worker/backend/http/context-token.ts'
import { changing, look } from './read-once.ts'
import { NO_SETTINGS } from './state.ts'
import type { Change, ChangeRefused, Changed, SessionState, Settings } from './state.ts'
import { tokenParts } from './token.ts'
import { fail, ok, type Result } from '#shared/result.ts'

/** A session that nobody wrote to yet. */
export const EMPTY_SESSION: SessionState = {
  cartId: '',
  revision: 0,
  contents: { lines: [], codes: [] },
  settings: NO_SETTINGS,
}

type Namespace = Bindings['SHOPPER']

/** `token` is the one to name in the answer: it changes when a stranger's was sent, or on rotation. */
export type Written = { readonly token: string; readonly state: SessionState }

/** The session that a token opens. An unknown or malformed token is an empty session. */
export async function readSession(
  namespace: Namespace,
  token: string,
  at: Date,
): Promise<SessionState> {
  return (await look(namespace, token, at))?.state ?? EMPTY_SESSION
}

/** Changes a session. A token that opens none begins one of its own under a fresh token. */
export async function changeSession(
  namespace: Namespace,
  token: string,
  at: Date,
  change: Change,
): Promise<Result<Written, ChangeRefused>> {
  const ask = async (name: string) => {
    const { key, secret } = partsOf(name)
    return changing(namespace, key, async (object) => object.change(secret, at.getTime(), change))
  }
  return written(token, ask)
}

/**
 * Changes the settings and hands out a new token. The old one is out at once, or after `graceMs`
 * without ever learning of the new settings.
 */
export async function rotateSession(
  namespace: Namespace,
  token: string,
  at: Date,
  settings: Partial<Settings>,
  graceMs = 0,
): Promise<Written> {
  let next = token
  const ask = async (name: string) => {
    const { key, secret } = partsOf(name)
    const nextSecret = partsOf(newContextToken()).secret
    next = `${key}${nextSecret}`
    return changing(namespace, key, async (object) =>
      object.rotate(secret, nextSecret, at.getTime(), settings, graceMs),
    )
  }
  const rotated = await written(token, ask)
  if (!rotated.ok) throw new Error(`A rotation was refused: ${rotated.error.kind}`)
  return { token: next, state: rotated.value.state }
}

async function written(
  token: string,
  ask: (token: string) => Promise<Changed>,
): Promise<Result<Written, ChangeRefused>> {
  const first = await ask(token)
  const fresh = first.kind === 'stranger' ? newContextToken() : null
  const answer = fresh ? await ask(fresh) : first
  if (answer.kind === 'stranger') throw new Error('A fresh token met a stranger')
  if (answer.kind === 'refused') return fail(answer.reason)
  return ok({ token: fresh ?? token, state: answer.state })
}

function partsOf(token: string) {
  const parts = tokenParts(token)
  if (!parts) throw new Error('The border lets no malformed token through')
  return parts
}
