import { expect, test } from 'vitest'
import {
  othersThan,
  readViewedNumbers,
  withLatest,
} from '#client/recently-viewed/viewed-numbers.ts'

test('viewed products are not stored without consent', () => {
  expect(readViewedNumbers(null)).toBeNull()
})

test('invalid stored data count as an empty list', () => {
  for (const stored of ['', '{', 'null', '7', '{"a":1}'])
    expect(readViewedNumbers(stored)).toEqual([])
  expect(readViewedNumbers('["70000",7,null,{"a":1}]')).toEqual(['70000'])
})

test('the latest product is first, each product occurs once, and seven are stored', () => {
  expect(withLatest(['70001', '70000'], '70000')).toEqual(['70000', '70001'])
  const many = Array.from({ length: 9 }, (_, index) => `${index}`)
  expect(withLatest(many, '70000')).toEqual(['70000', '0', '1', '2', '3', '4', '5'])
})

test('a page shows the previous six products, without its own', () => {
  const seen = ['70000', '1', '2', '3', '4', '5', '6']
  expect(othersThan(seen, '70000')).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(othersThan(seen, undefined)).toEqual(['70000', '1', '2', '3', '4', '5'])
})
