import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import { aTerm } from '#tests/builders/entries.ts'
import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aMeasure,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aContentShop } from '../content/content-shop.ts'

beforeEach(async () => {
  await emptyStorage()
})

// Templates outlive a test, so a product with another page has its own slug.
async function aShopOf(...products: readonly ProductRecord[]) {
  const shop = aContentShop()
  await shop.import(aCatalogue({ articles: products }))
  return shop
}

/** Cloth at 11.90 € per metre, cheaper from 5 m on. */
const cloth = (changes: Partial<ProductRecord> = {}) =>
  aProductRecord('70000', {
    slug: { de: 'stoff', en: 'cloth' },
    unit: 'm',
    content: { unit: 'm', milli: 100, referenceMilli: 1000 },
    basePrices: [{ per: 1, unit: 'm' }],
    minPurchase: 5,
    maxPurchase: 600,
    prices: [
      { fromQuantity: 5, grossCents: 119 },
      { fromQuantity: 50, grossCents: 111 },
    ],
    stock: 400,
    withdrawal: 'cut-to-length',
    ...changes,
  })

test('structured data come after the visible content', async () => {
  const { text } = await (await aShopOf(cloth())).get('/stoff/70000')
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">\{[^<]*"Product"[^<]*</g)]
  expect(scripts).toHaveLength(1)
  expect(scripts[0]?.index).toBeGreaterThan(text.indexOf('</footer>'))
})

test.each([
  ['/knoepfe/34000', ['bis 9 Sets', 'ab 10 Sets', '1 Set weniger'], /\d Stück/],
  ['/en/snaps/34000', ['to 9 sets', 'from 10 sets', '1 set less'], /\d pieces?/],
])('a product sold as a set has tiers in sets at %s', async (path, said, unsaid) => {
  const snaps = aProductRecord('34000', {
    slug: { de: 'knoepfe', en: 'snaps' },
    unit: 'set',
    prices: [
      { fromQuantity: 1, grossCents: 590 },
      { fromQuantity: 10, grossCents: 500 },
    ],
  })
  const { text } = await (await aShopOf(snaps)).get(path)
  const words = text.replaceAll(/<!--.*?-->/g, '')
  for (const phrase of said) expect(words).toContain(phrase)
  expect(words).not.toMatch(unsaid)
})

describe('addresses of products', () => {
  test.each([
    ['a wrong slug', '/falsch/70000', '/stoff/70000'],
    ['its address with a trailing slash', '/stoff/70000/', '/stoff/70000'],
    ['its id', `/detail/${idOf('product', '70000')}`, '/stoff/70000'],
    ['a wrong English slug', '/en/wrong/70000', '/en/cloth/70000'],
  ])(
    '%s redirects permanently to the product’s address, with its query',
    async (_what, requested, address) => {
      const shop = await aShopOf(cloth())
      const { status, headers } = await shop.get(`${requested}?quantity=2`)
      expect([status, headers.get('location')]).toEqual([301, `${address}?quantity=2`])
    },
  )

  test('an unknown product number returns 404', async () => {
    const shop = await aShopOf(cloth())
    expect((await shop.get('/stoff/70001')).status).toBe(404)
    expect((await shop.get(`/detail/${'0'.repeat(32)}`)).status).toBe(404)
  })

  test('language switch and alternate links lead to the same product in the other language', async () => {
    const { text } = await (await aShopOf(cloth())).get('/stoff/70000')
    expect(text).toContain('name="to" value="/en/cloth/70000"')
    expect(text).toContain('<link rel="canonical" href="https://shop.test/stoff/70000"/>')
    expect(text).toContain('hrefLang="en-GB" href="https://shop.test/en/cloth/70000"')
  })
})

describe('metre goods', () => {
  test('metre goods show prices per metre, also in the price table, and accept metres', async () => {
    const { text } = await (await aShopOf(cloth())).get('/stoff/70000')
    expect(text).toContain('11,90\u00a0€')
    expect(text).toMatch(/bis 4,9\u202fm<\/span><b>11,90\u00a0€\/m/)
    expect(text).toMatch(/ab 5\u202fm<\/span><b>11,10\u00a0€\/m/)
    expect(text).toMatch(/<input[^>]*name="metres"/)
  })

  test('a length between two steps is rounded up, which the page reports', async () => {
    const { text } = await (await aShopOf(cloth())).get('/stoff/70000?metres=2,35')
    expect(text).toMatch(/name="metres"[^>]*value="2,4"/)
    expect(text).toContain('2,35 m auf 2,4\u202fm gerundet.')
    expect(text).toContain('28,56\u00a0€')
  })

  test.each([
    ['-3', '0,5', 'Bitte geben Sie eine Länge in Metern ein'],
    ['NaN', '0,5', 'Bitte geben Sie eine Länge in Metern ein'],
    ['1e2', '0,5', 'Bitte geben Sie eine Länge in Metern ein'],
    ['', '0,5', 'Bitte geben Sie eine Länge in Metern ein'],
    ['0.2', '0,5', 'Auf die Mindestmenge von 0,5\u202fm erhöht.'],
    ['900', '40', 'Auf 40\u202fm verringert.'],
  ])(
    'the length "%s" in the address becomes %s m, and the page says why',
    async (metres, figure, notice) => {
      const { status, text } = await (
        await aShopOf(cloth())
      ).get(`/stoff/70000?metres=${encodeURIComponent(metres)}`)
      expect(status).toBe(200)
      expect(text).toMatch(new RegExp(`name="metres"[^>]*value="${figure}"`))
      expect(text).toContain(notice)
    },
  )

  test('cut goods show before the purchase that they cannot be returned', async () => {
    const { text } = await (await aShopOf(cloth())).get('/stoff/70000')
    expect(text).toContain('vom Widerruf ausgeschlossen')
  })
})

describe('products that cannot be bought', () => {
  const form = 'class="buy-form"'

  test('a product that can be bought has a buy form', async () => {
    const { text } = await (await aShopOf(cloth())).get('/stoff/70000')
    expect(text).toContain(form)
  })

  test.each([
    ['soldOut', ['closeout'], 'wird nicht nachgeliefert'],
    ['outOfStock', [], 'nicht bestellbar'],
  ] as const)(
    'a product with the state %s has no buy form and shows the reason',
    async (state, flags, reason) => {
      const path = state.toLowerCase()
      const slug = { de: path, en: path }
      const away = { orderable: false, stock: 0, availability: { state }, flags: [...flags] }
      const gone = cloth({ slug, ...away })
      const { status, text } = await (await aShopOf(gone)).get(`/${path}/70000`)
      expect(status).toBe(200)
      expect(text).toContain(reason)
      expect(text).not.toContain(form)
    },
  )

  test('the test product has a page without a buy form, which is noindex', async () => {
    const record = aProductRecord('73100TEST', {
      slug: { de: 'test', en: 'test' },
      flags: ['testArticle'],
      orderable: false,
      listed: false,
    })
    const { status, text } = await (await aShopOf(record)).get('/test/73100TEST')
    expect(status).toBe(200)
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).not.toContain(form)
  })
})

describe('variants', () => {
  async function aShopWithColours(shades: readonly string[] = ['black', 'olive']) {
    const shop = aContentShop()
    const colours = shades.map((shade, position) =>
      cloth({
        number: `7000${position}`,
        position,
        slug: { de: shade, en: shade },
        options: { shade },
      }),
    )
    const parents = [aParentRecord('ripstop', { axes: ['shade'] })]
    await shop.import(aCatalogue({ properties: [aGroup()], families: parents, articles: colours }))
    return shop
  }

  test('every variant is a link, so that choosing works without script', async () => {
    const { text } = await (await aShopWithColours()).get('/black/70000')
    expect(text).toMatch(/<a class="swatch" href="\/black\/70000" [^>]*aria-current="true"/)
    expect(text).toMatch(/<a class="swatch" href="\/olive\/70001"/)
  })

  test.each([
    ['metres=3,5', '?metres=3.5'],
    ['quantity=3.5', '?metres=3.5'],
    ['metres=-1', ''],
    ['metres=NaN', ''],
    ['metres=%22%3E%3Cscript%3E', ''],
  ])('with ?%s the links to other variants end in "%s"', async (query, preserved) => {
    const { text } = await (await aShopWithColours()).get(`/black/70000?${query}`)
    expect(text).toContain(`href="/olive/70001${preserved}"`)
  })

  test('a deleted variant responds with 404', async () => {
    await aShopWithColours()
    const shop = await aShopWithColours(['black'])
    expect((await shop.get('/olive/70001?metres=3.5')).status).toBe(404)
  })
})

test('properties with a lexicon term link to it, in the page’s language; others have no link', async () => {
  const shop = aContentShop()
  const properties = [aMeasure('hydrostatic_head', 'mm', [2000]), aMeasure('denier', 'den', [20])]
  const own = { hydrostatic_head: ['2000'], denier: ['20'] }
  const term = aTerm({ slug: { de: 'wassersaeule', en: 'hydrostatic-head' } })
  const products = [cloth({ slug: { de: 'erklaert', en: 'explained' }, properties: own })]
  await shop.import({ ...aCatalogue({ properties, articles: products }), terms: [term] })
  const { text } = await shop.get('/erklaert/70000')
  expect(text).toContain('<th scope="row"><a href="/lexicon/wassersaeule">')
  expect(text).not.toContain('href="/lexicon/denier"')
  expect((await shop.get('/en/explained/70000')).text).toContain(
    '<a href="/en/lexicon/hydrostatic-head">',
  )
})
