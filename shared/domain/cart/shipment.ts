import type { CountryCode, Shipment } from '../delivery/shipping.ts'
import type { CalculatedLine } from './calculated-cart.ts'

/** Whether all goods are downloads. Promotions do not count, and an empty cart is not virtual. */
export function isVirtual(lines: readonly CalculatedLine[]): boolean {
  return lines.length > 0 && lines.every(({ product }) => product.unit === 'download')
}

/**
 * The data that a shipping method needs about the lines. Downloads weigh 0 and cost nothing to
 * ship.
 */
export function shipmentOf(lines: readonly CalculatedLine[], country: CountryCode): Shipment {
  const bodies = lines.filter(({ product }) => product.unit !== 'download')
  let weightMilligrams = 0
  const charged = { count: 0, price: 0, weightMilligrams: 0 }
  for (const { product, quantity, price } of bodies) {
    const weight = product.weightMilligrams * quantity
    weightMilligrams += weight
    if (product.flags.shippingFree) continue
    charged.count += quantity
    charged.price += price.totalPrice
    charged.weightMilligrams += weight
  }
  return {
    country,
    isVirtual: isVirtual(lines),
    hasRollOnly: bodies.some(({ product }) => product.flags.rollOnly),
    hasRollable: bodies.some(({ product: { flags } }) => flags.rollOnly || flags.rollOption),
    hasHazardous: bodies.some(({ product }) => product.flags.hazardous),
    fitsLetter: bodies.every(({ product }) => product.flags.letterPossible),
    weightMilligrams,
    charged,
  }
}
