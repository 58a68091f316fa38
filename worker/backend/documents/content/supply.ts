import type { Cents } from '#shared/domain/money.ts'
import { messages } from '#shared/i18n/messages.ts'
import { LinePayload } from '#shared/schemas/store-api/cart.ts'
import type { OrderLine } from '#worker/backend/order/stored-order.ts'
import { refundedParts } from './document-amounts.ts'
import type { DocumentContent } from './document-content.ts'

/** Whether a line is a service: a download is one (Regulation (EU) 282/2011, Article 7). */
export function isService({ line }: OrderLine): boolean {
  return LinePayload.parse(line.payload).ripstop_unit === 'download'
}

/** A product of a document. Its amount is its share when sums are divided. */
type Supplied = Readonly<{ line: OrderLine; cents: Cents }>

/** The products of a document: those that a credit note names, else those of the order. */
export function suppliedProducts({
  order,
  document,
}: Pick<DocumentContent, 'order' | 'document'>): readonly Supplied[] {
  const refunded = refundedParts(order, document)
  if (refunded.length > 0) return refunded.map(({ line, gross }) => ({ line, cents: gross }))
  const products = order.lines.filter(({ line }) => line.good)
  return products.map((line) => ({ line, cents: line.totalCents }))
}

/**
 * The reasons why a document has no tax, for its goods and for its services; null for a missing
 * kind. Services to a business in the EU are taxed at the recipient (Directive 2006/112/EC,
 * Articles 44 and 196). Services to other countries are not taxable here (§ 3a UStG).
 */
export function exemptionReasons(
  content: Pick<DocumentContent, 'order' | 'document' | 'taxFree' | 'locale'>,
): Readonly<{ goods: string | null; services: string | null }> {
  const { taxFree, locale } = content
  if (taxFree === null) return { goods: null, services: null }
  const t = messages(locale)
  const to = taxFree === 'eu-business' ? 'eu' : 'export'
  const services = suppliedProducts(content).map(({ line }) => isService(line))
  const hasServices = services.includes(true)
  return {
    goods: hasServices && !services.includes(false) ? null : t(`documents.taxFree_${to}`),
    services: hasServices ? t(`documents.taxFreeService_${to}`) : null,
  }
}
