import { articleHref } from '#client/ui/product-href.ts'
import { PlatePicture } from '#client/ui/product-picture.tsx'
import { Price, TaxNote } from '#client/ui/price/price.tsx'
import { reductionOf, shownPrice } from '#client/ui/price/prices.ts'
import { articleName, readableName } from '#shared/i18n/product-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../use-messages.ts'

/**
 * Parts that match the articles of a cart, each bought by one press. Plain forms: on the cart page
 * they are sent, in the side cart they are answered in place (`client/islands/cart/parts.tsx`).
 */
export function CartParts({ parts }: { readonly parts: readonly Product[] }) {
  const { t } = useWords()
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
  const { locale, t } = useWords()
  const { id, name, cover, calculatedPrice } = product
  const { title, figures } = articleName(name)
  const words = t('shell.oneToCart')
  return (
    <form method="post" action={urls.action(locale, 'cartAdd')}>
      <input type="hidden" name="productId" value={id} />
      <PlatePicture media={cover?.media} alt="" size={56} />
      <div>
        <h3>
          <a href={articleHref(locale, product)}>{title}</a> {figures && <small>{figures}</small>}
        </h3>
        <Price
          price={shownPrice(product, calculatedPrice)}
          reduction={reductionOf(product, calculatedPrice)}
        />
      </div>
      <button className="btn" aria-label={`${words}: ${readableName(name)}`}>
        {words}
      </button>
    </form>
  )
}
