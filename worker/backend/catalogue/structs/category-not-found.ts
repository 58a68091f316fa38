import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { refusal, storeApiError } from '#worker/backend/http/store-api-error.ts'

type Code = 'CONTENT__CATEGORY_NOT_FOUND' | 'PRODUCT__CATEGORY_NOT_FOUND'

/** Responds with a 404 for an unknown category, and with a 400 for a malformed id. */
export function categoryNotFound(
  c: Context,
  id: string,
  code: Code = 'CONTENT__CATEGORY_NOT_FOUND',
): Response {
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  return storeApiError(c, refusal(404, code, `Category "${id}" not found.`, { categoryId: id }))
}
