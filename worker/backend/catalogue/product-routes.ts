import { Hono, type Context } from 'hono'
import { answer } from '#worker/backend/http/respond.ts'
import { criteriaError } from '#worker/backend/http/criteria/responses.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import { pagedResult } from '#worker/backend/http/search-result.ts'
import { partial } from '#worker/backend/http/criteria/select-paths.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { addressedArticles, articlesById } from './products/products-by-id.ts'
import { askedAssociations } from './structs/associations.ts'
import { productsOf } from './categories/product-relations.ts'
import { areFieldsAmong } from '#worker/backend/http/field-selection.ts'
import { searchArticles } from './listings/search-products.ts'

/** Fields that need neither an article's properties nor its family: sitemaps ask for no others. */
const ADDRESS_FIELDS = ['id', 'parentId', 'productNumber', 'name', 'seoUrls', 'cover']

/** Fields that Shopware calculates for every product, requested or not. */
const ALWAYS_TOLD = ['calculatedMaxPurchase', 'isNew', 'translated.name']

/** Shopware answers the `path` of a file with its `url`, which it makes from the path. */
const withPath = (field: string) => field.replace(/\.url$/, '.path')

/** Searches for articles by criteria (docs/store-api.md#criteria-grammar). */
export const productRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/product', (c) =>
  answerSearch(c),
)

async function answerSearch(c: Context<BackendEnv>): Promise<Response> {
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const asked = askedAssociations(c, 'product')
  if (!asked.ok) return asked.error

  const found = await searchArticles(c.env, criteria.value, c.var.language.locale)
  if (!found.ok) return criteriaError(c, found.error)
  const { page, limit, totalCount, fields } = criteria.value
  const { total, ids, aggregations } = found.value
  const shownFields = fields && [...fields, ...fields.map(withPath), ...ALWAYS_TOLD]
  const read = areFieldsAmong(ADDRESS_FIELDS, c.var.input, 'product')
    ? addressedArticles
    : articlesById
  const products = await productsOf(c, await read(c.env.DB, ids), asked.value)
  const elements = products.map((product) => partial(product, shownFields))
  const paging = { found: total, page, limit, totalCount }
  return answer(c, pagedResult('product', elements, paging, aggregations))
}
