import type { Criteria } from './criteria/criteria.ts'

/** A complete Store API list. Its total is its length. */
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

/** The maximum of following pages that `next-pages` counts. */
const NEXT_PAGES = 5

/** A page of a search. Its total is exact only on request (docs/store-api.md#criteria-grammar). */
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
