import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { anOwner } from '#tests/worker/backend/account/owner.ts'
import { aCustomer, aGuest, type Person } from '#tests/worker/backend/account/people.ts'
import { aBuckle, idOfProduct } from '#tests/worker/backend/sales/stock.ts'
import { PERSONAL_PAGES } from './page-kinds.ts'
import { aSlowShop, readerOf } from './slow-shop.ts'

const t = messages('de')
const FIRST_OF_MAIN = /<main id="content">./
const HINT = 'n=1&s=gross&a=1'

/** The cookies of a browser; with `null` it has lost the readable one. */
const cookies = (token: string, view: string | null = HINT) => ({
  headers: {
    cookie: `__Host-sw-context-token=${token}` + (view ? `; view=${encodeURIComponent(view)}` : ''),
  },
})

let owner: Awaited<ReturnType<typeof anOwner>>
beforeAll(async () => {
  owner = await anOwner([aBuckle('24501'), aBuckle('24502')])
  await fillCart(owner.client, '24500')
})

async function fillCart(client: Person['client'], number: string) {
  const items = [{ id: idOfProduct(number), type: 'product', quantity: 2 }]
  await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  return client.token
}

/** A visitor whose cart contains a product with uncached matching parts. */
async function cartWith(number: string) {
  const { client } = await aCustomer()
  return cookies(await fillCart(client, number))
}
afterEach(() => void vi.restoreAllMocks())

const ROWS: readonly (readonly [kind: string, path: string])[] = PERSONAL_PAGES.flatMap(
  ([kind, de, en]) => [[kind, de] as const, [kind, en] as const],
)

test.each(ROWS)('%s (%s) sends its header before the backend responds', async (_kind, path) => {
  const shop = aSlowShop()
  const { text: whole } = await shop.visit(path, cookies(owner.client.token))
  shop.hold(() => true)
  const { response, end } = await shop.get(path, cookies(owner.client.token))
  const page = readerOf(response)
  await page.until('</header>')
  expect([response.status, page.text()]).toEqual([200, expect.not.stringMatching(FIRST_OF_MAIN)])
  shop.release()
  await page.until('</html>')
  await end()
  expect(page.text().length).toBe(whole.length)
})

const isCrossSelling = (call: string) => call.endsWith('/cross-selling')
const isOrder = (call: string) => call.startsWith('/order')

test('matching parts do not delay the lines of the cart', async () => {
  const shop = aSlowShop()
  shop.hold(isCrossSelling)
  const { response, end } = await shop.get('/checkout/cart', await cartWith('24501'))
  const page = readerOf(response)
  await page.until('<data id="cart-count" value="1"')
  expect(page.text()).not.toContain(t('quickOrder.title') + '</a></p>')
  shop.release()
  await page.until('</html>')
  await end()
})

test.each(['', '/en'])(
  'the offer of an account does not delay the header of an order page (%s)',
  async (prefix) => {
    const shop = aSlowShop()
    shop.hold((call) => call === '/account/customer')
    const path = `${prefix}/checkout/success/${owner.orderId}`
    const { response, end } = await shop.get(path, cookies(owner.client.token))
    const page = readerOf(response)
    await page.until('</header>')
    expect(page.text()).not.toMatch(FIRST_OF_MAIN)
    shop.release()
    await page.until('</html>')
    await end()
  },
)

test.each(['', '/en'])('an order of the account (%s) begins when it is there', async (prefix) => {
  const shop = aSlowShop()
  shop.hold((call) => call.startsWith('/navigation'))
  const path = `${prefix}/account/order/${owner.orderId}`
  // Nobody has requested the navigation with these prices yet.
  const customer = cookies(owner.client.token, 'n=1&s=net-export&a=1')
  const { response, end } = await shop.get(path, customer)
  const page = readerOf(response)
  await page.until('</style>')
  expect(page.text()).not.toContain('</header>')
  shop.release()
  await page.until('</html>')
  await end()
  expect(page.text()).toMatch(FIRST_OF_MAIN)
})

describe('a backend whose later calls fail', () => {
  test.each([
    ['cart', '/checkout/cart', isCrossSelling, t('quickOrder.title')],
    ['account', '/account', isOrder, t('account.defaultShipping')],
  ])(
    'a failed secondary call only removes its part of the %s',
    async (_kind, path, isFailing, expected) => {
      const shop = aSlowShop()
      shop.breaks(isFailing)
      const { response, text } = await shop.visit(path, await cartWith('24502'))
      expect([response.status, text]).toEqual([200, expect.stringContaining(expected)])
      expect(text).not.toContain(t('errors.title502'))
      expect(text).toMatch(/<\/html>$/)
    },
  )

  test.each([
    ['checkout', '/checkout', (call: string) => call === '/account/list-address'],
    ['orders', '/account/order', isOrder],
    ['cart', '/checkout/cart', (call: string) => call === '/checkout/cart'],
  ])(
    'a failed main call ends the %s page with a message and a link',
    async (_kind, path, isFailing) => {
      vi.spyOn(console, 'log').mockImplementation(() => {})
      const shop = aSlowShop()
      shop.breaks(isFailing)
      const { response, text } = await shop.visit(path, cookies(owner.client.token))
      expect(response.status).toBe(200)
      expect(text).toContain(t('errors.title502'))
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(text).toContain(`<a class="btn ink" href="${path}">`)
      expect(text).toMatch(/<\/html>$/)
    },
  )
})

describe('the readable login cookie is only a hint', () => {
  const loggedIn = (path: string) => `name="to" value="${path}"`

  test.each([
    ['/account/order?p=1', '/account/order?p=1'],
    ['/en/account/wishlist', '/en/account/wishlist'],
  ])('an unknown session on %s shows the login, which redirects back', async (path, back) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const { response, text } = await aSlowShop().visit(path, cookies('f'.repeat(32)))
    expect(response.status).toBe(200)
    expect(text).toContain(loggedIn(back))
    expect(text).toContain('name="robots" content="noindex"')
    expect(text).not.toContain('class="account"')
    expect(log).not.toHaveBeenCalledWith(expect.stringContaining('failed-after-first-byte'))
  })

  test('an expired session shows the login, which redirects back', async () => {
    const { client } = await aCustomer()
    const { token } = client
    const shop = aSlowShop()
    const before = await shop.visit('/account/profile', cookies(token))
    expect(before.text).toContain('class="account"')
    await client.call('POST', '/account/logout')
    const { text } = await shop.visit('/account/profile', cookies(token))
    expect(text).toContain(loggedIn('/account/profile'))
    expect(text).toContain(t('account.loginFirst'))
    expect(text).not.toContain('class="account"')
  })

  test('the account page shows a guest that guests have no account', async () => {
    const { client } = await aGuest()
    const { text } = await aSlowShop().visit('/account', cookies(client.token))
    expect(text).toContain(t('account.guestTitle'))
    expect(text).not.toContain('class="account"')
  })

  test('a HEAD request without a session redirects to the login', async () => {
    const requested = { ...cookies('f'.repeat(32)), method: 'HEAD' }
    const { response } = await aSlowShop().visit('/account', requested)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/login?to=%2Faccount',
    ])
    expect(response.headers.get('set-cookie')).toContain(
      `view=${encodeURIComponent('n=1&s=gross')};`,
    )
  })
})

describe('a browser without the readable cookie', () => {
  const lost = () => cookies(owner.client.token, null)

  test.each([
    ['/account', 'n=0&s=gross&a=1'],
    ['/checkout', 'n=1&s=gross'],
  ])('without the readable cookie %s responds and sets it again', async (path, view) => {
    const { response, text } = await aSlowShop().visit(path, lost())
    expect(response.status).toBe(200)
    expect(text).toContain(path === '/account' ? 'class="account"' : 'id="checkout"')
    expect(response.headers.get('set-cookie')).toContain(`view=${encodeURIComponent(view)};`)
  })

  test('without the readable cookie the cart page sets the count by script', async () => {
    const { response, text } = await aSlowShop().visit('/checkout/cart', lost())
    expect(text).toContain('<data id="cart-count" value="1" hidden="">')
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})
