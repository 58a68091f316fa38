import { describe, expect, test } from 'vitest'
import type { CalculatedCart } from '#shared/domain/cart/calculated-cart.ts'
import { aCart, aProduct, aPromotion } from '#tests/builders/cart.ts'

const buckle = aProduct('buckle')
const keysOf = ({ errors }: CalculatedCart) => errors.map(({ key }) => key)
const namesOf = ({ promotions }: CalculatedCart) =>
  promotions.map(({ promotion }) => promotion.name)

describe('conditions of a promotion', () => {
  const reasonFor = (changes: Parameters<typeof aPromotion>[1], context = {}) => {
    const promotions = [aPromotion('spring', { code: 'SPRING', codeKind: 'fixed', ...changes })]
    const { errors } = aCart([[buckle]], { promotions, ...context }, ['SPRING'])
    return errors[0]?.parameters['reason'] ?? errors[0]?.key
  }
  const facts = { today: '2026-11-22', group: 'standard', hasOrdered: false }

  test.each([
    ['on the day before it begins', { from: '2026-11-23' }, 'promotion-not-found'],
    ['on its first day', { from: '2026-11-22' }, 'promotion-discount-added'],
    ['on its last day', { until: '2026-11-22' }, 'promotion-discount-added'],
    ['on the day after its last', { until: '2026-11-21' }, 'over'],
    ['after it was ended', { isEnded: true }, 'over'],
    ['without a use left', { usesLeft: 0 }, 'used-up'],
    ['with one use left', { usesLeft: 1 }, 'promotion-discount-added'],
    ['already used by this buyer', { usesLeftOfBuyer: 0 }, 'used-by-buyer'],
    ['for another group', { groups: ['trade'] }, 'group'],
    ['for another country', { countries: ['AT'] }, 'country'],
    ['for a required product that is missing', { needs: [aProduct('hook').id] }, 'articles'],
    ['for a required product in the cart', { needs: [buckle.id] }, 'promotion-discount-added'],
  ])('a promotion applies or is refused as expected: %s', (_, changes, expected) => {
    expect(reasonFor(changes)).toBe(expected)
  })

  test('conditions for customer group and first order check the buyer', () => {
    const ofTrade = { promotionFacts: { ...facts, group: 'trade' } }
    expect(reasonFor({ groups: ['trade'] }, ofTrade)).toBe('promotion-discount-added')
    const again = { promotionFacts: { ...facts, hasOrdered: true } }
    expect(reasonFor({ firstOrder: true }, again)).toBe('first-order')
    expect(reasonFor({ firstOrder: true })).toBe('promotion-discount-added')
  })

  test('a promotion that requires a product discounts other products too', () => {
    const promotions = [aPromotion('spring', { needs: [buckle.id] })]
    const { price } = aCart([[buckle], [aProduct('tent')]], { promotions })
    expect(price.positionPrice).toBe(1800)
  })

  test('an exclusion works in both directions', () => {
    const first = aPromotion('first', { priority: 2 })
    const second = aPromotion('second', { excludes: [first.id] })
    expect(namesOf(aCart([[buckle]], { promotions: [first, second] }))).toEqual(['first'])
    const dearer = { ...second, priority: 3 }
    expect(namesOf(aCart([[buckle]], { promotions: [first, dearer] }))).toEqual(['second'])
  })

  test('two codes of one promotion are one discount', () => {
    const promotions = ['A', 'B'].map((code) => aPromotion('thanks', { code }))
    const cart = aCart([[buckle]], { promotions }, ['A', 'B'])
    expect(namesOf(cart)).toEqual(['thanks'])
    expect(keysOf(cart)).toContain('promotion-excluded')
  })

  test('an empty cart has no notices and preserves its codes', () => {
    const promotions = [aPromotion('spring', { code: 'SPRING' })]
    const cart = aCart([], { promotions }, ['SPRING', 'OTHER'])
    expect([cart.errors, cart.contents.codes]).toEqual([[], ['SPRING', 'OTHER']])
  })
})
