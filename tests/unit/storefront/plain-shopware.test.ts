import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import { expect, test } from 'vitest'
import { isMetreGood, toDisplayPrice } from '#client/ui/price/prices.ts'
import { formatCompactPrice } from '#client/ui/price/format-price.ts'
import { LineItem } from '#shared/schemas/store-api/cart.ts'
import { Product } from '#shared/schemas/store-api/product.ts'
import { deliveryDates } from '#worker/pages/product/delivery-dates.ts'
import { idFrom } from '#tests/builders/ids.ts'

const reference = (unitName: string, purchaseUnit: number, price: number) => ({
  price,
  purchaseUnit,
  referenceUnit: 1,
  unitName,
})

/** A product without our custom fields. */
const aPlainProduct = (changes: object = {}) =>
  Product.parse({
    id: idFrom('plain'),
    productNumber: 'SW-1',
    name: 'Stoff',
    available: true,
    stock: 40,
    calculatedPrice: { unitPrice: 1.19, totalPrice: 1.19, quantity: 1 },
    customFields: null,
    ...changes,
  })

test.each([
  [{ shortCode: 'm', name: 'Meter' }],
  [{ shortCode: 'lfm', name: 'laufender Meter' }],
  [{ shortCode: 'Meter', name: 'Meter' }],
])('tenths of the unit %o are sold by the metre', (unit) => {
  const product = aPlainProduct({ unit, purchaseUnit: 0.1, referenceUnit: 1 })
  expect(isMetreGood(product)).toBe(true)
  expect(formatCompactPrice('de', toDisplayPrice(product, product.calculatedPrice))).toBe(
    '11,90\u00a0€/m',
  )
})

test('a piece has a base price with the short name of its unit', () => {
  const product = aPlainProduct({
    unit: { shortCode: 'kg', name: 'Kilogramm' },
    purchaseUnit: 0.25,
    referenceUnit: 1,
    calculatedPrice: {
      unitPrice: 5,
      totalPrice: 5,
      quantity: 1,
      referencePrice: reference('Kilogramm', 0.25, 20),
    },
  })
  const shown = toDisplayPrice(product, product.calculatedPrice)
  expect(formatCompactPrice('de', shown)).toBe('5,00\u00a0€ (20,00\u00a0€/kg)')
})

const priceOf = (unitPrice: number, quantity: number) => ({
  unitPrice,
  totalPrice: unitPrice * quantity,
  quantity,
})

test.each([
  ['many', [priceOf(1.37, 49), priceOf(1.11, 50)]],
  ['one', [priceOf(1.37, 1)]],
])('a product with %s advanced prices shows what the cart charges', (_, calculatedPrices) => {
  const unit = { shortCode: 'm', name: 'Meter' }
  const product = aPlainProduct({ unit, purchaseUnit: 0.1, referenceUnit: 1, calculatedPrices })
  expect(formatCompactPrice('de', toDisplayPrice(product, product.calculatedPrice))).toBe(
    '13,70\u00a0€/m',
  )
})

test('a reduced product shows it if its tiers cost the same', () => {
  const reduced = { ...priceOf(1.19, 1), regulationPrice: { price: 1.37 } }
  const calculatedPrices = [priceOf(1.19, 49), priceOf(1.11, 50)]
  const product = aPlainProduct({ calculatedPrice: reduced, calculatedPrices })
  expect(product.calculatedPrice.regulationPrice).toEqual({ price: 1.37 })
})

test('an unavailable product cannot be ordered', () => {
  const { customFields } = aPlainProduct({ available: false, stock: 0 })
  expect([customFields.ripstop_orderable, customFields.ripstop_availability]).toEqual([
    false,
    { state: 'outOfStock' },
  ])
})

test.each([
  [{ stock: 3 }, { state: 'inStock' }],
  [
    { stock: 0, restockTime: 5 },
    { state: 'availableInDays', days: 5 },
  ],
  [{ stock: 0 }, null],
])('the stock %o shows no more than is known', (changes, availability) => {
  const { customFields } = aPlainProduct(changes)
  expect([customFields.ripstop_orderable, customFields.ripstop_availability]).toEqual([
    true,
    availability,
  ])
})

test('a delivery time in days becomes dates', () => {
  const product = aPlainProduct({ deliveryTime: { min: 1, max: 3, unit: 'day' } })
  expect(
    deliveryDates(product, {
      now: new Date('2026-03-02T08:00:00Z'),
      packing: DEMO_SETTINGS.packing,
    }),
  ).toEqual({
    earliest: '2026-03-03',
    latest: '2026-03-05',
  })
})

const aPlainLine = (changes: object) =>
  LineItem.parse({
    id: 'a',
    referencedId: idFrom('plain'),
    type: 'product',
    label: 'Stoff',
    quantity: 25,
    good: true,
    payload: [],
    ...changes,
  })

test('a line of tenths of a metre is a length with a link to its product', () => {
  const referencePriceDefinition = { purchaseUnit: 0.1, referenceUnit: 1, unitName: 'Meter' }
  const { payload } = aPlainLine({ priceDefinition: { referencePriceDefinition } })
  expect([payload.ripstop_unit, payload.ripstop_url]).toEqual(['m', `detail/${idFrom('plain')}`])
})

test("pieces that no longer match their line's length are hidden", () => {
  const cutTo = (...ripstop_cuts: number[]) =>
    aPlainLine({ payload: { ripstop_cuts } }).payload.ripstop_cuts
  expect(cutTo(15, 10)).toEqual([15, 10])
  expect(cutTo(15, 5)).toEqual([])
})

test('all other lines are counted in pieces', () => {
  const referencePriceDefinition = { purchaseUnit: 500, referenceUnit: 100, unitName: 'Meter' }
  const { payload } = aPlainLine({ priceDefinition: { referencePriceDefinition } })
  expect(payload.ripstop_unit).toBe('piece')
})
