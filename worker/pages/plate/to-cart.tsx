import { Icon } from '#client/ui/icon.tsx'
import { readableName } from '#shared/i18n/article-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useWords } from '../words.ts'
import { isBoughtAtOnce } from './bought-at-once.ts'

/**
 * Buys one piece where nothing has to be chosen: a button of the one form that each page has for all
 * of its cards. With script the cart opens beside the list (`client/islands/add-from-card.ts`).
 */
export function ToCart({ product }: { readonly product: Product }) {
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
