import { Plate } from '#client/ui/product-card.tsx'
import { formatPercent } from '#shared/i18n/format.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useWords } from '../use-messages.ts'
import { Heart } from './wishlist-button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { readableName } from '#shared/i18n/product-name.ts'
import { isBoughtAtOnce } from './bought-at-once.ts'

type ArticlePlateProps = {
  readonly product: Product
  readonly eager?: boolean
  readonly isKept?: boolean
  /** By how many percent it is cheaper than when it was kept. */
  readonly drop?: number | undefined
}

/** An article in a list, with the heart that keeps it and, where it can be, the button that buys it. */
export function ArticlePlate({ product, eager = false, isKept = false, drop }: ArticlePlateProps) {
  const { locale, t } = useWords()
  const remark =
    drop === undefined ? undefined : t('wishlist.cheaper', { percent: formatPercent(locale, drop) })
  return (
    <Plate product={product} eager={eager} remark={remark}>
      <ToCart product={product} />
      <Heart product={product} isKept={isKept} />
    </Plate>
  )
}

/**
 * Buys one piece where nothing has to be chosen: a button of the one form that each page has for all
 * of its cards. With script the cart opens beside the list (`client/islands/add-from-card.ts`).
 */
function ToCart({ product }: { readonly product: Product }) {
  const { t } = useWords()
  if (!isBoughtAtOnce(product)) return null
  const words = t('shell.oneToCart')
  return (
    <button
      className="btn"
      form="to-cart"
      name="productId"
      value={product.id}
      aria-label={`${words}: ${readableName(product.name)}`}
    >
      <Icon name="cart" />
      <span>{words}</span>
    </button>
  )
}
