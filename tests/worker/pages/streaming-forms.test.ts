import { beforeAll, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { ROUTES } from '#tests/worker/account/storefront-access.ts'
import { anOwner } from '#tests/worker/backend/account/owner.ts'
import { aGuest, linkIn, STOREFRONT, type Person } from '#tests/worker/backend/account/people.ts'
import { idOfProduct } from '#tests/worker/backend/sales/stock.ts'
import {
  ENTRY_PAGES,
  FORM_PAGES,
  PERSONAL_PAGES,
  PUBLIC_PAGES,
  type FormPage,
} from './page-kinds.ts'
import { aSlowShop, readerOf } from './slow-shop.ts'

const FIRST_OF_MAIN = /<main id="content">./

let owner: Awaited<ReturnType<typeof anOwner>>
let guest: Person['client']
let ids: Readonly<Record<string, string>> = {}

beforeAll(async () => {
  owner = await anOwner()
  const { client, email, orderId, addressId } = owner
  guest = (await aGuest()).client
  const items = [{ id: idOfProduct('24500'), type: 'product', quantity: 2 }]
  await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  const project = await client.ask(z.looseObject({ id: z.string() }), 'POST', '/project', {
    name: 'Tarp für die Alpen',
    description: 'Zwei Bahnen',
  })
  const storefront = { email, storefrontUrl: STOREFRONT }
  await client.call('POST', '/account/recovery-password', storefront)
  const { hash = '' } = await linkIn(email, 'account-recovery')
  ids = { order: orderId, address: addressId, project: project.id, hash }
})

const filledIn = (path: string) => path.replace(/\{(\w+)\}/, (_all, name) => ids[name] ?? '')

/** The request headers of a kind of visitor. */
function cookiesOf({ visitor }: FormPage): RequestInit {
  if (visitor === 'stranger') return {}
  const token = visitor === 'guest' ? guest.token : owner.client.token
  const view = encodeURIComponent(visitor === 'guest' ? 'n=1&s=gross' : 'n=1&s=gross&a=1')
  return { headers: { cookie: `__Host-sw-context-token=${token}; view=${view}` } }
}

const ROWS = FORM_PAGES.flatMap((page) =>
  page.paths.map((path) => [page.kind, path, page] as const),
)

test.each(ROWS)(
  '%s (%s) sends opening, header and main part one after the other',
  async (_name, pattern, kind: FormPage) => {
    const { decidedBy, mainWaitsFor, hasNoNavigation } = kind
    const shop = aSlowShop({ isNew: true })
    const is = (calls: RegExp | undefined, call: string) => calls?.test(call) ?? false
    // An isolate reads the settings of its shop once; they decide which pages exist.
    shop.hold((call) => call !== '/shop-settings' && !is(decidedBy, call))
    const { response, end } = await shop.get(filledIn(pattern), cookiesOf(kind))
    const page = readerOf(response)
    await page.until('</style>')
    expect(response.status).toBe(200)
    if (!hasNoNavigation) expect(page.text()).not.toContain('</header>')
    shop.hold((call) => is(mainWaitsFor, call))
    await page.until('</header>')
    if (mainWaitsFor) expect(page.text()).not.toMatch(FIRST_OF_MAIN)
    shop.release()
    await page.until('</html>')
    await end()
    expect(page.text()).toMatch(/<\/header>.*<main id="content">.*<h1.*<\/main>.*<footer/s)
  },
)

/** Routes that respond with files, data, fragments or redirects instead of pages. */
const NO_PAGES =
  /\.(?:txt|xml|atom|json|webmanifest)$|^\/(?:health|ready|_shopware|sitemap|search\/suggest|seen)\b|^\/checkout\/cart\/|^\/checkout\/(?:again|order|save)$|^\/wishlist\/kept$|^\/account\/recover$|\/(?:paper|file)\//
/** Unknown paths, a page like that of an unpaid order, and one that calls everything first. */
const OTHERS = /^\/\*$|^\/checkout\/success\/:id\/paid$|^\/shopware$/

test('every page of the shop is read part by part', () => {
  const read = [...PUBLIC_PAGES, ...PERSONAL_PAGES, ...ENTRY_PAGES].flatMap((row) => row.slice(1))
  const paths = [...read, ...ROWS.map(([, path]) => path)]
    .filter((path) => path.startsWith('/'))
    .map((path) => (path.split('?')[0] ?? '').replace(/\{\w+\}/, '0'.repeat(32)))
  const isRead = (pattern: string) => {
    const matched = pattern.replace(/:\w+(?:\{(.*?\}?)\})?/g, (_all, form) => form ?? '[^/]+')
    return paths.some((path) => new RegExp(`^${matched}$`).test(path))
  }
  const pages = Object.keys(ROUTES).flatMap((route) => {
    const [method, path = ''] = route.split(' ')
    return method === 'GET' && !NO_PAGES.test(path) && !OTHERS.test(path) ? [path] : []
  })
  expect(pages.length).toBeGreaterThan(60)
  expect(pages.filter((path) => !isRead(path))).toEqual([])
})
