import { describe, expect, test } from 'vitest'
import { calculateCart } from '#shared/domain/cart/calculate-cart.ts'
import type { CalculatedCart } from '#shared/domain/cart/calculated-cart.ts'
import type { FormerPrice } from '#shared/domain/cart/cart-context.ts'
import { tierPrices } from '#shared/domain/cart/product-price.ts'
import { priceFromGross } from '#shared/domain/price-list.ts'
import { aCart, aCartInput, aContext, aFabric, aLine, aProduct } from '#tests/builders/cart.ts'

function keysOf({ errors }: CalculatedCart): readonly string[] {
  return errors.map(({ key }) => key)
}

describe('a cart of cloth and a buckle', () => {
  const cart = aCart([
    [aFabric('ripstop'), 25],
    [aProduct('buckle', { grossCents: 195 }), 1],
  ])

  test('2.5 m of cloth and a buckle cost their prices and a parcel', () => {
    expect(cart.lines.map(({ price }) => price.totalPrice)).toEqual([2975, 195])
    expect(cart.price.positionPrice).toBe(3170)
    expect(cart.deliveries.map(({ costs }) => costs.totalPrice)).toEqual([490])
    expect(cart.price.totalPrice).toBe(3660)
  })

  test('the taxes of the cart are those of its lines and the parcel', () => {
    expect(cart.price.taxes).toEqual([{ rate: 1900, tax: 475 + 31 + 78, price: 3660 }])
    expect(cart.price.netPrice).toBe(3660 - 584)
  })

  test('the cart can be ordered without corrections', () => {
    expect(cart.errors).toEqual([])
    expect(cart.isOrderable).toBe(true)
    expect(cart.isVirtual).toBe(false)
  })

  test('cloth has base prices', () => {
    expect(cart.lines[0]?.referencePrices.perUnit?.price).toBe(1190)
    expect(cart.lines[0]?.referencePrices.perSquareMetre).toBe(793)
    expect(cart.lines[1]?.referencePrices).toEqual({ perUnit: null, perSquareMetre: null })
  })
})

describe('corrections of a cart', () => {
  test('a quantity above the stock is reduced, with one notice', () => {
    const buckle = aProduct('buckle', { stock: 3 })
    const input = aCartInput([[buckle, 5]])
    const cart = calculateCart(input)
    expect(cart.errors).toMatchObject([
      {
        key: 'product-stock-reached',
        id: `product-stock-reached${buckle.id}`,
        level: 10,
        blocksOrder: true,
        recurs: false,
        parameters: { name: 'buckle', quantity: 3, unit: 'piece' },
      },
    ])
    expect(cart.lines[0]).toMatchObject({ quantity: 3, correctedFrom: 5 })
    expect(cart.isOrderable).toBe(false)
    const again = calculateCart({ ...input, contents: cart.contents })
    expect(again.errors).toEqual([])
    expect(again.isOrderable).toBe(true)
  })

  test('a cart without corrections returns the same contents object', () => {
    const input = aCartInput([[aProduct(), 2]])
    expect(calculateCart(input).contents).toBe(input.contents)
  })

  test.each([
    ['sold out', aProduct('gone', { stock: 0 }), 'product-out-of-stock'],
    ['a test product', aProduct('TEST', { orderable: false }), 'product-out-of-stock'],
  ])('a product that is %s is removed', (_, product, key) => {
    const cart = aCart([[product], [aProduct('buckle')]])
    expect(keysOf(cart)).toEqual([key])
    expect(cart.removed).toEqual([{ id: product.id, productId: product.id, reason: key }])
    expect(cart.contents.lines.map(({ productId }) => productId)).toEqual([aProduct('buckle').id])
  })

  test('an unknown product is removed', () => {
    const input = aCartInput([[aProduct()]])
    const cart = calculateCart({ ...input, products: new Map() })
    expect(keysOf(cart)).toEqual(['product-not-found'])
    expect(cart.isEmpty).toBe(true)
    expect(cart.price.totalPrice).toBe(0)
  })

  test('a deleted product is reported with its former name', () => {
    const buckle = aProduct()
    const formerNames = new Map([[buckle.id, 'Steckschnalle']])
    const gone = { ...aCartInput([[buckle]]), products: new Map(), formerNames }
    expect(calculateCart(gone).errors).toMatchObject([
      { key: 'product-not-found', parameters: { id: buckle.id, name: 'Steckschnalle' } },
    ])
  })

  test('a sold-out product with an announced date can be ordered', () => {
    const restock = { kind: 'date', date: '2026-12-24' } as const
    const cart = aCart([[aProduct('buckle', { stock: 0, restock }), 4]])
    expect(cart.errors).toEqual([])
    expect(cart.lines[0]?.quantityInformation.maxPurchase).toBe(100)
  })

  test('two lines of one product share its stock, with a notice', () => {
    const buckle = aProduct('buckle', { stock: 5 })
    const cart = calculateCart({
      contents: { lines: [aLine(buckle, 3), aLine(buckle, 3)], codes: [] },
      products: new Map([[buckle.id, buckle]]),
      applied: [],
      formerNames: new Map(),
      pricesBefore: new Map(),
      context: aContext(),
    })
    expect(cart.errors).toMatchObject([{ key: 'product-stock-reached', level: 20, recurs: true }])
  })
})

test('each tier of a price table has its own base price', () => {
  const tiers = [
    { from: 5, price: priceFromGross(119, 1900) },
    { from: 50, price: priceFromGross(111, 1900) },
  ]
  const rows = tierPrices(aFabric('ripstop', { tiers }), aContext())
  expect(rows).toMatchObject([
    {
      bound: 'to',
      quantity: 49,
      price: { unitPrice: 119 },
      referencePrices: { perSquareMetre: 793 },
    },
    {
      bound: 'from',
      quantity: 50,
      price: { unitPrice: 111 },
      referencePrices: { perSquareMetre: 740 },
    },
  ])
  expect(aCart([[aFabric('ripstop', { tiers }), 50]]).price.positionPrice).toBe(5550)
})

describe('list prices', () => {
  test('a reduction refers to the lowest price of 30 days', () => {
    const [list, low] = [priceFromGross(1990, 1900), priceFromGross(1790, 1900)]
    const remnant = aProduct('softshell', {
      grossCents: 1390,
      listPrice: list,
      regulationPrice: low,
    })
    const expected = { price: 1990, discount: 600, basisPoints: 2235, regulationPrice: 1790 }
    expect(aCart([[remnant]]).lines[0]?.listPrice).toEqual(expected)
  })

  test('a list price that is not higher than the price is hidden', () => {
    const same = aProduct('buckle', { listPrice: priceFromGross(1000, 1900) })
    expect(aCart([[same]]).lines[0]?.listPrice).toBeNull()
  })
})

describe('net and tax-free carts', () => {
  test('an export has net prices without tax, including the parcel', () => {
    const cart = aCart([[aProduct(), 2]], { taxState: 'tax-free', country: 'CH' })
    expect(cart.lines[0]?.price).toEqual({
      unitPrice: 840,
      quantity: 2,
      totalPrice: 1680,
      taxes: [],
    })
    expect(cart.price).toMatchObject({ totalPrice: 1680 + 1252, netPrice: 1680 + 1252, taxes: [] })
  })

  test('tax is added to net prices at the end', () => {
    const { price } = aCart([[aProduct(), 10]], { taxState: 'net' })
    expect(price.netPrice).toBe(8400)
    expect(price.totalPrice).toBe(8400 + 1596)
  })

  test("the total is rounded to the currency's coins, its net amount is not", () => {
    const totalRounding = { decimals: 2, intervalCents: 5, roundForNet: true }
    const { price } = aCart([[aProduct('buckle', { grossCents: 1003 })]], { totalRounding })
    expect(price).toMatchObject({ rawTotal: 1493, totalPrice: 1495, netPrice: 1493 - 160 - 78 })
  })
})

test('an empty cart costs nothing', () => {
  const cart = aCart([])
  expect(cart).toMatchObject({ isEmpty: true, isVirtual: false, isOrderable: false })
  expect(cart).toMatchObject({ errors: [], deliveries: [], price: { totalPrice: 0, taxes: [] } })
})

describe('price changes since the last view', () => {
  const cloth = aFabric('ripstop', { grossCents: 129 })
  const before: FormerPrice = { price: priceFromGross(119, 1900), tiers: [] }
  const priced = (former: FormerPrice) =>
    calculateCart({ ...aCartInput([[cloth, 25]]), pricesBefore: new Map([[cloth.id, former]]) })

  test('a price change is reported once and does not block the order', () => {
    const cart = priced(before)
    expect(cart.errors).toEqual([
      {
        key: 'product-price-changed',
        id: `product-price-changed${cloth.id}`,
        level: 10,
        blocksOrder: false,
        recurs: false,
        parameters: { name: 'ripstop', unit: 'metre', oldPrice: 119, newPrice: 129 },
      },
    ])
    expect(cart.isOrderable).toBe(true)
  })

  test('a lower price is reported as a reduction', () => {
    expect(priced({ ...before, price: priceFromGross(139, 1900) }).errors[0]?.level).toBe(0)
  })

  test('a price change is not reported if it was undone or affects other quantities only', () => {
    const same = { ...before, price: cloth.price }
    expect(priced(same).errors).toEqual([])
    const tiers = [
      { from: 5, price: cloth.price },
      { from: 100, price: priceFromGross(99, 1900) },
    ]
    expect(priced({ ...same, tiers }).errors).toEqual([])
  })
})
