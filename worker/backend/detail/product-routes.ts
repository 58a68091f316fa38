import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import type { ArticleRow } from '#worker/backend/catalogue/structs/article-row.ts'
import { readArticles, selectArticles } from '#worker/backend/catalogue/articles/articles-by-id.ts'
import { askedAssociations } from '#worker/backend/catalogue/structs/associations.ts'
import {
  readTrail,
  selectMainTrail,
  type Category,
} from '#worker/backend/catalogue/categories/categories.ts'
import {
  categoryContext,
  categoryStruct,
} from '#worker/backend/catalogue/categories/category-struct.ts'
import {
  configurator,
  readChoices,
  selectChoices,
} from '#worker/backend/catalogue/structs/configurator.ts'
import { findArticle, productNotFound } from '#worker/backend/catalogue/articles/find-article.ts'
import { productsOf } from '#worker/backend/catalogue/categories/product-relations.ts'
import { answer } from '#worker/backend/http/answer.ts'
import { criteriaError } from '#worker/backend/http/criteria/answers.ts'
import type { Asked } from '#worker/backend/http/asked.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { isFieldShown } from '#worker/backend/http/field-selection.ts'
import { productLayout } from './product-layout.ts'

/**
 * Single articles with what they can be chosen by, and their page's layout
 * (docs/store-api.md#articles).
 */
export const detailRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/product/:productId', (c) =>
  answerDetail(c),
)

async function answerDetail(c: Context<BackendEnv>): Promise<Response> {
  const asked = c.req.param('productId') ?? ''
  if (!isHexId(asked)) return storeApiError(c, malformedId(asked))
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const read = askedAssociations(c, 'product')
  if (!read.ok) return read.error
  const associations = read.value
  if (associations.parent) {
    const code = 'FRAMEWORK__PARENT_ASSOCIATION_CAN_NOT_BE_FETCHED'
    const detail = 'It is not possible to read the parent association directly.'
    return storeApiError(c, { status: 400, code, detail })
  }

  const { DB: db } = c.env
  const id = await findArticle(db, asked)
  if (id === null) return productNotFound(c, asked)
  const [articles, choices, trail] = await db.batch([
    selectArticles(db, [id]),
    selectChoices(db, id),
    selectMainTrail(db, id),
  ])
  const [row] = readArticles(articles?.results ?? [])
  if (!row) return productNotFound(c, asked)
  const groups = configurator(readChoices(choices?.results ?? []), id, c.var.language.locale)
  const product = await productDetail(c, row, readTrail(trail?.results ?? []), associations)
  const cmsPage = isFieldShown(c.var.input, 'product', 'cmsPage')
    ? await productLayout(c, { row, product, groups })
    : null
  return answer(c, {
    product: { ...product, cmsPage },
    configurator: groups,
    apiAlias: 'product_detail',
  })
}

async function productDetail(
  c: Context<BackendEnv>,
  row: ArticleRow,
  trail: readonly Category[],
  asked: Asked,
) {
  const [product] = await productsOf(c, [row], asked)
  const main = trail.length > 0 ? categoryStruct(trail, categoryContext(c)) : null
  return { ...product, seoCategory: main && { ...main, media: null } }
}
