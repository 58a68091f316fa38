import { expect, test } from 'vitest'
import { aGood, anOrderAddress, aDocument, aStoredOrder } from '#tests/builders/stored-order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { StoredOrder, StoredDocument } from '#worker/backend/order/stored-order.ts'
import { toDocumentContent } from '#worker/backend/documents/content/document-content.ts'
import { printDocument } from '#worker/backend/documents/print-document.ts'
import { Vars } from '#worker/runtime/env.ts'
import { textsIn } from '#tests/unit/documents/read-pdf.ts'
import { sourceFile } from './source-file.ts'

const vars = Vars.parse({ SHOP_ORIGIN: 'https://shop.test' })
const germany = {
  id: idOf('country', 'DE'),
  iso: 'DE',
  iso3: 'DEU',
  name: 'Deutschland',
  position: 1,
  isEu: true,
  active: true,
  shippingAvailable: true,
  states: [],
}

/** The text of a document when copied. */
async function read(order: StoredOrder, document: StoredDocument): Promise<string> {
  const content = toDocumentContent(order, document, { vars, countries: [germany] })
  return textsIn(await printDocument(content, sourceFile))
    .join(' ')
    .replaceAll(/[\u00a0\u202f\s]+/g, ' ')
}

const cloth = aGood({
  label: 'Ripstop 20den',
  unitCents: 119,
  quantity: 30,
  payload: { ripstop_unit: 'm', ripstop_cuts: [15, 15], productNumber: '70000' },
})

test('an invoice has buyer, items, prices and taxes', async () => {
  const text = await read(aStoredOrder(), aDocument())
  for (const said of [
    'Rechnung RE-10001',
    'Katrin Sommerfeld',
    'Elbhangstraße 27',
    'Schnalle 20 mm',
    '1,90 €',
    '3,80 €',
    '4,90 €',
    '8,70 €',
    '7,31 €',
    '1,39 €',
  ])
    expect(text).toContain(said)
})

test('a delivery note has items with pieces, without prices', async () => {
  const document = aDocument({ kind: 'delivery_note', amountCents: 0 })
  const text = await read(aStoredOrder({ lines: [cloth] }), document)
  for (const said of ['Lieferschein LS-10001', 'Ripstop 20den', '3 m', '2 × 1,5 m'])
    expect(text).toContain(said)
  expect(text).not.toContain('€')
})

test('a credit note for lines names the refunded items and the invoice', async () => {
  const order = aStoredOrder()
  const lines = [{ lineId: 'Schnalle 20 mm', quantity: 1, amountCents: 190, isTakenBack: false }]
  const madeAt = '2026-11-05T09:00:00.000Z'
  const document = aDocument({ id: 'n', kind: 'credit_note', amountCents: 190, madeAt, lines })
  const text = await read({ ...order, papers: [aDocument(), document] }, document)
  for (const said of ['RK-10001', 'Schnalle 20 mm', '1 Stück', 'RE-10001', '1,90 €', '0,30 €'])
    expect(text).toContain(said)
})

test('names in other scripts can be copied unchanged', async () => {
  const order = aStoredOrder({
    billingAddress: anOrderAddress({ firstName: 'Łukasz', lastName: 'Šimůnek' }),
    shippingAddress: anOrderAddress({ firstName: 'Олена', lastName: 'Шевченко' }),
  })
  const text = await read(order, aDocument())
  expect(text.replaceAll(' ', '')).toContain('ŁukaszŠimůnek')
  const note = await read(order, aDocument({ kind: 'delivery_note', amountCents: 0 }))
  expect(note.replaceAll(' ', '')).toContain('ОленаШевченко')
})

test('a net invoice shows the tax before the total', async () => {
  const { price } = aStoredOrder()
  const taxes = [{ rate: 1900, tax: 165, price: 870 }]
  const net = { ...price, taxState: 'net', netPrice: 870, totalPrice: 1035, taxes } as const
  const text = await read(aStoredOrder({ price: net }), aDocument({ amountCents: 1035 }))
  expect(text).toMatch(/4,90 € .*8,70 € .*1,65 € .*Rechnungsbetrag 10,35 €/)
})

test.each([
  ['坂本', '美咲'],
  ['王', '伟'],
  ['김', '민준'],
  ['Nähstube', '🧵🪡'],
])('the name %s %s is on the invoice unchanged', async (lastName, firstName) => {
  const order = aStoredOrder({ billingAddress: anOrderAddress({ firstName, lastName }) })
  const text = (await read(order, aDocument())).replaceAll(' ', '')
  expect(text).toContain(`${firstName}${lastName}`)
  expect(text).not.toContain('□')
})

test("a business's English invoice has the same content", async () => {
  const order = aStoredOrder({ locale: 'en' })
  const text = await read(
    { ...order, customer: { ...order.customer, accountType: 'business' } },
    aDocument(),
  )
  expect(text).toContain('Invoice RE-10001')
  expect(text).toContain('€8.70')
})
