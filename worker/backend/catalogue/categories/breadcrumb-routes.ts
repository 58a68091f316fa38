import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { ROOT_CATEGORY_ID } from '#worker/backend/channel/channel.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { productsById } from '../products/products-by-id.ts'
import { readCategories, trailTo, type Category } from './categories.ts'
import { categoryNotFound } from '../structs/category-not-found.ts'
import { categoryContext, categoryStruct } from './category-struct.ts'
import { resolveProductId, productNotFound } from '../products/resolve-product-id.ts'

type C = Context<BackendEnv>

/**
 * The categories from the top to a category, or to the main category of a product
 * (docs/store-api.md#categories-and-menus).
 */
export const breadcrumbRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/breadcrumb/:id', (c) =>
  respondWithBreadcrumb(c),
)

async function respondWithBreadcrumb(c: C): Promise<Response> {
  const id = c.req.param('id') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const { type } = c.var.input
  if (type !== undefined && type !== 'product' && type !== 'category') {
    return storeApiError(c, {
      status: 400,
      code: 'FRAMEWORK__INVALID_REQUEST_PARAMETER',
      detail: 'The parameter "type" is neither "product" nor "category".',
      parameters: { path: 'type' },
    })
  }
  const categories = await readCategories(c.env.DB)
  const isCategory =
    type === 'category' ||
    id === ROOT_CATEGORY_ID ||
    categories.some((category) => category.id === id)
  const categoryId = isCategory ? id : await categoryOfProduct(c, id, categories)
  if (categoryId === null && type === 'product') return productNotFound(c, id)
  const trail = trailTo(categories, categoryId ?? '')
  if (trail.length === 0 && categoryId !== ROOT_CATEGORY_ID) return categoryNotFound(c, id)
  return respond(c, structs(c, trail))
}

/** The category in the request's referrer if it contains the product, else the main category. */
async function categoryOfProduct(c: C, id: string, categories: readonly Category[]) {
  const found = await resolveProductId(c.env.DB, id)
  const [row] = found === null ? [] : await productsById(c.env.DB, [found])
  if (!row) return null
  const { referrerCategoryId } = c.var.input
  const referrer = categories.find((category) => category.id === referrerCategoryId)
  const isIn =
    referrer &&
    row.parent.categories.some((key) => trailKeys(categories, key).includes(referrer.id))
  return isIn ? referrer.id : row.categoryId
}

/** Ids of the category with this key and all above it. */
function trailKeys(categories: readonly Category[], key: string): readonly string[] {
  const category = categories.find(({ record }) => record.key === key)
  return category ? trailTo(categories, category.id).map(({ id }) => id) : []
}

function structs(c: C, trail: readonly Category[]) {
  const where = categoryContext(c)
  return trail.map((category, at) => {
    const struct = categoryStruct(trail.slice(0, at + 1), where)
    const { name: _, breadcrumb: __, ...translated } = struct.translated
    const paths = (struct.seoUrls ?? []).map(({ id, pathInfo, seoPathInfo }) => ({
      id,
      pathInfo,
      seoPathInfo,
    }))
    return {
      name: struct.name,
      categoryId: category.id,
      type: struct.type,
      path: paths[0]?.seoPathInfo ?? '',
      seoUrls: paths,
      translated,
      apiAlias: 'breadcrumb',
    }
  })
}
