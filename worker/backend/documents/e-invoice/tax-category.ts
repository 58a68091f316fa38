import { allocateCents, sumCents, type Cents } from '#shared/domain/money.ts'
import type { DocumentContent } from '../content/document-content.ts'
import { exemptionReasons, suppliedProducts, isService } from '../content/supply.ts'

/**
 * Rate and category of tax: standard, zero, goods within the EU (K), services within the EU (AE),
 * export (G).
 */
export type TaxCategory = Readonly<{
  code: 'S' | 'Z' | 'K' | 'AE' | 'G'
  rate: number
  reason: string | null
}>

/** The category of goods, or of a service, at a rate in basis points. */
export function categoryOf(content: DocumentContent, rate: number, service = false): TaxCategory {
  if (content.taxFree === null) return { code: rate === 0 ? 'Z' : 'S', rate, reason: null }
  const { goods, services } = exemptionReasons(content)
  if (content.taxFree !== 'eu-business') {
    // `O` for services forbids the seller's VAT id and other categories (BR-O-02, BR-O-11).
    return { code: 'G', rate: 0, reason: [goods, services].filter(Boolean).join(' ') }
  }
  return service ? { code: 'AE', rate: 0, reason: services } : { code: 'K', rate: 0, reason: goods }
}

/** Divides a net amount of a tax-free document among the tax categories of its lines. */
export function sharedByCategory(
  content: DocumentContent,
  net: Cents,
): readonly (readonly [Cents, TaxCategory])[] {
  const products = suppliedProducts(content)
  const weight = (service: boolean) =>
    sumCents(products.filter(({ line }) => isService(line) === service).map(({ cents }) => cents))
  const weights = [weight(false), weight(true)]
  const [goods = 0, services = 0] = weights.every((one) => one === 0)
    ? [net, 0]
    : allocateCents(net, weights)
  const parts = [
    [goods, categoryOf(content, 0)],
    [services, categoryOf(content, 0, true)],
  ] as const
  return parts.filter(([part]) => part !== 0)
}
