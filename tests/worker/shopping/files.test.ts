import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { visit } from '../backend/sales/paying.ts'
import { aBuckle, idOfProduct, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn } from './browser.ts'
import { aCustomer } from '../backend/account/people.ts'
import { filledCheckout, methodIn } from './checkout-form.ts'

const FILE = 'files/00000000000000000001.pdf'
const LINK = /href="([^"]+\/file\/[0-9a-f]{32}\?pass=[^"]+)"/

async function mailOf(kind: string): Promise<string> {
  const query = "SELECT mail ->> 'text' AS text FROM outbox WHERE kind = ?"
  return String(await env.DB.prepare(query).bind(kind).first('text'))
}

beforeEach(async () => {
  await emptyStorage()
  // The form buys the product of this number.
  await stockShop([
    aBuckle('24500', {
      name: { de: 'Schnittmuster Tarp', en: 'Pattern tarp' },
      unit: 'download',
      stock: null,
      weightMg: 0,
      withdrawal: 'digital-content',
      download: { fileName: { de: 'tarp', en: 'tarp' }, extension: 'pdf', file: FILE, bytes: 999 },
    }),
  ])
  await env.FILES.put(FILE, '%PDF-1.7', { httpMetadata: { contentType: 'application/pdf' } })
})

test('the page of a paid order offers its files by links that need no login', async () => {
  const buyer = aBrowser()
  const form = { ...(await filledCheckout(buyer)), digitalWaiver: '1' }
  const { location } = await buyer.post('/checkout/order', form)
  const waiting = (await buyer.get(location ?? '')).text
  expect(waiting).toContain('Bereit, sobald die Zahlung eingegangen ist.')
  expect(waiting).not.toMatch(LINK)
  await env.DB.prepare("UPDATE payment SET state = 'paid'").run()

  const { text } = await buyer.get(location ?? '')
  const path = (LINK.exec(text)?.[1] ?? '').replaceAll('&amp;', '&')
  const file = await aBrowser().get(path)
  expect([file.status, file.text]).toEqual([200, '%PDF-1.7'])
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect((await buyer.get(location ?? '')).text).toContain('einmal heruntergeladen')

  const cut = await aBrowser().get(path.slice(0, -3))
  expect(cut.status).toBe(404)
  expect(cut.text).toContain('Der Link ist abgelaufen oder unvollständig.')

  await env.DB.prepare("UPDATE payment SET state = 'refunded'").run()
  const closed = await aBrowser().get(path)
  expect(closed.text).toContain('wurde storniert oder erstattet')
  expect((await buyer.get(location ?? '')).text).toContain('Nicht mehr verfügbar')
})

test('an order of files only waits for the payment and is then ready, without preparation', async () => {
  const buyer = aBrowser()
  const form = { ...(await filledCheckout(buyer)), digitalWaiver: '1' }
  const { location } = await buyer.post('/checkout/order', form)
  const waiting = (await buyer.get(location ?? '')).text
  expect(waiting).toContain('Downloads nach der Zahlung')
  expect(waiting).not.toMatch(/Vorbereitung|Wir packen|unterwegs/)

  await env.DB.prepare("UPDATE payment SET state = 'paid'").run()
  await env.DB.prepare("UPDATE orders SET state = 'in_progress'").run()
  const paid = (await buyer.get(`${(location ?? '').replace('#content', '')}/paid`)).text
  expect(paid).toContain('Ihre Downloads sind bereit.')
  expect(paid).toMatch(LINK)
  expect(paid).not.toMatch(/bereiten|Vorbereitung|Wir packen|unterwegs/)
})

test('an order of files only shows no delivery address, and its mails mention no parcel', async () => {
  const buyer = aBrowser()
  const form = { ...(await filledCheckout(buyer)), digitalWaiver: '1' }
  const paymentMethodId = methodIn(await buyer.get('/checkout'), 'Vorkasse')
  const chosen = { ...form, paymentMethodId }
  const summary = fieldsIn(await buyer.post('/checkout/save', chosen))
  const { location } = await buyer.post('/checkout/order', { ...chosen, ...summary })
  const { text } = await buyer.get(location ?? '')
  expect(text).toContain('Rechnungsadresse')
  expect(text).not.toMatch(/Lieferadresse|Wir beginnen/)

  const ordered = await mailOf('order-confirmation')
  expect(ordered).toContain('schicken wir Ihnen die Download-Links')
  expect(ordered).toContain('dass der Download sofort beginnt')
  expect(ordered).not.toMatch(/Lieferadresse|Wir beginnen|Paket/)
  const authorization = `Bearer ${env.OPS_SECRET}`
  const noted = { method: 'POST', headers: { authorization }, body: '{"all":true}' }
  await visit(new Request('https://shop.test/_ops/orders/10001/paid', noted))
  const paid = await mailOf('payment-received')
  expect(paid).toContain('Ihre Downloads sind bereit.')
  expect(paid).not.toContain('Wir bearbeiten jetzt')
})

test('a file is always in stock, so no stock alert is offered', async () => {
  const { text } = await aBrowser().get('/steckschnalle/24500')
  expect(text).toContain('Schnittmuster Tarp')
  expect(text).not.toContain('Benachrichtigen, sobald wieder lieferbar')
})

test('a customer finds all purchased files in one place, and no files of others', async () => {
  const holder = await aHolder()
  const list = '/account/downloads'
  expect((await holder.get(list)).text).toContain('Noch keine Downloads.')
  await holder.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity: '1' })
  const form = { ...fieldsIn(await holder.get('/checkout')), terms: '1', digitalWaiver: '1' }
  expect((await holder.post('/checkout/order', form)).status).toBe(303)
  expect((await holder.get(list)).text).toContain('Bereit, sobald die Zahlung eingegangen ist.')

  await env.DB.prepare("UPDATE payment SET state = 'paid'").run()
  const { text } = await holder.get(`/en${list}`)
  expect(text).toContain('Order 10001 of')
  const path = (LINK.exec(text)?.[1] ?? '').replaceAll('&amp;', '&')
  expect((await holder.get(path)).text).toBe('%PDF-1.7')
  expect((await (await aHolder()).get(list)).text).toContain('Noch keine Downloads.')
})

/** A customer in a logged-in browser. */
async function aHolder() {
  const { client } = await aCustomer()
  return aBrowser(new Map([['__Host-sw-context-token', client.token]]))
}
