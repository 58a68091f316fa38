import { idOf } from '#worker/backend/sql/ids.ts'
import type { OrderLine, StoredOrder, StoredDocument } from '#worker/backend/order/stored-order.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import type { CustomerAddress } from '#worker/backend/tables/order-records.ts'

const EMPTY_LINE = {
  good: true,
  states: [],
  referencedId: '',
  cover: null,
  description: null,
  priceDefinition: null,
}

export const anOrderAddress = (changes: Partial<CustomerAddress> = {}): CustomerAddress => ({
  id: 'address-1',
  salutationId: null,
  firstName: 'Katrin',
  lastName: 'Sommerfeld',
  company: null,
  street: 'Elbhangstraße 27',
  additionalLine: null,
  title: null,
  department: null,
  secondLine: null,
  zipcode: '01099',
  city: 'Dresden',
  countryId: idOf('country', 'DE'),
  countryStateId: null,
  phone: null,
  createdAt: '2026-11-02T10:00:00.000Z',
  ...changes,
})

/** A product line with one price and tax rate, tax included. */
export function aGood({
  label = 'Schnalle 20 mm',
  unitCents = 190,
  quantity = 2,
  tax = 61,
  rate = 19,
  payload = {},
}: Readonly<{
  label?: string
  unitCents?: number
  quantity?: number
  tax?: number
  rate?: number
  payload?: Readonly<Record<string, unknown>>
}> = {}): OrderLine {
  const totalCents = unitCents * quantity
  const price = {
    unitPrice: decimalFromCents(unitCents),
    totalPrice: decimalFromCents(totalCents),
    quantity,
    calculatedTaxes: [
      { tax: decimalFromCents(tax), taxRate: rate, price: decimalFromCents(totalCents) },
    ],
  }
  const line = {
    ...EMPTY_LINE,
    type: 'product',
    price,
    payload: { ripstop_unit: 'piece', ...payload },
  }
  return { id: label, productId: label, quantity, label, unitCents, totalCents, line }
}

export const aDocument = (changes: Partial<StoredDocument> = {}): StoredDocument => ({
  id: 'a'.repeat(32),
  kind: 'invoice',
  number: 10001,
  amountCents: 870,
  madeAt: '2026-11-03T09:00:00.000Z',
  deepLinkCode: 'b'.repeat(32),
  lines: [],
  ...changes,
})

/** A paid order of two buckles, sent as a parcel within Germany. */
export function aStoredOrder(changes: Partial<StoredOrder> = {}): StoredOrder {
  const taxes = [{ rate: 1900, tax: 139, price: 870 }]
  const costs = {
    unitPrice: 490,
    quantity: 1,
    totalPrice: 490,
    taxes: [{ rate: 1900, tax: 78, price: 490 }],
  }
  return {
    id: 'c'.repeat(32),
    number: '10001',
    cartId: 'cart',
    customerId: 'customer',
    state: 'in_progress',
    deliveryState: 'open',
    locale: 'de',
    placedAt: '2026-11-02T10:00:00.000Z',
    deepLinkCode: 'd'.repeat(32),
    customer: {
      id: 'customer',
      number: '20001',
      guest: false,
      accountType: 'private',
      email: 'katrin@example.org',
      salutationId: null,
      title: null,
      firstName: 'Katrin',
      lastName: 'Sommerfeld',
      company: null,
      vatIds: [],
    },
    billingAddress: anOrderAddress(),
    shippingAddress: anOrderAddress(),
    price: {
      taxState: 'gross',
      positionPrice: 380,
      netPrice: 731,
      totalPrice: 870,
      rawTotal: 870,
      taxes,
    },
    delivery: {
      methodId: null,
      key: 'parcel',
      name: 'Paket',
      costs,
      discounts: [],
      window: null,
      terms: [],
    },
    comment: null,
    texts: {},
    affiliateCode: null,
    campaignCode: null,
    vatChecks: [],
    shippedAt: null,
    trackingCode: null,
    lines: [aGood()],
    payments: [
      {
        id: 'payment',
        attempt: 1,
        method: 'card',
        amountCents: 870,
        state: 'paid',
        refundedCents: 0,
        chargedBackCents: 0,
        providerId: null,
        payUrl: null,
        createdAt: '2026-11-02T10:00:00.000Z',
        changedAt: '2026-11-03T09:00:00.000Z',
      },
    ],
    papers: [aDocument()],
    files: [],
    ...changes,
  }
}
