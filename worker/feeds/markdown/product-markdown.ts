import { readableName } from '#shared/i18n/product-name.ts'
import { formatCompactPrice } from '#client/ui/price/format-price.ts'
import { toDisplayPrice, toDisplayTiers, soldBy } from '#client/ui/price/prices.ts'
import { formatQuantity } from '#client/ui/messages/format-quantity.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import { paragraphsOf } from '#worker/pages/plain-text.ts'
import { addressOf, type Site } from '../structured-data/json-ld.ts'
import { plainWords } from './plain-words.ts'

/** A product as Markdown: name, price, properties and description. */
export function productMarkdown(site: Site, product: DetailedProduct, path: string): string {
  const { locale } = site
  const t = messages(locale)
  const price = toDisplayPrice(product, product.calculatedPrice)
  const tiers = toDisplayTiers(product).map((tier) => {
    const quantity = formatQuantity({ locale, t }, soldBy(product), tier.first)
    return `- ≥ ${quantity}: ${formatCompactPrice(locale, tier)}`
  })
  const facts = product.customFields.ripstop_facts.map(
    ({ label, value }) => `- ${plainWords(label)}: ${plainWords(value)}`,
  )
  const lines = [
    `# ${plainWords(readableName(product.name))}`,
    plainWords(t('product.number', { number: product.productNumber })),
    `<${addressOf(site, path)}>`,
    `**${formatCompactPrice(locale, price)}**`,
    tiers.join('\n'),
    facts.join('\n'),
    ...paragraphsOf(product.description ?? '').map(plainWords),
  ]
  return `${lines.filter(Boolean).join('\n\n')}\n`
}
