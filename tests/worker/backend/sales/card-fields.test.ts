import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CARD_TOKEN_REFUSED, PaymentHandled, type Order } from '#shared/schemas/store-api/order.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aClient, type Client } from './client.ts'
import { fakeMollie, MOLLIE_VARS } from './fake-mollie.ts'
import { aTokenOf, openFields, sendFields } from './card-fields.ts'
import { anOrder, errorUrl, finishUrl, statesOf, visit } from './paying.ts'
import { aBuckle, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The result of paying an order with a card token. */
async function payBy(client: Client, { id: orderId }: Order, ripstopCardToken: string) {
  const body = { orderId, finishUrl, errorUrl, ripstopCardToken }
  const { redirectUrl } = await client.ask(PaymentHandled, 'POST', '/handle-payment', body)
  return new URL(redirectUrl ?? 'https://shop.test/nothing-to-pay')
}

const comeBack = async (to: URL) => (await visit(new Request(to))).headers.get('location')
const refusalIn = (url: URL) => url.searchParams.get('error-code')

describe('card fields of the test gateway', () => {
  test('the card fields are in a sandboxed page without foreign scripts and without form submission', async () => {
    const { policy, html } = await openFields('en')
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none'/)
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(html).toContain('Security code')
  })

  test('the card fields report errors in the language of the checkout', async () => {
    const wrong = { card: '1234', expiry: '13/30', code: '1' }
    const { status, body } = await sendFields(wrong)
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, ['card', 'expiry', 'code']])
    expect(body.fieldErrors?.['card']).toContain('keine der Testkarten')
    const over = await sendFields({ expiry: '01/20' }, { locale: 'en' })
    expect(over.body.fieldErrors).toEqual({ expiry: 'The card has expired.' })
  })

  test('the card fields create a token with a valid ticket only', async () => {
    const { ticket } = await openFields()
    expect((await sendFields({ ticket })).status).toBe(200)
    expect((await sendFields({ ticket })).status).toBe(409)
    expect((await sendFields({ ticket: '' })).status).toBe(403)
    expect((await sendFields({ ticket: ticket.replace(/.$/, 'x') })).status).toBe(403)
  })

  test('the card fields accept only card data', async () => {
    expect((await sendFields({ card: '4'.repeat(10_000_000) })).status).toBe(413)
  })
})

describe('orders paid with a card token', () => {
  test('an order with a card token is paid on return, and the card number is not stored', async () => {
    const client = aClient()
    const order = await anOrder(client)
    const leadsTo = await payBy(client, order, await aTokenOf('paid'))
    expect(leadsTo.pathname).toMatch(/^\/_payments\/return\//)
    expect(await comeBack(leadsTo)).toBe(finishUrl)
    expect(await statesOf(client, order)).toMatchObject({ payment: 'paid', attempts: 1 })
    const { results } = await env.DB.prepare('SELECT * FROM test_gateway_token').all()
    expect(JSON.stringify(results)).not.toMatch(/4242/)
  })

  test.each([
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
    ['expired', 'cancelled'],
  ] as const)(
    'an order whose card is %s links to another payment attempt',
    async (card, payment) => {
      const client = aClient()
      const order = await anOrder(client)
      expect(await comeBack(await payBy(client, order, await aTokenOf(card)))).toBe(errorUrl)
      expect(await statesOf(client, order)).toMatchObject({ order: 'open', payment })
    },
  )

  test('a card that needs the bank’s confirmation is paid after it, and stays unpaid without it', async () => {
    const client = aClient()
    const order = await anOrder(client)
    const page = await payBy(client, order, await aTokenOf('challenged'))
    expect(page.pathname).toMatch(/^\/_gateway\/pay\//)
    expect(await (await visit(new Request(page))).text()).toContain(
      'Ihre Bank verlangt eine Bestätigung',
    )
    expect(await statesOf(client, order)).toMatchObject({ payment: 'open' })
    const body = new URLSearchParams({ action: 'confirm' })
    await visit(new Request(page, { method: 'POST', body }))
    expect(await statesOf(client, order)).toMatchObject({ payment: 'paid' })
  })

  test('an order refused at the bank’s page can be paid again', async () => {
    const client = aClient()
    const order = await anOrder(client)
    const page = await payBy(client, order, await aTokenOf('challenged'))
    const body = new URLSearchParams({ action: 'refuse' })
    const { headers } = await visit(new Request(page, { method: 'POST', body }))
    expect(await comeBack(new URL(headers.get('location') ?? ''))).toBe(errorUrl)
    expect(await statesOf(client, order)).toMatchObject({ payment: 'failed' })
  })

  test('a card token sent twice at once causes one payment', async () => {
    const client = aClient()
    const order = await anOrder(client)
    const token = await aTokenOf('pending')
    const ways = await Promise.all([payBy(client, order, token), payBy(client, order, token)])
    expect(ways[0]?.href).toBe(ways[1]?.href)
    const { results } = await env.DB.prepare('SELECT id FROM test_gateway_payment').all()
    expect(results).toHaveLength(1)
  })

  test.each([
    ['used for another order', async () => await usedToken()],
    ['forged', async () => `tkn_${'0'.repeat(32)}`],
    ['extremely long', async () => 'x'.repeat(100_000)],
    ['expired', async () => await oldToken()],
  ])('an order whose token is %s is not paid and can be paid again', async (_what, token) => {
    const stale = await token()
    const client = aClient()
    const order = await anOrder(client)
    expect(refusalIn(await payBy(client, order, stale))).toBe(CARD_TOKEN_REFUSED)
    expect(await statesOf(client, order)).toMatchObject({ order: 'open', payment: 'failed' })
    expect(await comeBack(await payBy(client, order, await aTokenOf('paid')))).toBe(finishUrl)
    expect(await statesOf(client, order)).toMatchObject({ payment: 'paid', attempts: 2 })
  })
})

describe('card tokens of Mollie', () => {
  const bindings = { ...env, ...MOLLIE_VARS }

  test('a Mollie card token is sent with the payment, without an intermediate page', async () => {
    const other = fakeMollie()
    other.takeCards({ tkn_good: 'paid' })
    const client = aClient({ bindings })
    const order = await anOrder(client)
    const leadsTo = await payBy(client, order, 'tkn_good')
    expect([...other.payments.values()][0]?.requested.cardToken).toBe('tkn_good')
    const back = await visit(new Request(leadsTo), bindings)
    expect(back.headers.get('location')).toBe(finishUrl)
    expect(await statesOf(client, order)).toMatchObject({ payment: 'paid' })
  })

  test('a Mollie card token that needs confirmation redirects to the bank', async () => {
    const other = fakeMollie()
    other.takeCards({ tkn_secure: 'open' })
    const client = aClient({ bindings })
    const order = await anOrder(client)
    expect((await payBy(client, order, 'tkn_secure')).host).toBe('www.mollie.com')
  })

  test('a card token unknown to Mollie pays nothing, and the order can be paid again', async () => {
    const other = fakeMollie()
    other.takeCards({})
    const client = aClient({ bindings })
    const order = await anOrder(client)
    expect(refusalIn(await payBy(client, order, 'tkn_used'))).toBe(CARD_TOKEN_REFUSED)
    expect(other.payments.size).toBe(0)
    expect(await statesOf(client, order)).toMatchObject({ order: 'open', payment: 'failed' })
  })

  test('an order placed while Mollie is down exists and can be paid later', async () => {
    const other = fakeMollie()
    other.goDown()
    const client = aClient({ bindings })
    const order = await anOrder(client)
    const code = refusalIn(await payBy(client, order, 'tkn_good'))
    expect(code).toBe('CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE')
    expect(await statesOf(client, order)).toMatchObject({ order: 'open', payment: 'open' })
  })
})

async function usedToken(): Promise<string> {
  const client = aClient()
  const token = await aTokenOf('paid')
  await payBy(client, await anOrder(client), token)
  return token
}

async function oldToken(): Promise<string> {
  const token = await aTokenOf('paid')
  const before = new Date(Date.now() - 16 * 60_000).toISOString()
  await env.DB.prepare('UPDATE test_gateway_token SET created_at = ?1').bind(before).run()
  return token
}
