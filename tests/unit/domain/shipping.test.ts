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

describe('who carries what (parcel, roll, letter, pick-up, download)', () => {
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
  ] as const)('%s', (_, ordered, country, expected) => {
    expect(refusals(ordered, country)).toEqual(expected)
  })

  test('downloads alone only ever come by download', () => {
    const refused = 'nothing-but-downloads'
    expect(refusals([[download]])).toEqual([refused, refused, refused, refused, null])
  })

  test('500 g still go by letter', () => {
    expect(shippingRefusal(aShippingMethod('letter'), shipment([[sample, 25]]))).toBeNull()
  })

  test('a method that is switched off or knows no price for the country is refused', () => {
    const off = aShippingMethod('standard', { active: false })
    expect(shippingRefusal(off, shipment([[sample]]))).toBe('inactive')
    const toFrance = shippingRefusal(aShippingMethod('standard'), shipment([[sample]], 'FR'))
    expect(toFrance).toBe('not-to-country')
  })
})

function worth(grossCents: number) {
  return shipment([[aFabric('cloth', { grossCents }), 10]])
}

describe('what it costs', () => {
  const parcel = aShippingMethod('standard')
  const roll = aShippingMethod('roll')

  test.each([
    [699, 490, 1180],
    [700, 0, 690],
    [701, 0, 690],
  ])('ten units at %d cents: a parcel at %d, a roll at %d', (unit, folded, rolled) => {
    expect(shippingPrice(parcel, worth(unit), 'gross')).toBe(folded)
    expect(shippingPrice(roll, worth(unit), 'gross')).toBe(rolled)
  })

  test('nothing is free abroad', () => {
    const tent = shipment([[aProduct('tent', { grossCents: 500_00 })]], 'AT')
    expect(shippingPrice(parcel, tent, 'gross')).toBe(990)
    expect(shippingPrice(parcel, tent, 'tax-free')).toBe(832)
  })

  test('articles that ship free of charge do not count towards the table', () => {
    const free = aProduct('gift', { grossCents: 90_00, flags: { shippingFree: true } })
    expect(shippingPrice(parcel, shipment([[free]]), 'gross')).toBe(0)
    expect(shippingPrice(parcel, shipment([[free], [sample]]), 'gross')).toBe(490)
  })

  test.each(['count', 'price', 'weight'] as const)(
    'what ships free of charge adds nothing to a table that goes by %s',
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
    const dear = aProduct('pattern', { unit: 'download', stock: null, grossCents: 80_00 })
    expect(shippingPrice(parcel, shipment([[dear], [sample]]), 'gross')).toBe(490)
  })

  test('a table may go by weight, both ends inclusive', () => {
    const rows = [
      { ...aShippingPrice('DE', 500, 0, 40), measure: 'weight' as const },
      { ...aShippingPrice('DE', 900, 40, null), measure: 'weight' as const },
    ]
    const byWeight = aShippingMethod('standard', { prices: rows })
    expect(shippingPrice(byWeight, shipment([[sample, 2]]), 'gross')).toBe(500)
    expect(shippingPrice(byWeight, shipment([[sample, 3]]), 'gross')).toBe(900)
  })
})

describe('the method of a cart', () => {
  test('without a choice the first that can carry it, without a word', () => {
    const cart = aCart([[foam, 10]], { shippingMethodId: null })
    expect(cart.shippingMethodId).toBe(shippingIdOf('roll'))
    expect(cart.errors).toEqual([])
  })

  test('a chosen method that cannot carry it is replaced, with a notice', () => {
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

  test('pick-up is never chosen for somebody: without another way the order is blocked', () => {
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

  test('a cart of downloads is virtual and costs no shipping', () => {
    const cart = aCart([[download, 2]], { shippingMethodId: null })
    expect(cart.isVirtual).toBe(true)
    expect(cart.shippingMethodId).toBe(shippingIdOf('download'))
    expect(cart.price.totalPrice).toBe(2000)
  })
})

describe('what is missing until shipping is free', () => {
  const parcel = aShippingMethod('standard', {
    prices: [aShippingPrice('DE', 490), aShippingPrice('DE', 0, 70_00), aShippingPrice('AT', 990)],
  })
  const buckle = aProduct('buckle', { grossCents: 10_00 })

  test.each([
    ['below the limit', 3, 'DE', 40_00],
    ['at the limit', 7, 'DE', null],
    ['above it', 8, 'DE', null],
    ['in a country that has none', 3, 'AT', null],
  ] as const)('is told %s', (_where, quantity, country, missing) => {
    const ordered = shipment([[buckle, quantity]], country)
    expect(missingToFreeShipping(parcel, ordered, 'gross')).toBe(missing)
  })
})
