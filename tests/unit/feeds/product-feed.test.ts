import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import { expect, test } from 'vitest'
import { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'
import { aStoreFabric, aStoreProduct, aTier } from '#tests/builders/store-product.ts'
import { productFeed } from '#worker/feeds/product-feed.ts'

const SITE = {
  origin: 'https://shop.test',
  name: 'Ripstop',
  description: 'Stoffe',
  locale: 'de',
  countries: ['DE', 'AT', 'CH'],
} as const
/** A Monday morning. */
const NOW = new Date('2026-11-23T08:00:00Z')

function feedOf(product: ReturnType<typeof aStoreProduct>): string {
  return productFeed(SITE, [product], {
    page: 1,
    hasMore: false,
    rates: RATES,
    categories,
    time: { now: NOW, packing: DEMO_SETTINGS.packing },
  })
}

const rate = (country: string, gross: number) => ({
  quantityStart: null,
  quantityEnd: null,
  currencyPrice: [{ gross, net: gross }],
  customFields: { ripstop_country: country },
})
const RATES = ShippingRates.parse({
  elements: [
    { technicalName: 'standard', prices: [rate('DE', 4.9), rate('AT', 9.9), rate('CH', 19)] },
  ],
})
const categories = new Map([
  ['top', 'Stoffe'],
  ['nylon', 'Stoffe > Nylon'],
])

test('a feed entry has the parcel costs for countries whose prices include tax', () => {
  const feed = feedOf(aStoreProduct())
  const shipping = (country: string, price: string) =>
    `<g:shipping><g:country>${country}</g:country><g:price>${price} EUR</g:price></g:shipping>`
  expect(feed).toContain(shipping('DE', '4.90') + shipping('AT', '9.90'))
  expect(feed).not.toContain('CH')
  expect(feedOf(aStoreProduct({}, { ripstop_withdrawal: 'digital-content' }))).not.toContain(
    'g:shipping',
  )
})

test('a feed entry of a reduced product has the lowest price of 30 days and the current price', () => {
  const price = {
    ...aTier(8, 1),
    listPrice: { price: 10, discount: -2, percentage: 20 },
    regulationPrice: { price: 9.5 },
  }
  const feed = feedOf(aStoreProduct({ calculatedPrice: price }))
  expect(feed).toContain('<g:price>9.50 EUR</g:price><g:sale_price>8.00 EUR</g:sale_price>')
  expect(feedOf(aStoreProduct())).not.toContain('sale_price')
})

test('a feed entry has the most detailed category and the other pictures of the product', () => {
  const picture = (id: string) => ({ id, media: { id, url: `/media/${id}.png` } })
  const feed = feedOf(
    aStoreProduct({
      categoryIds: ['top', 'nylon'],
      cover: picture('front'),
      media: [picture('front'), picture('back')],
    }),
  )
  expect(feed).toContain('<g:product_type>Stoffe &gt; Nylon</g:product_type>')
  expect(feed).toContain(
    '<g:image_link>https://shop.test/media/front.png</g:image_link><g:additional_image_link>https://shop.test/media/back.png</g:additional_image_link>',
  )
})

test('a product feed entry with announced restocking contains the date', () => {
  const dated = { state: 'availableOn', date: '2026-12-14' } as const
  const soon = aStoreFabric({ stock: 0 }, { ripstop_availability: dated, ripstop_orderable: true })
  expect(feedOf(soon)).toContain(
    '<g:availability>backorder</g:availability><g:availability_date>2026-12-16T00:00Z</g:availability_date>',
  )
})

test('a feed entry in stock, or without a known date, contains no date', () => {
  expect(feedOf(aStoreProduct({}, { ripstop_orderable: true }))).toContain(
    '<g:availability>in_stock</g:availability><g:price>',
  )
  const unknown = { ripstop_availability: { state: 'availableInDays', days: 9 } } as const
  const facts = { ...unknown, ripstop_orderable: true, ripstop_delivery_days: null }
  expect(feedOf(aStoreProduct({ stock: 0 }, facts))).toContain(
    '<g:availability>out_of_stock</g:availability><g:price>',
  )
})
