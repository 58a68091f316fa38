import { afterEach, expect, test, vi } from 'vitest'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { ordinaryAt, ordinaryCall, pagesOf, textOf } from './ordinary-shopware.ts'
import { remoteAt } from './replayed-shopware.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
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

test('a video of another site loads after a click on its placeholder', async () => {
  const page = await pagesOf('landing-page-all-elements').get(ELEMENTS)
  expect(page.text).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
  expect(page.text).toContain('href="https://vimeo.com/76979871"')
  const frames = page.text.match(/<iframe[^>]*>/g) ?? []
  expect(frames).toHaveLength(2)
  for (const frame of frames) expect(frame).not.toContain(' src="')
  expect(frames[0]).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ')
  expect(frames[0]).toContain('Video von YouTube laden')
  expect(frames[1]).toContain('player.vimeo.com/video/76979871')
  expect(page.headers.get('content-security-policy')).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
  )
})

test('the id of a video cannot leave its address', async () => {
  const call = ordinaryCall('landing-page-all-elements')
  const odd = JSON.stringify(call.body).replaceAll('dQw4w9WgXcQ', 'x\\"><script>alert(1)</script>')
  const { text } = await pagesOf({ ...call, body: JSON.parse(odd) }).get(ELEMENTS)
  expect(text).not.toContain('<script>alert(1)')
  expect(text.match(/<iframe/g)).toHaveLength(1)
})

test('elements of a product page are shown on a landing page', async () => {
  const pages = pagesOf('landing-page-product-elements')
  const page = await pages.get('/landingPage/53d8c48e2ac874643fdb2cb0065594d9')
  expect(page.text).toContain('<h2>Ein Name</h2>')
  expect(textOf(page)).toContain('In den Warenkorb')
})

const FORMS = '6b7e3d2bd2f3ad184b5685fd7b3514ae'

test('a landing page has its contact and newsletter form, with separate ids', async () => {
  const { text } = await pagesOf('landing-page-with-form').get(`/landingPage/${FORMS}`)
  expect(text).toContain('<form class="form" action="/kontakt#notes" method="post">')
  expect(text).toContain('<form class="form" action="/newsletter-subscribe#notes" method="post">')
  expect(text).toContain(`name="page" value="${FORMS}"`)
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test("a message from a layout's form reaches the receivers of that element", async () => {
  const host = 'layout-form.shopware.test'
  const sent = { status: 200, hasToken: false, body: { individualSuccessMessage: '' } }
  const contact = { ...sent, name: 'contact', method: 'POST', path: '/contact-form' }
  const shopware = ordinaryAt(host, ['landing-page-with-form', contact])
  vi.stubGlobal('fetch', shopware.fetch)
  const pages = aBrowser(new Map(), remoteAt(host))
  const page = await pages.get(`/landingPage/${FORMS}`)
  const slot = /name="slot" value="(\w{32})"/.exec(page.text)?.[1] ?? ''
  const message = {
    formToken: /name="formToken" value="([^"]*)"/.exec(page.text)?.[1] ?? '',
    slot,
    entity: 'landing_page',
    page: FORMS,
    name: 'Ada Test',
    email: 'ada@post.example',
    subject: 'Frage',
    comment: 'Wie breit?',
    acceptedDataProtection: '1',
  }
  vi.useFakeTimers({ now: Date.now() + 5_000, toFake: ['Date'] })
  const answered = await pages.post('/kontakt', message)
  expect([answered.status, textOf(answered)]).toEqual([303, expect.anything()])
  const bodies = shopware.requests.flatMap(({ path, body }) =>
    path === '/contact-form' ? [body] : [],
  )
  expect(bodies.at(-1)).toMatchObject({
    slotId: slot,
    navigationId: FORMS,
    entityName: 'landing_page',
  })
  const again = await pages.post('/kontakt', { ...message, email: 'x' })
  expect(again.text).toContain(`name="slot" value="${slot}"`)
})

const SORTED = 'c541861cfdef5b1907ac0a5c6aef72e1'

/** The category with its own sortings, and its list in the sorting of the request. */
function sortedCategory() {
  const list = ordinaryCall('category-own-sorting')
  const sorted = (sorting: string) => ({
    ...list,
    requested: { order: sorting },
    body: { ...Object(list.body), sorting },
  })
  return [
    'category-with-texts-around-list.whole',
    ...['name-desc', 'price-asc', 'topseller'].map(sorted),
  ] as const
}

test.each([
  ['', 'name-desc'],
  ['?order=price-asc', 'price-asc'],
])('a category with sortings of its owner, address %s, is sorted by %s', async (query, order) => {
  const { status, text } = await pagesOf(...sortedCategory()).get(`/navigation/${SORTED}${query}`)
  expect(status).toBe(200)
  const options = [...text.matchAll(/<option value="([a-z-]+)"( selected="")?/g)]
  expect(options.map(([, key]) => key)).toEqual(['name-desc', 'price-asc'])
  expect(options.find(([, , selected]) => selected)?.[1]).toBe(order)
})

test('a section with a sidebar has two columns', async () => {
  const call = ordinaryCall('landing-page-all-elements')
  const body = JSON.parse(
    JSON.stringify(call.body)
      .replace('"type":"default"', '"type":"sidebar"')
      .replace('"sectionPosition":"main"', '"sectionPosition":"sidebar"'),
  )
  const { text } = await pagesOf({ ...call, body }).get(ELEMENTS)
  expect(text).toMatch(/<div class="cms-sidebar cms-section wrap"><div><div class="cms-block/)
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
