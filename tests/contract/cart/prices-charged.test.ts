import { describe, expect, test } from 'vitest'
import { aProductRecord, isByTheMetre, type Product } from '#tests/contract/store-api/products.ts'
import { cents } from '#tests/contract/store-api/cents.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { detail } from '#tests/contract/store-api/product-detail.ts'
import { aVisitor, type Cart, type Visitor } from '#tests/contract/store-api/visitor.ts'

/** A quantity and the displayed price of one unit. */
type Shown = readonly [quantity: number, unitCents: number]

const lastBorder = ({ calculatedPrices }: Product) => calculatedPrices.at(-1)?.quantity ?? 0

/** In stock beyond the limit of its last tier. */
function aTieredProduct(kind: 'metre' | 'piece'): Promise<Product> {
  return aProductRecord(
    `an article by the ${kind} that can be bought in its last tier`,
    (product) => {
      const { calculatedPrices, calculatedMaxPurchase = 0, available } = product
      const isTiered = calculatedPrices.length > 1 && available === true
      const reaches = calculatedMaxPurchase > lastBorder(product) + (product.purchaseSteps ?? 1)
      return isTiered && reaches && isByTheMetre(product) === (kind === 'metre')
    },
  )
}

/**
 * The tier of a quantity: the first that reaches it, else the last (docs/store-api.md#tier-prices).
 */
function shownFor({ calculatedPrices }: Product, quantity: number): number {
  const tier = calculatedPrices.find(({ quantity: last }) => quantity <= last)
  return cents((tier ?? calculatedPrices.at(-1))?.unitPrice)
}

/** Quantities around the tier limits that can be bought. */
function shown(product: Product): readonly Shown[] {
  const { minPurchase = 1, purchaseSteps = 1, calculatedPrices } = product
  const below = (quantity: number) =>
    Math.floor((quantity - minPurchase) / purchaseSteps) * purchaseSteps + minPurchase
  const borders = calculatedPrices.flatMap(({ quantity }) => {
    return [-1, 0, 1].map((offset) => below(quantity) + offset * purchaseSteps)
  })
  const quantities = [...new Set([minPurchase, ...borders])].filter((some) => some >= minPurchase)
  return quantities.map((quantity) => [quantity, shownFor(product, quantity)])
}

const totalsOf = ({ price, lineItems, deliveries }: Cart) => ({
  line: cents(lineItems?.[0]?.price?.totalPrice),
  unit: cents(lineItems?.[0]?.price?.unitPrice),
  goods: cents(price.positionPrice),
  shipping: cents(deliveries?.[0]?.shippingCosts?.totalPrice),
  whole: cents(price.totalPrice),
})

async function charged(visitor: Visitor, { id }: Product, quantity: number) {
  const known = ((await visitor.cart()).lineItems ?? []).length > 0
  return totalsOf(known ? await visitor.change(id, quantity) : await visitor.add(id, quantity))
}

describe.each(['metre', 'piece'] as const)('prices by the %s', (kind) => {
  test('the charge is the displayed price times the quantity in every tier', async () => {
    const { product } = await detail((await aTieredProduct(kind)).id)
    const visitor = aVisitor()
    const tiersSeen = new Set<number>()
    for (const [quantity, unit] of shown(product)) {
      const { shipping, whole, ...goods } = await charged(visitor, product, quantity)
      const total = unit * quantity
      expect({ quantity, ...goods }).toEqual({ quantity, unit, line: total, goods: total })
      expect(whole).toBe(total + shipping)
      tiersSeen.add(unit)
    }
    expect(tiersSeen.size).toBe(product.calculatedPrices.length)
  })

  test('the tax in the total corresponds to its rate', async () => {
    const { product } = await detail((await aTieredProduct(kind)).id)
    const { price } = await aVisitor().add(product.id, product.minPurchase ?? 1)
    const taxes = price.calculatedTaxes.reduce((sum, { tax }) => sum + cents(tax), 0)
    expect(cents(price.netPrice) + taxes).toBe(cents(price.totalPrice))
    for (const { tax, taxRate, price: base } of price.calculatedTaxes) {
      const expected = (cents(base) * taxRate) / (100 + taxRate)
      expect(Math.abs(cents(tax) - expected)).toBeLessThanOrEqual(1)
    }
  })
})

test('a tax-free delivery is charged net, in whole cents per unit and metre', async () => {
  const product = await aTieredProduct('metre')
  const visitor = aVisitor()
  const { data } = await visitor.invoke('readCountry post /country', { body: { limit: 100 } })
  const switzerland = data.elements?.find(({ iso, shippingAvailable }) => {
    return iso === 'CH' && shippingAvailable
  })
  const countryId = needed(switzerland, 'delivery to Switzerland').id
  await visitor.invoke('updateContext patch /context', { body: { countryId } })
  expect((await visitor.context()).context?.taxState).toBe('tax-free')

  const { minPurchase: quantity = 1, purchaseUnit = 1 } = product
  const cart = await visitor.add(product.id, quantity)
  const { unit, line, goods, shipping, whole } = totalsOf(cart)
  expect(cart.price).toMatchObject({ taxStatus: 'tax-free', calculatedTaxes: [] })
  expect({ line, goods }).toEqual({ line: unit * quantity, goods: unit * quantity })
  expect(whole).toBe(goods + shipping)
  const aMetre = cents(cart.lineItems?.[0]?.price?.referencePrice?.price)
  expect(aMetre).toBe(unit * Math.round(1 / purchaseUnit))
  expect(unit).toBeLessThan(shownFor(product, quantity))
})
