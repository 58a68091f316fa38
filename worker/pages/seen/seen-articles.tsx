import type { Product } from '#shared/schemas/store-api/product.ts'
import { ArticlePlate } from '../plate/article-plate.tsx'
import { useWords } from '../words.ts'

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
