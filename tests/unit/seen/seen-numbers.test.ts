import { expect, test } from 'vitest'
import { othersThan, readSeen, withLatest } from '#client/seen/seen-numbers.ts'

test('nothing is remembered where nobody asked for it', () => {
  expect(readSeen(null)).toBeNull()
})

test('what else may stand in the storage is an empty list, never a failure', () => {
  for (const stored of ['', '{', 'null', '7', '{"a":1}']) expect(readSeen(stored)).toEqual([])
  expect(readSeen('["70000",7,null,{"a":1}]')).toEqual(['70000'])
})

test('the article seen last stands first, each once, seven in all', () => {
  expect(withLatest(['70001', '70000'], '70000')).toEqual(['70000', '70001'])
  const many = Array.from({ length: 9 }, (_, index) => `${index}`)
  expect(withLatest(many, '70000')).toEqual(['70000', '0', '1', '2', '3', '4', '5'])
})

test('a page shows the six seen before, not the article that it is about', () => {
  const seen = ['70000', '1', '2', '3', '4', '5', '6']
  expect(othersThan(seen, '70000')).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(othersThan(seen, undefined)).toEqual(['70000', '1', '2', '3', '4', '5'])
})
