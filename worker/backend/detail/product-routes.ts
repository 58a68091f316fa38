import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import type { ProductRow } from '#worker/backend/catalogue/structs/product-row.ts'
import { readProducts, selectProducts } from '#worker/backend/catalogue/products/products-by-id.ts'
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
import { respond } from '#worker/backend/http/respond.ts'
import { criteriaError, readAssociations } from '#worker/backend/http/criteria/responses.ts'
import { NO_ASSOCIATIONS, type RequestedAssociations } from '#worker/backend/http/associations.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { isFieldShown } from '#worker/backend/http/field-selection.ts'
import { readReviews, selectShownReviews } from '#worker/backend/review/stored-reviews.ts'
import { productLayout } from './product-layout.ts'

/**
 * Single products with their configurator and the layout of their page
 * (docs/store-api.md#products).
 */
export const detailRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/product/:productId', (c) =>
  respondWithDetail(c),
)

async function respondWithDetail(c: Context<BackendEnv>): Promise<Response> {
  const id = c.req.param('productId') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const read = readAssociations(c, 'product')
  if (!read.ok) return read.error
  const associations = read.value
  if (associations.parent) {
    const code = 'FRAMEWORK__PARENT_ASSOCIATION_CAN_NOT_BE_FETCHED'
    const detail = 'It is not possible to read the parent association directly.'
    return storeApiError(c, { status: 400, code, detail })
  }

  const isPageShown = isFieldShown(c.var.input, 'product', 'cmsPage')
  const rows = await readDetail(c.env.DB, id, isPageShown)
  const [row] = readProducts(rows?.products ?? [])
  if (!rows || !row) return productNotFound(c, id)
  const { locale } = c.var.language
  const groups = configurator(readChoices(rows.choices), row.publicId, locale)
  const product = await productDetail(c, row, readTrail(rows.trail), associations)
  const cmsPage = isPageShown
    ? productLayout(c, {
        row,
        product,
        groups,
        reviews: readReviews(rows.reviews),
        crossSellings: await crossSellingElements(c, rows.crossSelling, NO_ASSOCIATIONS),
      })
    : null
  return respond(c, {
    product: { ...product, cmsPage },
    configurator: groups,
    apiAlias: 'product_detail',
  })
}

/**
 * All data of a product's response in one round trip. For the id of a parent it takes a second one,
 * because the first finds the product. Null if the id is neither.
 */
async function readDetail(db: D1Database, productId: string, isPageShown: boolean) {
  const batchOf = async (id: string) => {
    const read = await db.batch([
      selectFound(db, id),
      selectProducts(db, [id]),
      selectChoices(db, id),
      selectMainTrail(db, id),
      ...(isPageShown ? [selectShownReviews(db, id), selectCrossSelling(db, id)] : []),
    ])
    const [found = [], products = [], choices = [], trail = [], reviews = [], crossSelling = []] =
      read.map(({ results }) => results)
    return { found: readFound(found), products, choices, trail, reviews, crossSelling }
  }
  const rows = await batchOf(productId)
  if (rows.found === null) return null
  return rows.found === productId ? rows : batchOf(rows.found)
}

async function productDetail(
  c: Context<BackendEnv>,
  row: ProductRow,
  trail: readonly Category[],
  requested: RequestedAssociations,
) {
  const [product] = await productsOf(c, [row], requested)
  const main = trail.length > 0 ? categoryStruct(trail, categoryContext(c)) : null
  return { ...product, seoCategory: main && { ...main, media: null } }
}
