import { Hono, type Context } from 'hono'
import { berlinTime } from '#shared/domain/calendar.ts'
import { isHexId } from '#shared/domain/ids.ts'
import { z } from '#shared/schemas/zod.ts'
import { readProducts, selectProducts } from '#worker/backend/catalogue/products/products-by-id.ts'
import {
  resolveProductId,
  productNotFound,
} from '#worker/backend/catalogue/products/resolve-product-id.ts'
import { productsOf } from '#worker/backend/catalogue/categories/product-relations.ts'
import { requireAccount } from '#worker/backend/current-shopper/require-customer.ts'
import { respond, SUCCESS } from '#worker/backend/http/respond.ts'
import { criteriaError, readAssociations } from '#worker/backend/http/criteria/responses.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import { pagedResult } from '#worker/backend/http/search-result.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { type Refusal, refusal, storeApiError } from '#worker/backend/http/store-api-error.ts'
import { readPriceDrops, selectPriceDrops } from './price-drops.ts'
import {
  removeFromWishlist,
  addToWishlist,
  addManyToWishlist,
  readWishlist,
  type Wishlist,
} from './stored-wishlists.ts'

type C = Context<BackendEnv>

/**
 * The wishlist of a customer with an account. It has no id in a URL, so nobody can request
 * another's.
 */
export const wishlistRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/customer/wishlist', (c) => read(c))
  .post('/customer/wishlist/add/:productId', (c) => add(c))
  .delete('/customer/wishlist/delete/:productId', (c) => remove(c))
  .post('/customer/wishlist/merge', (c) => merge(c))
  .post('/price-drop', (c) => priceDrops(c))

async function read(c: C): Promise<Response> {
  const found = await requireAccount(c)
  if (!found.ok) return found.error
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const associations = readAssociations(c, 'product')
  if (!associations.ok) return associations.error

  const { db } = found.value.shop
  const own = await readWishlist(db, found.value.customer.id)
  if (!own) return storeApiError(c, NO_WISHLIST)
  const { page, limit, totalCount } = criteria.value
  const shown = own.kept.slice((page - 1) * limit, page * limit)
  const since = shown.map(({ productId: id, addedAt: at }) => ({
    id,
    since: berlinTime(new Date(at)).date,
  }))
  const [products, drops] = await db.batch([
    selectProducts(
      db,
      since.map(({ id }) => id),
    ),
    selectPriceDrops(db, since),
  ])
  const rows = readProducts(products?.results ?? [])
  const elements = await productsOf(c, rows, associations.value)
  const paging = { found: own.kept.length, page, limit, totalCount }
  return respond(c, {
    wishlist: wishlistStruct(own.wishlist),
    products: pagedResult('product', elements, paging),
    ripstop_price_drops: readPriceDrops(drops?.results ?? []),
    apiAlias: 'wishlist_products',
  })
}

const SavedProduct = z
  .array(z.object({ id: z.string().refine(isHexId), since: z.iso.date() }))
  .max(100)

/** Price drops for the wishlist of a guest's browser. */
async function priceDrops(c: C): Promise<Response> {
  const stored = SavedProduct.safeParse(c.var.input['kept'])
  if (!stored.success) return storeApiError(c, NO_SAVED_PRODUCTS)
  const { results } = await selectPriceDrops(c.env.DB, stored.data).all()
  return respond(c, {
    ripstop_price_drops: readPriceDrops(results),
    apiAlias: 'ripstop_price_drops',
  })
}

async function add(c: C): Promise<Response> {
  const found = await requireAccount(c)
  if (!found.ok) return found.error
  const id = c.req.param('productId') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const { shop, customer } = found.value
  const productId = await resolveProductId(shop.db, id)
  if (productId === null) return productNotFound(c, id)
  const isNew = await addToWishlist(shop.db, customer.id, productId, shop.at)
  return isNew ? respond(c, SUCCESS) : storeApiError(c, ALREADY_ON_WISHLIST)
}

async function remove(c: C): Promise<Response> {
  const found = await requireAccount(c)
  if (!found.ok) return found.error
  const id = c.req.param('productId') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const isDropped = await removeFromWishlist(found.value.shop.db, found.value.customer.id, id)
  if (isDropped === null) return storeApiError(c, NO_WISHLIST)
  return isDropped ? respond(c, SUCCESS) : storeApiError(c, notOnWishlist(id))
}

async function merge(c: C): Promise<Response> {
  const found = await requireAccount(c)
  if (!found.ok) return found.error
  const { productIds } = c.var.input
  if (!Array.isArray(productIds)) return storeApiError(c, NO_IDS)
  const { shop, customer } = found.value
  await addManyToWishlist(shop.db, customer.id, productIds.filter(isHexId), shop.at)
  return respond(c, SUCCESS)
}

function wishlistStruct({ id, customerId, ...times }: Wishlist) {
  return {
    id,
    customerId,
    customFields: null,
    translated: [],
    createdAt: times.createdAt,
    updatedAt: times.updatedAt,
    apiAlias: 'customer_wishlist',
  }
}

const NO_WISHLIST = refusal(
  404,
  'CHECKOUT__WISHLIST_NOT_FOUND',
  'Wishlist for this customer was not found.',
)
const ALREADY_ON_WISHLIST = refusal(
  400,
  'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT',
  'Product already added in wishlist',
)
const NO_SAVED_PRODUCTS = refusal(
  400,
  'RIPSTOP__KEPT_INVALID',
  'Parameter "kept" must list at most 100 articles with the days since which they are kept.',
)
const NO_IDS = refusal(
  400,
  'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING',
  'Parameter "productIds" is missing.',
)

function notOnWishlist(id: string): Refusal {
  return refusal(
    404,
    'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND',
    `Could not find wishlist product with id "${id}"`,
    { entity: 'wishlist product', field: 'id', value: id },
  )
}
