import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pricePerMetre } from '#shared/domain/metres.ts'
import { sumCents, multiplyCents } from '#shared/domain/money.ts'
import { taxSum } from '#shared/domain/tax/tax.ts'
import { aCart, aProduct, aPromotion } from '#tests/builders/cart.ts'

describe('randomly generated carts', () => {
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

  test('the total of a cart is the sum of its parts', () => {
    fc.assert(
      fc.property(anyCart, ({ lines, deliveries, price }) => {
        const parts = [...lines.map((line) => line.price), ...deliveries.map(({ costs }) => costs)]
        const sum = sumCents(parts.map(({ totalPrice }) => totalPrice))
        const tax = taxSum(parts.flatMap(({ taxes }) => taxes))
        expect(price.totalPrice).toBe(price.taxState === 'net' ? sum + tax : sum)
      }),
    )
  })

  test('net amount and tax add up to the total without losing cents', () => {
    fc.assert(
      fc.property(anyCart, ({ price }) => {
        const taxed = sumCents(price.taxes.map((tax) => tax.price))
        const charged = price.taxState === 'gross' ? price.totalPrice : price.netPrice
        expect(taxed).toBe(price.taxState === 'tax-free' ? 0 : charged)
        expect(price.netPrice + taxSum(price.taxes)).toBe(price.totalPrice)
      }),
    )
  })

  test('the charge is the displayed price per metre times the metres', () => {
    fc.assert(
      fc.property(anyCart, ({ lines }) => {
        for (const { price, quantity } of lines)
          expect(multiplyCents(pricePerMetre(price.unitPrice), quantity)).toBe(
            multiplyCents(price.totalPrice, 10),
          )
      }),
    )
  })
})

describe('randomly generated carts with promotions', () => {
  const goods = fc.array(
    fc.record({
      grossCents: fc.integer({ min: 1, max: 300_00 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      taxClass: fc.constantFrom('standard' as const, 'reduced' as const),
    }),
    { minLength: 1, maxLength: 8 },
  )
  const discount = fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
      max: fc.option(fc.integer({ min: 1, max: 50_00 })),
    }),
    fc.record({
      kind: fc.constant('absolute' as const),
      amount: fc.integer({ min: 1, max: 200_00 }),
    }),
  )
  const offers = fc.array(
    fc.record({
      discount,
      scope: fc.constantFrom('goods' as const, 'delivery' as const),
      priority: fc.integer({ min: 0, max: 3 }),
      exclusive: fc.boolean(),
      minGoodsValue: fc.option(fc.integer({ min: 1, max: 500_00 })),
      /** The products of the promotion, as bits. */
      about: fc.option(fc.integer({ min: 1, max: 255 })),
    }),
    { minLength: 1, maxLength: 5 },
  )
  const states = fc.constantFrom('gross' as const, 'net' as const, 'tax-free' as const)
  const anyCart = fc.tuple(goods, offers, states).map(([products, offered, taxState]) => {
    const lines = products.map(
      ({ quantity, ...changes }, index) =>
        [aProduct(`article ${index}`, changes), quantity] as const,
    )
    const promotions = offered.map(({ about, ...changes }, index) => {
      const named = lines.flatMap(([{ id }], place) => ((about ?? 0) & (1 << place) ? [id] : []))
      return aPromotion(`p${index}`, { ...changes, productIds: about === null ? null : named })
    })
    return aCart(lines, { taxState, promotions })
  })

  test('the parts add up to the total, and neither goods nor delivery are negative', () => {
    fc.assert(
      fc.property(anyCart, ({ lines, promotions, deliveries, price }) => {
        const positions = [...lines, ...promotions].map((line) => line.price)
        const parts = [...positions, ...deliveries.map(({ costs }) => costs)]
        const sum = sumCents(parts.map(({ totalPrice }) => totalPrice))
        const tax = taxSum(parts.flatMap(({ taxes }) => taxes))
        expect(price.totalPrice).toBe(price.taxState === 'net' ? sum + tax : sum)
        expect(price.positionPrice).toBeGreaterThanOrEqual(0)
        const shipping = sumCents(deliveries.map(({ costs }) => costs.totalPrice))
        expect(shipping).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('net amount and tax add up to the total, and the tax rates divide every amount to the cent', () => {
    fc.assert(
      fc.property(anyCart, ({ promotions, price }) => {
        const taxed = sumCents(price.taxes.map((tax) => tax.price))
        const charged = price.taxState === 'gross' ? price.totalPrice : price.netPrice
        expect(taxed).toBe(price.taxState === 'tax-free' ? 0 : charged)
        expect(price.netPrice + taxSum(price.taxes)).toBe(price.totalPrice)
        for (const { price: off } of price.taxState === 'tax-free' ? [] : promotions)
          expect(sumCents(off.taxes.map((tax) => tax.price))).toBe(off.totalPrice)
      }),
    )
  })

  test('a discount is the sum of the reductions of its lines, and no line is negative', () => {
    fc.assert(
      fc.property(anyCart, ({ lines, promotions }) => {
        const lost = new Map<string, number>()
        for (const { composition, price } of promotions) {
          expect(sumCents(composition.map((part) => part.discount))).toBe(0 - price.totalPrice)
          for (const part of composition)
            lost.set(part.id, (lost.get(part.id) ?? 0) + part.discount)
        }
        for (const { id, price } of lines)
          expect(lost.get(id) ?? 0).toBeLessThanOrEqual(price.totalPrice)
      }),
    )
  })

  test('an exclusive promotion is applied alone', () => {
    fc.assert(
      fc.property(anyCart, ({ promotions }) => {
        const isAlone = promotions.some(({ promotion }) => promotion.exclusive)
        expect(isAlone ? promotions.length : 1).toBe(1)
      }),
    )
  })
})
