import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { answer } from '#worker/backend/http/answer.ts'
import { associationError, criteriaError } from '#worker/backend/http/criteria/answers.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import { pagedResult } from '#worker/backend/http/criteria/paged-result.ts'
import { partial } from '#worker/backend/http/criteria/partial.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { articlesById, readArticles, selectArticles } from './articles-by-id.ts'
import { configurator, readChoices, selectChoices } from './configurator.ts'
import { findArticle } from './find-article.ts'
import { PRODUCT_ASSOCIATIONS } from './product-fields.ts'
import { productNotFound } from './product-not-found.ts'
import { LAZY_ASSOCIATIONS, productStruct } from './product-struct.ts'
import { searchArticles } from './search-articles.ts'
import { structContext } from './struct-context.ts'

/** Single articles with what they can be chosen by, and searches by criteria (contract 5). */
export const productRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/product', (c) => answerSearch(c))
  .on(['GET', 'POST'], '/product/:productId', (c) => answerDetail(c))

async function answerSearch(c: Context<BackendEnv>): Promise<Response> {
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const { page, limit, totalCount, associations, fields } = criteria.value
  const stranger = associations.find((name) => !PRODUCT_ASSOCIATIONS.includes(name))
  if (stranger !== undefined) return associationError(c, 'product', stranger)

  const found = await searchArticles(c.env, criteria.value, c.var.language.locale)
  if (!found.ok) return criteriaError(c, found.error)
  const { total, ids, aggregations } = found.value
  const context = structContext(c)
  const elements = (await articlesById(c.env.DB, ids)).map((row) =>
    partial(productStruct(row, context, associations), fields),
  )
  const paging = { found: total, page, limit, totalCount }
  return answer(c, pagedResult('product', elements, paging, aggregations))
}

async function answerDetail(c: Context<BackendEnv>): Promise<Response> {
  const asked = c.req.param('productId') ?? ''
  if (!isHexId(asked)) {
    const detail = `Value is not a valid UUID: ${asked.slice(0, 80)}`
    return storeApiError(c, { status: 400, code: 'FRAMEWORK__INVALID_UUID', detail })
  }
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const stranger = criteria.value.associations.find((name) => !PRODUCT_ASSOCIATIONS.includes(name))
  if (stranger !== undefined) return associationError(c, 'product', stranger)

  const { DB: db } = c.env
  const id = await findArticle(db, asked)
  if (id === null) return productNotFound(c, asked)
  const [articles, choices] = await db.batch([selectArticles(db, [id]), selectChoices(db, id)])
  const [row] = readArticles(articles?.results ?? [])
  if (!row) return productNotFound(c, asked)
  const { locale } = c.var.language
  return answer(c, {
    product: productStruct(row, structContext(c), LAZY_ASSOCIATIONS),
    configurator: configurator(readChoices(choices?.results ?? []), id, locale),
    apiAlias: 'product_detail',
  })
}
