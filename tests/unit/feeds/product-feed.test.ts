import { expect, test } from 'vitest'
import { aStoreFabric, aStoreProduct } from '#tests/builders/store-product.ts'
import { productFeed } from '#worker/feeds/product-feed.ts'

const SITE = { origin: 'https://shop.test', name: 'Ripstop', locale: 'de' } as const
/** A Monday morning. */
const NOW = new Date('2026-11-23T08:00:00Z')

function feedOf(product: ReturnType<typeof aStoreProduct>): string {
  return productFeed(SITE, [product], { page: 1, hasMore: false, now: NOW })
}

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
