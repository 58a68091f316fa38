import { expect, test } from 'vitest'
import { aGroup, aProductRecord } from '#tests/builders/import-records.ts'
import { sortName, stagedRows } from '#worker/backend/ops/import/staged-row.ts'

const staged = (record: object, shiftDays = 0) => {
  const rows = stagedRows('articles', 1, JSON.stringify(record), shiftDays)
  if (!rows.ok) throw new Error(rows.error.reasons.join())
  return rows.value[0]
}

test('the hash of a product ignores the order of fields and the stock', () => {
  const product = aProductRecord()
  const shuffled = Object.fromEntries(Object.entries({ ...product, stock: 3 }).toReversed())
  expect(staged(shuffled)?.contentHash).toBe(staged(product)?.contentHash)
})

test('another price changes the hash', () => {
  const dearer = aProductRecord('70000', { prices: [{ fromQuantity: 1, grossCents: 121 }] })
  expect(staged(dearer)?.contentHash).not.toBe(staged(aProductRecord())?.contentHash)
})

test('all dates of a product are shifted', () => {
  const dated = aProductRecord('70000', {
    newSince: '2026-02-28',
    reduction: { listCents: 200, lowest30Cents: 150, since: '2026-12-31' },
    availability: { state: 'availableOn', date: '2026-03-28' },
  })
  expect(staged(dated, 1)?.record).toMatchObject({
    newSince: '2026-03-01',
    reduction: { since: '2027-01-01' },
    availability: { date: '2026-03-29' },
  })
})

test('options of a property group are separate rows', () => {
  const rows = stagedRows('properties', 4, JSON.stringify(aGroup()), 0)
  expect(rows.ok && rows.value.map(({ file, key }) => [file, key])).toEqual([
    ['properties', 'shade'],
    ['property-options', 'shade/black'],
    ['property-options', 'shade/olive'],
  ])
})

test('names sort without case, accents and ß, numbers by value', () => {
  const names = ['Öse 10 mm', 'Zwirn', 'ose 9 mm', 'Reißverschluß', 'Reissbrett']
  expect([...names].sort((a, b) => (sortName(a) < sortName(b) ? -1 : 1))).toEqual([
    'ose 9 mm',
    'Öse 10 mm',
    'Reissbrett',
    'Reißverschluß',
    'Zwirn',
  ])
})
