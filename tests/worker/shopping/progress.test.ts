import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aCustomer } from '../backend/account/people.ts'
import { aBuckle, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn, type Browser } from './browser.ts'
import { filledCheckout, methodIn } from './checkout-form.ts'

const ADDRESS_OF_ORDER = { email: 'katrin@example.org', zipcode: '01099' }

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

async function bought(browser: Browser, payment = 'Vorkasse') {
  const form = await filledCheckout(browser)
  const paymentMethodId = methodIn(await browser.get('/checkout'), payment)
  const chosen = { ...form, paymentMethodId }
  const summary = fieldsIn(await browser.post('/checkout/save', chosen))
  const { location } = await browser.post('/checkout/order', { ...chosen, ...summary })
  return location ?? ''
}

/** The steps on the order page, one line each. */
const stepsIn = ({ text }: { text: string }) => {
  const list = /<ol class="timeline".*?<\/ol>/s.exec(text)?.[0] ?? ''
  return [...list.matchAll(/<li.*?<\/li>/gs)].map(([step]) =>
    step
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

const paidAndShipped = () =>
  env.DB.batch([
    env.DB.prepare(`UPDATE payment SET state = 'paid', changed_at = '2026-11-03T10:00:00.000Z'`),
    env.DB.prepare(
      `UPDATE orders SET placed_at = '2026-11-02T10:00:00.000Z', state = 'completed',
         delivery_state = 'shipped', shipped_at = '2026-11-04T10:00:00.000Z',
         tracking_code = '00340 434'`,
    ),
  ])

describe('progress on the order page', () => {
  test('a new order page thanks and shows what is pending', async () => {
    const browser = aBrowser()
    const page = await browser.get(await bought(browser))
    expect(page.text).toContain('Danke für Ihre Bestellung.')
    expect(stepsIn(page)).toEqual([
      expect.stringMatching(/^Bestellt \d/),
      'Zahlung offen',
      'Vorbereitung nach der Zahlung',
    ])
  })

  test('an order page shows the next steps with dates until the parcel is sent', async () => {
    const browser = aBrowser()
    const location = await bought(browser)
    const { text } = await browser.get(location)
    const next = /<ol class="numbered">.*?<\/ol>/s.exec(text)?.[0] ?? ''
    expect([...next.matchAll(/<li>(.*?)<\/li>/gs)].map(([, step]) => step)).toEqual([
      'Sie überweisen den Betrag. Wir beginnen, sobald er auf unserem Konto ist.',
      'Wir packen Ihre Bestellung.',
      'Sobald das Paket unterwegs ist, schreiben wir Ihnen.',
      expect.stringMatching(/^Voraussichtlich bei Ihnen: .*nach Zahlungseingang/),
    ])
    await paidAndShipped()
    expect((await browser.get(location)).text).not.toContain('So geht es weiter')
  })

  test('an order page shows the deadline of a transfer', async () => {
    const browser = aBrowser()
    const { text } = await browser.get(await bought(browser))
    expect(text).toMatch(
      /Wir warten bis \S+ \d+\. \S+ auf die Überweisung\. Danach stornieren wir die Bestellung\./,
    )
  })

  test('an order page shows only the payment step before payment elsewhere, and thanks once afterwards', async () => {
    const browser = aBrowser()
    const location = await bought(browser, 'Kreditkarte')
    const page = await browser.get(location)
    const step = page.text.indexOf('Noch ein Schritt: bezahlen')
    expect(step).toBeGreaterThan(0)
    expect(step).toBeLessThan(page.text.indexOf('class="timeline"'))
    expect(page.text).not.toContain('Danke')
    await env.DB.prepare(
      `UPDATE payment SET state = 'paid', changed_at = '2026-11-03T10:00:00.000Z'`,
    ).run()
    const paid = await browser.get(`${location}/paid`)
    expect(paid.text).toContain('Danke, Ihre Bestellung ist bezahlt.')
  })

  test('a later order page shows when the parcel was sent, with its tracking', async () => {
    const browser = aBrowser()
    const location = await bought(browser)
    await paidAndShipped()
    const page = await browser.get(location)
    expect(page.text).not.toContain('Danke für Ihre Bestellung.')
    expect(page.text).toContain('Ihre Bestellung ist versandt.')
    expect(stepsIn(page)).toEqual([
      'Bestellt 2. November 2026',
      'Bezahlt 3. November 2026',
      'Versandt 4. November 2026 Sendung 00340 434 verfolgen',
    ])
    expect(page.text).toMatch(/href="https:[^"]*piececode=00340%20434"/)
    const english = await browser.get(`/en${location}`)
    expect(stepsIn(english).at(-1)).toBe('Shipped 4 November 2026 Track parcel 00340 434')
    const back = await browser.get(`${location}/paid`)
    expect(back.text).not.toContain('Wir bereiten Ihre Bestellung jetzt vor.')
  })

  test('an order page shows the delivery date for the whole order, not for each line', async () => {
    const browser = aBrowser()
    const location = await bought(browser)
    const delivery = /\d bis \d Werktage nach Zahlungseingang/g
    expect((await browser.get(location)).text.match(delivery)).toHaveLength(2)
  })

  test('the page behind the mail link shows the same to a guest', async () => {
    await bought(aBrowser())
    await paidAndShipped()
    const code = await env.DB.prepare('SELECT deep_link_code FROM orders').first('deep_link_code')
    const browser = aBrowser()
    const { location } = await browser.post(`/order/${String(code)}`, ADDRESS_OF_ORDER)
    expect(stepsIn(await browser.get(location ?? ''))).toHaveLength(3)
  })

  test('a prepaid order page waits without thanking again, and shows a cancellation', async () => {
    const browser = aBrowser()
    const location = await bought(browser)
    await env.DB.prepare(`UPDATE orders SET placed_at = '2026-11-02T10:00:00.000Z'`).run()
    expect((await browser.get(location)).text).toContain('Ihre Bestellung wartet auf die Zahlung.')
    await env.DB.prepare(
      `UPDATE orders SET state = 'cancelled', delivery_state = 'cancelled'`,
    ).run()
    const page = await browser.get(location)
    expect(page.text).toContain('Diese Bestellung ist storniert.')
    expect(stepsIn(page).at(-1)).toBe('Storniert')
  })
})

test('paying a paid order is reported on the next page', async () => {
  const browser = aBrowser()
  const location = await bought(browser)
  const orderId = location.split('/').at(-1) ?? ''
  await env.DB.prepare(`UPDATE payment SET state = 'paid'`).run()
  const paymentMethodId = idOf('payment', 'prepayment')
  const response = await browser.post('/checkout/payment', { orderId, paymentMethodId })
  expect(response.location).toBe(`${location}/paid`)
  expect((await browser.get(`${location}/paid`)).text).toContain(
    'Diese Bestellung ist schon bezahlt.',
  )
  expect((await browser.get(`${location}/paid`)).text).not.toContain('schon bezahlt')
})

test('an unknown payment method is reported as such', async () => {
  const browser = aBrowser()
  const location = await bought(browser)
  const orderId = location.split('/').at(-1) ?? ''
  const paymentMethodId = idOf('payment', 'unknown')
  const { location: next } = await browser.post('/checkout/payment', { orderId, paymentMethodId })
  expect((await browser.get(next ?? '')).text).toContain('Diese Zahlungsart gibt es nicht.')
})

describe('orders waiting for a transfer', () => {
  test('a transfer order is never shown as pending at a provider or failed', async () => {
    const browser = aBrowser()
    const location = await bought(browser)
    expect((await browser.get(`${location}/paid`)).location).toBe(location)
    const { text } = await browser.get(`${location}/unpaid`)
    expect(text).toContain('Ihre Bestellung wartet auf die Zahlung.')
    expect(text).not.toMatch(/nicht erfolgreich|Noch einmal versuchen/)
    expect(text).toContain(`href="${location}"`)
  })

  test('a transfer order links to other payment methods, and can be paid by card', async () => {
    const browser = aBrowser()
    const location = await bought(browser)
    const { text } = await browser.get(location)
    expect(text).toContain(`<a href="${location}/unpaid">Anders bezahlen</a>`)
    const { orderId = '' } = fieldsIn(await browser.get(`${location}/unpaid`))
    const card = { orderId, paymentMethodId: idOf('payment', 'card') }
    const response = await browser.post('/checkout/payment', card)
    expect(response.location).toBe(`${location}?pay=now`)
    expect((await browser.get(location)).text).toContain('Jetzt bezahlen')
    await env.DB.prepare(`UPDATE payment SET state = 'paid'`).run()
    expect((await browser.get(location)).text).not.toContain('Anders bezahlen')
  })
})

test('the account links from a transfer order to other payment methods', async () => {
  const { client } = await aCustomer()
  const holder = aBrowser(new Map([['__Host-sw-context-token', client.token]]))
  const location = await bought(holder)
  const own = location.replace('/checkout/success/', '/account/order/')
  const { text } = await holder.get(own)
  expect(text).toContain(`href="${location}/unpaid">Anders bezahlen`)
  await env.DB.prepare(`UPDATE payment SET state = 'paid'`).run()
  expect((await holder.get(own)).text).not.toContain('Anders bezahlen')
})

test('a cancelled order shows no delivery date', async () => {
  const browser = aBrowser()
  const location = await bought(browser)
  expect((await browser.get(location)).text).toContain('Werktage nach Zahlungseingang')
  await env.DB.prepare(`UPDATE orders SET state = 'cancelled'`).run()
  const { text } = await browser.get(location)
  expect(text).toContain('Diese Bestellung ist storniert.')
  expect(text).not.toContain('Werktage nach Zahlungseingang')
})

describe('failed payments', () => {
  const failed = async (browser: Browser) => {
    const location = await bought(browser, 'Kreditkarte')
    await env.DB.prepare(`UPDATE payment SET state = 'failed'`).run()
    return location
  }

  test('a failed payment is retried with one click, and the next page redirects to the payment', async () => {
    const browser = aBrowser()
    const location = await failed(browser)
    const unpaid = await browser.get(`${location}/unpaid`)
    const { orderId = '' } = fieldsIn(unpaid)
    const response = await browser.post('/checkout/payment', { orderId })
    expect([response.status, response.location]).toEqual([303, `${location}?pay=now`])
    const page = await browser.get(response.location ?? '')
    const [, payAt = ''] = /^0; url=(https:.+)$/.exec(page.headers.get('refresh') ?? '') ?? []
    expect(payAt).not.toBe('')
    expect(page.text).toContain(`href="${payAt}"`)
    expect(page.status).toBe(200)
  })

  test('viewing the order or choosing a transfer does not redirect to a payment', async () => {
    const browser = aBrowser()
    const location = await failed(browser)
    const orderId = location.split('/').at(-1) ?? ''
    await browser.post('/checkout/payment', { orderId })
    expect((await browser.get(location)).headers.get('refresh')).toBeNull()
    const paymentMethodId = idOf('payment', 'prepayment')
    const response = await browser.post('/checkout/payment', { orderId, paymentMethodId })
    const page = await browser.get(response.location ?? '')
    expect(page.headers.get('refresh')).toBeNull()
    expect(page.text).toContain('IBAN')
  })
})
