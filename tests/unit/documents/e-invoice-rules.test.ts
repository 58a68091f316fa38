import { describe, expect, test } from 'vitest'
import { crossIndustryInvoice } from '#worker/backend/documents/e-invoice/cross-industry-invoice.ts'
import { eInvoiceOf } from '#worker/backend/documents/e-invoice/e-invoice.ts'
import { E_INVOICES } from './e-invoices.ts'

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

describe.each(E_INVOICES)('the e-invoice data %s', (_, content) => {
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
    const isFree = /<ram:CategoryCode>(?:K|AE|G)</.test(header)
    expect(header.includes('<ram:ExemptionReason>')).toBe(isFree)
    // BR-IC-11
    if (header.includes('<ram:CategoryCode>K<'))
      expect(xml).toMatch(/<ram:OccurrenceDateTime>|<ram:BillingSpecifiedPeriod>/)
    // BR-IC-02: both have a VAT id if neither pays tax here.
    if (/<ram:CategoryCode>(?:K|AE)</.test(header))
      expect(xml.match(/<ram:ID schemeID="VA">/g)).toHaveLength(2)
  })
})

const AMOUNT_OF_LINE = /<ram:LineTotalAmount>([^<]*)</g
const extra = (isCharge: boolean) =>
  new RegExp(`<udt:Indicator>${isCharge}</udt:Indicator></[^>]*><ram:ActualAmount>([^<]*)<`, 'g')
const RATE =
  /<ram:ApplicableTradeTax><ram:CalculatedAmount>([^<]*)<.*?<ram:BasisAmount>([^<]*)<.*?<ram:CategoryCode>(\w+)<.*?<ram:RateApplicablePercent>([^<]*)</g
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
