import { beforeEach, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aCustomer, anEmail, linkIn, STOREFRONT } from '#tests/worker/backend/account/people.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { exported, FORM, withoutRecipients } from './subscribers.ts'

beforeEach(withoutRecipients)

const Told = z.object({ status: z.string() })
const body = (email: string, option = 'subscribe') => ({ email, option, storefrontUrl: STOREFRONT })

test('a Shopware client can subscribe, confirm and read the newsletter state of a customer', async () => {
  const { client, email } = await aCustomer()
  const status = async () =>
    (await client.ask(Told, 'POST', '/account/newsletter-recipient', {})).status
  const seen = [await status()]
  expect((await client.call('POST', '/newsletter/subscribe', body(email))).status).toBe(200)
  seen.push(await status())
  const link = await linkIn(email, 'newsletter-opt-in')
  expect((await client.call('POST', '/newsletter/confirm', link)).status).toBe(200)
  seen.push(await status())
  expect(await client.call('POST', '/newsletter/confirm', link)).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'VIOLATION::NOT_EQUAL_ERROR', source: { pointer: '/status' } }] },
  })
  expect((await client.call('POST', '/newsletter/unsubscribe', { email })).status).toBe(200)
  expect([...seen, await status()]).toEqual(['undefined', 'notSet', 'optIn', 'optOut'])
})

test('no Store API option subscribes an address without its owner’s confirmation', async () => {
  for (const option of ['direct', 'confirmSubscribe'])
    await aClient().call('POST', '/newsletter/subscribe', body(anEmail(), option))
  expect(await exported()).toMatchObject({ recipients: [], counts: { notSet: 2 } })
})

test('a customer can subscribe and unsubscribe in the account', async () => {
  const { client, email } = await aCustomer()
  const browser = aBrowser(new Map([['__Host-sw-context-token', client.token]]))
  const PAGE = '/account/newsletter'
  expect((await browser.get(PAGE)).text).toContain('Sie haben den Newsletter nicht abonniert.')
  await browser.post(PAGE, { do: 'subscribe' })
  expect((await browser.get(PAGE)).text).toContain(`Wir haben eine E-Mail an ${email} geschickt`)
  await browser.post(`${FORM}/confirm`, await linkIn(email, 'newsletter-opt-in'))
  expect((await browser.get(PAGE)).text).toContain('Sie bekommen den Newsletter.')
  await browser.post(PAGE, { do: 'end' })
  expect((await browser.get(PAGE)).text).toContain('Sie haben den Newsletter abbestellt.')
})

test('deleting an account deletes its newsletter subscription, and its data export contains it', async () => {
  const { client, email } = await aCustomer()
  await client.call('POST', '/newsletter/subscribe', body(email))
  expect(await client.call('POST', '/account/export', {})).toMatchObject({
    body: { newsletter: { email, status: 'notSet' } },
  })
  await client.call('DELETE', '/account/customer')
  expect((await exported()).counts).toEqual({ optIn: 0, notSet: 0, optOut: 0 })
})
