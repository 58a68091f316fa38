import type { Locale } from '#shared/i18n/locales.ts'
import { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'
import { CACHE_EMPTY, cachedReader } from '../cache/cached-reader.ts'
import type { Transport } from '../transport/call.ts'

/** Shipping costs, the same for everyone; the call carries no session. */
export function shippingApi(transport: Transport) {
  const read = cachedReader(transport, 'prices')
  return {
    rates: (locale: Locale) =>
      read(
        locale,
        '/shipping-method',
        ShippingRates,
        {
          associations: { prices: {} },
          includes: {
            shipping_method: ['technicalName', 'prices'],
            shipping_method_price: [
              'quantityStart',
              'quantityEnd',
              'currencyPrice',
              'customFields',
            ],
          },
        },
        CACHE_EMPTY,
      ),
  }
}
