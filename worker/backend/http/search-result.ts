import type { Criteria } from './criteria/criteria.ts'

/** A complete list of the Store API, its own total, not paged. */
export function searchResult(entity: string, elements: readonly unknown[]) {
  return {
    entity,
    total: elements.length,
    page: 1,
    limit: null,
    aggregations: [],
    elements,
    states: [],
    apiAlias: 'dal_entity_search_result',
  }
}

type Paging = Pick<Criteria, 'page' | 'limit' | 'totalCount'> & Readonly<{ found: number }>

/** Pages that may follow, as `next-pages` counts them. */
const NEXT_PAGES = 5

/**
 * A page of a search; its total is exact only where that was asked for
 * (docs/store-api.md#criteria-grammar).
 */
export function pagedResult(
  entity: string,
  elements: readonly unknown[],
  { found, page, limit, totalCount }: Paging,
  aggregations: object = [],
) {
  const totals = {
    none: elements.length,
    exact: found,
    'next-pages': Math.min(found, (page + NEXT_PAGES) * limit + 1),
  }
  const total = totals[totalCount]
  return { ...searchResult(entity, elements), total, page, limit, aggregations }
}
