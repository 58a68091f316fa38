import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateCart } from '#shared/domain/cart/calculate-cart.ts'
import { sumCents } from '#shared/domain/money.ts'
import { discountAmounts } from '#shared/domain/order/discounts.ts'
import type { CalculatedCart } from '#shared/domain/cart/calculated-cart.ts'
import { aCart, aCartInput, aProduct, aPromotion } from '#tests/builders/cart.ts'

const buckle = aProduct('buckle')
const keysOf = ({ errors }: CalculatedCart) => errors.map(({ key }) => key)
const namesOf = ({ promotions }: CalculatedCart) =>
  promotions.map(({ promotion }) => promotion.name)
const half = { kind: 'percent', basisPoints: 5000, max: null } as const

describe('promotion codes', () => {
  const promotions = [aPromotion('spring', { code: 'SPRING' })]

  test('a code is accepted in any case and adds a line', () => {
    const cart = aCart([[buckle]], { promotions }, ['spring'])
    expect(cart.promotions).toMatchObject([
      { promotion: { name: 'spring' }, price: { totalPrice: -100 } },
    ])
    expect(keysOf(cart)).toEqual(['promotion-discount-added'])
  })

  test('a promotion does not apply without its code', () => {
    expect(aCart([[buckle]], { promotions }).promotions).toEqual([])
  })

  test('an unknown code is reported once and removed, and the order continues', () => {
    const input = aCartInput([[buckle]], { promotions }, ['WINTER', 'spring'])
    const cart = calculateCart(input)
    expect(cart.errors[0]).toMatchObject({
      key: 'promotion-not-found',
      level: 20,
      blocksOrder: false,
      parameters: { code: 'WINTER' },
    })
    expect(cart.contents.codes).toEqual(['spring'])
    expect(cart.isOrderable).toBe(true)
  })

  test('a code below its minimum value is preserved as not eligible', () => {
    const expensive = [aPromotion('spring', { code: 'SPRING', minGoodsValue: 1001 })]
    const cart = aCart([[buckle]], { promotions: expensive }, ['spring'])
    expect(cart.errors).toMatchObject([{ key: 'promotion-not-eligible', level: 0, recurs: true }])
    expect(cart.contents.codes).toEqual(['spring'])
    expect(aCart([[buckle, 2]], { promotions: expensive }, ['spring']).promotions).toHaveLength(1)
  })
})

test('a code for another product is not eligible', () => {
  const promotions = [aPromotion('hooks', { code: 'HOOKS', productIds: [aProduct('hook').id] })]
  const cart = aCart([[buckle]], { promotions }, ['HOOKS'])
  expect(cart.errors).toMatchObject([
    { key: 'promotion-not-eligible', parameters: { name: 'hooks' } },
  ])
})

describe('several promotions', () => {
  test('the higher priority is applied first, and an exclusive promotion alone', () => {
    const promotions = [
      aPromotion('small', { priority: 1 }),
      aPromotion('alone', { priority: 9, exclusive: true }),
    ]
    const cart = aCart([[buckle]], { promotions })
    expect(namesOf(cart)).toEqual(['alone'])
  })

  test('promotions together never exceed the price of the goods', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 100_00 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(amounts, amounts, (prices, discounts) => {
        const promotions = discounts.map((amount, index) =>
          aPromotion(`p${index}`, { discount: { kind: 'absolute', amount } }),
        )
        const goods = prices.map(
          (grossCents, index) => [aProduct(`a${index}`, { grossCents })] as const,
        )
        const { price } = aCart(goods, { promotions })
        expect(price.positionPrice).toBe(Math.max(0, sumCents(prices) - sumCents(discounts)))
      }),
    )
  })

  test('each promotion is computed from the full price', () => {
    const promotions = [aPromotion('a', { discount: half }), aPromotion('b')]
    const { promotions: lines } = aCart([[buckle]], { promotions })
    expect(lines.map(({ price }) => price.totalPrice)).toEqual([-500, -100])
  })

  test('a promotion with nothing left to discount has no line', () => {
    const all = { kind: 'percent', basisPoints: 10_000, max: null } as const
    const promotions = [aPromotion('all', { discount: all }), aPromotion('more')]
    expect(namesOf(aCart([[buckle]], { promotions }))).toEqual(['all'])
  })

  test('two promotions on one product do not affect another product', () => {
    const promotions = ['a', 'b'].map((name) =>
      aPromotion(name, {
        discount: { kind: 'absolute', amount: 800 },
        productIds: [buckle.id],
      }),
    )
    const book = aProduct('book', { taxClass: 'reduced' })
    const cart = aCart([[buckle], [book]], { promotions })
    expect(cart.price.positionPrice).toBe(1000)
    expect(cart.promotions[1]?.composition).toEqual([{ id: buckle.id, quantity: 1, discount: 200 }])
    expect(cart.promotions.flatMap(({ price }) => price.taxes.map(({ rate }) => rate))).toEqual([
      1900, 1900,
    ])
  })
})

test('the parts of a discount add up', () => {
  const goods = [333, 333, 334].map(
    (grossCents, index) => [aProduct(`a${index}`, { grossCents })] as const,
  )
  const [line] = aCart(goods, { promotions: [aPromotion()] }).promotions
  expect(line?.composition.map(({ discount }) => discount)).toEqual([33, 34, 33])
})

test('promotions do not apply to free goods', () => {
  const cart = aCart([[aProduct('sample', { grossCents: 0 })]], {
    promotions: [aPromotion('spring')],
  })
  expect(cart.errors).toMatchObject([
    { key: 'promotions-on-cart-price-zero-error', parameters: { promotions: 'spring' } },
  ])
})

test('a discount on delivery does not change the goods and has a line of zero', () => {
  const cart = aCart([[buckle]], {
    promotions: [aPromotion('half', { scope: 'delivery', discount: half })],
  })
  expect(cart.deliveries.map(({ costs }) => costs.totalPrice)).toEqual([490, -245])
  expect(cart.promotions.map(({ price }) => price.totalPrice)).toEqual([0])
  expect(cart.price).toMatchObject({ positionPrice: 1000, totalPrice: 1245 })
})

test('free shipping counts goods before discounts', () => {
  const promotions = [aPromotion('half', { discount: half })]
  const cart = aCart([[aProduct('tent', { grossCents: 7000 })]], { promotions })
  expect(cart.price.totalPrice).toBe(3500)
})

test('delivery discounts never exceed the shipping costs', () => {
  const most = { kind: 'percent', basisPoints: 6000, max: null } as const
  const promotions = ['a', 'b'].map((name) =>
    aPromotion(name, { scope: 'delivery', discount: most }),
  )
  const { deliveries, price } = aCart([[buckle]], { promotions })
  expect(deliveries.map(({ costs }) => costs.totalPrice)).toEqual([490, -294, -196])
  expect(price.totalPrice).toBe(1000)
})

describe('reported promotions', () => {
  const spring = aPromotion('spring')
  const applied = [{ id: spring.id, lineId: spring.lineId, name: 'spring', code: null }]

  test('an unchanged promotion is not reported again', () => {
    const input = { ...aCartInput([[buckle]], { promotions: [spring] }), applied }
    expect(calculateCart(input).errors).toEqual([])
  })

  test('an expired promotion is reported before the order', () => {
    const input = { ...aCartInput([[buckle]]), applied }
    expect(calculateCart(input)).toMatchObject({
      errors: [{ key: 'auto-promotion-not-found', level: 20, recurs: false }],
      isOrderable: false,
    })
  })

  test('a promotion that no longer applies is reported', () => {
    const promotions = [{ ...spring, minGoodsValue: 5000 }]
    const input = { ...aCartInput([[buckle]], { promotions }), applied }
    expect(calculateCart(input)).toMatchObject({
      errors: [{ key: 'promotion-discount-deleted', level: 0 }],
      isOrderable: true,
    })
  })

  test('a promotion removed with its code is not reported again', () => {
    const byCode = applied.map((one) => ({ ...one, code: 'SPRING' }))
    expect(calculateCart({ ...aCartInput([[buckle]]), applied: byCode }).errors).toEqual([])
  })
})

test('the amount of a delivery discount is the reduction of the delivery, because its line is zero', () => {
  const discounts = [
    { total: 0, isOnDelivery: true },
    { total: -250, isOnDelivery: false },
    { total: 0, isOnDelivery: true },
  ]
  expect(discountAmounts(discounts, [-490])).toEqual([-490, -250, 0])
})
