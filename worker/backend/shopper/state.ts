import type { CartContentsError, NewItem, Quantity } from '#shared/domain/cart/change-contents.ts'
import type { CartContents } from '#shared/domain/cart/contents.ts'
import { CART_ERROR_KEYS } from '#shared/domain/cart/cart-error.ts'
import type { AppliedPromotion } from '#shared/domain/promotion.ts'
import { z } from '#shared/schemas/zod.ts'

const Id = z.string().nullable().default(null)
const Device = z.object({ browser: z.string(), system: z.string() }).nullable().default(null)

/**
 * The choices of one session beyond the cart: ids, and a VAT id. They belong to a secret, so that
 * two devices of one customer may use different languages. They expire a day after the last use
 * (docs/store-api.md#session-lifetimes).
 */
export const Settings = z.object({
  languageId: Id,
  countryId: Id,
  shippingMethodId: Id,
  paymentMethodId: Id,
  customerId: Id,
  billingAddressId: Id,
  shippingAddressId: Id,
  /** A VAT id that was entered before there is a customer to store it with. */
  vatId: Id,
  /** The browser of the login, so that customers can distinguish their devices. */
  device: Device,
})
export type Settings = z.infer<typeof Settings>

export const NO_SETTINGS: Settings = Settings.parse({})

/** A cart notice that no page has shown yet. It is stored until one does. */
export const HeldNotice = z.object({
  key: z.enum(CART_ERROR_KEYS),
  id: z.string(),
  level: z.literal([0, 10, 20]),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type HeldNotice = z.infer<typeof HeldNotice>

/**
 * `revision` increases with every change of the contents. `cartId` is replaced when it is ordered.
 */
export type SessionState = {
  readonly cartId: string
  readonly revision: number
  readonly contents: CartContents
  readonly settings: Settings
  /** Absent in responses of an older version of the object during a deploy. */
  readonly notices?: readonly HeldNotice[]
  readonly promotions?: readonly AppliedPromotion[]
  /** The time at which the shopper last saw the price of each product, in ms. */
  readonly pricesSeen?: PricesSeen
}

export type PricesSeen = Readonly<Record<string, number>>

/** The changes of a session. Only add kinds: see `session.ts`. */
export type Change =
  | { readonly kind: 'add'; readonly items: readonly NewItem[]; readonly codes: readonly string[] }
  | { readonly kind: 'set'; readonly items: readonly Quantity[] }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | { readonly kind: 'clear' }
  | { readonly kind: 'choose'; readonly settings: Partial<Settings> }
  /**
   * The result of calculating the contents at `revision`, and the notices that remain to be shown.
   */
  | {
      readonly kind: 'correct'
      readonly revision: number
      readonly contents: CartContents
      readonly settings: Partial<Settings>
      readonly notices?: readonly HeldNotice[]
      readonly promotions?: readonly AppliedPromotion[]
      /** Products whose new prices this response shows. */
      readonly pricesTold?: readonly string[]
    }
  /** Removes the ordered products. Products that were added since stay, in a cart with a new id. */
  | { readonly kind: 'ordered'; readonly cartId: string; readonly items: readonly Quantity[] }

export type ChangeError = CartContentsError | { readonly kind: 'revision-passed' }

/** `unauthorised`: the object is in use, but this secret is invalid. Nothing was written. */
export type Changed =
  | { readonly kind: 'changed'; readonly state: SessionState }
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'refused'; readonly reason: ChangeError; readonly state: SessionState }

/** A login: the customer, the new session's settings, and the guest's cart to merge. */
export type CartEntry = {
  readonly customerId: string
  readonly settings: Partial<Settings>
  readonly cart: CartToMerge | null
}
/** `isMerged`: two carts were merged, and neither was empty. */
export type Entered = { readonly state: SessionState; readonly isMerged: boolean }
export type LastSeenPrice = { readonly state: SessionState; readonly isOwned: boolean }

/** A cart that moves from a guest's object into a customer's. */
export type CartToMerge = Pick<SessionState, 'cartId' | 'contents' | 'pricesSeen'>
