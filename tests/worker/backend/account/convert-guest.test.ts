import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Customer } from '#shared/schemas/store-api/context.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { z } from '#shared/schemas/zod.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient, type Client } from '#tests/worker/backend/sales/client.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aCustomer, aGuest, anEmail, aRegistration, linkIn, mailsTo, PASSWORD } from './people.ts'

beforeAll(async () => {
  await stockShop([aBuckle('24500', { stock: 1000 })])
})

const Success = z.object({ success: z.literal(true) })
const Orders = z.object({ orders: z.object({ elements: z.array(Order) }) })
const NOT_LOGGED_IN = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']

const convert = (client: Client) =>
  client.ask(Success, 'POST', '/account/convert-guest', { password: PASSWORD })
const add = (client: Client, quantity: number) =>
  client.ask(Cart, 'POST', '/checkout/cart/line-item', {
    items: [{ id: idOfProduct('24500'), type: 'product', quantity }],
  })

async function order(client: Client): Promise<string> {
  await add(client, 2)
  await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
  return (await client.ask(Order, 'POST', '/checkout/order', {})).id
}

async function inCart(client: Client): Promise<number | undefined> {
  return (await client.ask(Cart, 'GET', '/checkout/cart')).lineItems[0]?.quantity
}

test('a guest who ordered becomes a customer with that order and the cart', async () => {
  const { client, email } = await aGuest()
  const orderId = await order(client)
  await add(client, 5)
  await convert(client)
  expect((await client.ask(Customer, 'POST', '/account/customer')).guest).toBe(true)
  const link = await linkIn(email, 'account-opt-in')
  const customer = await client.ask(Customer, 'POST', '/account/register-confirm', link)
  expect(customer.guest).toBe(false)
  const { orders } = await client.ask(Orders, 'POST', '/order', {})
  expect(orders.elements.map(({ id }) => id)).toEqual([orderId])
  expect(await inCart(client)).toBe(5)
})

test('confirming a conversion on another device ends the guest session and preserves the data', async () => {
  const { client, email } = await aGuest()
  await add(client, 5)
  await convert(client)
  const phone = aClient()
  const link = await linkIn(email, 'account-opt-in')
  await phone.ask(Customer, 'POST', '/account/register-confirm', link)
  expect(await inCart(phone)).toBe(5)
  expect(await client.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
})

test('without double opt-in the guest becomes a customer at once', async () => {
  const client = aClient({ bindings: { ...env, DOUBLE_OPT_IN: 'off' } })
  const guest = aRegistration({ guest: true, password: undefined })
  await client.ask(Customer, 'POST', '/account/register', guest)
  await convert(client)
  expect((await client.ask(Customer, 'POST', '/account/customer')).guest).toBe(false)
})

test('a guest with the address of an account learns that only by mail', async () => {
  const { email } = await aCustomer()
  const { client } = await aGuest({ email })
  await convert(client)
  expect((await mailsTo(email)).at(-1)?.kind).toBe('account-exists')
  expect((await client.ask(Customer, 'POST', '/account/customer')).guest).toBe(true)
})

test('a customer cannot be converted', async () => {
  const { client } = await aCustomer()
  const refused = await client.refused('POST', '/account/convert-guest', { password: PASSWORD })
  expect(refused).toEqual([400, 'CHECKOUT__CUSTOMER_IS_NOT_A_GUEST'])
})

test('continuing as a guest preserves the cart and ends the session of the account', async () => {
  const { client, email } = await aCustomer()
  await add(client, 3)
  const inside = client.token
  const guest = aRegistration({ guest: true, password: undefined, email: anEmail() })
  await client.ask(Customer, 'POST', '/account/register', guest)
  expect(await inCart(client)).toBe(3)
  const before = aClient()
  before.withToken(inside)
  expect(await before.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
  const later = aClient()
  await later.call('POST', '/account/login', { username: email, password: PASSWORD })
  expect(await inCart(later)).toBeUndefined()
})
