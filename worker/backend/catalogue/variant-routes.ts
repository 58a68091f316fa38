import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { z } from '#shared/schemas/zod.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { productsById } from './products/products-by-id.ts'
import { readChoices, selectChoices } from './structs/configurator.ts'
import { resolveProductId } from './products/resolve-product-id.ts'
import { findVariant } from './products/find-variant.ts'
import { productStruct } from './structs/product-struct.ts'
import { structContext } from './structs/struct-context.ts'

type C = Context<BackendEnv>

const MAX_IDS = 100
const MAX_OPTIONS = 20
const Ids = z.array(z.string()).min(1).max(MAX_IDS)
/** Ids of options, or options by group. Without any the first variant is returned. */
const Options = z
  .union([z.array(z.string()), z.record(z.string(), z.string())])
  .default([])
  .refine((options) => Object.keys(options).length <= MAX_OPTIONS)

/** Finds a variant by options, and the purchase limit of a product (docs/store-api.md#products). */
export const variantRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/product/purchase-limit', (c) => respondWithLimits(c))
  .on(['GET', 'POST'], '/product/:productId/find-variant', (c) => respondWithVariant(c))

async function respondWithVariant(c: C): Promise<Response> {
  const id = c.req.param('productId') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const options = Options.safeParse(c.var.input.options)
  if (!options.success) return missing(c, 'options')
  const { switchedGroup } = c.var.input
  const product = await resolveProductId(c.env.DB, id)
  if (product === null) return variantNotFound(c, id)
  const { results } = await selectChoices(c.env.DB, product).all()
  const group = typeof switchedGroup === 'string' ? switchedGroup : null
  const choices = readChoices(results)
  const requested = Object.values(options.data)
  const variantId =
    requested.length > 0 ? findVariant(choices, requested, group)?.variantId : choices[0]?.productId
  if (variantId === undefined) return variantNotFound(c, id)
  // Shopware 6.6 returns the variant at the top level and repeats the request; 6.7 nests it.
  const found = { variantId, options: options.data }
  const own = choices.filter((choice) => choice.productId === variantId)
  return respond(c, {
    ...found,
    foundCombination: {
      variantId,
      options: own.map((choice) => choice.optionId),
      apiAlias: 'found_combination',
    },
    apiAlias: 'find_product_variant',
  })
}

function variantNotFound(c: C, id: string): Response {
  return storeApiError(c, {
    status: 404,
    code: 'CONTENT__PRODUCT_VARIANT_NOT_FOUND',
    detail: `Variant for productId ${id} with options not found.`,
    parameters: { productId: id },
  })
}

async function respondWithLimits(c: C): Promise<Response> {
  const ids = Ids.safeParse(c.var.input.ids)
  if (!ids.success) return missing(c, 'ids')
  const broken = ids.data.find((id) => !isHexId(id))
  if (broken !== undefined) return storeApiError(c, malformedId(broken))
  const context = await structContext(c)
  const rows = await productsById(c.env.DB, ids.data)
  const limits = rows.map((row) => {
    const product = productStruct(row, context)
    return {
      productId: product.id,
      minPurchase: product.minPurchase,
      purchaseSteps: product.purchaseSteps,
      maxPurchase: product.calculatedMaxPurchase,
      stock: row.stock,
      apiAlias: 'product_purchase_limit',
    }
  })
  return respond(c, limits)
}

function missing(c: C, name: string): Response {
  return storeApiError(c, {
    status: 400,
    code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER',
    detail: `Parameter "${name}" is missing or malformed.`,
    parameters: { parameterName: name },
  })
}
