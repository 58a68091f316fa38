import { afterEach, describe, expect, test, vi } from 'vitest'
import { withPrices } from '#tests/builders/shopware-prices.ts'
import { aBrowser, type Page } from '#tests/worker/shopping/browser.ts'
import { ordinaryAt, ordinaryCall } from './ordinary-shopware.ts'
import { remoteAt } from './replayed-shopware.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const MUG = 'f101884c5d39cd1dfa063950778cb433'
const CUSHION = '6e61bf73a5ebeeb6478a7ce1a7befd9d'
const CATEGORY = 'db2f3bd79524e21aefc1d268d7c49261'

type Priced = Readonly<Record<'SW10001' | 'SW10007' | 'SW10009' | 'SW10017', readonly number[]>>

type Shopper = Readonly<{
  name: string
  /** Recorded context of the session; without one it has the channel's. */
  context: string | null
  view?: string
  label: string
  currency: string
  prices: Priced
}>

const GROSS = { SW10001: [12.9], SW10009: [12.9], SW10017: [12.9], SW10007: [20, 18, 15.5] }
const NET = { SW10001: [10.84], SW10009: [10.84], SW10017: [10.84], SW10007: [16.81, 15.13, 13.03] }
const FRANCS = { SW10001: [12.26], SW10009: [12.26], SW10017: [12.26], SW10007: [19, 17.1, 14.73] }
const EVERY_PRICE = [GROSS, NET, FRANCS].flatMap((prices) => Object.values(prices).flat())

/** The channel's own currency and the prices of visitors without a session. */
const EURO = { context: 'context-guest-double-opt-in-open', currency: 'EUR', prices: GROSS }
const FRANC = { context: 'context-chf', currency: 'CHF', prices: FRANCS }

const INCLUSIVE = 'inkl.'
const EXCLUSIVE = 'netto'

const SHOPPERS: readonly (Shopper & { readonly channel: typeof EURO })[] = [
  { name: 'an anonymous visitor', context: null, label: INCLUSIVE, ...pricesOf(EURO) },
  {
    name: 'a customer of a net group',
    context: 'context-net-group',
    view: 'n=2&s=net-trade&a=1&p=1',
    label: EXCLUSIVE,
    currency: 'EUR',
    prices: NET,
    channel: EURO,
  },
  {
    name: 'a visitor in Switzerland',
    context: 'context-tax-free-country',
    view: 'n=2&s=net-export&p=1',
    label: EXCLUSIVE,
    currency: 'EUR',
    prices: NET,
    channel: EURO,
  },
  {
    name: 'a visitor who chose Swiss francs',
    context: 'context-chf',
    view: 'n=2&s=gross&p=1',
    label: INCLUSIVE,
    currency: 'CHF',
    prices: FRANCS,
    channel: EURO,
  },
  { name: 'a channel in Swiss francs', context: null, label: INCLUSIVE, ...pricesOf(FRANC) },
]

function pricesOf(channel: typeof EURO) {
  return { currency: channel.currency, prices: channel.prices, channel }
}

const BY_ID = { filter: [{ type: 'equalsAny', field: 'id', value: [CUSHION, MUG] }] }
const ALL = { sort: [{ field: 'productNumber', order: 'ASC' }] }

/** The calls whose responses contain prices, each as a visitor without a session sends it. */
function pricedCalls() {
  const listed = ordinaryCall('product-prices-anonymous')
  return [
    ordinaryCall('category-default-layout.whole'),
    ordinaryCall('listing-with-odd-article'),
    ordinaryCall('product-plain'),
    ordinaryCall('product-graduated-prices'),
    listed,
    { ...listed, requested: BY_ID },
    { ...listed, requested: ALL },
  ]
}

const REFUSED = { code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', status: '403', title: 'Forbidden' }

/** The Shopware of this shopper: a session's calls return its prices, others the channel's. */
function callsFor({ context, prices, channel, view }: (typeof SHOPPERS)[number]) {
  const cart = { ...ordinaryCall('cart-net-group'), method: 'GET', path: '/checkout/cart' }
  const wishlist = ordinaryCall('wishlist-net-group')
  const hasAccount = view?.includes('a=1')
  const own = [
    ...(context ? pricedCalls().map((call) => ({ ...call, hasToken: true })) : []),
    hasAccount ? wishlist : { ...wishlist, status: 403, body: { errors: [REFUSED] } },
    cart,
  ]
  const session = { ...ordinaryCall(context ?? channel.context), hasToken: true }
  return [
    session,
    { ...ordinaryCall(channel.context), hasToken: false },
    ...own.map((call) => withPrices(call, prices)),
    ...pricedCalls().map((call) => withPrices(call, channel.prices)),
  ]
}

let shops = 0

function browserOf(shopper: (typeof SHOPPERS)[number]) {
  const host = `one-price-${(shops += 1)}.shopware.test`
  vi.stubGlobal('fetch', ordinaryAt(host, callsFor(shopper)).fetch)
  const cookies = new Map([
    ['__Host-sw-context-token', 'a1'.repeat(16)],
    ['__Host-wishlist', `${CUSHION}.${MUG}`],
  ])
  if (shopper.view) cookies.set('view', encodeURIComponent(shopper.view))
  return aBrowser(cookies, remoteAt(host))
}

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const mainOf = ({ text }: Page) => wordsOf(/<main.*<\/main>/s.exec(text)?.[0] ?? text)

const amountIn = (currency: string, price: number) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(price).replace(/\s/, ' ')

test('the table has the prices that a Shopware charges', () => {
  const charged = (name: string) =>
    JSON.stringify(ordinaryCall(name).body).match(/"unitPrice":[\d.]+/g)
  const units = ([mug]: readonly number[], [, second]: readonly number[]) =>
    [mug, second].map((price) => `"unitPrice":${price}`)
  expect(charged('cart-net-group')).toEqual(expect.arrayContaining(units(NET.SW10001, NET.SW10007)))
  expect(charged('cart-tax-free-country')).toEqual(
    expect.arrayContaining(units(NET.SW10001, NET.SW10007)),
  )
  expect(charged('cart-chf')).toEqual(expect.arrayContaining(units(FRANCS.SW10001, FRANCS.SW10007)))
  expect(charged('cart-ordinary')).toContain(`"unitPrice":${GROSS.SW10001[0]}`)
})

describe.each(SHOPPERS)('$name', (shopper) => {
  const { prices, currency, label, channel } = shopper
  const mug = prices.SW10001
  const [first = 0, second = 0] = prices.SW10007
  const others = EVERY_PRICE.filter((price) => !Object.values(prices).flat().includes(price))

  test.each([
    ['a listing', `/navigation/${CATEGORY}`, mug, label],
    ['a product', `/detail/${MUG}`, mug, label],
    ['tier prices', `/detail/${CUSHION}`, prices.SW10007, label],
    ['the wishlist', '/wishlist', mug, label],
    ['a shared wishlist', '/wishlist?articles=SW10001,SW10007', [...mug, first], label],
    ['the comparison', '/vergleich?articles=SW10001,SW10007', [...mug, first], label],
    ['the cart', '/checkout/cart', [...mug, second], ''],
  ])('sees the prices of the cart on %s', async (_, path, expected, words) => {
    const page = await browserOf(shopper).get(path)
    const text = mainOf(page)
    expect([page.status, text]).toEqual([200, expect.stringContaining(words)])
    for (const price of expected) expect(text).toContain(amountIn(currency, price))
    for (const price of others) expect(text).not.toContain(amountIn(currency, price))
  })

  test('reads the prices of the channel in the feed', async () => {
    const { status, text } = await browserOf(shopper).get('/products.xml')
    const [cushion = 0] = channel.prices.SW10007
    const [cup = 0] = channel.prices.SW10001
    expect([status, text.match(/<g:price>[^<]*/g)]).toEqual([
      200,
      [cushion, cup].map((price) => `<g:price>${price.toFixed(2)} ${channel.currency}`),
    ])
  })

  test('reads the prices of the cart in Markdown', async () => {
    const { text } = await browserOf(shopper).get(`/detail/${MUG}`, { accept: 'text/markdown' })
    expect(text.replace(/\s/g, ' ')).toContain(`**${amountIn(currency, mug[0] ?? 0)}**`)
  })
})
