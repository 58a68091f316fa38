import { productHref } from '#client/ui/product-href.ts'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { Price, TaxNote } from '#client/ui/price/price.tsx'
import { reductionOf, toDisplayPrice } from '#client/ui/price/prices.ts'
import { formatProductName, readableName } from '#shared/i18n/product-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

/**
 * Parts that match the products of a cart, each with a button to add it. They are plain forms. In
 * the side cart `client/islands/cart/parts.tsx` sends them without leaving the page.
 */
export function CartParts({ parts }: { readonly parts: readonly Product[] }) {
  const { t } = useMessages()
  if (parts.length === 0) return null
  return (
    <section className="cart-parts no-print" aria-labelledby="cart-parts">
      <h2 id="cart-parts">{t('cartLines.partsTitle')}</h2>
      {parts.map((product) => (
        <CartPart key={product.id} product={product} />
      ))}
      <TaxNote />
    </section>
  )
}

function CartPart({ product }: { readonly product: Product }) {
  const { locale, t } = useMessages()
  const { id, name, cover, calculatedPrice } = product
  const { title, figures } = formatProductName(name)
  const messages = t('shell.oneToCart')
  return (
    <form method="post" action={urls.action(locale, 'cartAdd')}>
      <input type="hidden" name="productId" value={id} />
      <ProductPicture media={cover?.media} alt="" size={56} />
      <div>
        <h3>
          <a href={productHref(locale, product)}>{title}</a> {figures && <small>{figures}</small>}
        </h3>
        <Price
          price={toDisplayPrice(product, calculatedPrice)}
          reduction={reductionOf(product, calculatedPrice)}
        />
      </div>
      <button className="btn" aria-label={`${messages}: ${readableName(name)}`}>
        {messages}
      </button>
    </form>
  )
}
