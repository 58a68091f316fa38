import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aCustomer, aGuest, anEmail, aRegistration, linkIn, mailsTo, PASSWORD } from '../people.ts'
import { copyOf, erase, fill, inquire, login, order } from './by-address.ts'

beforeAll(async () => {
  await stockShop([aBuckle('24500', { stock: 1000 })])
})

/** The tables with rows that contain the address, in any case. */
async function tablesWith(email: string): Promise<readonly string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table'
       AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'search_*'`,
  ).all<{ name: string }>()
  const held: string[] = []
  for (const { name } of results) {
    const { results: rows } = await env.DB.prepare(`SELECT * FROM ${name}`).all()
    if (JSON.stringify(rows).toLowerCase().includes(email.toLowerCase())) held.push(name)
  }
  return held.sort()
}

test('erasing an account by its address removes its session; only orders stay', async () => {
  const { client, email } = await aCustomer()
  const id = await order(client)
  await fill(client)
  await inquire(email.toUpperCase())
  expect(await tablesWith(email)).toEqual([
    'customer',
    'customer_account',
    'inquiry',
    'orders',
    'outbox',
    'registration',
  ])
  const { isErased, stored } = await erase(email)
  expect(isErased).toBe(true)
  expect(stored).toMatchObject({ account: 1, addresses: 1, inquiries: 1, orders: 1, openOrders: 1 })
  // The notice about the erasure still has to be sent.
  expect(await tablesWith(email)).toEqual(['orders', 'outbox'])
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['account-deleted'])
  expect((await login(email)).status).toBe(401)
  expect((await client.ask(Cart, 'GET', '/checkout/cart')).lineItems).toEqual([])
  const saved = env.DB.prepare('SELECT customer_id FROM orders WHERE id = ?1').bind(id)
  expect(await saved.first('customer_id')).toBe('deleted')
})

const addressesStored = () =>
  env.DB.prepare('SELECT count(*) AS n FROM customer_address').first('n')

test('erasing an address removes all its guests, in any spelling', async () => {
  const before = await addressesStored()
  const email = anEmail('guest')
  const { client } = await aGuest({ email })
  await order(client)
  const { client: again } = await aGuest({ email: email.toUpperCase() })
  await order(again)
  const { stored } = await erase(email)
  expect(stored).toMatchObject({ account: 0, guests: 2, addresses: 2, orders: 2 })
  expect(await tablesWith(email)).toEqual(['orders', 'outbox'])
  // Pending order mails are still sent, and one mail reports the erasure.
  expect((await mailsTo(email.toUpperCase())).map(({ kind }) => kind)).toEqual(['account-erased'])
  expect(await mailsTo(email)).toEqual([])
  expect(await addressesStored()).toBe(before)
})

test('a guest is notified of the erasure without a name, in the language of the latest visit', async () => {
  const email = anEmail('guest')
  await aGuest({ email })
  const client = aClient({ languageId: idOf('language', 'en-GB') })
  const guest = aRegistration({ email, guest: true, password: undefined })
  expect((await client.call('POST', '/account/register', guest)).status).toBe(200)
  await erase(email)
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your data has been deleted'])
  expect(mails[0]?.text).not.toContain('Lena')
})

test('an account is notified once, even if guests have the same address', async () => {
  const { email } = await aCustomer()
  await aGuest({ email })
  expect((await erase(email)).stored).toMatchObject({ account: 1, guests: 1 })
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['account-deleted'])
})

test('an erasure does not affect other addresses', async () => {
  const { client, email } = await aCustomer()
  const { email: other } = await aGuest({ email: `x${email}` })
  await inquire(`x${email}`)
  await erase(email)
  expect(await tablesWith(other)).toEqual(['customer', 'inquiry', 'outbox'])
  expect((await client.call('POST', '/account/customer')).status).toBe(403)
})

test('an erasure can be previewed with counts before anything is deleted', async () => {
  const { client, email } = await aCustomer()
  await order(client)
  const { isErased, stored } = await erase(email, false)
  expect(isErased).toBe(false)
  expect(stored).toMatchObject({ account: 1, guests: 0, addresses: 1, orders: 1, withdrawals: 0 })
  expect((await login(email)).status).toBe(200)
  expect(await erase(email)).toMatchObject({ isErased: true, stored: { account: 1 } })
})

test('newsletter and stock alert requests that used only an email address are erased with their mails', async () => {
  const email = anEmail('waiting')
  const client = aClient()
  await client.call('POST', '/newsletter/subscribe', {
    email,
    option: 'subscribe',
    storefrontUrl: 'https://shop.test',
  })
  const alert = { email, productId: idOfProduct('24500'), quantity: 2000 }
  expect((await client.call('POST', '/back-in-stock', alert)).status).toBe(200)
  const { stored } = await erase(email)
  expect(stored).toMatchObject({ newsletter: 1, stockAlerts: 1, mails: 2, orders: 0 })
  expect(await tablesWith(email)).toEqual([])
})

test('an unconfirmed registration is erased like an account', async () => {
  const registration = aRegistration()
  await aClient().call('POST', '/account/register', registration)
  const { stored } = await erase(registration.email)
  expect(stored).toMatchObject({ account: 0, registrations: 1, mails: 1 })
  expect(await tablesWith(registration.email)).toEqual([])
})

test('an erasure cancels a pending change to the address', async () => {
  const { client } = await aCustomer()
  const email = anEmail('moved')
  const change = { email, emailConfirmation: email, password: PASSWORD }
  expect((await client.call('POST', '/account/change-email', change)).status).toBe(200)
  expect(await tablesWith(email)).toEqual(['email_change', 'outbox'])
  expect((await erase(email)).stored).toMatchObject({ emailChanges: 1 })
  // The notice to the customer's current address contains it until mails are deleted.
  expect(await tablesWith(email)).toEqual(['outbox'])
  expect(await mailsTo(email)).toEqual([])
})

test('a locked account is shown and erased too', async () => {
  const { email } = await aCustomer()
  await env.DB.prepare('UPDATE customer_account SET locked_at = ?2 WHERE email_key = ?1')
    .bind(email, new Date().toISOString())
    .run()
  expect((await copyOf(email)).customers).toHaveLength(1)
  expect((await erase(email)).stored).toMatchObject({ account: 1 })
})

test('an English account is notified of its erasure in English', async () => {
  const client = aClient({ languageId: idOf('language', 'en-GB') })
  const registration = aRegistration()
  await client.call('POST', '/account/register', registration)
  const link = await linkIn(registration.email, 'account-opt-in')
  await client.call('POST', '/account/register-confirm', link)
  await erase(registration.email)
  expect((await mailsTo(registration.email)).map(({ subject }) => subject)).toEqual([
    'Your account has been deleted',
  ])
})
