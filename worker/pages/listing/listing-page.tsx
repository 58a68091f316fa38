import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import type { CmsForms } from '../content/cms-form.tsx'
import { CmsView } from '../content/cms-view.tsx'
import type { CategoryLayout } from '../content/filled-layout.ts'
import { isRichText, RichText } from '../content/rich-text.tsx'
import { useMessages } from '../use-messages.ts'
import { ListingResults } from './listing-results.tsx'
import { countFilters, type ListingFilters } from '#shared/domain/listing.ts'
import type { ListingQuery } from '#worker/listing/listing-query.ts'

/** A subcategory; `count` is the number of its products. */
type SubCategory = {
  readonly name: string
  readonly href: string
  readonly count: number | null
}

type ListingPageProps = {
  readonly path: string
  readonly name: string
  readonly description?: string | null | undefined
  readonly crumbs: readonly Crumb[]
  /** The content that the owner put around the products. */
  readonly layout?: CategoryLayout | null
  readonly forms: CmsForms | null
  readonly subCategories: readonly SubCategory[]
  readonly listing: ProductListing
  readonly query: ListingQuery
  readonly filters: ListingFilters
  /** Ids of the property groups that this category offers as filters. */
  readonly filterGroups: readonly string[]
  /** The number of products without filters; null if unknown. */
  readonly productCount: number | null
}

/** A category: its description, its subcategories, and its products. */
export function ListingPage(props: ListingPageProps) {
  const { name, description, crumbs, subCategories, listing, filters, layout, forms } = props
  const { t } = useMessages()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="title-row">
        <div>
          <h1>{withSoftHyphens(name)}</h1>
          {description && <Description text={description} />}
        </div>
        {subCategories.length > 0 && (
          <nav className="chips" aria-label={t('catalogue.subcategories')}>
            {subCategories.map(({ name: label, href, count }) => (
              <a key={href} className="chip" href={href}>
                {`${label} `}
                {count !== null && <span className="quiet">{count}</span>}
              </a>
            ))}
          </nav>
        )}
      </div>
      {layout?.above && <CmsView page={layout.above} forms={forms} />}
      {layout && !layout.hasListing ? null : listing.total === 0 && countFilters(filters) === 0 ? (
        <Empty />
      ) : (
        <ListingResults
          {...props}
          address={{ path: props.path, defaultOrder: layout?.sortings?.first }}
        />
      )}
      {layout?.below && <CmsView page={layout.below} forms={forms} />}
    </div>
  )
}

/** Rich text is shown in full, as its links must not be inside a summary. */
function Description({ text }: { readonly text: string }) {
  if (isRichText(text)) return <RichText html={text} />
  return (
    <details className="lead">
      <summary>{text}</summary>
    </details>
  )
}

function Empty() {
  const { locale, t } = useMessages()
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
