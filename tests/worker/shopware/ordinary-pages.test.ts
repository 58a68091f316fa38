import { afterEach, expect, test, vi } from 'vitest'
import { aBrowser, type Page } from '#tests/worker/shopping/browser.ts'
import { ordinaryAt } from './ordinary-shopware.ts'
import { remoteAt } from './replayed-shopware.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

let shops = 0

/** Pages in front of a separate Shopware without cached responses. */
function pagesOf(...calls: Parameters<typeof ordinaryAt>[1]) {
  const host = `ordinary-${(shops += 1)}.shopware.test`
  vi.stubGlobal('fetch', ordinaryAt(host, calls).fetch)
  return aBrowser(new Map(), remoteAt(host))
}

/** The text of the page's main part. */
const textOf = ({ text }: Page) =>
  (/<main.*<\/main>/s.exec(text)?.[0] ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

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
