import { issuedToken, newKey, newSecret, newWaitingToken } from './issued-token.ts'
import type { OpenSession } from './open-sessions.ts'
import { changing, EMPTY_SESSION, lookUpOnce, objectOf, type Sessions } from './sessions.ts'
import { changeSession, readSession } from './shopper.ts'
import type { Entry, Seen, SessionState, Settings } from './state.ts'

/** The object's owner (`shopperKey` of the account) and what is chosen in it. */
export type CustomerEntry = {
  readonly customerId: string
  readonly shopperKey: string
  readonly settings: Partial<Settings>
}

/** `isCartMerged`: the guest's cart and the customer's, both with something in them, became one. */
export type LoggedIn = {
  readonly token: string
  readonly state: SessionState
  readonly isCartMerged: boolean
}

/** The name of a customer's object, for an account that has none yet. */
export function newShopperKey(): string {
  return newKey()
}

/** The session of a token, and whether its object is a customer's already. */
export async function seenSession(sessions: Sessions, token: string, at: Date): Promise<Seen> {
  return (await lookUpOnce(sessions, token, at)) ?? { state: EMPTY_SESSION, isOwned: false }
}

/**
 * Opens the customer's own object under a new token. What a guest put into the cart moves over
 * first and leaves its old place last: interrupted and repeated, it is still there once.
 */
export async function enterAsCustomer(
  sessions: Sessions,
  token: string,
  { state, isOwned }: Seen,
  { customerId, shopperKey, settings }: CustomerEntry,
  at: Date,
): Promise<LoggedIn> {
  const secret = newSecret(sessions.signedWith, shopperKey)
  const isElsewhere = partsOf(sessions, token).key !== shopperKey
  const { cartId, contents, pricesSeen = {} } = state
  const isMoved = isElsewhere && !isOwned && cartId !== ''
  const cart = isMoved ? { cartId, contents, pricesSeen } : null
  const { languageId, countryId, shippingMethodId, paymentMethodId } = state.settings
  const kept = { languageId, countryId, shippingMethodId }
  const chosen = { ...settings, ...(paymentMethodId && { paymentMethodId }) }
  const entry: Entry = { customerId, settings: { ...kept, ...chosen }, cart }
  const entered = await changing(sessions, shopperKey, async (object) =>
    object.enter(secret, at.getTime(), entry),
  )
  await leaveSession(sessions, token, at, cart && cart.cartId)
  return { token: `${shopperKey}${secret}`, state: entered.state, isCartMerged: entered.isMerged }
}

/** The object that a token opens. */
export function shopperKeyOf(sessions: Sessions, token: string): string {
  return partsOf(sessions, token).key
}

/**
 * Takes the cart out of a customer's object, for somebody who goes on as a guest: guests never
 * live in a customer's object, whose sessions end with those of the account.
 */
export async function moveCartOut(
  sessions: Sessions,
  token: string,
  { contents }: SessionState,
  at: Date,
): Promise<string> {
  const fresh = newWaitingToken(sessions.signedWith)
  const { lines, codes } = contents
  const moved = await changeSession(sessions, fresh, at, { kind: 'add', items: lines, codes })
  if (!moved.ok) throw new Error(`A cart could not move out: ${moved.error.kind}`)
  await changeSession(sessions, token, at, { kind: 'clear' })
  await leaveSession(sessions, token, at)
  return moved.value.token
}

/** Ends one session; a cart that moved elsewhere leaves with it. */
export async function leaveSession(
  sessions: Sessions,
  token: string,
  at: Date,
  movedCartId: string | null = null,
): Promise<void> {
  const { kind, key, secret } = partsOf(sessions, token)
  if (kind !== 'opened' && (await readSession(sessions, token, at)).cartId === '') return
  await changing(sessions, key, async (object) => object.leave(secret, at.getTime(), movedCartId))
}

export async function openSessions(
  sessions: Sessions,
  token: string,
  at: Date,
): Promise<readonly OpenSession[]> {
  const { key, secret } = partsOf(sessions, token)
  return objectOf(sessions, key).openSessions(secret, at.getTime())
}

/** Logs out one device. False if the customer has no such session. */
export async function endSession(
  sessions: Sessions,
  token: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { key, secret } = partsOf(sessions, token)
  return changing(sessions, key, async (object) => object.endSession(secret, id, at.getTime()))
}

/** Ends all other sessions of the shopper and hands out a new token for this one. */
export async function renewSession(sessions: Sessions, token: string, at: Date): Promise<string> {
  const { key, secret } = partsOf(sessions, token)
  const next = newSecret(sessions.signedWith, key)
  const renewed = await changing(sessions, key, async (object) =>
    object.renew(secret, next, at.getTime()),
  )
  if (renewed.kind !== 'changed') throw new Error('A session ended while it was renewed')
  return `${key}${next}`
}

/** Log out everywhere. */
export async function endSessions(sessions: Sessions, shopperKey: string): Promise<void> {
  await changing(sessions, shopperKey, async (object) => object.endSessions())
}

/** Deletes cart and sessions of a customer. */
export async function forgetShopper(sessions: Sessions, shopperKey: string): Promise<void> {
  await changing(sessions, shopperKey, async (object) => object.forget())
}

function partsOf({ signedWith }: Sessions, token: string) {
  const parts = issuedToken(signedWith, token)
  if (!parts) throw new Error('The border lets no malformed token through')
  return parts
}
