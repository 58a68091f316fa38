import type { ListingFilters } from '#shared/domain/listing.ts'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import {
  listingHref,
  type ListingAddress,
  type ListingQuery,
  type SearchQuery,
} from '#worker/listing/listing-query.ts'
import { PickList } from '../picks/pick-list.tsx'
import { useWords } from '../words.ts'
import { Pager } from './pager.tsx'

type PickingProps = {
  readonly address: ListingAddress
  readonly listing: ProductListing
  readonly query: ListingQuery | SearchQuery
  readonly filters: ListingFilters
}

/** A list as rows to tick, narrowed and ordered as it was; to narrow it further leads back. */
export function Picking({ address, listing, query, filters }: PickingProps) {
  const { t } = useWords()
  const { total, elements } = listing
  const list = listingHref(address, { ...query, view: 'plates' }, filters)
  return (
    <section className="listing picking seam" aria-labelledby="articles">
      <div className="row between">
        <div>
          <h2 id="articles">{t('picks.title')}</h2>
          <p>{t('picks.lead')}</p>
        </div>
        <a className="btn" href={list}>
          {t('picks.back')}
        </a>
      </div>
      <PickList articles={elements} back={list}>
        <Pager
          hrefOf={(p) => listingHref(address, { ...query, p }, filters)}
          query={query}
          total={total}
          appends
        />
      </PickList>
    </section>
  )
}
