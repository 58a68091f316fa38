import { isTenthOfMetre, METRE } from '#shared/domain/metres.ts'
import { ok, type Result } from '#shared/domain/result.ts'
import type { OrderLine, OrderList } from '#shared/schemas/store-api/order.ts'
import { inLanguage } from '#shared/schemas/store-api/translated.ts'
import { z } from '#shared/schemas/zod.ts'
import type {
  CallingShopper,
  StoreApiResponse,
  StoreApiFailure,
  Transport,
} from '../transport/call.ts'

const Units = z.object({
  elements: z.array(
    z.object({
      id: z.string(),
      purchaseUnit: z.number().nullish(),
      unit: inLanguage(z.object({ shortCode: z.string(), name: z.string() })).nullish(),
    }),
  ),
})
const UNIT_FIELDS = {
  product: ['id', 'purchaseUnit', 'unit'],
  unit: ['shortCode', 'name', 'translated'],
}
const MAX_PRODUCTS = 100

type ResponseWithLines = Result<StoreApiResponse<z.output<typeof OrderList>>, StoreApiFailure>

/**
 * Adds the unit to each line. Lines of a Shopware have no unit, so their products are loaded if
 * they still exist. All other lines count as pieces.
 */
export function withUnitsFrom(transport: Transport) {
  return async (
    shopper: CallingShopper,
    response: ResponseWithLines,
  ): Promise<ResponseWithLines> => {
    if (!response.ok) return response
    const { data } = response.value
    const incomplete = data.orders.elements.flatMap(({ lineItems }) =>
      lineItems.flatMap((line) => (needsItsProduct(line) ? (line.referencedId ?? []) : [])),
    )
    if (incomplete.length === 0) return response
    const metres = await metreGoods(transport, shopper, [...new Set(incomplete)])
    const withUnit = (line: OrderLine): OrderLine =>
      !line.hasUnit && metres.has(line.referencedId ?? '')
        ? { ...line, payload: { ...line.payload, ripstop_unit: METRE } }
        : line
    const elements = data.orders.elements.map((order) => ({
      ...order,
      lineItems: order.lineItems.map(withUnit),
    }))
    return ok({ ...response.value, data: { ...data, orders: { ...data.orders, elements } } })
  }
}

/** A promotion's line refers to its code. A Shopware returns no product for such ids. */
function needsItsProduct({ hasUnit, type }: OrderLine): boolean {
  return !hasUnit && type === 'product'
}

async function metreGoods(
  transport: Transport,
  { locale }: CallingShopper,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await transport({
    locale,
    method: 'POST',
    onlyReads: true,
    path: '/product',
    schema: Units,
    body: {
      ids: ids.slice(0, MAX_PRODUCTS),
      limit: MAX_PRODUCTS,
      associations: { unit: {} },
      includes: UNIT_FIELDS,
    },
  })
  const products = found.ok ? found.value.data.elements : []
  const byMetre = products.filter(
    ({ purchaseUnit, unit }) =>
      purchaseUnit &&
      unit &&
      [unit.shortCode, unit.name].some((name) => isTenthOfMetre(purchaseUnit, name)),
  )
  return new Set(byMetre.map(({ id }) => id))
}
