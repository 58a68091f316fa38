import { describe, expect, test } from 'vitest'
import { anOrderAddress, aDocument } from '#tests/builders/stored-order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { StoredOrder, StoredDocument } from '#worker/backend/order/stored-order.ts'
import type { DocumentContent } from '#worker/backend/documents/content/document-content.ts'
import { crossIndustryInvoice } from '#worker/backend/documents/e-invoice/cross-industry-invoice.ts'
import { eInvoiceOf } from '#worker/backend/documents/e-invoice/e-invoice.ts'
import { aBusiness, aMixedOrder, contentOf } from './business-orders.ts'

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
  const base = aBusiness({ shipping_address: anOrderAddress({ countryId: idOf('country', iso) }) })
  const price = { ...base.price, taxState: 'tax-free' as const, taxes: [], totalPrice: 870 }
  return contentOf({ ...base, price, customer: { ...base.customer, vatIds } })
}

const bought = { isTakenBack: false, quantity: 1 }
const CASES: readonly (readonly [string, DocumentContent])[] = [
  ['that is paid', contentOf(aBusiness({ texts: { reference: 'KST 4711' } }))],
  ['with two rates and a promotion', contentOf(aMixedOrder(), aDocument({ amountCents: 1732 }))],
  ['that waits for its transfer', unpaidBy('invoice')],
  ['that is paid in the shop', unpaidBy('cash')],
  ['to a business in Austria', taxFreeTo('AT', ['ATU12345678'])],
  ['to a business in Switzerland', taxFreeTo('CH', [])],
  ['that is taken back whole', corrected(aBusiness(), credit())],
  ['that is paid back in part', corrected(aMixedOrder(), credit({ amountCents: 333 }))],
  [
    'of which two lines are paid back',
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

/** Required terms of an invoice (EN 16931, BR-01 to BR-16, BR-CO-26). */
const TOLD = [
  'GuidelineSpecifiedDocumentContextParameter><ram:ID>',
  'ExchangedDocument><ram:ID>',
  'ram:TypeCode>38',
  'IssueDateTime><udt:DateTimeString format="102">2026',
  'ram:InvoiceCurrencyCode>EUR',
  'SellerTradeParty><ram:Name>',
  'BuyerTradeParty>',
  'ram:ID schemeID="VA">',
  'ram:IncludedSupplyChainTradeLineItem>',
]

describe.each(CASES)('the e-invoice data %s', (_, content) => {
  const xml = crossIndustryInvoice(eInvoiceOf(content))
  const header = xml.slice(xml.indexOf('<ram:ApplicableHeaderTradeSettlement>'))
  const total = (name: string) => sum(header, new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`, 'g'))

  test('e-invoice data contain all required terms, and seller and buyer with countries', () => {
    for (const said of TOLD) expect(xml).toContain(said)
    expect(xml.match(/<ram:CountryID>[A-Z]{2}</g)).toHaveLength(3)
  })

  test('e-invoice totals are consistent', () => {
    const [lines, charges, allowances] = [
      total('LineTotalAmount'),
      total('ChargeTotalAmount'),
      total('AllowanceTotalAmount'),
    ]
    const [net, tax, gross] = [
      total('TaxBasisTotalAmount'),
      total('TaxTotalAmount'),
      total('GrandTotalAmount'),
    ]
    // BR-CO-10 to BR-CO-16
    expect(sum(xml.slice(0, xml.indexOf(header)), AMOUNT_OF_LINE)).toBe(lines)
    expect(sum(header, extra(true))).toBe(charges)
    expect(sum(header, extra(false))).toBe(allowances)
    expect(lines - allowances + charges).toBe(net)
    expect(sum(header, /<ram:CalculatedAmount>([^<]*)</g)).toBe(tax)
    expect(net + tax).toBe(gross)
    expect(gross - total('TotalPrepaidAmount')).toBe(total('DuePayableAmount'))
  })

  test('each e-invoice tax rate is the sum of its lines, charges and allowances', () => {
    const rates = [...header.matchAll(RATE)]
    expect(rates.length).toBeGreaterThan(0)
    for (const [, taxed = '', basis = '', code = '', rate = ''] of rates) {
      const own = `<ram:CategoryCode>${code}</ram:CategoryCode><ram:RateApplicablePercent>${rate}<`
      const parts = [...xml.matchAll(PART)].filter(([part]) => part.includes(own))
      const net = parts.reduce((all, [part]) => all + netOf(part), 0)
      // BR-S-08 and similar; BR-CO-17 if gross prices were taxed line by line.
      expect(net).toBe(cents(basis))
      expect(Math.abs(cents(taxed) - (net * Number(rate)) / 100)).toBeLessThan(2)
    }
  })

  test('e-invoice data contain the reason of a tax exemption, the buyer and the destination', () => {
    const isFree =
      header.includes('<ram:CategoryCode>K<') || header.includes('<ram:CategoryCode>G<')
    expect(header.includes('<ram:ExemptionReason>')).toBe(isFree)
    expect(xml).toContain('<ram:OccurrenceDateTime>')
    // BR-IC-02: both have a VAT id if neither pays tax here.
    if (header.includes('<ram:CategoryCode>K<'))
      expect(xml.match(/<ram:ID schemeID="VA">/g)).toHaveLength(2)
  })
})

const AMOUNT_OF_LINE = /<ram:LineTotalAmount>([^<]*)</g
const extra = (isCharge: boolean) =>
  new RegExp(`<udt:Indicator>${isCharge}</udt:Indicator></[^>]*><ram:ActualAmount>([^<]*)<`, 'g')
const RATE =
  /<ram:ApplicableTradeTax><ram:CalculatedAmount>([^<]*)<.*?<ram:BasisAmount>([^<]*)<.*?<ram:CategoryCode>(\w)<.*?<ram:RateApplicablePercent>([^<]*)</g
const PART =
  /<ram:IncludedSupplyChainTradeLineItem>.*?<\/ram:IncludedSupplyChainTradeLineItem>|<ram:SpecifiedTradeAllowanceCharge>.*?<\/ram:SpecifiedTradeAllowanceCharge>/g

const cents = (amount: string) => Math.round(Number(amount) * 100)

function sum(text: string, amounts: RegExp): number {
  return [...text.matchAll(amounts)].reduce((all, [, amount = '']) => all + cents(amount), 0)
}

function netOf(part: string): number {
  const amount = /<ram:(?:LineTotalAmount|ActualAmount)>([^<]*)</.exec(part)?.[1] ?? ''
  return part.includes('<udt:Indicator>false<') ? -cents(amount) : cents(amount)
}
