import { Icon } from '#client/ui/icon.tsx'
import { readableName } from '#shared/i18n/product-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useWords } from '../use-messages.ts'

type HeartProps = {
  readonly product: Pick<Product, 'id' | 'name'>
  /** Known only where the page is its shopper's own. */
  readonly isKept?: boolean
  readonly isWorded?: boolean
}

/**
 * Puts an article on the wishlist, or takes it off: a button of the one form that each page has for
 * all hearts. Pages that are the same for everybody show every heart as not pressed.
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
