import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aCustomer, anEmail, mailsTo } from '#tests/worker/backend/account/people.ts'
import { ops } from '#tests/worker/backend/catalogue/ops.ts'
import {
  aBuckle,
  aFabric,
  discontinue,
  stockOf,
  stockShop,
} from '#tests/worker/backend/sales/stock.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { signedAt } from '#tests/worker/inquiry/signed-at.ts'
import { aBrowser, fieldsIn, type Browser } from '#tests/worker/shopping/browser.ts'
import { ADDRESS } from '#tests/worker/shopping/checkout-form.ts'

const FORM = '/order-sample'
const SUCCESS = /^\/checkout\/success\/[0-9a-f]{32}$/
const TOTAL = /Gesamtpreis inkl\. MwSt\.<\/dt><dd class="all">([^<]*)/

type Changes = Readonly<Record<string, string>>

/** The sample order form of the page, filled in for these products. */
async function filledIn(browser: Browser, numbers: readonly string[], changes: Changes = {}) {
  const { terms: _terms, ...address } = ADDRESS
  const input = Object.fromEntries(numbers.map((number, index) => [`number.${index + 1}`, number]))
  return {
    ...fieldsIn(await browser.get(FORM)),
    ...address,
    email: anEmail(),
    acceptedDataProtection: '1',
    formToken: await signedAt(new Date(Date.now() - 60_000)),
    ...input,
    ...changes,
  }
}

const Listed = z.object({
  orders: z.array(
    z.looseObject({
      number: z.string(),
      delivery: z.string(),
      totalCents: z.int(),
      payment: z.object({ method: z.string(), state: z.string() }),
      samples: z.array(z.record(z.string(), z.string().nullable())),
    }),
  ),
})
const listed = async () => Listed.parse(await ops('/sample-orders')).orders

const SIX = ['70000', '70001', '70002', '70003', '70004', '70005']

const aSampledFabric = (number: string) =>
  aFabric(number, { name: { de: `Ripstop ${number}, 36g/qm`, en: `Ripstop ${number}, 36g/sqm` } })

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle(), ...SIX.map(aSampledFabric)])
})

describe('samples of cloth', () => {
  test('samples can be ordered without an account, and reserve no stock', async () => {
    const browser = aBrowser()
    const form = await filledIn(browser, ['70000', '70001'], {
      'color.1': 'Oliv',
      'comment.2': 'Bitte mit Webkante 🧵',
    })
    const before = await stockOf('70000')
    const sent = await browser.post(FORM, form)
    expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(SUCCESS)])
    const page = await browser.get(sent.location ?? '')
    expect(page.text).toContain('Muster: Ripstop 70000')
    expect(page.text).toContain('Farbwunsch: Oliv')
    expect(page.text).toMatch(/Versandart<\/th><td>letter</)
    expect(await stockOf('70000')).toBe(before)
    expect(await listed()).toMatchObject([
      {
        delivery: 'open',
        totalCents: 0,
        payment: { method: 'none', state: 'paid' },
        samples: [
          { articleNumber: '70000', color: 'Oliv', comment: null },
          { articleNumber: '70001', color: null, comment: 'Bitte mit Webkante 🧵' },
        ],
      },
    ])
  })

  test('sample orders are confirmed by mail in the page’s language, and the shop is notified', async () => {
    const browser = aBrowser()
    const form = await filledIn(browser, ['70000'])
    await browser.post(`/en${FORM}`, form)
    const [mail] = await mailsTo(form.email)
    expect(mail?.text).toContain('Sample: Ripstop 70000')
    const [order] = await listed()
    const kinds = await env.DB.prepare("SELECT kind FROM outbox WHERE kind = 'ops-new-order'").all()
    expect(kinds.results).toHaveLength(1)
    await ops(`/orders/${order?.number}/shipped`, { trackingCode: null })
    expect((await listed())[0]?.delivery).toBe('shipped')
    const told = (await mailsTo(form.email)).map(({ kind }) => kind)
    expect(told).toEqual(['order-confirmation', 'order-shipped'])
  })

  test('further samples after five cost a euro each, shown above the order button', async () => {
    const browser = aBrowser()
    const form = await filledIn(browser, SIX)
    const requested = await browser.post(FORM, form)
    expect(requested.status).toBe(409)
    expect(requested.text.replaceAll('&nbsp;', ' ')).toMatch(TOTAL)
    expect(TOTAL.exec(requested.text)?.[1]).toMatch(/^1,00\s€$/)
    expect(requested.text).toContain('zahlungspflichtig bestellen')
    expect(requested.text).toContain('Muster: Ripstop 70005, 36g/m²')
    expect(await listed()).toEqual([])

    const again = { ...form, ...fieldsIn(requested), formToken: form.formToken }
    const sent = await browser.post(FORM, again)
    expect(sent.location).toMatch(SUCCESS)
    expect(await listed()).toMatchObject([
      { totalCents: 100, payment: { method: 'prepayment', state: 'open' } },
    ])
    expect((await browser.get(sent.location ?? '')).text).toContain('IBAN')
  })

  test('a sample order sent twice at once is one order', async () => {
    const browser = aBrowser()
    const form = await filledIn(browser, ['70000'])
    const second = browser.copy()
    const responses = await Promise.all([browser.post(FORM, form), second.post(FORM, form)])
    expect(responses[0]?.location).toMatch(SUCCESS)
    expect(responses[1]?.location).toBe(responses[0]?.location)
    expect(await listed()).toHaveLength(1)
  })

  test.each([
    ['a product sold by the piece', '24500', 'nur von Meterware'],
    ['an unknown number', '99999', 'gibt es nicht'],
    ['ten thousand characters', 'x'.repeat(10_000), 'gibt es nicht'],
    ['markup', '<b>70000</b>', 'gibt es nicht'],
  ])('a sample of %s is refused at its row, and no input is lost', async (_, number, sentence) => {
    const browser = aBrowser()
    const form = await filledIn(browser, ['70000', number], { 'comment.1': 'מימין לשמאל' })
    const response = await browser.post(FORM, form)
    expect(response.status).toBe(400)
    expect(response.text).toContain(sentence)
    expect(fieldsIn(response)).toMatchObject({ 'number.1': '70000', 'comment.1': 'מימין לשמאל' })
    expect(await listed()).toEqual([])
  })

  test.each([
    ['no product', { 'number.1': '' }],
    ['no address', { 'billingAddress.street': '' }],
    ['an invalid email address', { email: 'nobody' }],
    ['no consent', { acceptedDataProtection: '' }],
    ['a filled honeypot', { website: 'https://x.test' }],
    ['a forged form token', { formToken: `abcdefgh.${'0'.repeat(64)}` }],
  ])('a sample order with %s is refused', async (_, changes) => {
    const browser = aBrowser()
    const response = await browser.post(FORM, await filledIn(browser, ['70000'], changes))
    expect(response.status).toBe(400)
    expect(await listed()).toEqual([])
  })

  test('an address can order samples three times a month', async () => {
    const email = anEmail()
    const responses = []
    for (let time = 0; time < 4; time += 1) {
      const browser = aBrowser()
      responses.push(await browser.post(FORM, await filledIn(browser, ['70000'], { email })))
    }
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 429])
    expect(responses[3]?.text).toContain('viele Muster bestellt')
  })

  test('samples beyond the free number are not called free', async () => {
    const browser = aBrowser()
    for (const add of SIX.slice(0, 5)) await browser.post(FORM, { add })
    expect((await browser.get(FORM)).text).toContain('Muster kostenlos bestellen')
    await browser.post(FORM, { add: '70005' })
    expect((await browser.get(FORM)).text).not.toContain('kostenlos bestellen')
  })

  test('samples are collected on fabric pages and can be removed at once', async () => {
    const browser = aBrowser()
    for (const add of ['70000', '70001', '70000'])
      expect((await browser.post(FORM, { add })).location).toBe(FORM)
    const page = await browser.get(FORM)
    expect(fieldsIn(page)).toMatchObject({ 'number.1': '70000', 'number.2': '70001' })
    expect(page.text).toContain('Ripstop 70001')
    expect(page.text).toContain('2 von 5 kostenlosen, jedes weitere 1,00\u00a0€')
    await browser.post(FORM, { remove: '70000' })
    expect(fieldsIn(await browser.get(FORM))).toMatchObject({ 'number.1': '70001', 'number.2': '' })
    await browser.post(FORM, { clear: '1' })
    expect(fieldsIn(await browser.get(FORM))['number.1']).toBe('')
  })

  test.each([
    ['a product sold by the piece', '24500', 'nur von Meterware'],
    ['a sold-out variant', '70009', 'nicht mehr lieferbar'],
    ['a number that does not exist', '99999', 'gibt es nicht'],
    ['markup', '<x>', 'gibt es nicht'],
  ])('%s is not collected, and the page says why', async (_, add, sentence) => {
    await emptyStorage()
    const soldOut = aFabric('70009', { flags: ['closeout'], stock: 0 })
    await stockShop([aBuckle(), aSampledFabric('70000'), soldOut])
    const browser = aBrowser()
    await browser.post(FORM, { add: '70000' })
    await browser.post(FORM, { add })
    const page = await browser.get(FORM)
    expect(page.text).toContain(sentence)
    expect(fieldsIn(page)).toMatchObject({ 'number.1': '70000', 'number.2': '' })
  })

  test('a collected variant that was deleted since can be removed and blocks no other', async () => {
    const browser = aBrowser()
    for (const add of ['70000', '70001']) await browser.post(FORM, { add })
    await discontinue('70000')
    const page = await browser.get(FORM)
    expect(page.text).toContain('70000 gibt es nicht mehr')
    await browser.post(FORM, { remove: '70000' })
    expect(fieldsIn(await browser.get(FORM))).toMatchObject({ 'number.1': '70001', 'number.2': '' })
  })

  test('the sixth sample costs a euro in the tray, and an eleventh is refused in every tab', async () => {
    const more = ['70006', '70007', '70008', '70009', '70010']
    await emptyStorage()
    await stockShop([...SIX, ...more].map(aSampledFabric))
    const browser = aBrowser()
    const tray = async (tab: Browser, add: string) =>
      (await tab.post(FORM, { add, fragment: '1' })).text.replaceAll('\u00a0', ' ')
    for (const add of SIX.slice(0, 5)) await browser.post(FORM, { add })
    expect(await tray(browser, '70005')).toContain('6 Muster für 1,00 €: 5 kostenlos')
    for (const add of more.slice(0, 4)) await browser.post(FORM, { add })
    const refused = await tray(browser, '70010')
    expect(refused).toContain('höchstens 10 Muster')
    expect(refused.match(/name="remove"/g)).toHaveLength(10)
    expect(refused).not.toContain('value="70010"')
    // The other tab shows the tray of before; its removal frees a slot in both.
    await browser.post(FORM, { remove: '70000', fragment: '1' })
    expect(await tray(browser, '70010')).toContain('value="70010"')
  })

  test('a customer’s samples are sent to the customer’s address and listed in the account', async () => {
    const { client } = await aCustomer()
    const browser = aBrowser(new Map([['__Host-sw-context-token', client.token]]))
    const form = {
      ...fieldsIn(await browser.get(FORM)),
      'number.1': '70000',
      acceptedDataProtection: '1',
      formToken: await signedAt(new Date(Date.now() - 60_000)),
    }
    const sent = await browser.post(FORM, form)
    expect(sent.location).toMatch(SUCCESS)
    const [order] = await listed()
    const orders = await browser.get('/account/order')
    expect(orders.text).toContain(order?.number)
    const id = sent.location?.split('/').at(-1)
    const details = await browser.get(`/account/order/${id}`)
    expect([details.status, details.text.includes('Muster: Ripstop 70000')]).toEqual([200, true])
    const stranger = aBrowser(
      new Map([['__Host-sw-context-token', (await aCustomer()).client.token]]),
    )
    expect((await stranger.get(`/account/order/${id}`)).status).toBe(404)
  })
})
