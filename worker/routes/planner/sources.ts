import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { byNumber, isProductNumber } from '#shared/domain/product-number.ts'
import { ok, type Result } from '#shared/domain/result.ts'
import { readQuantity } from '#shared/schemas/forms/quantity.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { isMetreGood } from '#client/ui/price/prices.ts'
import type { AddedProduct } from '#worker/pages/planner/add-page.tsx'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { RECIPES } from '#shared/recipes/recipes.ts'
import { loadRecipe, readDimensions } from '../recipes/load-recipe.ts'
import { loadWholeWishlist } from '../wishlist/load-wishlist.ts'
import { keyOf } from './guest-project.ts'

/** The products that a link adds to a project, and the name of a new project with them. */
export type Source = {
  /** The parameters of the address. */
  readonly query: Readonly<Record<string, string>>
  readonly products: readonly AddedProduct[]
  readonly name: string
}

type Loaded = Promise<Result<Source | null, StoreApiFailure>>

/** The limit of a Store API list. */
const MAX_AT_ONCE = 100
const SLUG = /^[\w-]{1,120}$/

/**
 * Loads the products that the address names: products, cart, wishlist, recipe, gallery list or
 * project.
 */
export function loadSource(c: Context<AppEnv>): Loaded {
  const { article: product, articles: products, from, gallery, project, recipe } = c.req.query()
  if (product !== undefined && isProductNumber(product)) return oneProduct(c, product)
  if (products !== undefined) return severalProducts(c, products)
  if (gallery !== undefined && SLUG.test(gallery)) return galleryList(c, gallery)
  if (isHexId(project)) return otherProject(c, project)
  if (recipe !== undefined) return recipeList(c, recipe)
  if (from === 'cart') return wholeCart(c)
  if (from === 'wishlist') return wholeWishlist(c)
  return Promise.resolve(ok(null))
}

async function oneProduct(c: Context<AppEnv>, number: string): Loaded {
  const found = await shopperApi(c).wishlist.byNumbers([number])
  if (!found.ok) return found
  const [product] = found.value.data.elements
  if (!product) return ok(null)
  const requested = readQuantity(c.req.query('quantity') ?? '', {
    isMetre: isMetreGood(product),
    min: product.minPurchase,
    step: product.purchaseSteps,
    max: null,
  })
  const quantity = requested.ok ? requested.value.units : least(product)
  return ok({ query: { article: number }, products: [{ product, quantity, note: '' }], name: '' })
}

/** Products that were selected in a list. */
async function severalProducts(c: Context<AppEnv>, named: string): Loaded {
  const numbers = [...new Set(named.split(','))].filter(isProductNumber)
  if (numbers.length === 0) return ok(null)
  const found = await shopperApi(c).wishlist.byNumbers(numbers.slice(0, MAX_AT_ONCE))
  if (!found.ok) return found
  const productOf = byNumber(found.value.data.elements)
  const products = [...new Set(numbers.map(productOf))].flatMap((product) =>
    product ? [{ product, quantity: least(product), note: '' }] : [],
  )
  const query = { articles: products.map(({ product }) => product.productNumber).join(',') }
  return ok({ query, products, name: '' })
}

/** A metre is more useful than the minimum length. */
function least(product: Product): number {
  return isMetreGood(product) ? Math.max(10, product.minPurchase) : product.minPurchase
}

async function galleryList(c: Context<AppEnv>, slug: string): Loaded {
  const found = await c.var.services.storeApi.entries.project(c.var.locale, slug)
  if (!found.ok) return isMissing(found.error) ? ok(null) : found
  const { materials, title } = found.value.data
  const products = materials.map((material) => ({ ...material, note: '' }))
  return ok({ query: { gallery: slug }, products, name: title })
}

async function recipeList(c: Context<AppEnv>, key: string): Loaded {
  const recipe = RECIPES.find((known) => known.key === key)
  if (!recipe) return ok(null)
  const { dimensions } = readDimensions(c, recipe, (name) => c.req.query(name))
  const loaded = await loadRecipe(c, recipe, dimensions)
  if (!loaded.ok) return loaded
  const { locale } = c.var
  const products = loaded.value.lines.flatMap(({ product, quantity, item }) =>
    product ? [{ product, quantity, note: item.words[locale] }] : [],
  )
  const sizes = Object.entries(dimensions).map(([name, value]) => [name, String(value)] as const)
  const query = { recipe: key, ...Object.fromEntries(sizes) }
  return ok({ query, products, name: recipe.name[locale] })
}

async function otherProject(c: Context<AppEnv>, id: string): Loaded {
  const found = await shopperApi(c).projects.read(id, keyOf(c, id))
  if (!found.ok) return isMissing(found.error) ? ok(null) : found
  const { name, items } = found.value.data
  const products = items.flatMap(({ product, quantity, note }) =>
    product ? [{ product, quantity, note }] : [],
  )
  return ok({ query: { project: id }, products, name })
}

async function wholeCart(c: Context<AppEnv>): Loaded {
  const { cart, wishlist } = shopperApi(c, { holdNotices: true })
  const read = await cart.read()
  if (!read.ok) return read
  const quantities = new Map(
    read.value.data.lineItems.flatMap(({ good, referencedId, quantity }) =>
      good && referencedId ? [[referencedId, quantity] as const] : [],
    ),
  )
  if (quantities.size === 0) return ok({ query: { from: 'cart' }, products: [], name: '' })
  const ids = [...quantities.keys()]
  const products: AddedProduct[] = []
  for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
    const found = await wishlist.byIds(ids.slice(from, from + MAX_AT_ONCE))
    if (!found.ok) return found
    for (const product of found.value.data.elements)
      products.push({ product, quantity: quantities.get(product.id) ?? least(product), note: '' })
  }
  return ok({ query: { from: 'cart' }, products, name: '' })
}

async function wholeWishlist(c: Context<AppEnv>): Loaded {
  const loaded = await loadWholeWishlist(c)
  if (!loaded.ok) return loaded
  const products = loaded.value.slice(0, MAX_AT_ONCE).map((product) => ({
    product,
    quantity: least(product),
    note: '',
  }))
  return ok({ query: { from: 'wishlist' }, products, name: '' })
}

function isMissing(failure: StoreApiFailure): boolean {
  return failure.kind === 'refused' && failure.status === 404
}
