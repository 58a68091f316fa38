import { ProductCard } from '#client/ui/product-card.tsx'
import { formatPercent } from '#shared/i18n/format.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useMessages } from '../use-messages.ts'
import { SampleButton } from '../samples/sample-button.tsx'
import { WishlistButton } from './wishlist-button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { readableName } from '#shared/i18n/product-name.ts'
import { isBoughtAtOnce } from './bought-at-once.ts'

type ListingCardProps = {
  readonly product: Product
  readonly eager?: boolean
  readonly isOnWishlist?: boolean
  /** The price drop since it was saved, in percent. */
  readonly drop?: number | undefined
}

/** A product in a list, with its wishlist button and, if possible, a buy or sample button. */
export function ListingCard({
  product,
  eager = false,
  isOnWishlist = false,
  drop,
}: ListingCardProps) {
  const { locale, t } = useMessages()
  const notice =
    drop === undefined ? undefined : t('wishlist.cheaper', { percent: formatPercent(locale, drop) })
  return (
    <ProductCard product={product} eager={eager} notice={notice}>
      <ToCart product={product} />
      <WishlistButton product={product} isOnWishlist={isOnWishlist} />
      <SampleButton product={product} className="chip" />
    </ProductCard>
  )
}

/**
 * A button that adds one piece of a product without choices. It belongs to the one form that each
 * page has for all cards. With script the side cart opens (`client/islands/add-from-card.ts`).
 */
function ToCart({ product }: { readonly product: Product }) {
  const { t } = useMessages()
  if (!isBoughtAtOnce(product)) return null
  const messages = t('shell.oneToCart')
  return (
    <button
      className="btn"
      form="to-cart"
      name="productId"
      value={product.id}
      aria-label={`${messages}: ${readableName(product.name)}`}
    >
      <Icon name="cart" />
      <span>{messages}</span>
    </button>
  )
}
