import { afterEach, expect, test, vi } from 'vitest'
import { ordinaryCall, pagesOf, textOf } from './ordinary-shopware.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const CATEGORY = '/navigation/db2f3bd79524e21aefc1d268d7c49261'
const MEDIA = '/detail/d2bb548a61b505242c0aa776aff9f348'

test('the texts of a category surround its products, in their order', async () => {
  const pages = pagesOf('category-with-texts-around-list.whole', 'category-own-sorting')
  const page = await pages.get('/navigation/c541861cfdef5b1907ac0a5c6aef72e1')
  expect([page.status, textOf(page)]).toEqual([
    200,
    expect.stringMatching(/CMSLISTTEXT.*In den Warenkorb.*CMSBELOW/),
  ])
})

test('a category of texts alone shows them, and no empty list', async () => {
  const id = '2a1f93cf81ed8655bf97572d431ffa4b'
  const pages = pagesOf('category-with-layout.whole', {
    ...ordinaryCall('listing-empty'),
    path: `/product-listing/${id}`,
  })
  const page = await pages.get(`/navigation/${id}`)
  expect(page.text).toContain('class="cms-section')
  expect(textOf(page)).not.toContain('kein Artikel lieferbar')
  expect(textOf(page)).toContain('Video auf YouTube ansehen')
})

test('the layout that every Shopware begins with adds nothing', async () => {
  const pages = pagesOf('category-default-layout.whole', 'listing-with-odd-article')
  const { text } = await pages.get(CATEGORY)
  expect(text).not.toContain('cms-section')
})

const ELEMENTS = '/landingPage/dcac34c0995b26dc0c6c1ee1adcd945e'

test('videos of other sites are links, so nothing loads from there', async () => {
  const page = await pagesOf('landing-page-all-elements').get(ELEMENTS)
  expect(page.text).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
  expect(page.text).toContain('href="https://vimeo.com/76979871"')
  expect(page.text).not.toContain('<iframe')
})

test('elements of a product page are shown on a landing page', async () => {
  const pages = pagesOf('landing-page-product-elements')
  const page = await pages.get('/landingPage/53d8c48e2ac874643fdb2cb0065594d9')
  expect(page.text).toContain('<h2>Ein Name</h2>')
  expect(textOf(page)).toContain('In den Warenkorb')
})

test('forms of a landing page link to the pages that have them', async () => {
  const pages = pagesOf('landing-page-with-form')
  const { text } = await pages.get('/landingPage/6b7e3d2bd2f3ad184b5685fd7b3514ae')
  expect(text).toContain('<a class="btn" href="/kontakt">Kontakt</a>')
  expect(text).toContain('<a class="btn" href="/newsletter-subscribe">Newsletter</a>')
})

test('an unknown element leaves its place empty and is logged', async () => {
  const log = vi.spyOn(console, 'log')
  const call = ordinaryCall('landing-page-all-elements')
  const body = JSON.parse(
    JSON.stringify(call.body).replaceAll('"type":"html"', '"type":"acme-map"'),
  )
  const page = await pagesOf({ ...call, body }).get(ELEMENTS)
  expect(page.status).toBe(200)
  expect(log.mock.calls.flat().join()).toContain('cms_slot acme-map')
  log.mockRestore()
})

test.each([
  ['home', '/', ['home-with-form']],
  ['a landing page', ELEMENTS, ['landing-page-all-elements']],
  ['a category', CATEGORY, ['category-default-layout.whole', 'listing-with-odd-article']],
  ['a product', MEDIA, ['product-media-with-video-and-pdf']],
] as const)('%s is shown whatever the lists of its responses contain', async (_, path, names) => {
  for (const odd of [null, 7, 'x', {}, [], [null], [{ id: 1 }], ['x'.repeat(100_000)]]) {
    const calls = names.map((name) => {
      const call = ordinaryCall(name)
      const fields = [
        'blocks',
        'slots',
        'thumbnails',
        'seoUrls',
        'calculatedPrices',
        'media',
        'options',
      ]
      const body = JSON.parse(JSON.stringify(call.body), (key, value: unknown) =>
        fields.includes(key) && Array.isArray(value) ? odd : value,
      )
      return { ...call, body }
    })
    expect([odd, (await pagesOf(...calls).get(path)).status]).toEqual([odd, 200])
  }
})
