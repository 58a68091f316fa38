import { byOrderTextName } from '#shared/domain/order/order-texts.ts'
import { z } from '#shared/schemas/zod.ts'
import {
  Address,
  DaysAfterPayment,
  DeliveryWindow,
  PaymentMethod,
  ShippingMethodFields,
} from './context.ts'
import { LinePayload, PriceDefinition } from './cart.ts'
import { withPlainPayload } from './plain-line.ts'
import { CalculatedPrice, CartPrice, Decimal } from './price.ts'
import { Media, emptyAsMap } from './product.ts'
import { inLanguage } from './translated.ts'
import { listOf } from './list-of.ts'

/** Null if not requested, as in the response to the order itself. */
const State = inLanguage(z.object({ technicalName: z.string(), name: z.string() })).nullish()

/**
 * The file of a download line. Our backend adds a URL without login and the number of downloads.
 */
const LineDownload = z.object({
  id: z.string(),
  accessGranted: z.boolean().nullish(),
  media: z
    .object({
      fileName: z.string().nullish(),
      fileExtension: z.string().nullish(),
      fileSize: z.number().int().nullish(),
    })
    .nullish(),
  customFields: emptyAsMap(
    z.object({
      ripstop_file: z
        .object({ pass: z.string().nullish(), fetched: z.int(), isNewer: z.boolean() })
        .nullish(),
    }),
  ).nullish(),
})
export type LineDownload = z.infer<typeof LineDownload>

export const OrderLine = z
  .object({
    id: z.string(),
    identifier: z.string(),
    referencedId: z.string().nullish(),
    label: z.string(),
    quantity: z.number().int(),
    type: z.string().nullish(),
    good: z.boolean().nullish(),
    unitPrice: Decimal,
    totalPrice: Decimal,
    cover: Media.nullish(),
    downloads: listOf(LineDownload),
    priceDefinition: PriceDefinition.nullish().catch(null),
    payload: emptyAsMap(LinePayload.extend({ ripstop_price: CalculatedPrice.nullish() })),
  })
  .transform(withPlainPayload)
export type OrderLine = z.infer<typeof OrderLine>

/** A document of an order; it is loaded by its id and its own secret code. */
const OrderDocument = z.object({
  id: z.string(),
  deepLinkCode: z.string(),
  documentNumber: z.string().nullish(),
  createdAt: z.string().nullish(),
  documentType: inLanguage(z.object({ technicalName: z.string(), name: z.string() })).nullish(),
})
export type OrderDocument = z.infer<typeof OrderDocument>

/** A placed order. `ripstop_payment` has the bank details for a transfer. */
export const Order = z.object({
  id: z.string(),
  orderNumber: z.string(),
  orderDateTime: z.string(),
  price: CartPrice,
  amountTotal: Decimal,
  positionPrice: Decimal,
  shippingTotal: Decimal,
  taxStatus: z.string().nullish(),
  customerComment: z.string().nullish(),
  deepLinkCode: z.string().nullish(),
  stateMachineState: State,
  orderCustomer: z
    .object({ email: z.string(), firstName: z.string(), lastName: z.string() })
    .nullish(),
  billingAddress: Address.nullish(),
  deliveries: listOf(
    z.object({
      stateMachineState: State,
      shippingCosts: z.object({ totalPrice: Decimal }).nullish(),
      shippingMethod: inLanguage(
        ShippingMethodFields.extend({ trackingUrl: z.string().nullish() }),
      ).nullish(),
      trackingCodes: listOf(z.string()),
      shippingOrderAddress: Address.nullish(),
      shippingDateEarliest: z.string(),
      shippingDateLatest: z.string(),
      customFields: emptyAsMap(
        z.object({
          ripstop_delivery: DeliveryWindow.nullish(),
          ripstop_after_payment: DaysAfterPayment.nullish(),
        }),
      ).nullish(),
      updatedAt: z.string().nullish(),
    }),
  ),
  transactions: listOf(
    z.object({
      id: z.string(),
      stateMachineState: State,
      paymentMethod: PaymentMethod.nullish(),
      updatedAt: z.string().nullish(),
    }),
  ),
  lineItems: listOf(OrderLine),
  documents: listOf(OrderDocument),
  customFields: emptyAsMap(
    z.object({
      ripstop_payment: z
        .object({
          iban: z.string(),
          bic: z.string().nullish(),
          holder: z.string(),
          reference: z.string(),
          epcPayload: z.string(),
          until: z.iso.date().nullish(),
        })
        .nullish(),
      ...byOrderTextName(() => z.string().nullish()),
    }),
  ).nullish(),
})
export type Order = z.infer<typeof Order>

export const OrderList = z.object({
  orders: z.object({
    elements: z.array(Order),
    total: z.number().int().nullish(),
    page: z.number().int().nullish(),
    limit: z.number().int().nullish(),
  }),
  paymentChangeable: emptyAsMap(z.record(z.string(), z.boolean())).nullish(),
})

/** Shoppers are redirected there, so it must be a complete web address. */
export const PaymentHandled = z.object({
  redirectUrl: z.url({ protocol: /^https?$/ }).nullable(),
})

/** The buyer's network has too many unpaid transfer orders; other payment methods are possible. */
export const TOO_MANY_UNPAID = 'CHECKOUT__TOO_MANY_UNPAID_ORDERS'

/** The card token cannot be used: already used, expired or unknown. */
export const CARD_TOKEN_REFUSED = 'CHECKOUT__CARD_TOKEN_REFUSED'

export const StoreApiErrors = z.object({
  errors: z.array(
    z.object({
      status: z.string().nullish(),
      /** Shopware has no code for a discount that is not written back unchanged. */
      code: z
        .string()
        .nullish()
        .transform((code) => code ?? ''),
      title: z.string().nullish(),
      detail: z.string().nullish(),
      source: z.object({ pointer: z.string().nullish() }).nullish(),
      meta: z
        .object({ parameters: emptyAsMap(z.record(z.string(), z.unknown())).nullish() })
        .nullish(),
    }),
  ),
})
export type StoreApiErrors = z.infer<typeof StoreApiErrors>
