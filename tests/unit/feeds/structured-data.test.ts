import { expect, test } from 'vitest'
import { CmsPage } from '#shared/schemas/store-api/cms.ts'
import { Review } from '#shared/schemas/store-api/review.ts'
import { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'
import { aStoreFabric, aStoreProduct, aTier } from '#tests/builders/store-product.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { faqJsonLd } from '#worker/feeds/structured-data/faq.ts'
import { jsonLd, decimal } from '#worker/feeds/structured-data/json-ld.ts'
import { offer } from '#worker/feeds/structured-data/offer.ts'
import { productJsonLd } from '#worker/feeds/structured-data/product.ts'

const SITE = {
  origin: 'https://shop.test',
  name: 'Ripstop',
  description: 'Stoffe',
  locale: 'de',
  countries: ['DE', 'AT', 'CH'],
} as const
const URL = 'https://shop.test/stoff/70000'

const rate = (country: string, gross: number, net: number, from: number | null = null) => ({
  quantityStart: from,
  quantityEnd: null,
  currencyPrice: [{ gross, net }],
  customFields: { ripstop_country: country },
})
/** A parcel to Germany and Austria, free within Germany from 70 €; on a roll 8 € more. */
const RATES = ShippingRates.parse({
  elements: [
    {
      technicalName: 'standard',
      prices: [rate('DE', 4.9, 4.12), rate('DE', 0, 0, 70), rate('AT', 9.9, 8.32)],
    },
    { technicalName: 'roll', prices: [rate('DE', 12.9, 10.84), rate('DE', 8, 6.72, 70)] },
  ],
})
const TOLD = { path: '/stoff/70000', segment: 'gross', rates: RATES, reviews: [] } as const

const grossOffer = (product: ReturnType<typeof aStoreProduct>) =>
  offer(SITE, product, { url: URL, segment: 'gross', rates: RATES })

test('no text can close the script element', () => {
  const text = jsonLd([{ '@type': 'Product', name: '</script><script>alert(1)</script>' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>' })
})

test('amounts are whole cents written as decimals', () => {
  expect([0, 5, 90, 990, 123456].map(decimal)).toEqual(['0.00', '0.05', '0.90', '9.90', '1234.56'])
})

test('structured data of metre goods contain the price per metre and per square metre', () => {
  const { price, priceSpecification } = grossOffer(aStoreFabric())
  expect(price).toBe('9.90')
  expect(priceSpecification).toMatchObject([
    { price: '9.90', referenceQuantity: { value: 1, unitCode: 'MTR' } },
    { price: '6.60', referenceQuantity: { value: 1, unitCode: 'MTK' } },
    { price: '9.90', eligibleQuantity: { minValue: 0.5, maxValue: 4.9 } },
    { price: '9.40', eligibleQuantity: { minValue: 5, maxValue: 24.9 } },
    { price: '8.90', eligibleQuantity: { minValue: 25, unitCode: 'MTR' } },
  ])
})

test('tiers in structured data start at the minimum quantity', () => {
  expect(grossOffer(aStoreFabric({ minPurchase: 60 })).priceSpecification).toMatchObject([
    {},
    {},
    { price: '9.40', eligibleQuantity: { minValue: 6, maxValue: 24.9 } },
    { price: '8.90', eligibleQuantity: { minValue: 25 } },
  ])
})

test('structured data mark net prices as net', () => {
  const net = offer(SITE, aStoreProduct(), { url: URL, segment: 'net-export', rates: RATES })
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
] as const)(
  'the availability %s with orderable %s becomes %s in structured data',
  (state, ripstop_orderable, name) => {
    const product = aStoreProduct({}, { ripstop_availability: { state }, ripstop_orderable })
    expect(grossOffer(product).availability).toBe(`https://schema.org/${name}`)
  },
)

test('structured data of a parcel contain destination, duration and costs; a download has none', () => {
  const { shippingDetails } = grossOffer(aStoreProduct())
  expect(shippingDetails).toMatchObject([
    {
      shippingDestination: { addressCountry: 'DE' },
      shippingRate: { value: '4.90', currency: 'EUR' },
      deliveryTime: {
        handlingTime: { minValue: 0, maxValue: 1 },
        transitTime: { minValue: 2, maxValue: 3 },
      },
    },
    { shippingDestination: { addressCountry: 'AT' }, shippingRate: { value: '9.90' } },
    { shippingDestination: { addressCountry: 'CH' } },
  ])
  const pattern = aStoreProduct({}, { ripstop_withdrawal: 'digital-content' })
  expect(grossOffer(pattern)).not.toHaveProperty('shippingDetails')
})

test('structured data contain free delivery from its limit on, except for roll-only products', () => {
  const expensive = aStoreProduct({ calculatedPrice: aTier(70, 1) })
  expect(grossOffer(expensive).shippingDetails).toMatchObject([
    { shippingRate: { value: '0.00' } },
    {},
    {},
  ])
  const rolled = aStoreProduct({}, { ripstop_roll_only: true })
  expect(grossOffer(rolled).shippingDetails).toMatchObject([
    { shippingRate: { value: '12.90' } },
    {},
    {},
  ])
  const net = offer(SITE, aStoreProduct(), { url: URL, segment: 'net-export', rates: RATES })
  expect(net.shippingDetails).toMatchObject([{ shippingRate: { value: '4.12' } }, {}, {}])
})

test('cut goods cannot be returned, packed ones within fourteen days', () => {
  expect(grossOffer(aStoreProduct()).hasMerchantReturnPolicy).toMatchObject({
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 14,
  })
  const cut = aStoreProduct({}, { ripstop_withdrawal: 'cut-to-length' })
  expect(grossOffer(cut).hasMerchantReturnPolicy).toMatchObject({
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  })
})

test("structured data contain ratings only with the page's reviews", () => {
  const review = Review.parse({
    id: 'r',
    title: 'Leicht und zäh',
    content: 'Rutscht etwas.',
    points: 4,
    externalUser: 'Marit K.',
    createdAt: '2026-10-04T00:00:00.000Z',
    customFields: { ripstop_language: 'de' },
  })
  const rated = aStoreProduct({ ratingAverage: 4.3 }, { ripstop_review_count: 12 })
  expect(productJsonLd(SITE, rated, { ...TOLD, reviews: [review] })).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 12 },
    review: [
      {
        author: { name: 'Marit K.' },
        datePublished: '2026-10-04',
        reviewRating: { ratingValue: 4 },
      },
    ],
  })
  expect(productJsonLd(SITE, aStoreProduct(), TOLD)).not.toHaveProperty('aggregateRating')
})

test('structured data of a product contain its number and picture addresses', () => {
  const media = { id: 'm', url: '/media/plate.svg' }
  const product = aStoreProduct({ cover: { id: 'c', media } })
  expect(productJsonLd(SITE, product, TOLD)).toMatchObject({
    sku: '24500',
    url: URL,
    image: ['https://shop.test/media/plate.svg'],
  })
})

test('structured data of a variant name its product group', () => {
  const shade = { ripstop_shade: { name: 'Schwarz', hex: '#111111' } }
  const variant = aStoreProduct({ parentId: 'parent', name: 'Taft' }, shade)
  expect(productJsonLd(SITE, variant, TOLD)).toMatchObject({
    inProductGroupWithID: 'parent',
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: 'parent',
      name: 'Taft',
      variesBy: ['https://schema.org/color'],
    },
  })
  const single = productJsonLd(SITE, aStoreProduct({ parentId: null }), TOLD)
  expect(single).not.toHaveProperty('isVariantOf')
})

test('breadcrumbs start at home and omit folders', () => {
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

test('questions and answers become structured data, plain headings do not', () => {
  const page = aPageOf(
    '<h2 id="wann">Wann &amp; wie?</h2>\n<p>Am Tag danach.</p>',
    '<h2>Allgemeines</h2><p>Text</p>',
  )
  expect(faqJsonLd(page)).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Wann & wie?',
        acceptedAnswer: { '@type': 'Answer', text: 'Am Tag danach.' },
      },
    ],
  })
  expect(faqJsonLd(aPageOf('<p>Impressum</p>'))).toBeNull()
})
