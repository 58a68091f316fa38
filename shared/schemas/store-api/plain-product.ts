import { isMetre, METRE } from '#shared/domain/metres.ts'
import type { CardCustomFields } from './custom-fields.ts'
import type { CalculatedPrice } from './price.ts'

type Unit = { readonly shortCode: string; readonly name: string }

type Plain = {
  readonly available?: boolean | null | undefined
  readonly stock?: number | null | undefined
  readonly restockTime?: number | null | undefined
  readonly deliveryTime?:
    | { readonly min: number; readonly max: number; readonly unit: string }
    | null
    | undefined
  readonly unit?: Unit | null | undefined
  readonly calculatedPrice: CalculatedPrice
  readonly calculatedPrices: CalculatedPrice[]
  readonly customFields: CardCustomFields
}

/**
 * Adds availability, price per unit and base price from the product's own fields, if a shop lacks
 * our custom fields. The base price uses the short name of its unit.
 */
export function withPlainFields<P extends Plain>(product: P) {
  const { customFields: facts } = product
  const isOrderable = facts.ripstop_orderable ?? product.available !== false
  const unit = product.unit && unitOf(product.unit)
  const named = (price: CalculatedPrice) => inShort(price, product.unit, unit)
  const calculatedPrice = named(priceOfOne(product))
  const reference = calculatedPrice.referencePrice
  return {
    ...product,
    unit,
    calculatedPrice,
    calculatedPrices: product.calculatedPrices.map(named),
    customFields: {
      ...facts,
      ripstop_orderable: isOrderable,
      ripstop_availability:
        facts.ripstop_availability === undefined
          ? availabilityOf(product, isOrderable)
          : facts.ripstop_availability,
      ripstop_delivery_days:
        facts.ripstop_delivery_days === undefined
          ? daysOf(product.deliveryTime)
          : facts.ripstop_delivery_days,
      ripstop_base_prices:
        facts.ripstop_base_prices ??
        (reference ? [{ per: reference.referenceUnit, unit: reference.unitName }] : []),
    },
  }
}

/**
 * The price of one unit. If a rule sets prices for a product, Shopware charges them from the first
 * unit on. It still returns the price without the rule.
 */
function priceOfOne({ calculatedPrice, calculatedPrices: [first] }: Plain): CalculatedPrice {
  return first && first.unitPrice !== calculatedPrice.unitPrice ? first : calculatedPrice
}

/** Uses one name for metres, for any spelling of the shop. */
function unitOf(unit: Unit): Unit {
  return isMetre(unit.shortCode) || isMetre(unit.name) ? { ...unit, shortCode: METRE } : unit
}

function inShort(
  price: CalculatedPrice,
  own: Unit | null | undefined,
  unit: Unit | null | undefined,
): CalculatedPrice {
  const { referencePrice } = price
  if (!referencePrice || !own || !unit || referencePrice.unitName !== own.name) return price
  return { ...price, referencePrice: { ...referencePrice, unitName: unit.shortCode } }
}

/** Null if the product can be ordered but its delivery date is unknown. */
function availabilityOf({ stock, restockTime }: Plain, isOrderable: boolean) {
  if (!isOrderable) return { state: 'outOfStock' } as const
  if (stock === null || stock === undefined || stock > 0) return { state: 'inStock' } as const
  return restockTime ? ({ state: 'availableInDays', days: restockTime } as const) : null
}

function daysOf(time: Plain['deliveryTime']) {
  return time?.unit === 'day' ? { min: time.min, max: time.max } : null
}
