import type { Context } from 'hono'
import { isHexId, type ProductId } from '#shared/domain/ids.ts'
import { decimalFromCents, sumCents } from '#shared/domain/money.ts'
import { calculatedCart, type LoadedCart } from '#worker/backend/cart/load-cart.ts'
import { readProducts, selectProducts } from '#worker/backend/catalogue/products/products-by-id.ts'
import { productsOf } from '#worker/backend/catalogue/categories/product-relations.ts'
import type { ProductRow } from '#worker/backend/catalogue/structs/product-row.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { readAlternatives, selectAlternatives, type Alternative } from './alternatives.ts'
import type { FoundProject } from './current-planner.ts'
import { readVariants, selectVariants, versionText, type PlannedVariant } from './variants.ts'
import type { StoredProject } from './stored-projects.ts'

/** A project without its products, as in lists. */
export function projectHead(project: StoredProject) {
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    public: project.isPublic,
    showDescription: project.showsDescription,
    version: project.version,
    itemCount: project.items.length,
    createdAt: project.createdAt,
    updatedAt: project.updatedAt,
    apiAlias: 'ripstop_project',
  }
}

/**
 * A project with its products, calculated like the caller's cart: with current prices, tiers and
 * promotions. Two round trips to D1 for any number of products.
 */
export async function wholeProject(c: Context<BackendEnv>, found: FoundProject) {
  const { project, isOwn, shop } = found
  const ids = project.items.map(({ productId }) => productId)
  const [[productRows, variants, alternatives], cart] = await Promise.all([
    shop.db.batch([
      selectProducts(shop.db, ids),
      selectVariants(shop.db, ids),
      selectAlternatives(shop.db, ids, shop.locale),
    ]),
    plannedCart(found),
  ])
  const rows = readProducts(productRows?.results ?? [])
  const associations = { options: { group: {} }, properties: { group: {} } }
  const products = await productsOf(c, rows, associations)
  const byId = new Map(rows.map((row, index) => [row.publicId, { row, product: products[index] }]))
  const others = readVariants(variants?.results ?? [], shop.locale)
  const substitutes = readAlternatives(alternatives?.results ?? [])
  const head = projectHead(project)
  return {
    ...head,
    description: isOwn || project.showsDescription ? project.description : '',
    own: isOwn,
    items: project.items.map((item) => {
      const product = byId.get(item.productId)
      return {
        id: item.productId,
        ...item,
        product: product?.product ?? null,
        traits: product ? traitsOf(product.row) : {},
        version: product ? versionOf(product.row) : '',
        siblings: others.get(item.productId) ?? NO_VARIANTS,
        alternatives: substitutes.get(item.productId) ?? NO_ALTERNATIVES,
        price: priceOf(cart, item.productId),
        apiAlias: 'ripstop_project_item',
      }
    }),
    price: {
      goods: decimalFromCents(sumCents(cart.cart.lines.map(({ price }) => price.totalPrice))),
      discounts: cart.cart.promotions
        .filter(({ price }) => price.totalPrice !== 0)
        .map(({ promotion, price }) => ({
          name: promotion.name,
          amount: decimalFromCents(price.totalPrice),
        })),
      total: decimalFromCents(cart.cart.price.positionPrice),
      taxStatus: cart.cart.price.taxState,
    },
  }
}

const NO_VARIANTS: readonly PlannedVariant[] = []
const NO_ALTERNATIVES: readonly Alternative[] = []

/** The products of a project, calculated as a cart. The caller's own cart does not change. */
function plannedCart({ shop, session, project }: FoundProject): Promise<LoadedCart> {
  const lines = project.items.flatMap(({ productId, quantity }) =>
    isHexId<ProductId>(productId) ? [{ productId, quantity, cuts: null }] : [],
  )
  const contents = { lines, codes: [] }
  return calculatedCart(shop, { ...session, contents, notices: [], promotions: [] })
}

/** The product's current price for `quantity`, which stock may limit; null if unavailable. */
function priceOf({ cart }: LoadedCart, productId: string) {
  const line = cart.lines.find(({ product }) => product.id === productId)
  if (!line) return null
  return {
    quantity: line.quantity,
    unitPrice: decimalFromCents(line.price.unitPrice),
    totalPrice: decimalFromCents(line.price.totalPrice),
  }
}

/** The options of a variant except its colour, in the format of `OtherVariant.version`. */
function versionOf({ properties }: ProductRow): string {
  return versionText(
    properties
      .filter(({ isAxis }) => isAxis)
      .map(({ group, option }) => ({ group: group.key, key: option.key })),
  )
}

/** A product's properties by the keys of their groups: keys of options, or values. */
function traitsOf({ properties }: ProductRow): Record<string, string[]> {
  const traits: Record<string, string[]> = {}
  for (const { group, option } of properties)
    (traits[group.key] ??= []).push(option.value === null ? option.key : String(option.value))
  return traits
}
