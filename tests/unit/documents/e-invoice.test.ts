import type { OrderTexts } from '#shared/domain/order/order-texts.ts'
import { describe, expect, test } from 'vitest'
import { aGood, anOrderAddress, aDocument, aStoredOrder } from '#tests/builders/stored-order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { StoredDocument, StoredOrder } from '#worker/backend/order/stored-order.ts'
import {
  toDocumentAmounts,
  refundedParts,
} from '#worker/backend/documents/content/document-amounts.ts'
import { crossIndustryInvoice } from '#worker/backend/documents/e-invoice/cross-industry-invoice.ts'
import { eInvoiceOf, type EInvoice } from '#worker/backend/documents/e-invoice/e-invoice.ts'
import { dataOf } from '#worker/backend/documents/e-invoice/invoice-data.ts'
import { linesToRefund } from '#worker/backend/payments/lines-to-refund.ts'
import { sentences } from '#worker/backend/documents/print/settlement.ts'
import {
  aBusiness,
  aDownload,
  aMixedOrder,
  aTaxFreeOrder,
  contentOf,
  invoiceOf,
} from './business-orders.ts'

describe('credit notes for lines', () => {
  const note = (lines: StoredDocument['lines'], amountCents: number) =>
    aDocument({ id: 'n', kind: 'credit_note', amountCents, lines })
  const refunded = (lineId: string, quantity: number, amountCents: number) => ({
    lineId,
    quantity,
    amountCents,
    isTakenBack: false,
  })

  test('a credit note contains the refunded lines with their tax rates and sums', () => {
    const order = aMixedOrder()
    const document = note([refunded('Buch', 1, 900), refunded('Schnalle 20 mm', 1, 171)], 1071)
    const { parts, net, tax, gross, isWhole } = toDocumentAmounts(order, document)
    expect(parts).toEqual([
      { rate: 700, gross: 900, tax: 59, net: 841 },
      { rate: 1900, gross: 171, tax: 27, net: 144 },
    ])
    expect([net + tax, gross, isWhole]).toEqual([1071, 1071, false])
    expect(eInvoiceOf(contentOf(order, document)).totals).toMatchObject({ net, tax, gross })
  })

  test('a credit note has no lines if they do not add up to the refund', () => {
    const document = note([refunded('Buch', 1, 900)], 500)
    expect(refundedParts(aMixedOrder(), document)).toEqual([])
    expect(toDocumentAmounts(aMixedOrder(), document).gross).toBe(500)
  })

  test('a refunded line costs the price paid less its discount, to the cent', () => {
    const order = aMixedOrder()
    const buckles = { ...aGood(), quantity: 3, totalCents: 100, id: 'x' }
    const line = { ...buckles.line, id: 'x', payload: { productNumber: '24500' } }
    const odd = { ...order, lines: [{ ...buckles, line }] }
    const paid = [1, 2, 3].map((quantity) => {
      const found = linesToRefund(odd, [{ number: '24500', quantity }])
      return found.ok ? found.value[0]?.amountCents : found.error
    })
    expect(paid).toEqual([33, 67, 100])
    const documents = [note([refunded('x', 2, 67)], 67)]
    const rest = linesToRefund({ ...odd, papers: documents }, [{ number: '24500' }])
    expect(rest).toMatchObject({ ok: true, value: [{ quantity: 1, amountCents: 33 }] })
    const taken = { ...refunded('x', 2, 67), isTakenBack: true }
    const again = linesToRefund({ ...odd, papers: [note([taken], 67)] }, [{ number: '24500' }])
    expect(again).toMatchObject({ ok: true, value: [{ quantity: 3, amountCents: 100 }] })
  })
})

describe('sums of a document', () => {
  test('several tax rates, promotion and delivery add up to the cent, in PDF and data', () => {
    const order = aMixedOrder()
    const content = contentOf(order, aDocument({ amountCents: 1732 }))
    const { totals, taxes, extras } = eInvoiceOf(content)
    expect(totals.gross).toBe(1732)
    expect(totals.net + totals.tax).toBe(totals.gross)
    expect(totals.lines + totals.charges - totals.allowances).toBe(totals.net)
    expect(taxes.map(({ category, net, tax }) => [category.rate, net, tax])).toEqual([
      [1900, 699, 133],
      [700, 842, 58],
    ])
    expect(extras.map(({ isCharge, net }) => [isCharge, net])).toEqual([
      [false, 32],
      [false, 93],
      [true, 412],
    ])
  })

  test.each([1, 2, 999, 1731])(
    "a refund of %i cents is divided among the order's tax rates",
    (amountCents) => {
      const document = aDocument({ kind: 'credit_note', amountCents })
      const { parts, net, tax, gross, isWhole } = toDocumentAmounts(aMixedOrder(), document)
      expect([gross, net + tax, isWhole]).toEqual([amountCents, amountCents, false])
      expect(parts.reduce((sum, part) => sum + part.gross, 0)).toBe(amountCents)
      for (const part of parts) expect(part.net + part.tax).toBe(part.gross)
      for (const part of parts)
        expect(Math.min(part.net, part.tax, part.gross)).toBeGreaterThanOrEqual(0)
    },
  )
})

describe('tax exemption in e-invoices', () => {
  const taxFree = (iso: string) => {
    const base = aBusiness({
      shippingAddress: anOrderAddress({ countryId: idOf('country', iso) }),
    })
    const price = { ...base.price, taxState: 'tax-free' as const, taxes: [], totalPrice: 870 }
    return contentOf({ ...base, price })
  }

  test.each([
    ['AT', 'K', 'eu-business'],
    ['CH', 'G', 'swiss'],
  ])('a parcel to %s has the tax category %s and the reason %s', (iso, code, reason) => {
    const content = taxFree(iso)
    const xml = crossIndustryInvoice(eInvoiceOf(content))
    expect(content.taxFree).toBe(reason)
    expect(xml).toContain(`<ram:CategoryCode>${code}</ram:CategoryCode>`)
    expect(xml).toContain('<ram:ExemptionReason>')
    expect(xml).toContain('<ram:GrandTotalAmount>8.70</ram:GrandTotalAmount>')
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">0.00</ram:TaxTotalAmount>')
  })
})

describe('downloads bought by a business of another country', () => {
  const noCosts = (order: StoredOrder): StoredOrder => ({
    ...order,
    delivery: {
      ...order.delivery,
      key: 'download',
      costs: { ...order.delivery.costs, totalPrice: 0 },
    },
  })
  const categories = ({ taxes }: EInvoice) =>
    taxes.map(({ category, net, tax }) => [category.code, net, tax])

  test('downloads are a service under reverse charge, goods in the same order are not', () => {
    const content = invoiceOf(aTaxFreeOrder('AT'))
    const invoice = eInvoiceOf(content)
    expect(invoice.lines.map(({ tax }) => tax.code)).toEqual(['K', 'AE'])
    // 3.80 € and 9.00 € share the discount of 1.28 €; the parcel belongs to the goods.
    expect(categories(invoice)).toEqual([
      ['K', 380 - 38 + 490, 0],
      ['AE', 900 - 90, 0],
    ])
    const xml = crossIndustryInvoice(invoice)
    expect(xml).toContain('VATEX-EU-AE')
    expect(xml).toContain('Steuerschuldnerschaft des Leistungsempfängers')
    expect(sentences(content).join(' ')).toContain('innergemeinschaftliche Lieferung')
    expect(sentences(content).join(' ')).toContain('Steuerschuldnerschaft')
  })

  test('an order of downloads alone has no tax category of goods', () => {
    const order = noCosts(aTaxFreeOrder('AT', { lines: [aDownload()] }))
    const whole = { ...order, price: { ...order.price, totalPrice: 900 } }
    const content = invoiceOf(whole)
    expect(categories(eInvoiceOf(content))).toEqual([['AE', 900, 0]])
    expect(sentences(content).join(' ')).not.toContain('innergemeinschaftliche Lieferung')
  })

  test('downloads are refunded in their tax category', () => {
    const order = aTaxFreeOrder('AT')
    const lines = [{ lineId: 'Schnittmuster', quantity: 1, amountCents: 810, isTakenBack: false }]
    const credit = aDocument({ id: 'c', kind: 'credit_note', amountCents: 810, lines })
    expect(categories(eInvoiceOf(contentOf(order, credit)))).toEqual([['AE', 810, 0]])
    const buckle = { lineId: 'Schnalle 20 mm', quantity: 1, amountCents: 171, isTakenBack: false }
    const both = aDocument({
      id: 'c',
      kind: 'credit_note',
      amountCents: 981,
      lines: [...lines, buckle],
    })
    expect(categories(eInvoiceOf(contentOf(order, both)))).toEqual([
      ['K', 171, 0],
      ['AE', 810, 0],
    ])
    const unnamed = aDocument({ id: 'c', kind: 'credit_note', amountCents: 128 })
    expect(categories(eInvoiceOf(contentOf(order, unnamed)))).toEqual([
      ['K', 38, 0],
      ['AE', 90, 0],
    ])
  })

  test('goods and downloads to a country outside the EU have one tax category with both reasons', () => {
    const content = invoiceOf(aTaxFreeOrder('CH'))
    const invoice = eInvoiceOf(content)
    expect(categories(invoice)).toEqual([['G', 380 + 900 - 128 + 490, 0]])
    expect(invoice.taxes[0]?.category.reason).toMatch(/Ausfuhrlieferung.*§ 3a UStG/)
    expect(sentences(content).join(' ')).toContain('§ 3a UStG')
  })
})

describe('the day of supply', () => {
  const shipped = { shippedAt: '2026-11-03T08:00:00.000Z' }

  test('the day of supply is the day of shipping', () => {
    const xml = crossIndustryInvoice(eInvoiceOf(contentOf(aBusiness(shipped))))
    expect(xml).toContain('<ram:OccurrenceDateTime><udt:DateTimeString format="102">20261103<')
  })

  test('the day of supply is missing while nothing was shipped', () => {
    for (const order of [aBusiness(), aTaxFreeOrder('CH')]) {
      const xml = crossIndustryInvoice(eInvoiceOf(invoiceOf(order)))
      expect(xml).not.toContain('ActualDelivery')
      expect(xml).not.toContain('BillingSpecifiedPeriod')
    }
  })

  test('an intra-community supply has a day of supply, even after the day of the invoice', () => {
    const xml = crossIndustryInvoice(eInvoiceOf(invoiceOf(aTaxFreeOrder('AT'))))
    expect(xml).not.toContain('ActualDelivery')
    expect(xml).toContain(
      '<ram:BillingSpecifiedPeriod><ram:StartDateTime><udt:DateTimeString format="102">20261103<',
    )
  })
})

test('only business documents contain e-invoice data, and delivery notes never do', () => {
  expect(dataOf(contentOf(aStoredOrder()))).toBeNull()
  expect(dataOf(contentOf(aBusiness(), aDocument({ kind: 'delivery_note' })))).toBeNull()
  expect(dataOf(contentOf(aBusiness()))?.name).toBe('factur-x.xml')
})

test('a credit note names the corrected invoice', () => {
  const credit = aDocument({ id: 'c', kind: 'credit_note', madeAt: '2026-11-05T09:00:00.000Z' })
  const order = aBusiness({ papers: [aDocument(), credit] })
  const invoice = eInvoiceOf(contentOf(order, credit))
  expect(invoice.type).toBe('381')
  expect(invoice.corrects).toEqual({ number: 'RE-10001', date: '2026-11-03' })
})

test('an invoice awaiting a transfer has account and due date', () => {
  const order = aBusiness()
  const [payment] = order.payments
  const open = {
    ...order,
    payments: payment ? [{ ...payment, method: 'invoice' as const, state: 'open' as const }] : [],
  }
  const xml = crossIndustryInvoice(eInvoiceOf(contentOf(open)))
  expect(xml).toContain('<ram:IBANID>DE00000000000000000000</ram:IBANID>')
  expect(xml).toContain('20261117')
  expect(xml).toContain('<ram:DuePayableAmount>8.70</ram:DuePayableAmount>')
})

test('customer input is escaped in e-invoice data', () => {
  const name = 'A&B <b>"x" \u0000\ud800 🧵'
  const order = aBusiness({ lines: [aGood({ label: name })] })
  const xml = crossIndustryInvoice(eInvoiceOf(contentOf(order)))
  expect(xml).toContain('<ram:Name>A&amp;B &lt;b&gt;"x"  🧵</ram:Name>')
})

test("the buyer's own order number is in the data (BT-13) if given", () => {
  const xml = (texts: OrderTexts) =>
    crossIndustryInvoice(eInvoiceOf(contentOf(aBusiness({ texts }))))
  expect(xml({ reference: 'KST 4711 & Co' })).toContain(
    '<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>KST 4711 &amp; Co</ram:IssuerAssignedID>',
  )
  expect(xml({})).not.toContain('BuyerOrderReferencedDocument')
})
