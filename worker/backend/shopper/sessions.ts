import { EMPTY_CONTENTS } from '#shared/domain/cart/contents.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import type { SigningSecrets } from '#worker/runtime/signing-secrets.ts'
import { createVisitorBudget } from '#worker/runtime/visitor-budget.ts'
import { issuedToken, newWaitingToken } from './issued-token.ts'
import { NO_SETTINGS, type Seen, type SessionState, type Settings } from './state.ts'

type Namespace = Bindings['SHOPPER']
export type ShopperObject = ReturnType<Namespace['get']>

/**
 * The shoppers' objects, as one request knows them: each session is read once, however many calls
 * of the Store API a page makes in process (they share its context), and again after a change.
 */
export type Sessions = Readonly<{
  objects: Namespace
  /** What the tokens that we give out are signed with. */
  signedWith: SigningSecrets
  /** The visitor of this request, as far as known. */
  visitor: string
  reads: Map<string, Promise<Seen | null>>
}>

/** A session before its first write. */
export const EMPTY_SESSION: SessionState = {
  cartId: '',
  revision: 0,
  contents: EMPTY_CONTENTS,
  settings: NO_SETTINGS,
}

/**
 * A token may open an object although it was not issued for one: the client kept its old token, or
 * the session is older than the signatures. To limit lookups of objects that do not exist, a
 * visitor has fifty of them, then fifty an hour.
 */
const looksInVain = createVisitorBudget({ atOnce: 50, aSecond: 50 / 3600 })

/** A new token without an object. */
export function newTokenFor({ signedWith, reads }: Sessions): string {
  const token = newWaitingToken(signedWith)
  reads.set(token, Promise.resolve(waitingSession({})))
  return token
}

/** What a token opens, or null. Reads of one request are one call of the object. */
export function lookUpOnce(sessions: Sessions, token: string, at: Date): Promise<Seen | null> {
  const known = sessions.reads.get(token)
  if (known) return known
  const seen = lookUp(sessions, token, at)
  sessions.reads.set(token, seen)
  return seen
}

async function lookUp(sessions: Sessions, token: string, at: Date): Promise<Seen | null> {
  const parts = issuedToken(sessions.signedWith, token)
  if (!parts) return null
  const ask = () => objectOf(sessions, parts.key).look(parts.secret, at.getTime())
  if (parts.kind === 'opened') return ask()
  const { visitor } = sessions
  const isInBounds = looksInVain.take(visitor, 1, Date.now()) === 0
  const seen = isInBounds ? await ask() : null
  if (seen) looksInVain.giveBack(visitor, 1)
  return seen ?? (parts.kind === 'waiting' ? waitingSession(parts.choices) : null)
}

function waitingSession(choices: Partial<Settings>): Seen {
  const settings = { ...NO_SETTINGS, ...choices }
  return { state: { ...EMPTY_SESSION, settings }, isOwned: false }
}

/** Whether a token was given out for an object. */
export function isOpened({ signedWith }: Sessions, token: string): boolean {
  return issuedToken(signedWith, token)?.kind === 'opened'
}

/** Calls an object that the call may change; what this request read before is read again. */
export async function changing<T>(
  sessions: Sessions,
  key: string,
  change: (object: ShopperObject) => Promise<T>,
): Promise<T> {
  try {
    return await change(objectOf(sessions, key))
  } finally {
    sessions.reads.clear()
  }
}

export function objectOf({ objects }: Sessions, key: string): ShopperObject {
  return objects.get(objects.idFromName(key))
}
