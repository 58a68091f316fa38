import type { Bindings } from '#worker/env.ts'
import { newContextToken } from '#worker/backend/http/context-token.ts'
import type { OpenSession } from './open-sessions.ts'
import { changing, look, objectOf } from './read-once.ts'
import { changeSession, EMPTY_SESSION } from './shopper.ts'
import type { Entry, Seen, SessionState, Settings } from './state.ts'
import { tokenParts } from './token.ts'

type Namespace = Bindings['SHOPPER']

/** Whose object it is (`shopperKey` of the account) and what is chosen in it. */
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
  return partsOf(newContextToken()).key
}

/** The session of a token, and whether its object is a customer's already. */
export async function seenSession(namespace: Namespace, token: string, at: Date): Promise<Seen> {
  return (await look(namespace, token, at)) ?? { state: EMPTY_SESSION, isOwned: false }
}

/**
 * Opens the customer's own object under a new token. What a guest put into the cart moves over
 * first and leaves its old place last: interrupted and repeated, it is still there once.
 */
export async function enterAsCustomer(
  namespace: Namespace,
  token: string,
  { state, isOwned }: Seen,
  { customerId, shopperKey, settings }: CustomerEntry,
  at: Date,
): Promise<LoggedIn> {
  const { secret } = partsOf(newContextToken())
  const isElsewhere = partsOf(token).key !== shopperKey
  const { cartId, contents } = state
  const cart = isElsewhere && !isOwned && cartId !== '' ? { cartId, contents } : null
  const { languageId, countryId, shippingMethodId, paymentMethodId } = state.settings
  const kept = { languageId, countryId, shippingMethodId }
  const chosen = { ...settings, ...(paymentMethodId && { paymentMethodId }) }
  const entry: Entry = { customerId, settings: { ...kept, ...chosen }, cart }
  const entered = await changing(namespace, shopperKey, async (object) =>
    object.enter(secret, at.getTime(), entry),
  )
  await leaveSession(namespace, token, at, cart && cart.cartId)
  return { token: `${shopperKey}${secret}`, state: entered.state, isCartMerged: entered.isMerged }
}

/** The object that a token opens. */
export function shopperKeyOf(token: string): string {
  return partsOf(token).key
}

/**
 * Takes the cart out of a customer's object, for somebody who goes on as a guest: guests never
 * live in a customer's object, whose sessions end with those of the account.
 */
export async function moveCartOut(
  namespace: Namespace,
  token: string,
  { contents }: SessionState,
  at: Date,
): Promise<string> {
  const fresh = newContextToken()
  const { lines, codes } = contents
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  await changeSession(namespace, fresh, at, { kind: 'add', items, codes })
  await changeSession(namespace, token, at, { kind: 'clear' })
  await leaveSession(namespace, token, at)
  return fresh
}

/** Ends one session; a cart that moved elsewhere leaves with it. */
export async function leaveSession(
  namespace: Namespace,
  token: string,
  at: Date,
  movedCartId: string | null = null,
): Promise<void> {
  const { key, secret } = partsOf(token)
  await changing(namespace, key, async (object) => object.leave(secret, at.getTime(), movedCartId))
}

export async function openSessions(
  namespace: Namespace,
  token: string,
  at: Date,
): Promise<readonly OpenSession[]> {
  const { key, secret } = partsOf(token)
  return objectOf(namespace, key).openSessions(secret, at.getTime())
}

/** Logs out one device. False if the customer has no such session. */
export async function endSession(
  namespace: Namespace,
  token: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { key, secret } = partsOf(token)
  return changing(namespace, key, async (object) => object.endSession(secret, id, at.getTime()))
}

/** Ends all other sessions of the shopper and hands out a new token for this one. */
export async function renewSession(namespace: Namespace, token: string, at: Date): Promise<string> {
  const { key, secret } = partsOf(token)
  const next = partsOf(newContextToken()).secret
  const renewed = await changing(namespace, key, async (object) =>
    object.renew(secret, next, at.getTime()),
  )
  if (renewed.kind !== 'changed') throw new Error('A session ended while it was renewed')
  return `${key}${next}`
}

/** Log out everywhere. */
export async function endSessions(namespace: Namespace, shopperKey: string): Promise<void> {
  await changing(namespace, shopperKey, async (object) => object.endSessions())
}

/** Deletes cart and sessions of a customer. */
export async function forgetShopper(namespace: Namespace, shopperKey: string): Promise<void> {
  await changing(namespace, shopperKey, async (object) => object.forget())
}

function partsOf(token: string) {
  const parts = tokenParts(token)
  if (!parts) throw new Error('The border lets no malformed token through')
  return parts
}
