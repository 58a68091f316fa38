import { Plate } from '#client/ui/plate.tsx'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import { useWords } from '../words.ts'
import { listingSearch, type ListingQuery } from './listing-query.ts'
import { Pager } from './pager.tsx'
import { Toolbar } from './toolbar.tsx'

/** A category below this one; `count` is how many articles hang on it. */
type SubCategory = {
  readonly name: string
  readonly href: string
  readonly count: number | null
}

type ListingPageProps = {
  readonly path: string
  readonly name: string
  readonly description?: string | null
  readonly crumbs: readonly Crumb[]
  readonly subCategories: readonly SubCategory[]
  readonly listing: ProductListing
  readonly query: ListingQuery
}

/** Plates above the fold of a wide screen. */
const EAGER_PLATES = 4

/** A category: what it is, what lies below it, and its articles. */
export function ListingPage(props: ListingPageProps) {
  const { path, name, description, crumbs, subCategories, listing, query } = props
  const { t } = useWords()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="title-row">
        <div>
          <h1>{name}</h1>
          {description && <p className="lead">{description}</p>}
        </div>
        {subCategories.length > 0 && (
          <nav className="chips" aria-label={t('catalogue.subcategories')}>
            {subCategories.map(({ name: label, href, count }) => (
              <a key={href} className="chip" href={href}>
                {label} {count !== null && <span className="quiet">{count}</span>}
              </a>
            ))}
          </nav>
        )}
      </div>
      {listing.total === 0 ? (
        <Empty />
      ) : (
        <section className="listing unfiltered seam" aria-labelledby="articles">
          <div>
            <h2 className="vh" id="articles">
              {t('catalogue.articleList')}
            </h2>
            <div className="toolbar">
              <p>{t('catalogue.articles', { count: listing.total })}</p>
              <Toolbar
                {...{ path, query }}
                sortings={listing.availableSortings.map(({ key }) => key)}
              />
            </div>
            <ul className="plates">
              {listing.elements.map((product, index) => (
                <Plate key={product.id} product={product} eager={index < EAGER_PLATES} />
              ))}
            </ul>
            <Pager
              hrefOf={(p) => path + listingSearch({ ...query, p })}
              query={query}
              total={listing.total}
            />
          </div>
        </section>
      )}
    </div>
  )
}

function Empty() {
  const { locale, t } = useWords()
  return (
    <div className="empty">
      <h2>{t('catalogue.emptyTitle')}</h2>
      <p>{t('catalogue.emptyText')}</p>
      <p className="row">
        <a className="btn" href={urls.page(locale, 'newProducts')}>
          {t('catalogue.toNew')}
        </a>
        <a className="btn" href={urls.page(locale, 'home')}>
          {t('catalogue.toHome')}
        </a>
      </p>
    </div>
  )
}
