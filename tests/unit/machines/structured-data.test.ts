import { expect, test } from 'vitest'
import { CmsPage } from '#shared/schemas/store-api/cms.ts'
import { aStoreFabric, aStoreProduct } from '#tests/builders/store-product.ts'
import { breadcrumbList } from '#worker/structured-data/breadcrumbs.ts'
import { faqThing } from '#worker/structured-data/faq.ts'
import { jsonLd } from '#worker/structured-data/json-ld.ts'
import { decimal, offer } from '#worker/structured-data/offer.ts'
import { productThing } from '#worker/structured-data/product.ts'

const SITE = { origin: 'https://shop.test', name: 'Ripstop', locale: 'de' } as const
const URL = 'https://shop.test/stoff/70000'

const grossOffer = (product: ReturnType<typeof aStoreProduct>) =>
  offer(SITE, product, { url: URL, segment: 'gross' })

test('no text of the shop can end the element that the data stand in', () => {
  const text = jsonLd([{ '@type': 'Product', name: '</script><script>alert(1)</script>' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>' })
})

test('amounts are whole cents written as decimals', () => {
  expect([0, 5, 90, 990, 123456].map(decimal)).toEqual(['0.00', '0.05', '0.90', '9.90', '1234.56'])
})

test('metre goods cost what a metre costs, with the square metre beside it', () => {
  const { price, priceSpecification } = grossOffer(aStoreFabric())
  expect(price).toBe('9.90')
  expect(priceSpecification).toMatchObject([
    { price: '9.90', referenceQuantity: { value: 1, unitCode: 'MTR' } },
    { price: '6.60', referenceQuantity: { value: 1, unitCode: 'MTK' } },
    { price: '9.90', eligibleQuantity: { minValue: 0.1, maxValue: 4.9 } },
    { price: '9.40', eligibleQuantity: { minValue: 5, maxValue: 24.9 } },
    { price: '8.90', eligibleQuantity: { minValue: 25, unitCode: 'MTR' } },
  ])
})

test('who reads net prices is told that they are net', () => {
  const net = offer(SITE, aStoreProduct(), { url: URL, segment: 'net-export' })
  expect(net.priceSpecification).toMatchObject([{ valueAddedTaxIncluded: false }])
  expect(grossOffer(aStoreProduct()).priceSpecification).toMatchObject([
    { valueAddedTaxIncluded: true },
  ])
})

test.each([
  ['inStock', true, 'InStock'],
  ['inStock', false, 'OutOfStock'],
  ['availableInDays', true, 'BackOrder'],
  ['soldOut', false, 'Discontinued'],
] as const)('%s, orderable %s, is %s', (state, ripstop_orderable, name) => {
  const product = aStoreProduct({}, { ripstop_availability: { state }, ripstop_orderable })
  expect(grossOffer(product).availability).toBe(`https://schema.org/${name}`)
})

test('a parcel says where it goes and how long that takes, a download does not', () => {
  expect(grossOffer(aStoreProduct()).shippingDetails).toMatchObject({
    shippingDestination: [{ addressCountry: 'DE' }, { addressCountry: 'AT' }, {}],
    deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
  })
  const pattern = aStoreProduct({}, { ripstop_withdrawal: 'digital-content' })
  expect(grossOffer(pattern)).not.toHaveProperty('shippingDetails')
})

test('an article says its number and its pictures by their addresses', () => {
  const media = { id: 'm', url: '/media/plate.svg' }
  const product = aStoreProduct({ cover: { id: 'c', media } })
  expect(productThing(SITE, product, { path: '/stoff/70000', segment: 'gross' })).toMatchObject({
    sku: '24500',
    url: URL,
    image: ['https://shop.test/media/plate.svg'],
  })
})

test('the way to a page begins at home and leaves out what leads nowhere', () => {
  const crumbs = [{ name: 'Mehr' }, { name: 'Stoffe', href: '/stoffe' }, { name: 'Nylon' }]
  expect(breadcrumbList(SITE, crumbs).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://shop.test/' },
    { '@type': 'ListItem', position: 2, name: 'Stoffe', item: 'https://shop.test/stoffe' },
    { '@type': 'ListItem', position: 3, name: 'Nylon' },
  ])
})

const aPageOf = (...texts: readonly string[]) =>
  CmsPage.parse({
    id: 'page',
    sections: [
      {
        id: 'section',
        type: 'default',
        blocks: texts.map((content, index) => ({
          id: `block-${index}`,
          type: 'text',
          slots: [{ id: `slot-${index}`, type: 'text', slot: 'content', data: { content } }],
        })),
      },
    ],
  })

test('questions and their answers are told as such, headings are not', () => {
  const page = aPageOf(
    '<h2 id="wann">Wann &amp; wie?</h2>\n<p>Am Tag danach.</p>',
    '<h2>Allgemeines</h2><p>Text</p>',
  )
  expect(faqThing(page)).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Wann & wie?',
        acceptedAnswer: { '@type': 'Answer', text: 'Am Tag danach.' },
      },
    ],
  })
  expect(faqThing(aPageOf('<p>Impressum</p>'))).toBeNull()
})
