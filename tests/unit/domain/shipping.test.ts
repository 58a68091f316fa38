import { describe, expect, test } from 'vitest'
import { shipmentOf } from '#shared/domain/cart/shipment.ts'
import type { ShippingKind } from '#shared/domain/delivery/shipping.ts'
import {
  missingToFreeShipping,
  shippingPrice,
  shippingRefusal,
} from '#shared/domain/delivery/shipping.ts'
import { aCart, aFabric, aProduct } from '#tests/builders/cart.ts'
import { aShippingMethod, aShippingPrice, shippingIdOf } from '#tests/builders/methods.ts'

type Ordered = Parameters<typeof aCart>[0]

const download = aProduct('pattern', { unit: 'download', stock: null, weightMilligrams: 0 })
const sample = aProduct('sample', { flags: { letterPossible: true } })
const glue = aProduct('glue', { flags: { hazardous: true } })
const foam = aFabric('foam', { flags: { rollOnly: true } })

function shipment(ordered: Ordered, country = 'DE') {
  return shipmentOf(aCart(ordered).lines, country)
}

function refusals(ordered: Ordered, country = 'DE') {
  const kinds: readonly ShippingKind[] = ['standard', 'roll', 'letter', 'pickup', 'download']
  const everywhere = [aShippingPrice(country, 100)]
  return kinds.map((kind) =>
    shippingRefusal(aShippingMethod(kind, { prices: everywhere }), shipment(ordered, country)),
  )
}

describe('shipping methods per product (parcel, roll, letter, pick-up, download)', () => {
  const noDownload = 'only-downloads'
  test.each([
    [
      'a buckle',
      [[aProduct()]],
      'DE',
      [null, 'nothing-to-roll', 'not-by-letter', null, noDownload],
    ],
    ['cloth', [[aFabric(), 10]], 'DE', [null, null, 'not-by-letter', null, noDownload]],
    [
      'roll-only cloth',
      [[foam, 10], [sample]],
      'DE',
      ['roll-only', null, 'roll-only', null, noDownload],
    ],
    ['a sample', [[sample]], 'DE', [null, 'nothing-to-roll', null, null, noDownload]],
    [
      'many samples',
      [[sample, 26]],
      'DE',
      [null, 'nothing-to-roll', 'too-heavy', null, noDownload],
    ],
    [
      'glue to Austria',
      [[glue]],
      'AT',
      [null, 'nothing-to-roll', 'not-by-letter', null, noDownload],
    ],
    [
      'glue to France',
      [[glue], [foam, 5]],
      'FR',
      ['roll-only', 'hazardous', 'roll-only', null, noDownload],
    ],
    [
      'a sample with a download',
      [[sample], [download]],
      'DE',
      [null, 'nothing-to-roll', null, null, noDownload],
    ],
  ] as const)('%s can be shipped by the expected methods', (_, ordered, country, expected) => {
    expect(refusals(ordered, country)).toEqual(expected)
  })

  test('downloads alone use the download method', () => {
    const refused = 'nothing-but-downloads'
    expect(refusals([[download]])).toEqual([refused, refused, refused, refused, null])
  })

  test('500 g can be sent as a letter', () => {
    expect(shippingRefusal(aShippingMethod('letter'), shipment([[sample, 25]]))).toBeNull()
  })

  test('an inactive method, or one without a price for the country, is refused', () => {
    const off = aShippingMethod('standard', { active: false })
    expect(shippingRefusal(off, shipment([[sample]]))).toBe('inactive')
    const toFrance = shippingRefusal(aShippingMethod('standard'), shipment([[sample]], 'FR'))
    expect(toFrance).toBe('not-to-country')
  })
})

function worth(grossCents: number) {
  return shipment([[aFabric('cloth', { grossCents }), 10]])
}

describe('shipping costs', () => {
  const parcel = aShippingMethod('standard')
  const roll = aShippingMethod('roll')

  test.each([
    [699, 490, 1180],
    [700, 0, 690],
    [701, 0, 690],
  ])('ten units at %d cents cost %d as a parcel and %d as a roll', (unit, folded, rolled) => {
    expect(shippingPrice(parcel, worth(unit), 'gross')).toBe(folded)
    expect(shippingPrice(roll, worth(unit), 'gross')).toBe(rolled)
  })

  test('shipping abroad is never free', () => {
    const tent = shipment([[aProduct('tent', { grossCents: 500_00 })]], 'AT')
    expect(shippingPrice(parcel, tent, 'gross')).toBe(990)
    expect(shippingPrice(parcel, tent, 'tax-free')).toBe(832)
  })

  test('products with free shipping do not count for the price matrix', () => {
    const free = aProduct('gift', { grossCents: 90_00, flags: { shippingFree: true } })
    expect(shippingPrice(parcel, shipment([[free]]), 'gross')).toBe(0)
    expect(shippingPrice(parcel, shipment([[free], [sample]]), 'gross')).toBe(490)
  })

  test.each(['count', 'price', 'weight'] as const)(
    'products with free shipping add nothing to a matrix by %s',
    (measure) => {
      const rows = [
        { ...aShippingPrice('DE', 500, 0, 40), measure },
        { ...aShippingPrice('DE', 900, 41, null), measure },
      ]
      const method = aShippingMethod('standard', { prices: rows })
      const gift = aProduct('gift', { grossCents: 90_00, flags: { shippingFree: true } })
      const light = aProduct('light', { grossCents: 1, weightMilligrams: 1 })
      expect(shippingPrice(method, shipment([[gift, 90], [light]]), 'gross')).toBe(500)
    },
  )

  test('downloads do not count towards free shipping', () => {
    const expensive = aProduct('pattern', { unit: 'download', stock: null, grossCents: 80_00 })
    expect(shippingPrice(parcel, shipment([[expensive], [sample]]), 'gross')).toBe(490)
  })

  test('a matrix by weight includes both bounds', () => {
    const rows = [
      { ...aShippingPrice('DE', 500, 0, 40), measure: 'weight' as const },
      { ...aShippingPrice('DE', 900, 40, null), measure: 'weight' as const },
    ]
    const byWeight = aShippingMethod('standard', { prices: rows })
    expect(shippingPrice(byWeight, shipment([[sample, 2]]), 'gross')).toBe(500)
    expect(shippingPrice(byWeight, shipment([[sample, 3]]), 'gross')).toBe(900)
  })
})

describe('the shipping method of a cart', () => {
  test('the default is the first available method, without a notice', () => {
    const cart = aCart([[foam, 10]], { shippingMethodId: null })
    expect(cart.shippingMethodId).toBe(shippingIdOf('roll'))
    expect(cart.errors).toEqual([])
  })

  test('an unavailable method is replaced with a notice', () => {
    const cart = aCart([[foam, 10]])
    expect(cart.shippingMethodId).toBe(shippingIdOf('roll'))
    expect(cart.errors).toMatchObject([
      {
        key: 'shipping-method-changed',
        level: 0,
        blocksOrder: false,
        parameters: { oldShippingMethodName: 'standard', newShippingMethodName: 'roll' },
      },
    ])
  })

  test('pick-up is never the default; without another method the order is blocked', () => {
    const shippingMethods = (['standard', 'pickup'] as const).map((kind) =>
      aShippingMethod(kind, { prices: [aShippingPrice('FR', 0)] }),
    )
    const cart = aCart([[glue]], { country: 'FR', shippingMethods })
    expect(cart.deliveries).toEqual([])
    expect(cart.shippingMethodId).toBe(shippingIdOf('standard'))
    expect(cart.errors).toMatchObject([
      { key: 'shipping-method-blocked', id: 'shipping-method-blocked-standard', recurs: true },
    ])
    expect(cart.isOrderable).toBe(false)
  })

  test('shipping a cart of downloads is free', () => {
    const cart = aCart([[download, 2]], { shippingMethodId: null })
    expect(cart.isVirtual).toBe(true)
    expect(cart.shippingMethodId).toBe(shippingIdOf('download'))
    expect(cart.price.totalPrice).toBe(2000)
  })
})

describe('the amount missing for free shipping', () => {
  const parcel = aShippingMethod('standard', {
    prices: [aShippingPrice('DE', 490), aShippingPrice('DE', 0, 70_00), aShippingPrice('AT', 990)],
  })
  const buckle = aProduct('buckle', { grossCents: 10_00 })

  test.each([
    ['below the limit', 3, 'DE', 40_00],
    ['at the limit', 7, 'DE', null],
    ['above the limit', 8, 'DE', null],
    ['in a country without free shipping', 3, 'AT', null],
  ] as const)('the missing amount is correct %s', (_where, quantity, country, missing) => {
    const ordered = shipment([[buckle, quantity]], country)
    expect(missingToFreeShipping(parcel, ordered, 'gross')).toBe(missing)
  })
})
