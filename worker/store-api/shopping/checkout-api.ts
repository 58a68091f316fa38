import { rowsOf } from '#shared/schemas/store-api/tolerant.ts'
import { z } from '#shared/schemas/zod.ts'
import { Customer, PaymentMethod, ShippingMethod } from '#shared/schemas/store-api/context.ts'
import { Order, PaymentHandled } from '#shared/schemas/store-api/order.ts'
import { ShippingCost } from '#shared/schemas/store-api/shipping-cost.ts'
import type { CallingShopper, Transport } from '../transport/call.ts'

/** An address as the Store API expects it. */
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
  /** One of the shop's own domains, as the Store API requires it. */
  readonly storefrontUrl: string
}

/** `cartId` and `hash` name the summary that the shopper saw. A changed cart causes a 409. */
export type NewOrder = {
  readonly cartId: string
  readonly hash: string
  readonly customerComment?: string
  readonly customFields?: Readonly<Record<string, string>>
}

export function checkoutApi(transport: Transport, calling: CallingShopper, isRemote = false) {
  // A Shopware gives no reason why a method is excluded, so the page leaves it out. It reads this
  // parameter in the address only.
  const excluding = isRemote ? '?onlyAvailable=1' : ''
  return {
    /** All methods, also those that the cart excludes, because the page shows the reason. */
    shippingMethods: () =>
      transport({
        ...calling,
        method: 'POST',
        path: `/shipping-method${excluding}`,
        schema: z.object({ elements: rowsOf(ShippingMethod) }),
        body: {},
      }),

    paymentMethods: () =>
      transport({
        ...calling,
        method: 'POST',
        path: `/payment-method${excluding}`,
        schema: z.object({ elements: rowsOf(PaymentMethod) }),
        body: {},
      }),

    /** Shipping costs of a product to the country of the session. */
    shippingCostsOf: (productId: string) =>
      transport({
        ...calling,
        method: 'GET',
        path: `/shipping-cost/product/${encodeURIComponent(productId)}`,
        schema: z.array(ShippingCost),
      }),

    /** Changes this session to a guest's. The response contains a new token. */
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

    /** A repeated cart id returns the same order, so a double click buys once. */
    placeOrder: (order: NewOrder) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/checkout/order',
        schema: Order,
        body: order,
      }),

    /** Starts the payment; `redirectUrl` is null if the customer need not pay elsewhere. */
    handlePayment: (payment: {
      readonly orderId: string
      readonly finishUrl: string
      readonly errorUrl: string
      /** Proves the ownership of an order if the session does not. */
      readonly deepLinkCode?: string | null | undefined
      /**
       * The card token of the provider's fields. Without it the provider shows its own card page.
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
