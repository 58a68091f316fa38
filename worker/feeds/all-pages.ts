import { ok, type Result } from '#shared/domain/result.ts'
import type { StoreApiResponse, StoreApiFailure } from '../store-api/transport/transport.ts'

/** How many of a list the Store API answers at once. */
export const LIST_LIMIT = 100
/** No list is read further than this, whatever its total says. */
const MAX_PAGES = 50

type Query = { readonly page: number; readonly limit: number }
type PageResponse<E> = Promise<
  Result<StoreApiResponse<{ readonly elements: readonly E[] }>, StoreApiFailure>
>

/**
 * All elements of a list, or those of some of its pages; `read` gets the last one of the page before
 * too. A list that the backend does not have (a
 * plugin's, 404) is empty.
 */
export async function allOf<E>(
  read: (query: Query, last: E | undefined) => PageResponse<E>,
  { first = 1, pages = MAX_PAGES }: { readonly first?: number; readonly pages?: number } = {},
): Promise<Result<readonly E[], StoreApiFailure>> {
  const all: E[] = []
  for (let page = first; page < first + pages; page++) {
    const found = await read({ page, limit: LIST_LIMIT }, all.at(-1))
    if (!found.ok) {
      const { error } = found
      return error.kind === 'refused' && error.status === 404 ? ok(all) : found
    }
    const { elements } = found.value.data
    all.push(...elements)
    if (elements.length < LIST_LIMIT) break
  }
  return ok(all)
}
