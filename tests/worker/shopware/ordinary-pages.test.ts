import { afterEach, expect, test, vi } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { urls } from '#shared/urls.ts'
import { firstChoice } from '#tests/builders/form-fields.ts'
import { aBrowser, fieldsIn, type Page } from '#tests/worker/shopping/browser.ts'
import { ordinaryAt, ordinaryCall, pagesOf, textOf } from './ordinary-shopware.ts'
import { remoteAt } from './replayed-shopware.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const ODD = '05e1e5b745e55a75f8a05df465cc058b'
const BESIDE_ODD = 'db2f3bd79524e21aefc1d268d7c49261'

test('a product without minimum and steps has a page', async () => {
  const page = await pagesOf('product-min-purchase-null').get(`/detail/${ODD}`)
  expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining('Mindestmenge')])
})

test('a product without minimum and steps does not break its category', async () => {
  const pages = pagesOf('category-default-layout.whole', 'listing-with-odd-article')
  const page = await pages.get(`/navigation/${BESIDE_ODD}`)
  expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining('Mindestmenge')])
})

test('a landing page with forms shows its texts', async () => {
  const pages = pagesOf('landing-page-with-form')
  const { status } = await pages.get('/landingPage/6b7e3d2bd2f3ad184b5685fd7b3514ae')
  expect(status).toBe(200)
})

test('categories of every level are linked', async () => {
  const pages = pagesOf('navigation-depth-4')
  const { text } = await pages.get('/sitemap/de-categories-1.xml')
  expect(text).toContain('/Probe/Ebene-2/Ebene-3/Ebene-4<')
})

test('a category links its subcategories on every level', async () => {
  const pages = pagesOf(
    'navigation-depth-4',
    {
      ...ordinaryCall('category-rich-description'),
      path: '/category/055582e32c4a1417dd63c4cac9b11e05',
    },
    { ...ordinaryCall('listing-empty'), path: '/product-listing/055582e32c4a1417dd63c4cac9b11e05' },
  )
  const { text } = await pages.get('/navigation/055582e32c4a1417dd63c4cac9b11e05')
  expect(text).toContain('href="/Probe/Ebene-2/Ebene-3/Ebene-4"')
})

test("a category's rich text is shown as rich text, sanitised", async () => {
  const pages = pagesOf('category-rich-description', 'listing-with-variants-and-filters')
  const { text } = await pages.get('/navigation/1aa8c80d28314055e1102641599e48d4')
  expect(text).toContain('<p>CATDESC <a href="/">heim</a></p>')
  expect(text).not.toContain('&lt;p&gt;')
})

const MEDIA = '/detail/d2bb548a61b505242c0aa776aff9f348'

test('the pictures and videos of a product are sorted, the cover first', async () => {
  const { text } = await pagesOf('product-media-with-video-and-pdf').get(MEDIA)
  const [props = ''] = /id="pictures-props"[^>]*>(.*?)<\/script>/s.exec(text)?.slice(1) ?? []
  const names = [...props.matchAll(/"url":"[^"]*?trial-(\w+)\./g)].map(([, name]) => name)
  expect(names).toEqual(['red', 'blue', 'video', 'tall', 'green', 'logo'])
})

test('a video can be played and a PDF opened', async () => {
  const page = await pagesOf('product-media-with-video-and-pdf').get(MEDIA)
  expect(page.text).toMatch(/<video[^>]* src="[^"]*trial-video\.mp4/)
  expect(page.text).toMatch(/<a href="[^"]*trial-manual\.pdf[^"]*">manual<\/a>/)
  expect(page.text).not.toMatch(/<img[^>]*trial-(?:video|manual)/)
  expect(page.headers.get('content-security-policy')).toMatch(
    /media-src 'self' https:\/\/ordinary-\d+\.shopware\.test;/,
  )
})

const PARENT = {
  ...ordinaryCall('seo-urls-of-parent'),
  requested: {
    filter: [{ type: 'equalsAny', field: 'seoPathInfo', value: ['Hemd/SW10002', 'Hemd/SW10002/'] }],
  },
}

test.each(['/Hemd/SW10002', '/detail/fe791a2bdf985c22dfec3e8536160961'])(
  'the address %s of a parent offers its variants',
  async (path) => {
    const byNumber = ordinaryCall('product-parent-by-number')
    const counted = JSON.stringify(byNumber.body).replace(
      '"parentId":null',
      '"parentId":null,"childCount":5',
    )
    const pages = pagesOf(
      PARENT,
      { ...byNumber, body: JSON.parse(counted) },
      'product-parent-with-options',
      'product-variants-of-parent',
    )
    const page = await pages.get(path)
    const shown = page.status === 301 ? await pages.get(page.location ?? '') : page
    expect([shown.status, textOf(shown)]).toEqual([200, expect.stringMatching(/Farbe.*Größe/)])
    expect(shown.text).toMatch(/href="[^"]*SW10002\.\d/)
  },
)

test('the address of a parent is indexed as the page of the variant that it shows', async () => {
  const variant = '8a1b5274925108792979cd479eb31980'
  const paths = ordinaryCall('seo-urls-of-parent')
  const [path] = z.object({ elements: z.array(z.looseObject({})) }).parse(paths.body).elements
  const ofVariant = {
    ...paths,
    requested: {
      filter: [
        { type: 'equals', field: 'routeName', value: 'frontend.detail.page' },
        { type: 'equals', field: 'foreignKey', value: variant },
        { type: 'equals', field: 'isCanonical', value: true },
      ],
    },
    body: { elements: [{ ...path, foreignKey: variant, seoPathInfo: 'Hemd/SW10002.4' }] },
  }
  const pages = pagesOf(PARENT, ofVariant, 'product-parent-with-options')
  const page = await pages.get('/Hemd/SW10002')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<link rel="canonical" href="https://shop.test/Hemd/SW10002.4"')
})

test.each(['/sitemap/de-products-1.xml', '/products.xml'])(
  '%s leaves out parents, which cannot be bought',
  async (path) => {
    const variants = ordinaryCall('product-variants-of-parent')
    const { elements } = z.object({ elements: z.array(z.looseObject({})) }).parse(variants.body)
    const parent = { ...elements[0], id: 'f'.repeat(32), productNumber: 'SW10002', childCount: 5 }
    const seoUrls = [{ seoPathInfo: 'Hemd/SW10002', isCanonical: true }]
    const body = { elements: [{ ...parent, seoUrls }, ...elements] }
    const { text } = await pagesOf({ ...variants, requested: {}, body }).get(path)
    expect(text).toContain('/Hemd/SW10002.1<')
    expect(text).not.toContain('/Hemd/SW10002<')
  },
)

const CART = '/checkout/cart'

/** Pages that a visitor with a session opens. */
function pagesInSession(...calls: Parameters<typeof ordinaryAt>[1]) {
  const pages = pagesOf(...calls)
  pages.cookies.set('__Host-sw-context-token', 'b2'.repeat(16))
  return pages
}

/** What a guest from Dresden posts. */
function filledGuest(page: Page): Record<string, string> {
  const salutationId = firstChoice(page.text, 'billingAddress.salutationId')
  const address = {
    salutationId,
    firstName: 'Gerda',
    lastName: 'Gast',
    street: 'Weg 1',
    zipcode: '01067',
    city: 'Dresden',
  }
  const named = Object.entries(address).map(([name, value]) => [`billingAddress.${name}`, value])
  const more = { email: 'gast@post.example', terms: '1' }
  return { ...fieldsIn(page), ...Object.fromEntries(named), ...more }
}

test('a blocked delivery has no price and is not called free', async () => {
  const pages = pagesInSession('cart-blocked-shipping', 'context-tax-free-country')
  const page = await pages.get(CART)
  expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining('nicht verfügbar')])
  expect(textOf(page)).not.toMatch(/versandkostenfrei|0,00/)
})

test('the checkout requests only methods from a Shopware', async () => {
  const pages = pagesInSession(
    'cart-ordinary',
    'context-guest-double-opt-in-open',
    'shipping-methods-only-available',
    'payment-methods-only-available',
  )
  const page = await pages.get('/checkout')
  expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining('Paket, gefaltet')])
  expect(page.text).not.toContain('Nur USA')
  expect(page.text).not.toContain('Lastschrift nur USA')
})

test('a file in a public store redirects there', async () => {
  const { path } = ordinaryCall('download-redirect')
  const [order, file] = path.split('/').slice(3)
  const pages = pagesInSession('download-redirect')
  const page = await pages.get(urls.boughtFile('de', order ?? '', file ?? '', null))
  expect([page.status, page.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/media/ec/3b/b4/1795475212/trial-ebook2.pdf'),
  ])
})

test('a guest who has to confirm by mail learns so', async () => {
  const pages = pagesInSession(
    'cart-ordinary',
    'context-guest-double-opt-in-open',
    'shipping-methods-only-available',
    'payment-methods-only-available',
    'register-guest-double-opt-in',
  )
  const form = await pages.get('/checkout')
  const page = await pages.post('/checkout/order', filledGuest(form))
  expect(textOf(page)).toContain('Wir haben eine E-Mail an gast@post.example geschickt')
})

test('a confirmed guest continues with the order', async () => {
  const pages = pagesInSession({ ...ordinaryCall('register-confirm-guest'), requested: {} })
  const page = await pages.post('/registration/confirm', { em: 'a1', hash: 'b2' })
  expect([page.status, page.location]).toEqual([303, '/checkout'])
})

test('the pages promise nothing in the name of a Shopware', async () => {
  const page = await pagesOf('navigation-depth-4').get('/')
  expect(page.status).toBe(200)
  expect(page.text).not.toMatch(/Versandfrei|Abholung|Lieferländer/)
  expect(page.text).not.toContain('class="drawing"')
  expect(textOf(page)).toContain('Probe')
})

test('a plugin that the shop lacks is not requested again', async () => {
  const host = 'absent.shopware.test'
  const shopware = ordinaryAt(host, ['navigation-depth-4', 'search-finds-variant'])
  vi.stubGlobal('fetch', shopware.fetch)
  const pages = aBrowser(new Map(), remoteAt(host))
  await pages.get('/search/suggest?search=hemd')
  shopware.requests.splice(0)
  await pages.get('/search/suggest?search=hemden')
  const paths = shopware.requests.map(({ path }) => path)
  expect(paths).not.toContain('/lexicon')
  expect(paths).not.toContain('/blog/search')
})

test('a product that appears later names the day', async () => {
  const call = ordinaryCall('product-release-date.whole')
  const body = JSON.parse(
    JSON.stringify(call.body).replace(/"releaseDate":"\d{4}/, '"releaseDate":"2099'),
  )
  const page = await pagesOf({ ...call, body }).get('/detail/468d0068ac962b1f33c782225ce27910')
  expect(textOf(page)).toMatch(/Erscheint am \d+\. \S+ 2099/)
})

test("a manufacturer's logo is shown with its name", async () => {
  const call = ordinaryCall('product-manufacturer-with-logo')
  const logo = { id: 'logo', url: '<shop>/media/logo.svg', mimeType: 'image/svg+xml' }
  const body = JSON.parse(JSON.stringify(call.body), (key, value: unknown) =>
    key === 'manufacturer' ? Object.assign(Object(value), { media: logo }) : value,
  )
  const { text } = await pagesOf({ ...call, body }).get('/detail/ff0fc79b53fe6b36283a6a6bcec822dc')
  expect(text).toMatch(/<img[^>]*src="[^"]*\/media\/logo\.svg"[^>]*alt="[^"]+"/)
})
