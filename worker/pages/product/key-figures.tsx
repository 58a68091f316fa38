import { isMetreGood } from '#client/ui/price/prices.ts'
import { labelledAmount } from '#shared/domain/reference-price.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import { useMessages } from '../use-messages.ts'

/** The figures of a product next to its name; nothing without figures. */
export function KeyFigures({ product }: { readonly product: DetailedProduct }) {
  const { locale, t } = useMessages()
  const { ripstop_facts: facts, ripstop_composition: parts } = product.customFields
  const fibres = parts[0]?.fibres.map(({ name, percent }) =>
    t('product.percent', { percent, fibre: name }),
  )
  const content = contentOf(locale, product)
  const cells = [
    ...facts,
    ...(content ? [{ label: t('product.content'), value: content }] : []),
    ...(fibres && parts.length === 1
      ? [{ label: t('product.fibre'), value: fibres.join(', ') }]
      : []),
  ]
  if (cells.length === 0) return null
  return (
    <dl className="block">
      {cells.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const COUNTED = ['piece', 'set', 'download']

/** The content of one piece if no other field shows it: "0,5 m", "250 ml". */
function contentOf(locale: Locale, product: DetailedProduct): string | null {
  const { unit, purchaseUnit, customFields, calculatedPrice } = product
  const measured = calculatedPrice.referencePrice?.unitName ?? unit?.shortCode
  if (!measured || COUNTED.includes(measured) || !purchaseUnit || isMetreGood(product)) return null
  if (customFields.ripstop_facts.length > 0) return null
  const content = labelledAmount(purchaseUnit, measured)
  return `${formatNumber(locale, content.amount)} ${content.unit}`
}
