import { afterEach, describe, expect, test, vi } from 'vitest'
import { aBrowser, type Page } from '#tests/worker/shopping/browser.ts'
import { ordinaryAt, ordinaryCall } from './ordinary-shopware.ts'
import { remoteAt } from './replayed-shopware.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const TOKEN = 'a1'.repeat(16)
const PLAIN = 'f101884c5d39cd1dfa063950778cb433'
const CATEGORY = 'db2f3bd79524e21aefc1d268d7c49261'

/** The context of visitors without a session. */
const ANONYMOUS = { ...ordinaryCall('context-guest-double-opt-in-open'), hasToken: false }
/** Only the category's own page needs its layout. */
const PUBLIC = [ANONYMOUS, 'product-plain', 'listing-with-odd-article'] as const

let shops = 0

/** A browser in front of a separate Shopware, and the calls that this Shopware received. */
function inFrontOf(calls: Parameters<typeof ordinaryAt>[1], view?: string) {
  const host = `own-prices-${(shops += 1)}.shopware.test`
  const shopware = ordinaryAt(host, [...calls, 'category-default-layout.whole'])
  vi.stubGlobal('fetch', shopware.fetch)
  const cookies = new Map(
    view ? [['__Host-sw-context-token', TOKEN] as const, ['view', encodeURIComponent(view)]] : [],
  )
  return { browser: aBrowser(cookies, remoteAt(host)), requests: shopware.requests }
}

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const mainOf = ({ text }: Page) => wordsOf(/<main.*<\/main>/s.exec(text)?.[0] ?? '')

describe.each([
  ['a net customer group', 'net-group', 'net-trade', '10,84 €', 'netto'],
  ['a tax-free country', 'tax-free-country', 'net-export', '10,84 €', 'netto'],
] as const)('a shopper of %s', (_, name, segment, amount, label) => {
  const layout = { ...ordinaryCall('category-default-layout.whole'), hasToken: true }
  const calls = [`context-${name}`, `product-${name}`, `listing-${name}`, layout, ...PUBLIC]
  const view = `n=0&s=${segment}&p=1`

  test.each([`/detail/${PLAIN}`, `/navigation/${CATEGORY}`])(
    '%s shows the price that the cart charges',
    async (path) => {
      const page = await inFrontOf(calls, view).browser.get(path)
      expect([page.status, mainOf(page)]).toEqual([200, expect.stringContaining(amount)])
      expect(mainOf(page)).not.toContain('12,90')
      expect(wordsOf(page.text)).toContain(label)
    },
  )

  test('a shopper with special prices leaves nothing in shared caches', async () => {
    const { browser } = inFrontOf(calls, view)
    await browser.get(`/detail/${PLAIN}`)
    browser.cookies.clear()
    const page = await browser.get(`/detail/${PLAIN}`)
    expect(mainOf(page)).toContain('12,90 €')
    expect(mainOf(page)).not.toContain('10,84')
  })

  test('a shopper with special prices needs one call more than others', async () => {
    const { browser, requests } = inFrontOf(calls, view)
    await browser.get(`/detail/${PLAIN}`)
    const own = requests.splice(0)
    expect(own.filter(({ path }) => path === '/context')).toHaveLength(1)
    expect(own.filter(({ token }) => token === TOKEN).length).toBeGreaterThan(1)
  })
})

test('the wishlist of a net customer group has the prices of its cart', async () => {
  const calls = ['context-net-group', 'wishlist-net-group', ...PUBLIC]
  const page = await inFrontOf(calls, 'n=0&s=net-trade&a=1&p=1').browser.get('/wishlist')
  expect([page.status, mainOf(page)]).toEqual([200, expect.stringContaining('10,84 €')])
  expect(mainOf(page)).not.toContain('12,90')
})

test('a comparison of a net customer group has its prices', async () => {
  const calls = ['context-net-group', 'product-prices-net-group', ...PUBLIC]
  const { browser } = inFrontOf(calls, 'n=0&s=net-trade&p=1')
  const page = await browser.get('/vergleich?articles=SW10001,SW10007')
  expect([page.status, mainOf(page)]).toEqual([200, expect.stringContaining('10,84 €')])
  expect(mainOf(page)).toContain('16,81 €')
  expect(mainOf(page)).not.toMatch(/12,90|20,00/)
})

test('a session unknown to the Shopware shows gross prices, labelled as such', async () => {
  const forgotten = { ...ANONYMOUS, hasToken: true }
  const gross = { ...ordinaryCall('product-plain'), hasToken: true }
  const { browser } = inFrontOf([forgotten, gross, ...PUBLIC], 'n=0&s=net-trade&p=1')
  const page = await browser.get(`/detail/${PLAIN}`)
  expect(mainOf(page)).toContain('12,90 €')
  expect(wordsOf(page.text)).not.toContain('netto')
})

test('a cookie alone does not change the label of prices', async () => {
  const { browser } = inFrontOf(PUBLIC)
  browser.cookies.set('view', encodeURIComponent('n=0&s=net-trade'))
  const page = await browser.get(`/detail/${PLAIN}`)
  expect(mainOf(page)).toContain('12,90 €')
  expect(wordsOf(page.text)).not.toContain('netto')
})

test.each([
  ['/detail/', PLAIN],
  ['/navigation/', CATEGORY],
])('a channel in Swiss francs shows francs on %s', async (path, id) => {
  const calls = ['context-chf', 'product-chf', 'listing-chf', 'shipping-methods-chf']
  const page = await inFrontOf(calls).browser.get(path + id)
  expect(page.status).toBe(200)
  expect(mainOf(page)).toMatch(/12,26\s?CHF/)
  expect(mainOf(page)).not.toContain('€')
  expect(page.text).toContain('data-currency="CHF"')
})

test('structured data contain the currency of the channel', async () => {
  const { browser } = inFrontOf(['context-chf', 'product-chf', 'shipping-methods-chf'])
  const { text } = await browser.get(`/detail/${PLAIN}`)
  expect(text).toContain('"priceCurrency":"CHF"')
  expect(text).not.toContain('"EUR"')
})
