import { Plate } from '#client/ui/plate.tsx'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import type { NavigationEntry } from '../layout/navigation.ts'
import { Pager } from '../listing/pager.tsx'
import type { ListingQuery } from '../listing/listing-query.ts'
import { useWords } from '../words.ts'

type SearchPageProps = {
  /** As typed; empty where nothing was. */
  readonly term: string
  readonly products: readonly Product[]
  readonly total: number
  readonly query: ListingQuery
  /** Where to look around when nothing was found. */
  readonly aisles: readonly NavigationEntry[]
}

/** What was found for a term, or how to go on. */
export function SearchPage({ term, products, total, query, aisles }: SearchPageProps) {
  const { locale, t } = useWords()
  const title = term ? t('catalogue.searchTitle', { term }) : t('catalogue.searchEmptyTerm')
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('shell.search') }]} />
      <div className="title-row">
        <div>
          <h1>{title}</h1>
          {total > 0 && <p className="lead">{t('catalogue.articles', { count: total })}</p>}
        </div>
      </div>
      {products.length > 0 ? (
        <section className="seam" aria-labelledby="found">
          <h2 className="vh" id="found">
            {t('catalogue.articleList')}
          </h2>
          <ul className="plates">
            {products.map((product) => (
              <Plate key={product.id} product={product} />
            ))}
          </ul>
          <Pager hrefOf={(page) => urls.search(locale, term, page)} {...{ query, total }} />
        </section>
      ) : (
        <div className="empty">
          {term && <p>{t('catalogue.searchNothing', { term })}</p>}
          <p>{t('catalogue.searchAdvice')}</p>
          <ul className="chips">
            {aisles.map(({ name, href }) => (
              <li key={href}>
                <a className="chip" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <p>
            <a className="btn" href={urls.page(locale, 'home')}>
              {t('catalogue.toHome')}
            </a>
          </p>
        </div>
      )}
    </div>
  )
}
