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
