import { Hono, type Context } from 'hono'
import { respond } from '#worker/backend/http/respond.ts'
import { criteriaError, readAssociations } from '#worker/backend/http/criteria/responses.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import { pagedResult } from '#worker/backend/http/search-result.ts'
import { selectPaths } from '#worker/backend/http/criteria/select-paths.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { addressedProducts, productsById } from './products/products-by-id.ts'
import { categoryContext } from './categories/category-struct.ts'
import { productsOf } from './categories/product-relations.ts'
import { areFieldsAmong } from '#worker/backend/http/field-selection.ts'
import { searchProducts } from './listings/search-products.ts'

/** Fields that need neither properties nor the parent. Sitemaps request only these. */
const ADDRESS_FIELDS = ['id', 'parentId', 'productNumber', 'name', 'seoUrls', 'cover']

/** Fields that Shopware calculates for every product, requested or not. */
const ALWAYS_RETURNED = ['calculatedMaxPurchase', 'isNew', 'translated.name']

/** Shopware derives the `url` of a file from its `path`, so a request for one returns both. */
const withPath = (field: string) => field.replace(/\.url$/, '.path')

/** Searches for products by criteria (docs/store-api.md#criteria-grammar). */
export const productRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/product', (c) =>
  respondWithSearch(c),
)

async function respondWithSearch(c: Context<BackendEnv>): Promise<Response> {
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const requested = readAssociations(c, 'product')
  if (!requested.ok) return requested.error

  const found = await searchProducts(c.env, criteria.value, categoryContext(c))
  if (!found.ok) return criteriaError(c, found.error)
  const { page, limit, totalCount, fields } = criteria.value
  const { total, ids, aggregations } = found.value
  const shownFields = fields && [...fields, ...fields.map(withPath), ...ALWAYS_RETURNED]
  const read = areFieldsAmong(ADDRESS_FIELDS, c.var.input, 'product')
    ? addressedProducts
    : productsById
  const products = await productsOf(c, await read(c.env.DB, ids), requested.value)
  const elements = products.map((product) => selectPaths(product, shownFields))
  const paging = { found: total, page, limit, totalCount }
  return respond(c, pagedResult('product', elements, paging, aggregations))
}
