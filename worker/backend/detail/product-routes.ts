import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import type { ArticleRow } from '#worker/backend/catalogue/structs/product-row.ts'
import { readArticles, selectArticles } from '#worker/backend/catalogue/products/products-by-id.ts'
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
import {
  productNotFound,
  readFound,
  selectFound,
} from '#worker/backend/catalogue/products/resolve-product-id.ts'
import {
  crossSellingElements,
  selectCrossSelling,
} from '#worker/backend/catalogue/cross-selling-routes.ts'
import { productsOf } from '#worker/backend/catalogue/categories/product-relations.ts'
import { answer } from '#worker/backend/http/respond.ts'
import { criteriaError } from '#worker/backend/http/criteria/responses.ts'
import { NOTHING_ASKED, type Asked } from '#worker/backend/http/associations.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { isFieldShown } from '#worker/backend/http/field-selection.ts'
import { readReviews, selectShownReviews } from '#worker/backend/review/stored-reviews.ts'
import { productLayout } from './product-layout.ts'

/**
 * Single articles with what they can be chosen by, and their page's layout
 * (docs/store-api.md#products).
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

  const isPageShown = isFieldShown(c.var.input, 'product', 'cmsPage')
  const rows = await readDetail(c.env.DB, asked, isPageShown)
  const [row] = readArticles(rows?.articles ?? [])
  if (!rows || !row) return productNotFound(c, asked)
  const { locale } = c.var.language
  const groups = configurator(readChoices(rows.choices), row.public_id, locale)
  const product = await productDetail(c, row, readTrail(rows.trail), associations)
  const cmsPage = isPageShown
    ? productLayout(c, {
        row,
        product,
        groups,
        reviews: readReviews(rows.reviews),
        crossSellings: await crossSellingElements(c, rows.crossSelling, NOTHING_ASKED),
      })
    : null
  return answer(c, {
    product: { ...product, cmsPage },
    configurator: groups,
    apiAlias: 'product_detail',
  })
}

/**
 * All that an article's answer is made of in one round trip; where the id is that of a family, in a
 * second one, as only the first tells which article that is. Null where it is neither.
 */
async function readDetail(db: D1Database, asked: string, isPageShown: boolean) {
  const batchOf = async (id: string) => {
    const answers = await db.batch([
      selectFound(db, id),
      selectArticles(db, [id]),
      selectChoices(db, id),
      selectMainTrail(db, id),
      ...(isPageShown ? [selectShownReviews(db, id), selectCrossSelling(db, id)] : []),
    ])
    const [found = [], articles = [], choices = [], trail = [], reviews = [], crossSelling = []] =
      answers.map(({ results }) => results)
    return { found: readFound(found), articles, choices, trail, reviews, crossSelling }
  }
  const rows = await batchOf(asked)
  if (rows.found === null) return null
  return rows.found === asked ? rows : batchOf(rows.found)
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
