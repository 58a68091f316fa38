import type { Locale } from '#shared/i18n/locales.ts'
import { Product } from '#shared/schemas/store-api/product.ts'
import { rowsOf } from '#shared/schemas/store-api/tolerant.ts'
import { z } from '#shared/schemas/zod.ts'
import { DETAIL_FIELDS, CARD_FIELDS, CARD_ASSOCIATIONS } from './catalogue-fields.ts'
import { cachedReader } from '../cache/cached-reader.ts'
import type { Transport } from '../transport/call.ts'

const Found = z.object({ elements: rowsOf(Product) })

const FIGURES = {
  associations: {
    ...CARD_ASSOCIATIONS,
    manufacturer: {},
    properties: { associations: { group: {} } },
  },
  includes: {
    ...DETAIL_FIELDS,
    product: [...CARD_FIELDS.product, 'manufacturer', 'properties'],
    product_manufacturer: CARD_FIELDS.product_manufacturer,
  },
}

const VIEWS = {
  associations: { ...CARD_ASSOCIATIONS, media: {} },
  includes: { ...CARD_FIELDS, product: [...CARD_FIELDS.product, 'media'] },
}

/** Products by their numbers, in any order; unknown numbers are left out. */
export function numberedApi(transport: Transport) {
  const read = cachedReader(transport)
  return {
    /** With the fields that an order needs: unit and stock. */
    toOrder: (locale: Locale, numbers: readonly string[]) =>
      read(locale, '/product', Found, {
        filter: [{ type: 'equalsAny', field: 'productNumber', value: numbers }],
        limit: numbers.length,
        associations: CARD_ASSOCIATIONS,
        includes: CARD_FIELDS,
      }),
    /** With all their pictures. */
    withViews: (locale: Locale, numbers: readonly string[]) =>
      read(locale, '/product', Found, {
        filter: [{ type: 'equalsAny', field: 'productNumber', value: numbers }],
        limit: numbers.length,
        ...VIEWS,
      }),
    /** With all their properties and measures. */
    withFigures: (locale: Locale, numbers: readonly string[]) =>
      read(locale, '/product', Found, {
        filter: [{ type: 'equalsAny', field: 'productNumber', value: numbers }],
        limit: numbers.length,
        ...FIGURES,
      }),
  }
}
