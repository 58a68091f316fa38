import { EMPTY_CONTENTS } from '#shared/domain/cart/contents.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import type { SigningSecrets } from '#worker/runtime/signing-secrets.ts'
import { createVisitorBudget } from '#worker/runtime/visitor-budget.ts'
import { parseIssuedToken, newWaitingToken, type IssuedToken } from './parse-issued-token.ts'
import { NO_SETTINGS, type LastSeenPrice, type SessionState, type Settings } from './state.ts'

type Namespace = Bindings['SHOPPER']
export type ShopperObject = ReturnType<Namespace['get']>

/**
 * The shoppers' objects of one request. A session is read once, even if a page makes several Store
 * API calls in process (they share its context), and again after a change.
 */
export type Sessions = Readonly<{
  objects: Namespace
  /** Signs the tokens that the shop issues. */
  signedWith: SigningSecrets
  /** The visitor of this request, for rate limits. */
  visitor: string
  reads: Map<string, Promise<LastSeenPrice | null>>
}>

/** A session for which nothing is stored. */
export const EMPTY_SESSION: SessionState = {
  cartId: '',
  revision: 0,
  contents: EMPTY_CONTENTS,
  settings: NO_SETTINGS,
}

/**
 * A token that was not issued for an object may still open one. The client may use its first token,
 * or the session may be older than the signatures or the secret. So the object is queried. Failed
 * lookups are limited per visitor: fifty, then fifty an hour. For our own waiting tokens the limit
 * is that of busy networks. Both limits are separate, because shoppers without a cart must not
 * block sessions from before a new secret.
 */
const vainLookUps = {
  waiting: createVisitorBudget({ atOnce: 1000, aSecond: 10 }),
  unsigned: createVisitorBudget({ atOnce: 50, aSecond: 50 / 3600 }),
}

/** A new token for which nothing is stored, so that nothing needs to be read. */
export function newTokenFor({ signedWith, reads }: Sessions): string {
  const token = newWaitingToken(signedWith)
  reads.set(token, Promise.resolve(waitingSession({})))
  return token
}

/** The session of a token; null for an unknown one. One request calls the object once. */
export function lookUpOnce(
  sessions: Sessions,
  token: string,
  at: Date,
): Promise<LastSeenPrice | null> {
  const known = sessions.reads.get(token)
  if (known) return known
  const seen = lookUp(sessions, token, at)
  sessions.reads.set(token, seen)
  return seen
}

async function lookUp(sessions: Sessions, token: string, at: Date): Promise<LastSeenPrice | null> {
  const parts = parseIssuedToken(sessions.signedWith, token)
  if (!parts) return null
  const ask = () =>
    readObject(sessions, parts.key, async (object) => object.look(parts.secret, at.getTime()))
  if (parts.kind === 'opened') return ask()
  const { visitor } = sessions
  const budget = vainLookUps[parts.kind]
  const isInBounds = budget.take(visitor, 1, Date.now()) === 0
  const seen = isInBounds ? await ask() : null
  if (seen) budget.giveBack(visitor, 1)
  return seen ?? (parts.kind === 'waiting' ? waitingSession(parts.choices) : null)
}

function waitingSession(choices: Partial<Settings>): LastSeenPrice {
  const settings = { ...NO_SETTINGS, ...choices }
  return { state: { ...EMPTY_SESSION, settings }, isOwned: false }
}

/**
 * The parts of a token. `contextToken` has replaced malformed ones; for one of these it throws an
 * `Error`.
 */
export function partsOf({ signedWith }: Sessions, token: string): IssuedToken {
  const parts = parseIssuedToken(signedWith, token)
  if (!parts) throw new Error('A malformed token was not replaced before the session was opened')
  return parts
}

/** Whether the shop issued a token for an existing object. */
export function isOpened({ signedWith }: Sessions, token: string): boolean {
  return parseIssuedToken(signedWith, token)?.kind === 'opened'
}

/** Calls an object that the call may change, and discards this request's cached session. */
export async function changeObject<T>(
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

const Reset = z.object({ retryable: z.literal(true), overloaded: z.literal(false).optional() })

/**
 * Calls an object that the call does not change. A deployment resets objects and ends their calls;
 * the call is then repeated once on a new stub. Changes are never repeated.
 */
async function readObject<T>(
  sessions: Sessions,
  key: string,
  read: (object: ShopperObject) => Promise<T>,
): Promise<T> {
  try {
    return await read(objectOf(sessions, key))
  } catch (error) {
    if (!Reset.safeParse(error).success) throw error
    return read(objectOf(sessions, key))
  }
}

export function objectOf({ objects }: Sessions, key: string): ShopperObject {
  return objects.get(objects.idFromName(key))
}
