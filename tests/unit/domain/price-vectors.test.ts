import { describe, expect, test } from 'vitest'
import { centsFromDecimal as cents, decimalFromCents, sumCents } from '#shared/domain/money.ts'
import { checkQuantity } from '#shared/domain/quantity.ts'
import { referencePrice } from '#shared/domain/reference-price.ts'
import { cashRound, EURO_ROUNDING, fraction } from '#shared/domain/rounding.ts'
import type { CalculatedTax, TaxState } from '#shared/domain/tax/tax.ts'
import { taxSum, verticalTaxes } from '#shared/domain/tax/tax.ts'
import { aCart, aProduct, aPromotion } from '#tests/builders/cart.ts'
import { aShippingMethod, aShippingPrice, shippingIdOf } from '#tests/builders/methods.ts'

import vectors from './vectors/price-vectors.json' with { type: 'json' }

type Item = Readonly<{ unit: number; rate: number; qty: number }>

/** A pick-up cart, so that shipping adds nothing, with at most two tax rates. */
function cartOf(
  items: readonly Item[],
  changes: Parameters<typeof aCart>[1] = {},
  taxState: TaxState = 'gross',
) {
  const [standard = 0, reduced = 0] = [...new Set(items.map(({ rate }) => rate * 100))]
  const ordered = items.map(({ unit, rate, qty }, index) => {
    const price = { gross: cents(unit), net: cents(unit) }
    const taxClass = rate * 100 === standard ? ('standard' as const) : ('reduced' as const)
    return [aProduct(`item ${index}`, { price, taxClass }), qty] as const
  })
  const shippingMethodId = shippingIdOf('pickup')
  return aCart(ordered, { taxState, taxRates: { standard, reduced }, shippingMethodId, ...changes })
}

function onTheWire(taxes: readonly CalculatedTax[]) {
  return Object.fromEntries(
    taxes.map(({ rate, tax, price }) => [
      String(rate / 100),
      [decimalFromCents(tax), decimalFromCents(price)],
    ]),
  )
}

describe('cash rounding', () => {
  for (const { name, decimals, interval, cases } of vectors.cashRounding) {
    const rounding = { decimals, intervalCents: cents(interval), roundForNet: true }
    test.each(cases)(`${name} rounds %d to %d`, (amount, rounded) => {
      expect(cashRound(amount ?? NaN, rounding)).toBe(cents(rounded ?? NaN))
    })
  }
})

test.each(vectors.grossItems)('$qty × $unit at $rate % contains a tax of $tax', (item) => {
  const [line] = cartOf([item]).lines
  expect(line?.price.totalPrice).toBe(cents(item.total))
  expect(taxSum(line?.price.taxes ?? [])).toBe(cents(item.tax))
})

test.each(vectors.percentageDiscounts)('a discount of $percent % is $total', (vector) => {
  const basisPoints = -vector.percent * 100
  const promotions = [aPromotion('off', { discount: { kind: 'percent', basisPoints, max: null } })]
  const [discount] = cartOf(vector.items, { promotions }).promotions
  expect(discount?.price.totalPrice).toBe(cents(vector.total))
  expect(onTheWire(discount?.price.taxes ?? [])).toEqual(vector.taxes)
})

describe('taxes of several lines', () => {
  const rows = vectors.amountTaxes.map((vector, index) => ({ ...vector, index }))
  test.each(rows)(
    'taxes in the state $state are as recorded (row $index)',
    ({ state, items, horizontal, vertical }) => {
      const taxState = state === 'net' ? 'net' : 'gross'
      const goods = items.map(([unit = 0, rate = 0]) => ({ unit, rate, qty: 1 }))
      const cart = cartOf(goods, {}, taxState)
      expect(onTheWire(cart.price.taxes)).toEqual(horizontal)
      const ofLines = cart.lines.flatMap(({ price }) => price.taxes)
      expect(onTheWire(verticalTaxes(ofLines, taxState))).toEqual(vertical)
    },
  )
})

test.each(vectors.cartsWithPromotion)('a cart with $promotion costs $total', (vector) => {
  const { product, promotion } = vector
  const discount =
    promotion.absolute === undefined
      ? ({
          kind: 'percent',
          basisPoints: promotion.percent * 100,
          max: promotion.maxValue === undefined ? null : cents(promotion.maxValue),
        } as const)
      : ({ kind: 'absolute', amount: cents(promotion.absolute) } as const)
  const promotions = [aPromotion('off', { discount })]
  const items = [{ unit: product.gross, rate: product.rate, qty: product.qty }]
  const { price, promotions: lines } = cartOf(items, { promotions })
  expect(price.positionPrice).toBe(cents(vector.position))
  expect(price.totalPrice).toBe(cents(vector.total))
  expect(price.netPrice).toBe(cents(vector.net))
  if (vector.promotionTotal === undefined) return
  expect(lines[0]?.price.totalPrice).toBe(cents(vector.promotionTotal))
  expect(taxSum(lines[0]?.price.taxes ?? [])).toBe(cents(vector.promotionTax))
})

test('half off the delivery halves its costs and their taxes', () => {
  const shippingMethods = [aShippingMethod('standard', { prices: [aShippingPrice('DE', 104_00)] })]
  const shippingMethodId = shippingIdOf('standard')
  const discount = { kind: 'percent', basisPoints: 5000, max: null } as const
  const promotions = [aPromotion('half', { scope: 'delivery', discount })]
  const items = [
    { unit: 123, rate: 19, qty: 1 },
    { unit: 123, rate: 7, qty: 1 },
  ]
  const { deliveries } = cartOf(items, { shippingMethods, shippingMethodId, promotions })
  const { shippingSum, shippingTaxSum } = vectors.deliveryPromotion
  expect(deliveries).toHaveLength(vectors.deliveryPromotion.deliveries)
  expect(sumCents(deliveries.map(({ costs }) => costs.totalPrice))).toBe(cents(shippingSum))
  expect(sumCents(deliveries.map(({ costs }) => taxSum(costs.taxes)))).toBe(cents(shippingTaxSum))
})

test.each(vectors.quantityFix.cases)(
  'with the minimum %d, the step %d and the maximum %d the quantity %d becomes %d (%s)',
  (minPurchase, purchaseSteps, maxPurchase, requested, quantity, correction) => {
    const rules = {
      minPurchase: Number(minPurchase),
      purchaseSteps: Number(purchaseSteps),
      maxPurchase: Number(maxPurchase),
      stock: null,
      backorder: false,
    }
    const checked = checkQuantity(Number(requested), rules)
    expect(checked).toEqual({ ok: true, value: { quantity, correction } })
  },
)

test.each(vectors.referencePrice)(
  '%d for a content of %d has for %d the base price %d',
  (purchaseUnit = 0, referenceUnit = 0, price = 0, expected = 0) => {
    expect(referencePrice(fraction(price), purchaseUnit, referenceUnit)).toBe(cents(expected))
  },
)

test('the euro is rounded to whole cents', () => {
  expect(cashRound(19.995, EURO_ROUNDING)).toBe(20_00)
})
