import type { OrdinaryCall } from '#tests/replay/ordinary.ts'

/** Unit prices by product number: of one unit, then of each further tier. */
export type Prices = Readonly<Record<string, readonly number[]>>

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The recorded call with these prices, in products and in lines of a cart. */
export function withPrices(call: OrdinaryCall, prices: Prices): OrdinaryCall {
  const body: unknown = JSON.parse(JSON.stringify(call.body), (_, value: unknown) => {
    if (!isFields(value)) return value
    const { payload, calculatedPrices } = value
    if (isFields(payload)) return withLinePrice(value, prices[String(payload['productNumber'])])
    const own = prices[String(value['productNumber'])]
    if (!own || !Array.isArray(calculatedPrices)) return value
    return {
      ...value,
      calculatedPrice: withUnitPrice(value['calculatedPrice'], own[0]),
      calculatedPrices: calculatedPrices.map((tier, at) => withUnitPrice(tier, own[at])),
    }
  })
  return { ...call, body }
}

/** A cart has five units of a product with tiers, so its second tier applies. */
function withLinePrice(line: Fields, own: readonly number[] | undefined): Fields {
  const unitPrice = own?.[1] ?? own?.[0]
  if (unitPrice === undefined) return line
  const totalPrice = Number((unitPrice * Number(line['quantity'])).toFixed(2))
  return { ...line, price: { ...Object(line['price']), unitPrice, totalPrice } }
}

const withUnitPrice = (price: unknown, unitPrice: number | undefined): unknown =>
  unitPrice === undefined ? price : { ...Object(price), unitPrice }
