import type { Product } from '#shared/schemas/store-api/product.ts'
import { ListingCard } from '../product-card/listing-card.tsx'
import { useMessages } from '../use-messages.ts'
import { urls } from '#shared/urls.ts'

/**
 * The container of recently viewed products (`client/recently-viewed/enhance-recently-viewed.ts`).
 * It is empty, because only the browser knows them. `number` is the product of the current page.
 */
export function RecentlyViewedPlaceholder({ number }: { readonly number?: string }) {
  const { locale } = useMessages()
  return <div id="recently-viewed" data-from={urls.seen(locale)} data-number={number} />
}

/** Recently viewed products, and the switch for the list, which is off by default. */
export function RecentlyViewed({ products }: { readonly products: readonly Product[] }) {
  const { t } = useMessages()
  return (
    <section className="band seam stack cross-selling">
      <h2>{t('recentlyViewed.title')}</h2>
      <div className="row">
        <label className="tick">
          <input type="checkbox" data-wish />
          <span>{t('recentlyViewed.wish')}</span>
        </label>
        {products.length > 0 && (
          <button className="btn" type="button" data-empty>
            {t('recentlyViewed.empty')}
          </button>
        )}
      </div>
      <p className="quiet">{t('recentlyViewed.hint')}</p>
      {products.length > 0 && (
        <ul className="product-cards">
          {products.map((product) => (
            <ListingCard key={product.id} product={product} />
          ))}
        </ul>
      )}
    </section>
  )
}
