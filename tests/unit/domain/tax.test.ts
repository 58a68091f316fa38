import fc from 'fast-check'
import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import { describe, expect, test } from 'vitest'
import { roundToInterval } from '#shared/domain/rounding.ts'
import { roundItem } from '#shared/domain/cart/line-price.ts'
import { sumCents } from '#shared/domain/money.ts'
import { priceFromGross } from '#shared/domain/price-list.ts'
import { sharedTaxes, taxOf } from '#shared/domain/tax/tax.ts'
import {
  priceSegment,
  taxCountry,
  taxFreeReason,
  taxRatesFor,
  taxState,
} from '#shared/domain/tax/tax-state.ts'
import { vatIdCountry } from '#shared/domain/tax/vat-id.ts'

type Question = Parameters<typeof priceSegment>[0]

function aQuestion(changes: Partial<Question>): Question {
  const buyer = { buyerType: 'private', vatIds: [], readsNet: false } as const
  return { shippingCountry: 'DE', homeCountry: 'DE', delivery: null, ...buyer, ...changes }
}

describe('tax states of buyers', () => {
  const business = { buyerType: 'business', vatIds: ['ATU12345678'] } as const
  test.each([
    ['a private customer at home', {}, 'gross'],
    ['a private customer in Austria', { shippingCountry: 'AT' }, 'gross'],
    ['a private customer in Norway', { shippingCountry: 'NO' }, 'gross'],
    ['a private customer in Switzerland', { shippingCountry: 'CH' }, 'net-export'],
    ['a business in Austria', { shippingCountry: 'AT', ...business }, 'net-eu-business'],
    ['a parcel to Switzerland', { shippingCountry: 'CH', delivery: 'standard' }, 'net-export'],
    [
      'a private customer of Switzerland who picks up in the shop',
      { shippingCountry: 'CH', delivery: 'pickup' },
      'gross',
    ],
    [
      'a business of Austria that picks up in the shop',
      { shippingCountry: 'AT', delivery: 'pickup', ...business },
      'gross',
    ],
    ['a business at home', business, 'gross'],
    ['a business in Norway', { shippingCountry: 'NO', ...business }, 'gross'],
    [
      'a private customer who gives a VAT id',
      { shippingCountry: 'AT', vatIds: ['ATU12345678'] },
      'gross',
    ],
    ['a business without a VAT id', { shippingCountry: 'AT', buyerType: 'business' }, 'gross'],
    ['an invalid VAT id', { shippingCountry: 'AT', ...business, vatIds: ['ATU1234567'] }, 'gross'],
    [
      'one invalid VAT id of two',
      { shippingCountry: 'AT', ...business, vatIds: ['ATU12345678', 'X'] },
      'gross',
    ],
    [
      'a VAT id of the shop’s own country',
      { shippingCountry: 'AT', ...business, vatIds: ['DE123456789'] },
      'gross',
    ],
  ] as const)('the tax state is as expected: %s', (_, changes, segment) => {
    const question = aQuestion(changes)
    expect(priceSegment(question)).toBe(segment)
    expect(taxState(question)).toBe(segment === 'gross' ? 'gross' : 'tax-free')
  })

  test.each([
    ['at home', {}, 'net-trade', 'net'],
    ['in Austria, without a VAT id', { shippingCountry: 'AT' }, 'net-trade', 'net'],
    ['in Norway', { shippingCountry: 'NO' }, 'net-trade', 'net'],
    [
      'in Austria, with a VAT id',
      { shippingCountry: 'AT', ...business },
      'net-eu-business',
      'tax-free',
    ],
    ['in Switzerland', { shippingCountry: 'CH' }, 'net-export', 'tax-free'],
  ] as const)(
    'a buyer of a net price group is taxed as expected: %s',
    (_, changes, segment, state) => {
      const question = aQuestion({ buyerType: 'business', readsNet: true, ...changes })
      expect(priceSegment(question)).toBe(segment)
      expect(taxState(question)).toBe(state)
    },
  )
})

test("pick-up is taxed in the shop's country, delivery in the country of delivery", () => {
  const sale = { shippingCountry: 'AT', homeCountry: 'DE' } as const
  expect(taxCountry({ ...sale, delivery: 'pickup' })).toBe('DE')
  for (const delivery of ['standard', 'roll', 'letter', 'download', null] as const)
    expect(taxCountry({ ...sale, delivery })).toBe('AT')
})

test.each([
  ['CH', 'swiss'],
  ['US', 'export'],
  ['AT', 'eu-business'],
] as const)('a tax-free parcel to %s states the reason %s', (country, reason) => {
  expect(taxFreeReason(country)).toBe(reason)
})

test.each([
  ['DE123456789', 'DE'],
  ['EL123456789', 'GR'],
  ['NL123456789B01', 'NL'],
  ['IE1234567FA', 'IE'],
  ['de123456789', null],
  ['DE 123456789', null],
  ['DE12345678', null],
  ['CHE123456789', null],
  ['', null],
])('the VAT id "%s" has the form of %s', (vatId, country) => {
  expect(vatIdCountry(vatId)).toBe(country)
})

test("Austria has its own rates; a country without an entry has the shop's", () => {
  expect(taxRatesFor('AT', DEMO_SETTINGS)).toEqual({ standard: 2000, reduced: 1000 })
  expect(taxRatesFor('FR', DEMO_SETTINGS)).toEqual({ standard: 1900, reduced: 700 })
  const unknown = { ...DEMO_SETTINGS, homeCountry: 'XX' }
  expect(() => taxRatesFor('FR', unknown)).toThrow('XX')
})

test('gross prices contain tax, net prices add it, tax-free ones have none', () => {
  expect(taxOf(1190, 1, 1900, 'gross')).toBe(190)
  expect(taxOf(1000, 1, 1900, 'net')).toBe(190)
  expect(taxOf(1000, 1, 1900, 'tax-free')).toBe(0)
})

test("a net price is the gross one without the tax of the shop's country", () => {
  expect(priceFromGross(1190, 1900)).toEqual({ gross: 1190, net: 1000 })
})

test('parts of a taxed amount add up to it', () => {
  const rates = fc.uniqueArray(fc.constantFrom(700, 1000, 1900, 2000, 2550), { minLength: 1 })
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      rates,
      fc.nat(999),
      (amount, of, weight) => {
        const shares = of.map((rate, index) => ({ rate, weight: weight * index + 1 }))
        const taxes = sharedTaxes(amount, shares, 'gross')
        expect(sumCents(taxes.map(({ price }) => price))).toBe(amount)
      },
    ),
  )
})

test('three decimals have no cash interval', () => {
  const rounding = { decimals: 3, intervalCents: 50, roundForNet: true }
  expect(roundToInterval(1999, rounding)).toBe(1999)
  expect(roundToInterval(1999, { ...rounding, decimals: 2 })).toBe(2000)
})

test('net prices keep their cents unless the currency rounds them', () => {
  const rounding = { decimals: 2, intervalCents: 5, roundForNet: false }
  expect(roundItem(1003, 'gross', rounding)).toBe(1005)
  expect(roundItem(1003, 'tax-free', rounding)).toBe(1003)
  expect(roundItem(1003, 'net', { ...rounding, roundForNet: true })).toBe(1005)
})
