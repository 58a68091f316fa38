import type { Context } from 'hono'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'

/** 404 for an id that is no article's and no family's. */
export function productNotFound(c: Context, id: string): Response {
  return storeApiError(c, {
    status: 404,
    code: 'CONTENT__PRODUCT_NOT_FOUND',
    detail: `Product for id ${id} not found.`,
    parameters: { productId: id },
  })
}
