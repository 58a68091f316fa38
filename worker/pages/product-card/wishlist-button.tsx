import { WishlistIcon } from '../page-icon.tsx'
import { readableName } from '#shared/i18n/product-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useMessages } from '../use-messages.ts'
import { useHas } from '../use-settings.ts'

type WishlistButtonProps = {
  readonly product: Pick<Product, 'id' | 'name'>
  /** Known only on personal pages. */
  readonly isOnWishlist?: boolean
  readonly isWorded?: boolean
}

/**
 * Adds a product to the wishlist or removes it. The button belongs to the one form that each page
 * has for all wishlist buttons. Pages that are the same for everyone show all buttons as not
 * pressed.
 */
export function WishlistButton({
  product: { id, name },
  isOnWishlist = false,
  isWorded = false,
}: WishlistButtonProps) {
  const { t } = useMessages()
  if (!useHas('wishlist')) return null
  return (
    <button
      className={isWorded ? 'btn wishlist-button' : 'wishlist-button'}
      form="wishlist"
      name={isOnWishlist ? 'drop' : 'keep'}
      value={id}
      aria-pressed={isOnWishlist}
      aria-label={isWorded ? undefined : t('wishlist.keepNamed', { name: readableName(name) })}
    >
      <WishlistIcon />
      {isWorded && t('wishlist.keep')}
    </button>
  )
}
