import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { CustomerSession } from '#shared/schemas/store-api/account.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { z } from '#shared/schemas/zod.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient, type Client } from '#tests/worker/backend/sales/client.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aCustomer, aGuest, mailsTo, PASSWORD } from './people.ts'

beforeAll(async () => {
  await stockShop([aBuckle('24500', { stock: 1000 })])
})

const Sessions = z.object({ total: z.int(), elements: z.array(CustomerSession) })
const Orders = z.object({ orders: z.object({ total: z.int(), elements: z.array(Order) }) })
const Export = z.object({
  customer: z.object({ email: z.string() }),
  addresses: z.array(z.looseObject({ street: z.string() })),
  orders: z.array(Order),
  sessions: z.array(z.looseObject({})),
  mails: z.array(z.object({ kind: z.string() })),
})
const Success = z.object({ success: z.literal(true) })
const NOT_LOGGED_IN = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']

const login = (email: string, client = aClient(), password = PASSWORD) =>
  client.call('POST', '/account/login', { username: email, password })

const count = (table: string, where: string, value: string) =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where} = ?1`).bind(value).first('n')

async function order(client: Client): Promise<Order> {
  const items = [{ id: idOfProduct('24500'), type: 'product', quantity: 2 }]
  await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
  return client.ask(Order, 'POST', '/checkout/order', {})
}

test('the session list contains all logins of a customer', async () => {
  const { client, email } = await aCustomer()
  await login(email)
  const { total, elements } = await client.ask(Sessions, 'POST', '/account/session')
  expect(total).toBe(2)
  expect(elements.filter(({ current }) => current)).toHaveLength(1)
})

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

test('a customer can log out one device from another, which stays logged in', async () => {
  const { client, email } = await aCustomer()
  const phone = aClient({ userAgent: PHONE })
  await login(email, phone)
  const { elements } = await client.ask(Sessions, 'POST', '/account/session')
  const lost = elements.find(({ current }) => !current)
  expect(lost?.device).toEqual({ browser: 'Chrome', system: 'Android' })
  expect((await client.call('DELETE', `/account/session/${lost?.id}`)).status).toBe(204)
  expect(await phone.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
  const again = await client.refused('DELETE', `/account/session/${lost?.id}`)
  expect(again).toEqual([404, 'CHECKOUT__CUSTOMER_SESSION_NOT_FOUND'])
  expect((await client.call('POST', '/account/customer')).status).toBe(200)
})

test('a device preserves its name when its session is renewed', async () => {
  const { email } = await aCustomer()
  const phone = aClient({ userAgent: PHONE })
  await login(email, phone)
  const newPassword = 'Kappnaht 5 mm'
  await phone.ask(Success, 'POST', '/account/change-password', {
    password: PASSWORD,
    newPassword,
    newPasswordConfirm: newPassword,
  })
  const { elements } = await phone.ask(Sessions, 'POST', '/account/session')
  expect(elements.map(({ device }) => device?.system)).toEqual(['Android'])
})

test('logging out everywhere ends all sessions', async () => {
  const { client, email } = await aCustomer()
  const phone = aClient()
  await login(email, phone)
  await phone.ask(Success, 'POST', '/account/logout-everywhere')
  for (const one of [client, phone])
    expect(await one.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
})

test('the data export contains all stored data except secrets', async () => {
  const { client, email } = await aCustomer()
  const { id } = await order(client)
  const response = await client.call('POST', '/account/export')
  const copy = Export.parse(response.body)
  expect(copy.customer.email).toBe(email)
  expect(copy.addresses.map(({ street }) => street)).toEqual(['Webergasse 4'])
  expect(copy.orders.map((one) => one.id)).toEqual([id])
  expect(copy.mails.map(({ kind }) => kind)).toContain('account-welcome')
  expect(JSON.stringify(response.body)).not.toContain('scrypt$')
})

test('the data export contains mails to the address in any spelling', async () => {
  const { client, email } = await aCustomer()
  const inquiry = { email: email.toUpperCase(), subject: 'Nadeln', comment: 'Welche sind es?' }
  await aClient().call('POST', '/contact-form', inquiry)
  const copy = Export.parse((await client.call('POST', '/account/export')).body)
  expect(copy.mails.map(({ kind }) => kind)).toContain('inquiry-received')
})

test('the data export contains withdrawals declared with the address', async () => {
  const { client, email } = await aCustomer()
  const { orderNumber: contractNumber } = await order(client)
  await aClient().call('POST', '/revocation-request-form', { email, contractNumber })
  const { body } = await client.call('POST', '/account/export')
  expect(body).toMatchObject({ withdrawals: [{ email, orderNumber: contractNumber }] })
})

test('a deleted account leaves only its orders, without a link to a customer', async () => {
  const { client, email } = await aCustomer()
  const { id } = await order(client)
  const { token } = client
  expect((await client.call('DELETE', '/account/customer')).status).toBe(204)
  expect(client.token).not.toBe(token)
  client.withToken(token)
  expect(await client.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
  expect((await login(email)).status).toBe(401)
  expect(await count('customer', 'email', email)).toBe(0)
  expect(await count('customer_account', 'email_key', email)).toBe(0)
  expect(await count('registration', 'email_key', email)).toBe(0)
  expect(await count('orders', 'id', id)).toBe(1)
  expect((await mailsTo(email)).at(-1)?.kind).toBe('account-deleted')
})

test('a new registration of a deleted account’s address does not find its old orders', async () => {
  const { client, email } = await aCustomer()
  await order(client)
  await client.call('DELETE', '/account/customer')
  const { client: again } = await aCustomer({ email })
  expect((await again.ask(Orders, 'POST', '/order', {})).orders.total).toBe(0)
})

test('a password sent with an account deletion must be correct', async () => {
  const { client } = await aCustomer()
  const remove = (password: unknown) => client.refused('DELETE', '/account/customer', { password })
  expect(await remove('not the password')).toEqual([
    400,
    'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT',
  ])
  expect(await remove('')).toEqual([400, 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT'])
  expect((await client.call('DELETE', '/account/customer', { password: PASSWORD })).status).toBe(
    204,
  )
})

test('a deleted guest leaves only the order, without a link to a customer', async () => {
  const { client, email } = await aGuest()
  const { id } = await order(client)
  expect((await client.call('DELETE', '/account/customer')).status).toBe(204)
  const left = await env.DB.prepare('SELECT count(*) AS n FROM customer WHERE email = ?1')
  expect(await left.bind(email).first('n')).toBe(0)
  const stored = env.DB.prepare('SELECT customer_id FROM orders WHERE id = ?1').bind(id)
  expect(await stored.first('customer_id')).toBe('deleted')
  expect(await client.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
})

test('orders are listed in pages, newest first, with a total', async () => {
  const { client } = await aCustomer()
  const placed: string[] = []
  for (let times = 0; times < 3; times += 1) placed.unshift((await order(client)).id)
  const page = async (number: number) => {
    const body = { limit: 2, page: number, 'total-count-mode': 'exact' }
    return (await client.ask(Orders, 'POST', '/order', body)).orders
  }
  const [first, second] = [await page(1), await page(2)]
  expect([first.total, second.total]).toEqual([3, 3])
  const ids = [...first.elements, ...second.elements].map(({ id }) => id)
  expect(ids).toHaveLength(3)
  expect(new Set(ids)).toEqual(new Set(placed))
})

test('customers can cancel their own orders only', async () => {
  const { client: owner } = await aCustomer()
  const { id: orderId } = await order(owner)
  const { client: other } = await aCustomer()
  const foreign = await other.refused('POST', '/order/state/cancel', { orderId })
  expect(foreign).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND'])
  const cancelled = await owner.call('POST', '/order/state/cancel', { orderId })
  expect(cancelled.status).toBe(200)
  expect((await other.ask(Orders, 'POST', '/order', { ids: [orderId] })).orders.total).toBe(0)
})

test('a login during an order in another tab causes at most one order and no error', async () => {
  const { email } = await aCustomer()
  const { client: guest } = await aGuest()
  const items = [{ id: idOfProduct('24500'), type: 'product', quantity: 2 }]
  await guest.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  await guest.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
  const tab = aClient()
  tab.withToken(guest.token)
  const [ordered, inside] = await Promise.all([
    guest.call('POST', '/checkout/order', {}),
    login(email, tab),
  ])
  expect(inside.status).toBe(200)
  expect([200, 400, 403, 409]).toContain(ordered.status)
  expect((await tab.ask(Orders, 'POST', '/order', {})).orders.total).toBe(0)
})
