import type { EInvoice, EInvoiceLine, Extra, Party } from './e-invoice.ts'
import type { TaxCategory } from './tax-category.ts'

/** The profile of EN 16931 itself. */
const GUIDELINE = 'urn:cen.eu:en16931:2017'
const NAMESPACES = [
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(' ')
/** Codes of payment means (UNTDID 4461); `settled` is any other means. */
const PAYMENT = { transfer: '58', settled: '57', cash: '10' }
/** Codes of exemption reasons (VATEX). */
const EXEMPTION = {
  K: 'VATEX-EU-IC',
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
  S: null,
  Z: null,
} as const
const BASIS_POINTS_PER_PERCENT = 100

/** An invoice in the CII syntax (UN/CEFACT D16B), with the elements in the order of its schema. */
export function crossIndustryInvoice(invoice: EInvoice): string {
  const document = element(
    `rsm:CrossIndustryInvoice ${NAMESPACES}`,
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:GuidelineSpecifiedDocumentContextParameter', textElement('ram:ID', GUIDELINE)),
    ),
    element(
      'rsm:ExchangedDocument',
      textElement('ram:ID', invoice.number),
      textElement('ram:TypeCode', invoice.type),
      element('ram:IssueDateTime', date('udt', invoice.date)),
    ),
    element(
      'rsm:SupplyChainTradeTransaction',
      ...invoice.lines.map(lineElement),
      agreement(invoice),
      element(
        'ram:ApplicableHeaderTradeDelivery',
        party('ram:ShipToTradeParty', invoice.shipTo),
        invoice.suppliedOn &&
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
    element('ram:AssociatedDocumentLineDocument', textElement('ram:LineID', String(index + 1))),
    element(
      'ram:SpecifiedTradeProduct',
      textElement('ram:SellerAssignedID', number),
      textElement('ram:Name', name),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element(
        'ram:NetPriceProductTradePrice',
        textElement('ram:ChargeAmount', unitPrice(net, tenths)),
      ),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      textElement(`ram:BilledQuantity unitCode="${unit}"`, decimal(tenths, 1)),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element('ram:ApplicableTradeTax', ...categoryLeaves(tax)),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        textElement('ram:LineTotalAmount', amount(net)),
      ),
    ),
  )
}

function agreement({ seller, buyer, orderNumber, reference }: EInvoice): Xml {
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    party('ram:SellerTradeParty', seller),
    party('ram:BuyerTradeParty', buyer),
    element('ram:SellerOrderReferencedDocument', textElement('ram:IssuerAssignedID', orderNumber)),
    element('ram:BuyerOrderReferencedDocument', textElement('ram:IssuerAssignedID', reference)),
  )
}

function party(name: string, { id, lines, ...details }: Party): Xml {
  const [first, second, third] = lines.filter(Boolean)
  return element(
    name,
    textElement('ram:ID', id),
    textElement('ram:Name', details.name),
    element(
      'ram:PostalTradeAddress',
      textElement('ram:PostcodeCode', details.zipcode),
      textElement('ram:LineOne', first ?? null),
      textElement('ram:LineTwo', second ?? null),
      textElement('ram:LineThree', third ?? null),
      textElement('ram:CityName', details.city),
      textElement('ram:CountryID', details.country),
    ),
    element('ram:URIUniversalCommunication', textElement('ram:URIID schemeID="EM"', details.email)),
    element('ram:SpecifiedTaxRegistration', textElement('ram:ID schemeID="VA"', details.vatId)),
  )
}

function settlement(invoice: EInvoice): Xml {
  const { payment, totals, corrects } = invoice
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    textElement('ram:PaymentReference', payment?.reference ?? null),
    textElement('ram:InvoiceCurrencyCode', 'EUR'),
    element(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      textElement('ram:TypeCode', meansOf(invoice)),
      payment &&
        element(
          'ram:PayeePartyCreditorFinancialAccount',
          textElement('ram:IBANID', payment.iban.replaceAll(' ', '')),
          textElement('ram:AccountName', payment.holder),
        ),
    ),
    ...invoice.taxes.map(({ category, net, tax }) =>
      element(
        'ram:ApplicableTradeTax',
        textElement('ram:CalculatedAmount', amount(tax)),
        textElement('ram:TypeCode', 'VAT'),
        textElement('ram:ExemptionReason', category.reason),
        textElement('ram:BasisAmount', amount(net)),
        textElement('ram:CategoryCode', category.code),
        textElement('ram:ExemptionReasonCode', EXEMPTION[category.code]),
        textElement('ram:RateApplicablePercent', percent(category)),
      ),
    ),
    supplyPeriod(invoice),
    ...invoice.extras.map(extraElement),
    payment &&
      element(
        'ram:SpecifiedTradePaymentTerms',
        element('ram:DueDateDateTime', date('udt', payment.due)),
      ),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      textElement('ram:LineTotalAmount', amount(totals.lines)),
      textElement('ram:ChargeTotalAmount', amount(totals.charges)),
      textElement('ram:AllowanceTotalAmount', amount(totals.allowances)),
      textElement('ram:TaxBasisTotalAmount', amount(totals.net)),
      textElement('ram:TaxTotalAmount currencyID="EUR"', amount(totals.tax)),
      textElement('ram:GrandTotalAmount', amount(totals.gross)),
      textElement('ram:TotalPrepaidAmount', amount(totals.paid)),
      textElement('ram:DuePayableAmount', amount(totals.gross - totals.paid)),
    ),
    corrects &&
      element(
        'ram:InvoiceReferencedDocument',
        textElement('ram:IssuerAssignedID', corrects.number),
        element('ram:FormattedIssueDateTime', date('qdt', corrects.date)),
      ),
  )
}

/** Goods within the EU need a day or a period (BR-IC-11): unshipped ones follow the invoice. */
function supplyPeriod({ suppliedOn, taxes, date: madeOn }: EInvoice): Xml {
  const isWithinEu = taxes.some(({ category }) => category.code === 'K')
  if (suppliedOn || !isWithinEu) return null
  return element('ram:BillingSpecifiedPeriod', element('ram:StartDateTime', date('udt', madeOn)))
}

function meansOf({ payment, paidBy }: EInvoice): string {
  if (payment) return PAYMENT.transfer
  return paidBy === 'cash' ? PAYMENT.cash : PAYMENT.settled
}

function extraElement({ isCharge, reason, net, tax }: Extra): Xml {
  return element(
    'ram:SpecifiedTradeAllowanceCharge',
    element('ram:ChargeIndicator', textElement('udt:Indicator', String(isCharge))),
    textElement('ram:ActualAmount', amount(net)),
    textElement('ram:Reason', reason),
    element('ram:CategoryTradeTax', ...categoryLeaves(tax)),
  )
}

function categoryLeaves(category: TaxCategory): readonly Xml[] {
  return [
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:CategoryCode', category.code),
    textElement('ram:RateApplicablePercent', percent(category)),
  ]
}

const percent = ({ rate }: TaxCategory) => String(rate / BASIS_POINTS_PER_PERCENT)

function date(prefix: 'udt' | 'qdt', day: string): Xml {
  const namespace =
    prefix === 'qdt' ? ' xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"' : ''
  return textElement(`${prefix}:DateTimeString${namespace} format="102"`, day.replaceAll('-', ''))
}

/** Whole cents in the standard's format: 1990 → "19.90". */
function amount(cents: number): string {
  return decimal(cents, 2)
}

function decimal(whole: number, places: number): string {
  const digits = String(Math.abs(whole)).padStart(places + 1, '0')
  const point = digits.length - places
  return `${whole < 0 ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** The net price of one unit in euros; `tenths` is the quantity. */
function unitPrice(net: number, tenths: number): string {
  return (net / 10 / tenths).toFixed(6)
}

/** An element as text; null if it is empty and left out. */
type Xml = string | null

// Characters that XML does not allow (XML 1.0, section 2.2).
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu

/** An element with children; null without any. */
function element(name: string, ...children: readonly Xml[]): Xml {
  const inner = children.filter((child) => child !== null).join('')
  return inner === '' ? null : `<${name}>${inner}</${name.split(' ')[0]}>`
}

/** An element with an escaped text; null without one. */
function textElement(name: string, text: string | null): Xml {
  return text === null || text === '' ? null : element(name, escaped(text))
}

function escaped(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
