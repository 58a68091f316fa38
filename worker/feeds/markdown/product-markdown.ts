import { readableName } from '#shared/i18n/product-name.ts'
import { compactPrice } from '#client/ui/price/format-price.ts'
import { shownPrice, shownTiers, soldBy } from '#client/ui/price/prices.ts'
import { quantityText } from '#client/ui/messages/format-quantity.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import { paragraphsOf } from '#worker/pages/plain-text.ts'
import { addressOf, type Site } from '../structured-data/json-ld.ts'
import { plainWords } from './plain-words.ts'

/** An article as Markdown: what it is, what it costs, its figures and its description. */
export function productMarkdown(site: Site, product: DetailedProduct, path: string): string {
  const { locale } = site
  const t = messages(locale)
  const price = shownPrice(product, product.calculatedPrice)
  const tiers = shownTiers(product).map((tier) => {
    const quantity = quantityText({ locale, t }, soldBy(product), tier.first)
    return `- ≥ ${quantity}: ${compactPrice(locale, tier)}`
  })
  const facts = product.customFields.ripstop_facts.map(
    ({ label, value }) => `- ${plainWords(label)}: ${plainWords(value)}`,
  )
  const lines = [
    `# ${plainWords(readableName(product.name))}`,
    plainWords(t('product.number', { number: product.productNumber })),
    `<${addressOf(site, path)}>`,
    `**${compactPrice(locale, price)}**`,
    tiers.join('\n'),
    facts.join('\n'),
    ...paragraphsOf(product.description ?? '').map(plainWords),
  ]
  return `${lines.filter(Boolean).join('\n\n')}\n`
}
