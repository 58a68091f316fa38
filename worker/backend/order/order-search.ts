import { fail, ok, type Result } from '#shared/result.ts'
import type { Criteria } from '#worker/backend/http/criteria/criteria.ts'
import type { CriteriaFault } from '#worker/backend/http/criteria/filter.ts'

/** Which orders are asked for; null does not narrow them down. */
export type OrderSearch = Readonly<{
  ids: readonly string[] | null
  number: string | null
  deepLinkCode: string | null
}>

/** Reads the filters that orders can be found by: id, number, and the code of the order mail. */
export function orderSearch({ ids, filters }: Criteria): Result<OrderSearch, CriteriaFault> {
  let search: OrderSearch = {
    ids: ids.length > 0 ? ids : null,
    number: null,
    deepLinkCode: null,
  }
  for (const filter of filters) {
    if (filter.kind !== 'equals' || typeof filter.value !== 'string') return fail(UNSUPPORTED)
    const { value } = filter
    if (filter.field === 'id' || filter.field === 'order.id') {
      search = { ...search, ids: search.ids === null ? [value] : intersection(search.ids, value) }
    } else if (filter.field === 'orderNumber') search = { ...search, number: value }
    else if (filter.field === 'deepLinkCode') search = { ...search, deepLinkCode: value }
    else return fail(UNSUPPORTED)
  }
  return ok(search)
}

const UNSUPPORTED: CriteriaFault = {
  code: 'FRAMEWORK__UNMAPPED_FIELD',
  pointer: '/filter',
  detail: 'Orders are found by equal id, orderNumber or deepLinkCode.',
}

function intersection(ids: readonly string[], wanted: string): readonly string[] {
  return ids.filter((id) => id === wanted)
}
