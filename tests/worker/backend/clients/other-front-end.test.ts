import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { PaymentHandled } from '#shared/schemas/store-api/order.ts'
import { LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { TEST_CARDS } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import { anEmail, aRegistration, mailsTo } from '#tests/worker/backend/account/people.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { anOrder, payWith } from '#tests/worker/backend/sales/paying.ts'
import { aBuckle, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'

const FRONT = 'https://front.test'
const bindings = { ...env, SHOP_DOMAINS: `de=${FRONT} en=${FRONT}/en` }
const Any = z.looseObject({})

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

/** The addresses in the newest mail to an address. */
async function linksTo(email: string): Promise<readonly string[]> {
  const text = (await mailsTo(email)).at(-1)?.text ?? ''
  return [...text.matchAll(/https:\/\/\S+/g)].map(([url]) => url)
}

describe('mails link to the front end where the shopper is', () => {
  test.each([
    [`${FRONT}/en`, `${FRONT}/en/registration/confirm?em=`],
    [`${FRONT}/`, `${FRONT}/registration/confirm?em=`],
    ['https://shop.test', 'https://shop.test/registration/confirm?em='],
  ])('a registration at %s', async (storefrontUrl, start) => {
    const form = aRegistration({ storefrontUrl })
    await aClient({ bindings }).ask(Any, 'POST', '/account/register', form)
    expect(await linksTo(form.email)).toContainEqual(expect.stringContaining(start))
  })

  test('a recovery', async () => {
    const client = aClient({ bindings })
    const form = aRegistration()
    await client.ask(Any, 'POST', '/account/register', form)
    const [link = ''] = (await linksTo(form.email)).filter((url) => url.includes('hash='))
    const confirmation = Object.fromEntries(new URL(link).searchParams)
    await client.ask(Any, 'POST', '/account/register-confirm', confirmation)
    const request = { email: form.email, storefrontUrl: `${FRONT}/en` }
    await client.ask(Any, 'POST', '/account/recovery-password', request)
    const start = `${FRONT}/en/account/recover/password?hash=`
    expect(await linksTo(form.email)).toContainEqual(expect.stringContaining(start))
  })

  test('a newsletter', async () => {
    const email = anEmail()
    const request = { email, option: 'subscribe', storefrontUrl: FRONT }
    await aClient({ bindings }).ask(Any, 'POST', '/newsletter/subscribe', request)
    const start = `${FRONT}/newsletter-subscribe?em=`
    expect(await linksTo(email)).toContainEqual(expect.stringContaining(start))
  })

  test('never to an address that is no domain of the channel', async () => {
    const client = aClient({ bindings })
    const storefrontUrl = 'https://evil.test'
    const [status, code] = await client.refused(
      'POST',
      '/account/register',
      aRegistration({ storefrontUrl }),
    )
    expect([status, code]).toEqual([400, 'VIOLATION::NO_SUCH_CHOICE_ERROR'])
    const recovery = { email: anEmail(), storefrontUrl }
    expect((await client.refused('POST', '/account/recovery-password', recovery))[0]).toBe(400)
  })
})

test('a payment returns to the front end, and not to other sites', async () => {
  const shopper = aClient({ bindings })
  const { id: orderId } = await anOrder(shopper)
  const foreign = { orderId, finishUrl: 'https://evil.test/', errorUrl: `${FRONT}/failed` }
  expect((await shopper.refused('POST', '/handle-payment', foreign))[0]).toBe(400)
  const finishUrl = `${FRONT}/checkout/success/${orderId}/paid`
  const body = { orderId, finishUrl, errorUrl: `${FRONT}/checkout/success/${orderId}/unpaid` }
  const { redirectUrl } = await shopper.ask(PaymentHandled, 'POST', '/handle-payment', body)
  const back = await payWith(redirectUrl ?? '', TEST_CARDS.paid)
  expect(back.headers.get('location')).toBe(finishUrl)
})

test('the context names the domains of all front ends', async () => {
  const Context = z.object({
    salesChannel: z.object({
      domains: z.array(z.object({ url: z.string(), languageId: z.string() })),
    }),
  })
  const { salesChannel } = await aClient({ bindings }).ask(Context, 'GET', '/context')
  expect(salesChannel.domains).toEqual(
    expect.arrayContaining([
      { url: 'https://shop.test', languageId: LANGUAGE_ID.de },
      { url: `${FRONT}/en`, languageId: LANGUAGE_ID.en },
    ]),
  )
})
