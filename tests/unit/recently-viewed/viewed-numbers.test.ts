import { expect, test } from 'vitest'
import {
  othersThan,
  readViewedNumbers,
  withLatest,
} from '#client/recently-viewed/viewed-numbers.ts'

test('nothing is stored without opt-in', () => {
  expect(readViewedNumbers(null)).toBeNull()
})

test('foreign content of the storage is an empty list', () => {
  for (const stored of ['', '{', 'null', '7', '{"a":1}'])
    expect(readViewedNumbers(stored)).toEqual([])
  expect(readViewedNumbers('["70000",7,null,{"a":1}]')).toEqual(['70000'])
})

test('the latest product is first, each once, seven in total', () => {
  expect(withLatest(['70001', '70000'], '70000')).toEqual(['70000', '70001'])
  const many = Array.from({ length: 9 }, (_, index) => `${index}`)
  expect(withLatest(many, '70000')).toEqual(['70000', '0', '1', '2', '3', '4', '5'])
})

test('a page shows the previous six, not its own product', () => {
  const seen = ['70000', '1', '2', '3', '4', '5', '6']
  expect(othersThan(seen, '70000')).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(othersThan(seen, undefined)).toEqual(['70000', '1', '2', '3', '4', '5'])
})
