import { anOrderAddress, aDocument } from '#tests/builders/stored-order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { StoredOrder, StoredDocument } from '#worker/backend/order/stored-order.ts'
import type { DocumentContent } from '#worker/backend/documents/content/document-content.ts'
import { aBusiness, aMixedOrder, aTaxFreeOrder, contentOf, invoiceOf } from './business-orders.ts'

const credit = (changes: Partial<StoredDocument> = {}) =>
  aDocument({ id: 'c', kind: 'credit_note', madeAt: '2026-11-05T09:00:00.000Z', ...changes })

const corrected = (order: StoredOrder, document: StoredDocument) =>
  contentOf({ ...order, papers: [aDocument(), document] }, document)

function unpaidBy(method: 'invoice' | 'prepayment' | 'cash'): DocumentContent {
  const order = aBusiness()
  const payments = order.payments.map((one) => ({ ...one, method, state: 'open' as const }))
  return contentOf({ ...order, payments })
}

function taxFreeTo(iso: string, vatIds: string[]): DocumentContent {
  const base = aBusiness({ shippingAddress: anOrderAddress({ countryId: idOf('country', iso) }) })
  const price = { ...base.price, taxState: 'tax-free' as const, taxes: [], totalPrice: 870 }
  return contentOf({ ...base, price, customer: { ...base.customer, vatIds } })
}

const bought = { isTakenBack: false, quantity: 1 }
/** Documents of businesses, one of each kind. */
export const E_INVOICES: readonly (readonly [string, DocumentContent])[] = [
  ['of a paid order', contentOf(aBusiness({ texts: { reference: 'KST 4711' } }))],
  [
    'with two tax rates and a promotion',
    contentOf(aMixedOrder(), aDocument({ amountCents: 1732 })),
  ],
  ['of an unpaid transfer order', unpaidBy('invoice')],
  ['of an order paid at pick-up', unpaidBy('cash')],
  ['of an order to a business in Austria', taxFreeTo('AT', ['ATU12345678'])],
  ['of an order to a business in Switzerland', taxFreeTo('CH', [])],
  ['of goods and a download to a business in Austria', invoiceOf(aTaxFreeOrder('AT'))],
  ['of goods and a download to a business in Switzerland', invoiceOf(aTaxFreeOrder('CH'))],
  ['of a full refund', corrected(aBusiness(), credit())],
  ['of a partial refund', corrected(aMixedOrder(), credit({ amountCents: 333 }))],
  [
    'of a refund of two lines',
    corrected(
      aMixedOrder(),
      credit({
        amountCents: 1071,
        lines: [
          { ...bought, lineId: 'Buch', amountCents: 900 },
          { ...bought, lineId: 'Schnalle 20 mm', amountCents: 171 },
        ],
      }),
    ),
  ],
]
