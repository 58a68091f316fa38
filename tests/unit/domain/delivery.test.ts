import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addBusinessDays,
  businessDayFrom,
  isBusinessDay,
  isHoliday,
} from '#shared/domain/delivery/business-days.ts'
import { berlinTime, easterSunday } from '#shared/domain/calendar.ts'
import {
  daysAfterPayment,
  deliveryPromise,
  deliveryTerms,
  packingDay,
  parcelTerms,
  windowOf,
  type Travel,
} from '#shared/domain/delivery/delivery.ts'
import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import { aProduct } from '#tests/builders/cart.ts'

const travel: Travel = { days: { min: 1, max: 3 }, extraDays: { min: 0, max: 0 } }
const FRIDAY_MORNING = new Date('2026-11-20T10:59:00Z')
const { packing } = DEMO_SETTINGS
const { holidays } = packing
const at = (now: Date) => ({ now, packing })

describe('business days in Saxony', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2076, '2076-04-19'],
    [1981, '1981-04-19'],
  ])('Easter of %d is %s', (year, sunday) => {
    expect(easterSunday(year)).toBe(sunday)
  })

  test('the year 2026 has exactly the listed holidays', () => {
    const days = Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    )
    expect(days.filter((day) => isHoliday(day, holidays))).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-10-03',
      '2026-10-31',
      '2026-11-18',
      '2026-12-25',
      '2026-12-26',
    ])
  })

  test.each([
    [2022, '2022-11-16'],
    [2023, '2023-11-22'],
    [2025, '2025-11-19'],
    [2028, '2028-11-22'],
  ])('Buß- und Bettag of %d is %s', (_, date) => {
    expect(isHoliday(date, holidays)).toBe(true)
  })

  test('weekends and holidays are not business days', () => {
    expect(isBusinessDay('2026-11-20', holidays)).toBe(true)
    expect(isBusinessDay('2026-11-21', holidays)).toBe(false)
    expect(isBusinessDay('2026-11-18', holidays)).toBe(false)
    expect(addBusinessDays('2026-11-17', 1, holidays)).toBe('2026-11-19')
    expect(addBusinessDays('2026-12-24', 1, holidays)).toBe('2026-12-28')
  })
})

describe('the order cut-off at noon in Germany', () => {
  test.each([
    ['in winter before noon', '2026-11-20T10:59:59Z', '2026-11-20'],
    ['in winter at noon', '2026-11-20T11:00:00Z', '2026-11-23'],
    ['in summer before noon', '2026-07-01T09:59:59Z', '2026-07-01'],
    ['in summer at noon', '2026-07-01T10:00:00Z', '2026-07-02'],
    ['on a Saturday morning', '2026-11-21T06:00:00Z', '2026-11-23'],
    ['shortly after midnight, still yesterday in UTC', '2026-11-22T23:30:00Z', '2026-11-23'],
    ['the last Friday of winter', '2026-03-27T10:59:00Z', '2026-03-27'],
    ['the first Monday of summer', '2026-03-30T10:00:00Z', '2026-03-31'],
    ['the last Friday of summer', '2026-10-23T10:00:00Z', '2026-10-26'],
    ['the first Monday of winter', '2026-10-26T10:59:00Z', '2026-10-26'],
  ])('the packing day is correct %s', (_, now, day) => {
    expect(packingDay(at(new Date(now)))).toBe(day)
  })

  test.each([
    ['2026-03-29T00:59:00Z', '2026-03-29', 1, 59],
    ['2026-03-29T01:00:00Z', '2026-03-29', 3, 0],
    ['2026-10-25T00:30:00Z', '2026-10-25', 2, 30],
    ['2026-10-25T01:30:00Z', '2026-10-25', 2, 30],
    ['2026-10-25T23:00:00Z', '2026-10-26', 0, 0],
  ])('on days of a clock change %s is %s %d:%d in Germany', (moment, date, hour, minute) => {
    expect(berlinTime(new Date(moment))).toEqual({ date, hour, minute })
  })

  test.each(['2026-03-29T09:00:00Z', '2026-10-25T09:00:00Z'])(
    'an order on the Sunday of a clock change, %s, is packed on Monday',
    (now) => {
      const monday = now.startsWith('2026-03') ? '2026-03-30' : '2026-10-26'
      expect(packingDay(at(new Date(now)))).toBe(monday)
    },
  )
})

function window(changes: Parameters<typeof aProduct>[1], quantity = 1) {
  const terms = deliveryTerms(aProduct('buckle', changes), quantity, travel, at(FRIDAY_MORNING))
  return terms && windowOf([terms], at(FRIDAY_MORNING))
}

describe('delivery dates of a product', () => {
  test('the days of the shipping method count from packing', () => {
    expect(window({})).toEqual({ earliest: '2026-11-23', latest: '2026-11-25' })
  })

  test('the delivery days of the product take precedence', () => {
    const own = window({ deliveryDays: { min: 2, max: 4 } })
    expect(own).toEqual({ earliest: '2026-11-24', latest: '2026-11-26' })
  })

  test('a delivery window of a single day is extended by one day', () => {
    const own = window({ deliveryDays: { min: 1, max: 1 } })
    expect(own).toEqual({ earliest: '2026-11-23', latest: '2026-11-24' })
  })

  test('an announced date counts from its next business day', () => {
    const restock = { kind: 'date', date: '2026-12-05' } as const
    const expected = { earliest: '2026-12-08', latest: '2026-12-10' }
    expect(window({ stock: 0, restock })).toEqual(expected)
  })

  test('announced days count from the restocking', () => {
    const restock = { kind: 'days', days: 10 } as const
    const expected = { earliest: '2026-12-01', latest: '2026-12-03' }
    expect(window({ stock: 1, restock }, 2)).toEqual(expected)
    expect(window({ stock: 2, restock }, 2)?.earliest).toBe('2026-11-23')
  })

  test('an announced date in the past does not delay the delivery', () => {
    const restock = { kind: 'date', date: '2026-11-02' } as const
    expect(window({ stock: 0, restock })?.earliest).toBe('2026-11-23')
  })

  test('a download has no delivery date', () => {
    expect(window({ unit: 'download', stock: null })).toBeNull()
  })
})

describe('delivery dates of a parcel', () => {
  const slow = aProduct('slow', { deliveryDays: { min: 5, max: 9 } })
  const download = aProduct('pattern', { unit: 'download', stock: null })

  test('the slowest product decides the delivery dates of a parcel', () => {
    const lines = [aProduct(), slow, download].map((product) => ({ product, quantity: 1 }))
    const expected = { earliest: '2026-11-27', latest: '2026-12-03' }
    expect(windowOf(parcelTerms(lines, travel, at(FRIDAY_MORNING)), at(FRIDAY_MORNING))).toEqual(
      expected,
    )
  })

  test('downloads alone have no delivery dates', () => {
    const lines = [{ product: download, quantity: 1 }]
    expect(windowOf(parcelTerms(lines, travel, at(FRIDAY_MORNING)), at(FRIDAY_MORNING))).toBeNull()
  })
})

describe('delivery promises for transfer payments', () => {
  const waits = { waitsForMoney: true }
  const promise = (changes: Parameters<typeof aProduct>[1], how = waits, to = travel) => {
    const lines = [{ product: aProduct('buckle', changes), quantity: 1 }]
    return deliveryPromise(parcelTerms(lines, to, at(FRIDAY_MORNING)), how, at(FRIDAY_MORNING))
  }

  test('the promise of a transfer order is days after payment, one more for a payment after noon', () => {
    const afterPayment = { min: 1, max: 4, notBefore: null }
    expect(promise({})).toEqual({ window: null, afterPayment })
  })

  test('the promise of other orders is dates', () => {
    const dates = { earliest: '2026-11-23', latest: '2026-11-25' }
    expect(promise({}, { waitsForMoney: false })).toEqual({ window: dates, afterPayment: null })
  })

  test('the promise is never earlier than the restocking', () => {
    const restock = { kind: 'date', date: '2026-12-05' } as const
    expect(promise({ stock: 0, restock }).afterPayment?.notBefore).toBe('2026-12-08')
  })

  test('downloads have no delivery promise', () => {
    expect(daysAfterPayment([], at(FRIDAY_MORNING))).toBeNull()
  })

  test('distant countries add their extra days', () => {
    const abroad = { ...travel, extraDays: { min: 2, max: 4 } }
    expect(promise({}, waits, abroad).afterPayment).toEqual({ min: 3, max: 8, notBefore: null })
    expect(promise({}, { waitsForMoney: false }, abroad).window).toEqual({
      earliest: '2026-11-25',
      latest: '2026-12-01',
    })
  })

  test('the promised days hold for any time of payment', () => {
    const lines = [{ product: aProduct('buckle', {}), quantity: 1 }]
    const terms = parcelTerms(lines, travel, at(FRIDAY_MORNING))
    const { min, max } = daysAfterPayment(terms, at(FRIDAY_MORNING)) ?? { min: 0, max: 0 }
    const moments = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, (paidAt) => {
        const arrives = windowOf(terms, at(paidAt))
        const { date } = berlinTime(paidAt)
        const today = businessDayFrom(date, holidays)
        expect(arrives && arrives.earliest >= addBusinessDays(today, min, holidays)).toBe(true)
        expect(arrives && arrives.latest <= addBusinessDays(today, max, holidays)).toBe(true)
      }),
    )
  })
})
