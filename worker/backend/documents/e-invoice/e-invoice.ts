import type { Cents } from '#shared/domain/money.ts'
import { sumCents } from '#shared/domain/money.ts'
import { messages } from '#shared/i18n/messages.ts'
import { LinePayload } from '#shared/schemas/store-api/cart.ts'
import type { ShopCountry } from '#worker/backend/channel/places.ts'
import type { OrderLine, StoredOrder } from '#worker/backend/order/stored-order.ts'
import { costParts, lineParts, type RatePart } from '../content/document-amounts.ts'
import type { DocumentContent } from '../content/document-content.ts'
import type { CustomerAddress } from '#worker/backend/tables/order-records.ts'
import { isService } from '../content/supply.ts'
import { categoryOf, sharedByCategory, type TaxCategory } from './tax-category.ts'

export type EInvoiceLine = Readonly<{
  name: string
  number: string | null
  /** The quantity in tenths of its unit: 25 is 2.5 metres, 10 is one piece. */
  tenths: number
  unit: 'MTR' | 'H87' | 'SET'
  net: Cents
  tax: TaxCategory
}>

/** A discount, or a delivery cost with `isCharge`. The amount is never negative. */
export type Extra = Readonly<{ isCharge: boolean; reason: string; net: Cents; tax: TaxCategory }>

export type Party = Readonly<{
  name: string
  id: string | null
  lines: readonly (string | null)[]
  zipcode: string
  city: string
  country: string
  vatId: string | null
  email: string | null
}>

/** The data of EN 16931 for an invoice (type 380) or a credit note (381). */
export type EInvoice = Readonly<{
  type: '380' | '381'
  number: string
  date: string
  orderNumber: string
  /** The buyer's own reference (BT-13). */
  reference: string | null
  /** The day of supply (BT-72); null while nothing was shipped. */
  suppliedOn: string | null
  corrects: Readonly<{ number: string; date: string }> | null
  seller: Party
  buyer: Party
  shipTo: Party
  lines: readonly EInvoiceLine[]
  extras: readonly Extra[]
  taxes: readonly Readonly<{ category: TaxCategory; net: Cents; tax: Cents }>[]
  totals: Readonly<{
    lines: Cents
    charges: Cents
    allowances: Cents
    net: Cents
    tax: Cents
    gross: Cents
    paid: Cents
  }>
  payment: Readonly<{ iban: string; holder: string; reference: string; due: string }> | null
  /** The kind of settlement, for the code of the payment means. */
  paidBy: string
}>

/** A document as the data of an e-invoice. Lines are net amounts that add up to the document's sums. */
export function eInvoiceOf(content: DocumentContent): EInvoice {
  const { order, amounts, document, settlement, number, date, corrects } = content
  const { goods, extras } = amounts.isWhole ? allOf(content) : partOf(content)
  const sum = (isCharge: boolean) =>
    sumCents(extras.filter((extra) => extra.isCharge === isCharge).map(({ net }) => net))
  return {
    type: document.kind === 'credit_note' ? '381' : '380',
    number,
    date,
    orderNumber: order.number,
    reference: order.texts.reference ?? null,
    suppliedOn: content.suppliedAt,
    corrects,
    ...partiesOf(content),
    lines: goods,
    extras,
    taxes: taxesOf(content, goods, extras),
    totals: {
      lines: sumCents(goods.map(({ net }) => net)),
      charges: sum(true),
      allowances: sum(false),
      net: amounts.net,
      tax: amounts.tax,
      gross: amounts.gross,
      paid: settlement.kind === 'due' || settlement.kind === 'cash' ? 0 : amounts.gross,
    },
    payment: settlement.kind === 'due' ? { ...settlement.transfer, due: settlement.by } : null,
    paidBy: settlement.kind,
  }
}

type Parts = Readonly<{ goods: readonly EInvoiceLine[]; extras: readonly Extra[] }>

function allOf(content: DocumentContent): Parts {
  const { order } = content
  const [goods, promotions] = [true, false].map((good) =>
    order.lines.filter(({ line }) => line.good === good),
  )
  const { costs, discounts, name } = order.delivery
  const extra = (reason: string, parts: readonly RatePart[]) =>
    parts.flatMap(({ rate, net }) => extraOf(reason, net, categoryOf(content, rate)))
  const promotion = (line: OrderLine) =>
    content.taxFree === null
      ? extra(line.label, lineParts(order, line))
      : sharedByCategory(content, line.totalCents).flatMap(([net, tax]) =>
          extraOf(line.label, net, tax),
        )
  return {
    goods: (goods ?? []).flatMap((line) => linesOf(line, content)),
    extras: [
      ...(promotions ?? []).flatMap(promotion),
      ...[costs, ...discounts].flatMap((cost) => extra(name || '-', costParts(order, cost))),
    ],
  }
}

/** A partial refund: one line for each tax rate. */
function partOf(content: DocumentContent): Parts {
  const name = messages(content.locale)(`documents.${content.document.kind}`)
  const { taxFree, amounts } = content
  const parts =
    taxFree === null
      ? amounts.parts.map(({ rate, net }) => [net, categoryOf(content, rate)] as const)
      : sharedByCategory(content, amounts.net)
  const goods = parts.map(([net, tax]): EInvoiceLine => ({
    name,
    number: null,
    tenths: 10,
    unit: 'H87',
    net,
    tax,
  }))
  return { goods, extras: [] }
}

function linesOf(line: OrderLine, content: DocumentContent): readonly EInvoiceLine[] {
  const payload = LinePayload.parse(line.line.payload)
  const { ripstop_unit: unit, productNumber } = payload
  return lineParts(content.order, line).map(({ rate, net }) => ({
    name: line.label,
    number: productNumber ?? null,
    tenths: unit === 'm' ? line.quantity : line.quantity * 10,
    unit: unit === 'm' ? 'MTR' : unit === 'set' ? 'SET' : 'H87',
    net,
    tax: categoryOf(content, rate, isService(line)),
  }))
}

/** The breakdown of tax. A sale free of tax has an entry for each category of its lines. */
function taxesOf(
  content: DocumentContent,
  goods: readonly EInvoiceLine[],
  extras: readonly Extra[],
): EInvoice['taxes'] {
  if (content.taxFree === null)
    return content.amounts.parts.map(({ rate, net, tax }) => ({
      category: categoryOf(content, rate),
      net,
      tax,
    }))
  const parts = [
    ...goods,
    ...extras.map((one) => ({ ...one, net: one.isCharge ? one.net : -one.net })),
  ]
  const categories = new Map(parts.map(({ tax }) => [tax.code, tax]))
  return [...categories.values()].map((category) => ({
    category,
    net: sumCents(parts.filter(({ tax }) => tax.code === category.code).map(({ net }) => net)),
    tax: 0,
  }))
}

function extraOf(reason: string, net: Cents, tax: TaxCategory): readonly Extra[] {
  return net === 0 ? [] : [{ isCharge: net > 0, reason, net: Math.abs(net), tax }]
}

function partiesOf(content: DocumentContent): Pick<EInvoice, 'seller' | 'buyer' | 'shipTo'> {
  const { order, vars, billingCountry, shippingCountry } = content
  const seller: Party = {
    name: vars.SHOP_LEGAL_NAME,
    id: null,
    lines: [vars.SHOP_STREET],
    zipcode: vars.SHOP_ZIP,
    city: vars.SHOP_CITY,
    country: vars.settings.homeCountry,
    vatId: vars.SHOP_VAT_ID,
    email: vars.SHOP_EMAIL,
  }
  const buyer = {
    ...partyOf(order, order.billingAddress, billingCountry),
    id: order.customer.number,
    vatId: order.customer.vatIds[0] ?? null,
    email: order.customer.email,
  }
  return { seller, buyer, shipTo: partyOf(order, order.shippingAddress, shippingCountry) }
}

function partyOf(
  { customer }: StoredOrder,
  address: CustomerAddress,
  country: ShopCountry | undefined,
): Party {
  const { firstName, lastName, company, department, street, additionalLine, zipcode, city } =
    address
  const name = `${firstName} ${lastName}`
  const firm = company ?? customer.company
  return {
    name: firm ?? name,
    id: null,
    lines: [
      street,
      additionalLine,
      firm === null ? department : [department, name].filter(Boolean).join(', '),
    ],
    zipcode,
    city,
    country: country?.iso ?? 'DE',
    vatId: null,
    email: null,
  }
}
