import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCatalogue } from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order, OrderList, type LineDownload } from '#shared/schemas/store-api/order.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient, type Client } from './client.ts'
import { register } from './guest.ts'
import { visit } from './paying.ts'
import { aBuckle, idOfProduct, stockShop } from './stock.ts'
import { Mail } from '#worker/backend/tables/outbox.ts'

const FIRST = 'files/00000000000000000001.pdf'
const SECOND = 'files/00000000000000000002.pdf'

const download = (file: string) =>
  ({ fileName: { de: 'tarp', en: 'tarp-en' }, extension: 'pdf', file, bytes: 20_169 }) as const

const aPattern = (file = FIRST) =>
  aBuckle('50000', {
    name: { de: 'Schnittmuster Tarp', en: 'Pattern tarp' },
    unit: 'download',
    stock: null,
    weightMg: 0,
    withdrawal: 'digital-content',
    download: download(file),
  })

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aPattern()])
  await env.FILES.put(FIRST, '%PDF-1.7 first', { httpMetadata: { contentType: 'application/pdf' } })
  await env.FILES.put(SECOND, '%PDF-1.7 second')
})

async function bought(client: Client, email?: string): Promise<Order> {
  const items = [{ id: idOfProduct('50000'), type: 'product', quantity: 1 }]
  await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  await register(client, email === undefined ? {} : { email })
  await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
  return client.ask(Order, 'POST', '/checkout/order', {})
}

const pay = () =>
  visit(
    new Request('https://shop.test/_ops/orders/10001/paid', {
      method: 'POST',
      headers: { authorization: `Bearer ${env.OPS_SECRET}`, 'content-type': 'application/json' },
      body: '{"all":true}',
    }),
  )

const refundLine = (number: string) =>
  visit(
    new Request('https://shop.test/_ops/orders/10001/refund', {
      method: 'POST',
      headers: { authorization: `Bearer ${env.OPS_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ lines: [{ number }] }),
    }),
  )

/** The pattern file of an order, as its buyer sees it now. */
async function fileOf(client: Client, { id }: Order): Promise<LineDownload> {
  const lineItems = { associations: { downloads: { associations: { media: {} } } } }
  const body = { ids: [id], associations: { lineItems } }
  const { orders } = await client.ask(OrderList, 'POST', '/order', body)
  const file = orders.elements[0]?.lineItems[0]?.downloads[0]
  if (!file) throw new Error('The order has no file')
  return file
}

const passOf = ({ customFields }: LineDownload) => customFields?.ripstop_file?.pass ?? ''

async function fetchFile(order: Order, { id }: LineDownload, { token = '', pass = '' }) {
  const query = pass === '' ? '' : `?ripstop-pass=${encodeURIComponent(pass)}`
  return visit(
    new Request(`https://shop.test/store-api/order/download/${order.id}/${id}${query}`, {
      headers: {
        'sw-access-key': EMBEDDED_ACCESS_KEY,
        ...(token && { 'sw-context-token': token }),
      },
    }),
  )
}

describe('purchased files', () => {
  test('a purchased file is listed with the order, and can be opened after payment', async () => {
    const shopper = aClient()
    const order = await bought(shopper)
    const before = await fileOf(shopper, order)
    expect(before).toMatchObject({
      accessGranted: false,
      media: { fileName: 'tarp', fileExtension: 'pdf', fileSize: 20_169 },
    })
    expect(passOf(before)).toBe('')
    expect((await fetchFile(order, before, shopper)).status).toBe(404)

    await pay()
    expect(await fileOf(shopper, order)).toMatchObject({ id: before.id, accessGranted: true })
    const file = await fetchFile(order, before, shopper)
    expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7 first'])
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="tarp.pdf"')
  })

  test('a purchased file opens by its signed link without login, and downloads are counted', async () => {
    const shopper = aClient()
    const order = await bought(shopper)
    await pay()
    const file = await fileOf(shopper, order)
    const pass = passOf(file)
    expect((await fetchFile(order, file, { pass })).status).toBe(200)
    expect((await fetchFile(order, file, { pass })).status).toBe(200)
    expect((await fileOf(shopper, order)).customFields?.ripstop_file).toMatchObject({ fetched: 2 })
  })

  test('a purchased file does not open with a truncated, forged, foreign or expired link', async () => {
    const shopper = aClient()
    const order = await bought(shopper)
    await pay()
    const file = await fileOf(shopper, order)
    const pass = passOf(file)
    const [day, proof] = pass.split('.')
    for (const wrong of [
      pass.slice(0, -1),
      `${pass}a`,
      `${Number(day) + 1}.${proof}`,
      `${Number(day) - 30}.${proof}`,
      `${day}.`,
      '💥',
      '',
    ])
      expect([wrong, (await fetchFile(order, file, { pass: wrong })).status]).toEqual([wrong, 403])
    const other = { ...file, id: idOf('order-download', 'other') }
    expect((await fetchFile(order, other, { pass })).status).toBe(403)
  })

  test('a purchased file of another customer is not found', async () => {
    const order = await bought(aClient())
    await pay()
    const stranger = aClient()
    await register(stranger, { email: 'stranger@example.org' })
    const file = { id: idOf('order-download', order.lineItems[0]?.id ?? '') } as LineDownload
    const response = await fetchFile(order, file, stranger)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      errors: [{ code: 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND' }],
    })
  })

  test('a refunded file cannot be opened, not even by earlier links', async () => {
    const shopper = aClient()
    const order = await bought(shopper)
    await pay()
    const file = await fileOf(shopper, order)
    for (const change of [
      "UPDATE payment SET state = 'refunded'",
      "UPDATE payment SET state = 'chargeback'",
      "UPDATE payment SET state = 'paid'; UPDATE orders SET state = 'cancelled'",
    ]) {
      for (const sql of change.split(';')) await env.DB.prepare(sql).run()
      expect((await fetchFile(order, file, { pass: passOf(file) })).status).toBe(404)
      expect((await fetchFile(order, file, shopper)).status).toBe(404)
    }
  })

  test('refunding a file’s line closes the file, while the rest of the order stays paid', async () => {
    await emptyStorage()
    await stockShop([aPattern(), aBuckle()])
    await env.FILES.put(FIRST, '%PDF-1.7 first')
    const shopper = aClient()
    const buckle = { id: idOfProduct('24500'), type: 'product', quantity: 2 }
    await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', { items: [buckle] })
    const order = await bought(shopper)
    await pay()
    const { lineItems } = (
      await shopper.ask(OrderList, 'POST', '/order', {
        ids: [order.id],
        associations: {
          lineItems: { associations: { downloads: { associations: { media: {} } } } },
        },
      })
    ).orders.elements[0] ?? { lineItems: [] }
    const file = lineItems.flatMap(({ downloads }) => downloads)[0]
    if (!file) throw new Error('The order has no file')
    await refundLine('24500')
    expect((await fetchFile(order, file, shopper)).status).toBe(200)
    await refundLine('50000')
    expect((await fetchFile(order, file, shopper)).status).toBe(404)
    expect((await fetchFile(order, file, { pass: passOf(file) })).status).toBe(404)
  })

  test('an import can replace a purchased file, which stays when the product is removed', async () => {
    const shopper = aClient()
    const order = await bought(shopper)
    await pay()
    const file = await fileOf(shopper, order)
    await fetchFile(order, file, shopper)
    await importCatalogue(
      aCatalogue({ articles: [{ ...aPattern(SECOND).record, family: 'ripstop' }] }),
    )
    expect((await fileOf(shopper, order)).customFields?.ripstop_file).toMatchObject({
      isNewer: true,
    })
    await importCatalogue(aCatalogue())
    expect(await (await fetchFile(order, file, shopper)).text()).toBe('%PDF-1.7 second')
    expect((await fileOf(shopper, order)).customFields?.ripstop_file).toMatchObject({
      fetched: 2,
      isNewer: false,
    })
  })
})

test('the payment mail links to the purchased file, in the language of the order', async () => {
  const shopper = aClient()
  const order = await bought(shopper)
  await pay()
  const file = await fileOf(shopper, order)
  const link = `https://shop.test/checkout/success/${order.id}/file/${file.id}?pass=${passOf(file)}`
  const sent = await env.DB.prepare("SELECT mail FROM outbox WHERE kind = 'payment-received'")
  const { html, text } = Mail.parse(JSON.parse(String(await sent.first('mail'))))
  expect(text).toContain(link)
  expect(text).toContain('Schnittmuster Tarp (PDF, 21')
  expect(html).toContain('Ihre Downloads sind bereit.')
  expect(html).toContain(link)
})
