import type { EInvoice, EInvoiceLine, Extra, Party, TaxCategory } from './e-invoice.ts'
import { element, leaf, type Xml } from './xml.ts'

/** The profile of EN 16931 itself. */
const GUIDELINE = 'urn:cen.eu:en16931:2017'
const NAMESPACES = [
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(' ')
/** A transfer, and anything that was settled before (UNTDID 4461). */
const PAYMENT = { transfer: '58', settled: '57', cash: '10' }
/** Why there is no tax (VATEX). */
const EXEMPTION = { K: 'VATEX-EU-IC', G: 'VATEX-EU-G', S: null, Z: null } as const
const BASIS_POINTS_PER_PERCENT = 100

/** An invoice in the syntax CII (UN/CEFACT D16B), element by element in the order of its schema. */
export function crossIndustryInvoice(invoice: EInvoice): string {
  const document = element(
    `rsm:CrossIndustryInvoice ${NAMESPACES}`,
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', GUIDELINE)),
    ),
    element(
      'rsm:ExchangedDocument',
      leaf('ram:ID', invoice.number),
      leaf('ram:TypeCode', invoice.type),
      element('ram:IssueDateTime', date('udt', invoice.date)),
    ),
    element(
      'rsm:SupplyChainTradeTransaction',
      ...invoice.lines.map(lineElement),
      agreement(invoice),
      element(
        'ram:ApplicableHeaderTradeDelivery',
        party('ram:ShipToTradeParty', invoice.shipTo),
        element(
          'ram:ActualDeliverySupplyChainEvent',
          element('ram:OccurrenceDateTime', date('udt', invoice.suppliedOn)),
        ),
      ),
      settlement(invoice),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>${document}`
}

function lineElement({ name, number, tenths, unit, net, tax }: EInvoiceLine, index: number): Xml {
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', String(index + 1))),
    element(
      'ram:SpecifiedTradeProduct',
      leaf('ram:SellerAssignedID', number),
      leaf('ram:Name', name),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', unitPrice(net, tenths))),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      leaf(`ram:BilledQuantity unitCode="${unit}"`, decimal(tenths, 1)),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element('ram:ApplicableTradeTax', ...categoryLeaves(tax)),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        leaf('ram:LineTotalAmount', amount(net)),
      ),
    ),
  )
}

function agreement({ seller, buyer, orderNumber, reference }: EInvoice): Xml {
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    party('ram:SellerTradeParty', seller),
    party('ram:BuyerTradeParty', buyer),
    element('ram:SellerOrderReferencedDocument', leaf('ram:IssuerAssignedID', orderNumber)),
    element('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', reference)),
  )
}

function party(name: string, { id, lines, ...details }: Party): Xml {
  const [first, second, third] = lines.filter(Boolean)
  return element(
    name,
    leaf('ram:ID', id),
    leaf('ram:Name', details.name),
    element(
      'ram:PostalTradeAddress',
      leaf('ram:PostcodeCode', details.zipcode),
      leaf('ram:LineOne', first ?? null),
      leaf('ram:LineTwo', second ?? null),
      leaf('ram:LineThree', third ?? null),
      leaf('ram:CityName', details.city),
      leaf('ram:CountryID', details.country),
    ),
    element('ram:URIUniversalCommunication', leaf('ram:URIID schemeID="EM"', details.email)),
    element('ram:SpecifiedTaxRegistration', leaf('ram:ID schemeID="VA"', details.vatId)),
  )
}

function settlement(invoice: EInvoice): Xml {
  const { payment, totals, corrects } = invoice
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', payment?.reference ?? null),
    leaf('ram:InvoiceCurrencyCode', 'EUR'),
    element(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      leaf('ram:TypeCode', meansOf(invoice)),
      payment &&
        element(
          'ram:PayeePartyCreditorFinancialAccount',
          leaf('ram:IBANID', payment.iban.replaceAll(' ', '')),
          leaf('ram:AccountName', payment.holder),
        ),
    ),
    ...invoice.taxes.map(({ category, net, tax }) =>
      element(
        'ram:ApplicableTradeTax',
        leaf('ram:CalculatedAmount', amount(tax)),
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:ExemptionReason', category.reason),
        leaf('ram:BasisAmount', amount(net)),
        leaf('ram:CategoryCode', category.code),
        leaf('ram:ExemptionReasonCode', EXEMPTION[category.code]),
        leaf('ram:RateApplicablePercent', percent(category)),
      ),
    ),
    ...invoice.extras.map(extraElement),
    payment &&
      element(
        'ram:SpecifiedTradePaymentTerms',
        element('ram:DueDateDateTime', date('udt', payment.due)),
      ),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      leaf('ram:LineTotalAmount', amount(totals.lines)),
      leaf('ram:ChargeTotalAmount', amount(totals.charges)),
      leaf('ram:AllowanceTotalAmount', amount(totals.allowances)),
      leaf('ram:TaxBasisTotalAmount', amount(totals.net)),
      leaf('ram:TaxTotalAmount currencyID="EUR"', amount(totals.tax)),
      leaf('ram:GrandTotalAmount', amount(totals.gross)),
      leaf('ram:TotalPrepaidAmount', amount(totals.paid)),
      leaf('ram:DuePayableAmount', amount(totals.gross - totals.paid)),
    ),
    corrects &&
      element(
        'ram:InvoiceReferencedDocument',
        leaf('ram:IssuerAssignedID', corrects.number),
        element('ram:FormattedIssueDateTime', date('qdt', corrects.date)),
      ),
  )
}

function meansOf({ payment, paidBy }: EInvoice): string {
  if (payment) return PAYMENT.transfer
  return paidBy === 'cash' ? PAYMENT.cash : PAYMENT.settled
}

function extraElement({ isCharge, reason, net, tax }: Extra): Xml {
  return element(
    'ram:SpecifiedTradeAllowanceCharge',
    element('ram:ChargeIndicator', leaf('udt:Indicator', String(isCharge))),
    leaf('ram:ActualAmount', amount(net)),
    leaf('ram:Reason', reason),
    element('ram:CategoryTradeTax', ...categoryLeaves(tax)),
  )
}

function categoryLeaves(category: TaxCategory): readonly Xml[] {
  return [
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', category.code),
    leaf('ram:RateApplicablePercent', percent(category)),
  ]
}

const percent = ({ rate }: TaxCategory) => String(rate / BASIS_POINTS_PER_PERCENT)

function date(prefix: 'udt' | 'qdt', day: string): Xml {
  const namespace =
    prefix === 'qdt' ? ' xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"' : ''
  return leaf(`${prefix}:DateTimeString${namespace} format="102"`, day.replaceAll('-', ''))
}

/** Whole cents as the standard writes an amount: 1990 → "19.90". */
function amount(cents: number): string {
  return decimal(cents, 2)
}

function decimal(whole: number, places: number): string {
  const digits = String(Math.abs(whole)).padStart(places + 1, '0')
  const point = digits.length - places
  return `${whole < 0 ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** The net price of one unit, as exact as the line's amount needs it. */
function unitPrice(net: number, tenths: number): string {
  return (net / 10 / tenths).toFixed(6)
}
