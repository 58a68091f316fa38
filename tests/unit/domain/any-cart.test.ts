import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pricePerMetre } from '#shared/domain/metres.ts'
import { sumOf, times } from '#shared/domain/money.ts'
import { taxSum } from '#shared/domain/tax.ts'
import { aCart, aProduct } from '#tests/builders/cart.ts'

describe('for any cart', () => {
  const ordered = fc.array(
    fc.record({
      grossCents: fc.integer({ min: 1, max: 500_00 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      taxClass: fc.constantFrom('standard' as const, 'reduced' as const),
      unit: fc.constantFrom('metre' as const, 'piece' as const),
    }),
    { minLength: 1, maxLength: 12 },
  )
  const states = fc.constantFrom('gross' as const, 'net' as const, 'tax-free' as const)
  const anyCart = fc.tuple(ordered, states).map(([goods, taxState]) => {
    const lines = goods.map(
      ({ quantity, ...changes }, index) =>
        [aProduct(`article ${index}`, changes), quantity] as const,
    )
    return aCart(lines, { taxState })
  })

  test('the total is the sum of its parts', () => {
    fc.assert(
      fc.property(anyCart, ({ lines, deliveries, price }) => {
        const parts = [...lines.map((line) => line.price), ...deliveries.map(({ costs }) => costs)]
        const sum = sumOf(parts.map(({ totalPrice }) => totalPrice))
        const tax = taxSum(parts.flatMap(({ taxes }) => taxes))
        expect(price.totalPrice).toBe(price.taxState === 'net' ? sum + tax : sum)
      }),
    )
  })

  test('net and tax make the total, and taxed amounts lose no cent', () => {
    fc.assert(
      fc.property(anyCart, ({ price }) => {
        const taxed = sumOf(price.taxes.map((tax) => tax.price))
        const charged = price.taxState === 'gross' ? price.totalPrice : price.netPrice
        expect(taxed).toBe(price.taxState === 'tax-free' ? 0 : charged)
        expect(price.netPrice + taxSum(price.taxes)).toBe(price.totalPrice)
      }),
    )
  })

  test('the price per metre shown times the metres is what is charged', () => {
    fc.assert(
      fc.property(anyCart, ({ lines }) => {
        for (const { price, quantity } of lines)
          expect(times(pricePerMetre(price.unitPrice), quantity)).toBe(times(price.totalPrice, 10))
      }),
    )
  })
})
