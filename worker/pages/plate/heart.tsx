import { Icon } from '#client/ui/icon.tsx'
import { readableName } from '#shared/i18n/article-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useWords } from '../words.ts'

type HeartProps = {
  readonly product: Pick<Product, 'id' | 'name'>
  /** Known only where the page is its shopper's own. */
  readonly isKept?: boolean
  readonly isWorded?: boolean
}

/**
 * Keeps an article in mind, or takes it out again: a button of the one form that each page has for
 * all of them. On pages that are the same for everybody it says nothing of anybody.
 */
export function Heart({ product: { id, name }, isKept = false, isWorded = false }: HeartProps) {
  const { t } = useWords()
  return (
    <button
      className={isWorded ? 'btn heart' : 'heart'}
      form="wishlist"
      name={isKept ? 'drop' : 'keep'}
      value={id}
      aria-pressed={isKept}
      aria-label={isWorded ? undefined : t('wishlist.keepNamed', { name: readableName(name) })}
    >
      <Icon name="heart" />
      {isWorded && t('wishlist.keep')}
    </button>
  )
}
