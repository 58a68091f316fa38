import { Icon } from '#client/ui/icon.tsx'
import { readableName } from '#shared/i18n/product-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useMessages } from '../use-messages.ts'

type WishlistButtonProps = {
  readonly product: Pick<Product, 'id' | 'name'>
  /** Known only where the page is its shopper's own. */
  readonly isKept?: boolean
  readonly isWorded?: boolean
}

/**
 * Puts a product on the wishlist, or takes it off: a button of the one form that each page has for
 * all wishlist buttons. Pages that are the same for everybody show every wishlist button as not pressed.
 */
export function WishlistButton({
  product: { id, name },
  isKept: isOnWishlist = false,
  isWorded = false,
}: WishlistButtonProps) {
  const { t } = useMessages()
  return (
    <button
      className={isWorded ? 'btn heart' : 'heart'}
      form="wishlist"
      name={isOnWishlist ? 'drop' : 'keep'}
      value={id}
      aria-pressed={isOnWishlist}
      aria-label={isWorded ? undefined : t('wishlist.keepNamed', { name: readableName(name) })}
    >
      <Icon name="heart" />
      {isWorded && t('wishlist.keep')}
    </button>
  )
}
