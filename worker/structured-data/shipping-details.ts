import type { Product } from '#shared/schemas/store-api/product.ts'

/** Where parcels go; dangerous goods say themselves where to. */
const COUNTRIES = ['DE', 'AT', 'CH']

/**
 * Where an article is sent and how many business days that takes; nothing for downloads. What it
 * costs hangs on the whole cart, and the Store API tells no price list of it: it is left out.
 */
export function shippingDetails({ customFields: facts }: Product) {
  const days = facts.ripstop_delivery_days
  if (!days || facts.ripstop_withdrawal === 'digital-content') return {}
  const named = facts.ripstop_hazard?.shipsTo ?? []
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: (named.length > 0 ? named : COUNTRIES).map((country) => ({
        '@type': 'DefinedRegion',
        addressCountry: country,
      })),
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: days.min,
          maxValue: days.max,
          unitCode: 'DAY',
        },
      },
    },
  }
}
