import { z } from '#shared/schemas/zod.ts'
import { Availability, BasePriceRule } from './custom-fields.ts'
import { DaysAfterPayment, DeliveryWindow, ShippingMethod } from './context.ts'
import { withPlainPayload } from './plain-line.ts'
import { CalculatedPrice, CartPrice } from './price.ts'
import { Media, emptyAsMap } from './product.ts'
import { listOf } from './list-of.ts'

/** The details of a cart line, in the language of the request (CONTRIBUTING.md#cart-lines). */
export const LinePayload = z.object({
  productNumber: z.string().nullish(),
  /** For a promotion: the entered code, and whether it reduces the delivery. */
  code: z.string().nullish(),
  discountScope: z.string().nullish(),
  options: listOf(z.object({ group: z.string(), option: z.string() })),
  ripstop_url: z.string().nullish(),
  ripstop_facts: listOf(z.string()),
  ripstop_unit: z.enum(['m', 'piece', 'set', 'download']).optional(),
  ripstop_base_prices: listOf(BasePriceRule),
  /** Lengths of the cut pieces, in wire units. */
  ripstop_cuts: listOf(z.number().int()),
  ripstop_roll_width_mm: z.number().int().nullish(),
  ripstop_hazardous: z.boolean().default(false),
  ripstop_withdrawal: z.enum(['standard', 'cut-to-length', 'digital-content']).default('standard'),
  ripstop_availability: Availability.nullish(),
  ripstop_delivery: DeliveryWindow.nullish(),
  ripstop_after_payment: DaysAfterPayment.nullish(),
  ripstop_next_tier: z.object({ quantity: z.number().int(), unitPrice: z.number() }).nullish(),
})
export type LinePayload = z.infer<typeof LinePayload>

/** The definition of a price, for prices that do not contain it. */
export const PriceDefinition = z.object({
  referencePriceDefinition: z
    .object({ purchaseUnit: z.number(), referenceUnit: z.number(), unitName: z.string() })
    .nullish(),
})

export const LineItem = z
  .object({
    id: z.string(),
    referencedId: z.string().nullish(),
    type: z.string(),
    label: z.string(),
    quantity: z.number().int(),
    good: z.boolean(),
    removable: z.boolean().nullish(),
    states: listOf(z.string()),
    price: CalculatedPrice.nullish(),
    priceDefinition: PriceDefinition.nullish().catch(null),
    cover: Media.nullish(),
    quantityInformation: z
      .object({
        minPurchase: z.number().int().nullish(),
        maxPurchase: z.number().int().nullish(),
        purchaseSteps: z.number().int().nullish(),
      })
      .nullish(),
    payload: emptyAsMap(LinePayload),
  })
  .transform(withPlainPayload)
export type LineItem = z.infer<typeof LineItem>

export const CartError = z.object({
  key: z.string(),
  level: z.number().int(),
  message: z.string(),
  messageKey: z.string(),
  parameters: emptyAsMap(z.record(z.string(), z.unknown())).nullish(),
  block: z.boolean().nullish(),
})
export type CartError = z.infer<typeof CartError>

/**
 * Request header: do not deliver one-time notices in this response; a later response contains them.
 */
export const HOLD_NOTICES = 'ripstop-hold-notices'

const Delivery = z.object({
  shippingCosts: CalculatedPrice,
  shippingMethod: ShippingMethod.nullish(),
  deliveryDate: z.object({ earliest: z.string(), latest: z.string() }).nullish(),
  location: z.object({ country: z.object({ iso: z.string() }).nullish() }).nullish(),
})

/** `hash` identifies the summary that the shopper agrees to; `cartId` is the cart's random id. */
export const Cart = z.object({
  token: z.string(),
  hash: z.string().nullish(),
  price: CartPrice,
  lineItems: listOf(LineItem),
  deliveries: listOf(Delivery),
  transactions: listOf(z.object({ paymentMethodId: z.string() })),
  errors: emptyAsMap(z.record(z.string(), CartError)).default({}),
  customerComment: z.string().nullish(),
  extensions: emptyAsMap(
    z.object({
      'cart-promotions': z.object({ addedCodes: z.array(z.string()).default([]) }).nullish(),
      ripstop: z
        .object({
          cartId: z.string(),
          hash: z.string(),
          revision: z.number().int(),
          /** The amount missing for free delivery. */
          toFreeShipping: z.number().nullish(),
        })
        .nullish(),
    }),
  ).nullish(),
})
export type Cart = z.infer<typeof Cart>
