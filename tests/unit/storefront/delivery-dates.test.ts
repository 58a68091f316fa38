import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import { describe, expect, test } from 'vitest'
import { deliveryDates, extraDaysIn } from '#worker/pages/product/delivery-dates.ts'
import { aStoreProduct } from '#tests/builders/store-product.ts'

const FRIDAY_MORNING = new Date('2026-11-20T09:00:00Z')

type Facts = Parameters<typeof aStoreProduct>[1]

const datesOf = (facts: Facts, extraDays?: { min: number; max: number }) =>
  deliveryDates(
    aStoreProduct({}, facts),
    { now: FRIDAY_MORNING, packing: DEMO_SETTINGS.packing },
    extraDays,
  )

describe('delivery dates on a product page', () => {
  test('delivery dates count from packing, and are later abroad', () => {
    const home = { earliest: '2026-11-24', latest: '2026-11-26' }
    expect(datesOf({ ripstop_availability: { state: 'inStock' } })).toEqual(home)
    const abroad = datesOf({ ripstop_availability: { state: 'inStock' } }, { min: 2, max: 4 })
    expect(abroad).toEqual({ earliest: '2026-11-26', latest: '2026-12-02' })
  })

  test.each(['soldOut', 'outOfStock'] as const)(
    'a product with the state %s has no delivery dates',
    (state) => {
      expect(datesOf({ ripstop_availability: { state } })).toBeNull()
    },
  )

  test('a download has no delivery dates', () => {
    expect(datesOf({ ripstop_withdrawal: 'digital-content' })).toBeNull()
  })
})

test('delivery dates of a price segment are those of its slowest country', () => {
  const ripstop_extra_days = { AT: { min: 1, max: 2 }, CH: { min: 2, max: 4 } }
  const rates = { elements: [{ technicalName: 'standard', customFields: { ripstop_extra_days } }] }
  expect(extraDaysIn('gross', rates)).toEqual({ min: 0, max: 0 })
  expect(extraDaysIn('net-trade', rates)).toEqual({ min: 0, max: 0 })
  expect(extraDaysIn('net-eu-business', rates)).toEqual({ min: 1, max: 2 })
  expect(extraDaysIn('net-export', rates)).toEqual({ min: 2, max: 4 })
  expect(extraDaysIn('net-export', { elements: [] })).toEqual({ min: 0, max: 0 })
})
