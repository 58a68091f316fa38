import type { Product } from '#shared/schemas/store-api/product.ts'
import { ArticlePlate } from '../product-card/listing-card.tsx'
import { useWords } from '../use-messages.ts'
import { urls } from '#shared/urls.ts'

/**
 * The place of recently viewed articles (`client/recently-viewed/enhance-recently-viewed.ts`); empty in the page, as only
 * the browser knows them. `number` is that of the article whose page it is.
 */
export function SeenPlace({ number }: { readonly number?: string }) {
  const { locale } = useWords()
  return <div id="seen" data-from={urls.seen(locale)} data-number={number} />
}

/** Recently viewed articles, and the switch that turns the list on: it is off by default. */
export function SeenArticles({ products }: { readonly products: readonly Product[] }) {
  const { t } = useWords()
  return (
    <section className="band seam stack goes-with">
      <h2>{t('seen.title')}</h2>
      <div className="row">
        <label className="tick">
          <input type="checkbox" data-wish />
          <span>{t('seen.wish')}</span>
        </label>
        {products.length > 0 && (
          <button className="btn" type="button" data-empty>
            {t('seen.empty')}
          </button>
        )}
      </div>
      <p className="quiet">{t('seen.hint')}</p>
      {products.length > 0 && (
        <ul className="plates">
          {products.map((product) => (
            <ArticlePlate key={product.id} product={product} />
          ))}
        </ul>
      )}
    </section>
  )
}
