import { z } from '#shared/schemas/zod.ts'
import { Customer, PaymentMethod, ShippingMethod } from '#shared/schemas/store-api/context.ts'
import { Order, PaymentHandled } from '#shared/schemas/store-api/order.ts'
import { ShippingCost } from '#shared/schemas/store-api/shipping-cost.ts'
import type { CallingShopper, Transport } from '../transport/transport.ts'

/** An address as the Store API takes it. */
export type NewAddress = {
  readonly salutationId: string
  readonly firstName: string
  readonly lastName: string
  readonly company?: string
  readonly street: string
  readonly additionalAddressLine1?: string
  readonly additionalAddressLine2?: string
  readonly zipcode: string
  readonly city: string
  readonly countryId: string
  readonly countryStateId?: string | null
  readonly phoneNumber?: string
}

export type NewGuest = {
  readonly email: string
  readonly vatIds: readonly string[]
  readonly billingAddress: NewAddress
  readonly shippingAddress: NewAddress | null
  /** One of the shop's own addresses, as the Store API wants it. */
  readonly storefrontUrl: string
}

/** `cartId` and `hash` name the summary that the shopper saw; another one answers 409. */
export type NewOrder = {
  readonly cartId: string
  readonly hash: string
  readonly customerComment?: string
  readonly customFields?: Readonly<Record<string, string>>
}

/** Guests, methods, and the order itself. */
export function checkoutApi(transport: Transport, calling: CallingShopper) {
  return {
    /** All methods, also those the cart rules out: the page says why. */
    shippingMethods: () =>
      transport({
        ...calling,
        method: 'POST',
        path: '/shipping-method',
        schema: z.object({ elements: z.array(ShippingMethod) }),
        body: {},
      }),

    paymentMethods: () =>
      transport({
        ...calling,
        method: 'POST',
        path: '/payment-method',
        schema: z.object({ elements: z.array(PaymentMethod) }),
        body: {},
      }),

    /** What delivery of a product costs to the country of the session. */
    shippingCostsOf: (productId: string) =>
      transport({
        ...calling,
        method: 'GET',
        path: `/shipping-cost/product/${encodeURIComponent(productId)}`,
        schema: z.array(ShippingCost),
      }),

    /** Makes this session a guest's. The answer carries a new token. */
    registerGuest: ({ shippingAddress, ...guest }: NewGuest) => {
      const { salutationId, firstName, lastName, company } = guest.billingAddress
      const accountType = company ? 'business' : 'private'
      return transport({
        ...calling,
        method: 'POST',
        path: '/account/register',
        schema: Customer,
        body: {
          ...guest,
          ...(shippingAddress && { shippingAddress }),
          guest: true,
          salutationId,
          firstName,
          lastName,
          accountType,
          acceptedDataProtection: true,
        },
      })
    },

    /** The same cart id again answers the same order: a double click buys once. */
    placeOrder: (order: NewOrder) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/checkout/order',
        schema: Order,
        body: order,
      }),

    /** Where to pay: `redirectUrl` is null if there is nothing to do. */
    handlePayment: (payment: {
      readonly orderId: string
      readonly finishUrl: string
      readonly errorUrl: string
      /** Proves an order to be the caller's where the session does not. */
      readonly deepLinkCode?: string | null | undefined
      /**
       * The card token of the provider's fields; without it the provider has a page for the card.
       */
      readonly ripstopCardToken?: string
    }) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/handle-payment',
        schema: PaymentHandled,
        body: payment,
      }),
  }
}
