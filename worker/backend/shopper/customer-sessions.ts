import { newKey, newSecret, newWaitingToken } from './parse-issued-token.ts'
import type { OpenSession } from './secrets.ts'
import {
  changeObject,
  EMPTY_SESSION,
  lookUpOnce,
  objectOf,
  partsOf,
  type Sessions,
} from './sessions.ts'
import { changeSession, readSession } from './shopper.ts'
import type { CartEntry, LastSeenPrice, SessionState, Settings } from './state.ts'

/** A customer's object (`shopperKey` of the account), and the settings of the new session. */
export type CustomerEntry = {
  readonly customerId: string
  readonly shopperKey: string
  readonly settings: Partial<Settings>
}

/** `isCartMerged`: the guest's cart and the customer's were merged, and neither was empty. */
export type LoggedIn = {
  readonly token: string
  readonly state: SessionState
  readonly isCartMerged: boolean
}

/** The name of a new customer's object. */
export function newShopperKey(): string {
  return newKey()
}

/** The session of a token, and whether its object belongs to a customer. */
export async function readOwnedSession(
  sessions: Sessions,
  token: string,
  at: Date,
): Promise<LastSeenPrice> {
  return (await lookUpOnce(sessions, token, at)) ?? { state: EMPTY_SESSION, isOwned: false }
}

/**
 * Opens the customer's own object with a new token. A guest's cart is copied there first and
 * emptied last. An interruption or repetition therefore neither loses nor doubles it.
 */
export async function openCustomerSession(
  sessions: Sessions,
  token: string,
  { state, isOwned }: LastSeenPrice,
  { customerId, shopperKey, settings }: CustomerEntry,
  at: Date,
): Promise<LoggedIn> {
  const secret = newSecret(sessions.signedWith, shopperKey)
  const isElsewhere = partsOf(sessions, token).key !== shopperKey
  const { cartId, contents, pricesSeen = {} } = state
  const isMoved = isElsewhere && !isOwned && cartId !== ''
  const cart = isMoved ? { cartId, contents, pricesSeen } : null
  const { languageId, countryId, shippingMethodId, paymentMethodId } = state.settings
  const stored = { languageId, countryId, shippingMethodId }
  const chosen = { ...settings, ...(paymentMethodId && { paymentMethodId }) }
  const entry: CartEntry = { customerId, settings: { ...stored, ...chosen }, cart }
  const entered = await changeObject(sessions, shopperKey, async (object) =>
    object.enter(secret, at.getTime(), entry),
  )
  await leaveSession(sessions, token, at, cart && cart.cartId)
  return { token: `${shopperKey}${secret}`, state: entered.state, isCartMerged: entered.isMerged }
}

/** The key of a token's object. */
export function shopperKeyOf(sessions: Sessions, token: string): string {
  return partsOf(sessions, token).key
}

/**
 * Moves the cart out of a customer's object, for a visitor who continues as a guest. A guest's
 * session must not be in a customer's object, because it would end with the account's sessions.
 * Throws an `Error` if the move fails.
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
  if (!moved.ok)
    throw new Error(`The cart of a customer's object could not be moved: ${moved.error.kind}`)
  await changeSession(sessions, token, at, { kind: 'clear' })
  await leaveSession(sessions, token, at)
  return moved.value.token
}

/** Ends one session. `movedCartId` is the cart that was copied elsewhere. */
export async function leaveSession(
  sessions: Sessions,
  token: string,
  at: Date,
  movedCartId: string | null = null,
): Promise<void> {
  const { kind, key, secret } = partsOf(sessions, token)
  if (kind !== 'opened' && (await readSession(sessions, token, at)).cartId === '') return
  await changeObject(sessions, key, async (object) =>
    object.leave(secret, at.getTime(), movedCartId),
  )
}

export async function openSessions(
  sessions: Sessions,
  token: string,
  at: Date,
): Promise<readonly OpenSession[]> {
  const { key, secret } = partsOf(sessions, token)
  return objectOf(sessions, key).openSessions(secret, at.getTime())
}

/** The cart of a customer and all their sessions, for operators. */
export async function storedSession(
  sessions: Sessions,
  { id, shopperKey }: { readonly id: string; readonly shopperKey: string },
  at: Date,
) {
  return objectOf(sessions, shopperKey).stored(id, at.getTime())
}

/** Ends one session of a customer; false for an unknown id. */
export async function endSession(
  sessions: Sessions,
  token: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { key, secret } = partsOf(sessions, token)
  return changeObject(sessions, key, async (object) => object.endSession(secret, id, at.getTime()))
}

/**
 * Ends all other sessions of the shopper and returns a new token for this one. Throws an `Error` if
 * this session has ended meanwhile.
 */
export async function renewSession(sessions: Sessions, token: string, at: Date): Promise<string> {
  const { key, secret } = partsOf(sessions, token)
  const next = newSecret(sessions.signedWith, key)
  const renewed = await changeObject(sessions, key, async (object) =>
    object.renew(secret, next, at.getTime()),
  )
  if (renewed.kind !== 'changed') throw new Error('A session ended while it was renewed')
  return `${key}${next}`
}

export async function endSessions(sessions: Sessions, shopperKey: string): Promise<void> {
  await changeObject(sessions, shopperKey, async (object) => object.endSessions())
}

export async function deleteShopper(sessions: Sessions, shopperKey: string): Promise<void> {
  await changeObject(sessions, shopperKey, async (object) => object.forget())
}
