import type { Context } from 'hono'
import type { RequestedAssociations } from '#worker/backend/http/associations.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import type { ProductRow } from '../structs/product-row.ts'
import { categoryContext, categoryStruct } from './category-struct.ts'
import { readCategories, trailTo } from './categories.ts'
import { productStruct, type ProductStruct } from '../structs/product-struct.ts'
import { structContext } from '../structs/struct-context.ts'

/** Store API products with the requested associations that need further queries. */
export async function productsOf(
  c: Context<BackendEnv>,
  rows: readonly ProductRow[],
  requested: RequestedAssociations,
): Promise<readonly object[]> {
  const context = await structContext(c)
  const products = rows.map((row) => productStruct(row, context, requested))
  return requested.categories || requested.categoriesRo
    ? withCategories(c, products, requested)
    : products
}

async function withCategories(
  c: Context<BackendEnv>,
  products: readonly ProductStruct[],
  requested: RequestedAssociations,
): Promise<readonly object[]> {
  const where = categoryContext(c)
  const all = await readCategories(c.env.DB)
  const structs = (ids: readonly string[]) =>
    ids.map((id) => ({ ...categoryStruct(trailTo(all, id), where), media: null }))
  return products.map((product) => {
    const above = product.categoryIds.flatMap((id) =>
      trailTo(all, id).map((category) => category.id),
    )
    return {
      ...product,
      categories: requested.categories ? structs(product.categoryIds) : null,
      categoriesRo: requested.categoriesRo ? structs([...new Set(above)]) : null,
    }
  })
}
