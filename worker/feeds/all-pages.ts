import { ok, type Result } from '#shared/domain/result.ts'
import type { StoreApiResponse, StoreApiFailure } from '../store-api/transport/call.ts'

/** The maximum number of elements in one response of the Store API. */
export const LIST_LIMIT = 100
/** Lists end after this page, for any total. */
export const MAX_PAGES = 50

/** Whether a product can be bought. A parent cannot; its variants have their own pages. */
export const isSold = ({ childCount }: Readonly<{ childCount?: number | null | undefined }>) =>
  !childCount

type Query = { readonly page: number; readonly limit: number }
type PageResponse<E> = Promise<
  Result<StoreApiResponse<{ readonly elements: readonly E[] }>, StoreApiFailure>
>

/**
 * All elements of a list, or of some of its pages; `read` also receives the last element of the
 * previous page. A list that the backend lacks (a plugin's list, 404) is empty.
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
