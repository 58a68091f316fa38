import { expect, test } from 'vitest'
import { formatCompactPrice } from '#client/ui/price/format-price.ts'
import { reductionOf, toDisplayPrice, toDisplayTiers, tierAt } from '#client/ui/price/prices.ts'
import { aStoreFabric, aStoreProduct, aTier } from '#tests/builders/store-product.ts'

test('a fabric has prices per metre and square metre', () => {
  const fabric = aStoreFabric()
  expect(toDisplayPrice(fabric, fabric.calculatedPrice)).toEqual({
    cents: 990,
    perMetre: true,
    base: { cents: 660, per: 1, unit: 'm²' },
  })
})

test("webbing's price per metre is its base price", () => {
  const webbing = aStoreFabric({}, { ripstop_base_prices: [{ per: 1, unit: 'm' }] })
  expect(toDisplayPrice(webbing, webbing.calculatedPrice).base).toBeNull()
})

test('a cone of thread is sold by the piece, although its content is in metres', () => {
  const referencePrice = { price: 0.59, purchaseUnit: 1000, referenceUnit: 100, unitName: 'm' }
  const thread = aStoreProduct(
    {
      purchaseUnit: 1000,
      referenceUnit: 100,
      calculatedPrice: { ...aTier(5.9, 1), referencePrice },
    },
    { ripstop_base_prices: [{ per: 100, unit: 'm' }] },
  )
  const shown = toDisplayPrice(thread, thread.calculatedPrice)
  expect(formatCompactPrice('de', shown)).toBe('5,90\u00a0€ (0,59\u00a0€/100 m)')
})

test('each tier has its base price and starting quantity', () => {
  const tiers = toDisplayTiers(aStoreFabric())
  expect(
    tiers.map(({ bound, quantity, first, cents, base }) => [
      bound,
      quantity,
      first,
      cents,
      base?.cents,
    ]),
  ).toEqual([
    ['to', 49, 1, 990, 660],
    ['to', 249, 50, 940, 627],
    ['from', 250, 250, 890, 593],
  ])
})

test('a single price has no price table', () => {
  expect(toDisplayTiers(aStoreFabric({ calculatedPrices: [aTier(0.99, 5)] }))).toEqual([])
})

test('the tier of a quantity is the last that it reaches', () => {
  const tiers = toDisplayTiers(aStoreFabric())
  expect([5, 49, 50, 249, 250, 600].map((units) => tierAt(tiers, units)?.cents)).toEqual([
    990, 990, 940, 940, 890, 890,
  ])
})

test('a reduction refers to the lowest price of 30 days, rounded down', () => {
  const listPrice = { price: 1.29, discount: 0.4, percentage: 31 }
  const fabric = aStoreFabric({
    calculatedPrice: { ...aTier(0.89, 1), listPrice, regulationPrice: { price: 1.09 } },
    calculatedPrices: [],
  })
  expect(reductionOf(fabric, fabric.calculatedPrice)).toMatchObject({
    percent: 18,
    lowest: { cents: 1090, base: { cents: 727 } },
  })
})

test('a price that is not below the lowest of 30 days is not a reduction', () => {
  const listPrice = { price: 1.29, discount: 0.4, percentage: 0 }
  const price = { ...aTier(0.99, 1), listPrice, regulationPrice: { price: 0.99 } }
  const fabric = aStoreFabric({ calculatedPrice: price })
  expect(reductionOf(fabric, fabric.calculatedPrice)).toBeNull()
})
