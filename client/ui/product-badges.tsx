import type { Product } from '#shared/schemas/store-api/product.ts'
import { reductionOf } from './price/prices.ts'
import { usePartMessages, type PartMessages } from './messages/messages.ts'

/** Badges of a product; chalk marks special prices and remnants. */
export function ProductBadges({ product }: { readonly product: Product }) {
  const { t } = usePartMessages<PartMessages>()
  const { customFields: facts, isNew } = product
  const reduced = reductionOf(product, product.calculatedPrice) !== null
  const tags = [
    { shown: isNew, word: t('catalogue.new'), classes: 'tag inv' },
    { shown: reduced, word: t('catalogue.offer'), classes: 'tag chalk' },
    { shown: facts.ripstop_remnant, word: t('catalogue.remnant'), classes: 'tag chalk' },
    { shown: facts.ripstop_second_choice, word: t('catalogue.secondChoice'), classes: 'tag' },
    { shown: product.shippingFree, word: t('catalogue.shippingFree'), classes: 'tag' },
    { shown: facts.ripstop_roll_only, word: t('catalogue.rollOnly'), classes: 'tag' },
    { shown: facts.ripstop_hazardous, word: t('catalogue.hazardous'), classes: 'tag' },
  ].filter(({ shown }) => shown)
  if (tags.length === 0) return null
  return (
    <p className="tags">
      {tags.map(({ word, classes }) => (
        <span key={word} className={classes}>
          {word}
        </span>
      ))}
    </p>
  )
}
