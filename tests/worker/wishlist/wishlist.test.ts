import { beforeAll, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aCatalogue } from '#tests/builders/import-records.ts'
import { aCustomer, aGuest, PASSWORD } from '#tests/worker/backend/account/people.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aClient, type Client } from '#tests/worker/backend/sales/client.ts'
import { aBrowser, type Browser } from '#tests/worker/shopping/browser.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const CLOTH = idOf('product', '70000')
const NOBODYS = 'f'.repeat(32)

beforeAll(async () => {
  await importCatalogue(aCatalogue())
})

const add = (client: Client, id = CLOTH) => client.call('POST', `/customer/wishlist/add/${id}`)
const drop = (client: Client, id = CLOTH) =>
  client.call('DELETE', `/customer/wishlist/delete/${id}`)
const merge = (client: Client, productIds: unknown) =>
  client.call('POST', '/customer/wishlist/merge', { productIds })
const refusedWith = (code: string) => ({ body: { errors: [{ code }] } })

const Listed = z.object({
  wishlist: z.object({ customerId: z.string() }),
  products: z.object({
    elements: z.array(z.object({ id: z.string() })),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
})
async function stored(client: Client): Promise<readonly string[]> {
  const { products } = await client.ask(Listed, 'POST', '/customer/wishlist', {})
  return products.elements.map(({ id }) => id)
}

test('saving and removing a product twice has the effect of once', async () => {
  const { client } = await aCustomer()
  expect(await drop(client)).toMatchObject(refusedWith('CHECKOUT__WISHLIST_NOT_FOUND'))
  expect(await add(client)).toMatchObject({ status: 200, body: { success: true } })
  expect(await add(client)).toMatchObject(refusedWith('CHECKOUT__DUPLICATE_WISHLIST_PRODUCT'))
  expect(await stored(client)).toEqual([CLOTH])
  expect(await drop(client)).toMatchObject({ status: 200, body: { success: true } })
  expect(await drop(client)).toMatchObject(refusedWith('CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND'))
  expect(await stored(client)).toEqual([])
})

test('a guest’s wishlist is merged into the customer’s, without invalid ids', async () => {
  const { client } = await aCustomer()
  await add(client)
  const strange = [NOBODYS, '😀', 7, null, { id: CLOTH }, "' OR 1=1 --"]
  expect((await merge(client, [CLOTH, CLOTH, ...strange])).status).toBe(200)
  expect(await stored(client)).toEqual([CLOTH])
  expect(await merge(client, undefined)).toMatchObject(
    refusedWith('CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING'),
  )
})

test('an unknown product cannot be saved', async () => {
  const { client } = await aCustomer()
  expect(await add(client, NOBODYS)).toMatchObject(refusedWith('CONTENT__PRODUCT_NOT_FOUND'))
  expect(await add(client, 'abc')).toMatchObject(refusedWith('FRAMEWORK__INVALID_UUID'))
  expect(await client.call('POST', '/customer/wishlist', {})).toMatchObject({ status: 404 })
})

test('customers can neither see nor change the wishlist of another', async () => {
  const [one, other] = [await aCustomer(), await aCustomer()]
  await add(one.client)
  expect(await client404(other.client)).toBe(404)
  expect((await drop(other.client)).status).toBe(404)
  expect(await stored(one.client)).toEqual([CLOTH])
})

const client404 = async (client: Client) =>
  (await client.call('POST', '/customer/wishlist', {})).status

test('visitors and guests have no wishlist on the server', async () => {
  const { client: guest } = await aGuest()
  for (const client of [aClient(), guest])
    for (const call of [add(client), drop(client), merge(client, [CLOTH])])
      expect(await call).toMatchObject({
        status: 403,
        ...refusedWith('CHECKOUT__CUSTOMER_NOT_LOGGED_IN'),
      })
})

test('two tabs saving a product at once save it once', async () => {
  const { client } = await aCustomer()
  const responses = await Promise.all([add(client), add(client)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await stored(client)).toEqual([CLOTH])
})

test('a page of the wishlist contains the total', async () => {
  const { client } = await aCustomer()
  await add(client)
  const body = { limit: 15, page: 2, 'total-count-mode': 1 }
  const { products } = await client.ask(Listed, 'POST', '/customer/wishlist', body)
  expect(products).toMatchObject({ elements: [], total: 1, page: 2, limit: 15 })
})

test('the wishlist is in the data export and is deleted with the account', async () => {
  const { client } = await aCustomer()
  await add(client)
  expect(await client.call('POST', '/account/export', {})).toMatchObject({
    body: { wishlist: [{ productId: CLOTH }] },
  })
  expect((await client.call('DELETE', '/account/customer')).status).toBe(204)
})

const PAGE = '/wishlist'
const changed = (browser: Browser, fields: Record<string, string>, accept = 'text/html') =>
  browser.post('/wishlist/change', fields, { accept })
const count = (text: string) => text.split('name="drop"').length - 1
const asCustomer = (client: Client) =>
  aBrowser(new Map([['__Host-sw-context-token', client.token]]))

test('a guest can save and remove a product without script, account or session', async () => {
  const browser = aBrowser()
  const pressed = await changed(browser, { keep: CLOTH })
  expect([pressed.status, pressed.location]).toEqual([303, PAGE])
  expect([...browser.cookies.keys()].join()).not.toContain('token')
  const page = await browser.get(PAGE)
  expect(page.text).toContain('Auf der Merkliste gespeichert.')
  expect(count(page.text)).toBe(1)
  await changed(browser, { keep: CLOTH })
  expect(count((await browser.get(PAGE)).text)).toBe(1)
  await changed(browser, { drop: CLOTH })
  expect((await browser.get(`/en${PAGE}`)).text).toContain('Your wishlist is empty')
})

test('a guest’s wishlist belongs to the customer after the login', async () => {
  const { email } = await aCustomer()
  const browser = aBrowser()
  await changed(browser, { keep: CLOTH })
  await browser.post('/login', { email, password: PASSWORD })
  const own = await browser.get('/account/wishlist')
  expect([own.status, count(own.text)]).toEqual([200, 1])
  expect(browser.cookies.has('__Host-wishlist')).toBe(false)
})

test('a customer’s wishlist is stored on the server, and is the same in another browser', async () => {
  const { client } = await aCustomer()
  const response = await changed(asCustomer(client), { keep: CLOTH }, 'application/json')
  expect(JSON.parse(response.text)).toEqual({ isKept: true })
  expect(await stored(client)).toEqual([CLOTH])
  expect(count((await asCustomer(client).get(PAGE)).text)).toBe(1)
  const again = await changed(asCustomer(client), { keep: CLOTH }, 'application/json')
  expect(again.status).toBe(200)
})

test.each([{ keep: '' }, { keep: '😀' }, { keep: 'x'.repeat(10_000) }, {}])(
  'saving without a valid product is refused',
  async (fields) => {
    expect((await changed(aBrowser(), fields as Record<string, string>)).status).toBe(400)
  },
)

test('cached pages contain no wishlist', async () => {
  const { client } = await aCustomer()
  const browser = asCustomer(client)
  await changed(browser, { keep: CLOTH })
  for (const reader of [browser, aBrowser()]) {
    const { text } = await reader.get('/fabrics-de')
    expect(text).toContain(`value="${CLOTH}" aria-pressed="false"`)
    expect(count(text)).toBe(0)
  }
})

test('the whole wishlist can be added to the cart with one click', async () => {
  const browser = aBrowser()
  await changed(browser, { keep: CLOTH })
  const pressed = await browser.post('/wishlist/to-cart', {})
  expect([pressed.status, pressed.location]).toEqual([303, '/checkout/cart'])
  expect(decodeURIComponent(browser.cookies.get('view') ?? '')).toContain('n=1')
})

test('a shared link shows the products to everyone, and an empty page without products', async () => {
  const shared = await aBrowser().get(`${PAGE}?articles=70000,%3Cb%3E,nothing`)
  expect([shared.status, shared.text.includes(`value="${CLOTH}"`)]).toEqual([200, true])
  expect((await aBrowser().get(`${PAGE}?articles=nothing`)).status).toBe(404)
  expect((await aBrowser().get(`${PAGE}?articles=`)).status).toBe(404)
})

test('a forged wishlist cookie counts as an empty list', async () => {
  const made = aBrowser(new Map([['__Host-wishlist', `${"';DROP".repeat(400)}.${NOBODYS}`]]))
  expect((await made.get(PAGE)).status).toBe(200)
})
