import { aGood, anOrderAddress, aDocument, aStoredOrder } from '#tests/builders/stored-order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { StoredOrder, StoredDocument } from '#worker/backend/order/stored-order.ts'
import { toDocumentContent } from '#worker/backend/documents/content/document-content.ts'
import { Vars } from '#worker/runtime/env.ts'

const vars = Vars.parse({ SHOP_ORIGIN: 'https://shop.test' })
const country = (iso: string) => ({
  id: idOf('country', iso),
  iso,
  iso3: iso,
  name: iso,
  position: 1,
  isEu: iso !== 'CH',
  active: true,
  shippingAvailable: true,
  states: [],
})
const countries = ['DE', 'AT', 'CH'].map(country)

export const contentOf = (order: StoredOrder, document: StoredDocument = aDocument()) =>
  toDocumentContent(order, document, { vars, countries })

/** A business that ordered two buckles, paid by card. */
export const aBusiness = (changes: Partial<StoredOrder> = {}) => {
  const order = aStoredOrder(changes)
  return { ...order, customer: { ...order.customer, accountType: 'business' as const } }
}

/** A pattern to download. */
export const aDownload = (unitCents = 900) =>
  aGood({ label: 'Schnittmuster', unitCents, quantity: 1, payload: { ripstop_unit: 'download' } })

/** A tax-free order of two buckles, a pattern, a promotion and a parcel to this country. */
export function aTaxFreeOrder(iso: string, changes: Partial<StoredOrder> = {}): StoredOrder {
  const voucher = aGood({ label: 'NAEHEN10', unitCents: -128, quantity: 1 })
  const promotion = { ...voucher, line: { ...voucher.line, good: false, type: 'promotion' } }
  const base = aBusiness({
    shippingAddress: anOrderAddress({ countryId: idOf('country', iso) }),
    lines: [aGood(), aDownload(), promotion],
    ...changes,
  })
  const totalPrice =
    base.lines.reduce((sum, { totalCents }) => sum + totalCents, 0) + base.delivery.costs.totalPrice
  const price = { ...base.price, taxState: 'tax-free' as const, taxes: [], totalPrice }
  return { ...base, price, customer: { ...base.customer, vatIds: ['ATU12345678'] } }
}

export const invoiceOf = (order: StoredOrder) =>
  contentOf(order, aDocument({ amountCents: order.price.totalPrice }))

/** An order with two tax rates, a promotion on both, and a parcel. */
export function aMixedOrder(): StoredOrder {
  const book = aGood({ label: 'Buch', unitCents: 1000, quantity: 1, rate: 7, tax: 65 })
  const voucher = aGood({ label: 'NAEHEN10', unitCents: -138, quantity: 1, rate: 19, tax: -6 })
  const price = {
    ...voucher.line.price,
    calculatedTaxes: [
      { tax: -0.06, taxRate: 19, price: -0.38 },
      { tax: -0.07, taxRate: 7, price: -1 },
    ],
  }
  const promotion = { ...voucher, line: { ...voucher.line, good: false, type: 'promotion', price } }
  const taxes = [
    { rate: 1900, tax: 61 - 6 + 78, price: 380 - 38 + 490 },
    { rate: 700, tax: 65 - 7, price: 1000 - 100 },
  ]
  const base = aBusiness({ lines: [aGood(), book, promotion] })
  return { ...base, price: { ...base.price, totalPrice: 1732, taxes } }
}
