import { expect, test } from 'vitest'
import { labelledAmount, writtenBasePrice } from '#shared/domain/reference-price.ts'

test.each([
  [0.05, 'kg', 50, 'g'],
  [0.0125, 'kg', 12.5, 'g'],
  [0.25, 'l', 250, 'ml'],
  [1.5, 'kg', 1.5, 'kg'],
  [0.5, 'm', 0.5, 'm'],
  [2, 'm2', 2, 'm²'],
])('%d %s are written as %d %s', (amount, unit, written, sign) => {
  expect(labelledAmount(amount, unit)).toEqual({ amount: written, unit: sign })
})

test.each([
  [1000, 'g', 1, 'kg'],
  [1000, 'ml', 1, 'l'],
  [100, 'g', 100, 'g'],
  [1, 'kg', 1, 'kg'],
])('the base price of %d %s is per %d %s', (referenceUnit, unitName, per, unit) => {
  const price = { price: 180, referenceUnit, unitName }
  expect(writtenBasePrice(price)).toEqual({ cents: 18_000, per, unit })
})
