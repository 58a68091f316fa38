import { Buffer } from 'node:buffer'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { nestedQuery } from '#worker/backend/http/input/nested-query.ts'
import { queryInput } from '#worker/backend/http/input/request-input.ts'

const nested = (query: string) => nestedQuery(new URLSearchParams(query))
const packed = (value: string) => gzipSync(value).toString('base64url')

test.each([
  ['limit=3&p=2', { limit: '3', p: '2' }],
  ['ids[]=a&ids[]=b', { ids: ['a', 'b'] }],
  [
    'filter[0][type]=equals&filter[0][field]=id&filter[0][value]=x',
    { filter: [{ type: 'equals', field: 'id', value: 'x' }] },
  ],
  ['includes[product][]=id&includes[product][]=name', { includes: { product: ['id', 'name'] } }],
  ['a[b]c=1', { 'a[b]c': '1' }],
  ['a=1&a[b]=2', { a: { b: '2' } }],
])('the query %s is parsed as in PHP', (query, input) => {
  expect(nested(query)).toEqual(input)
})

test('a query cannot reach the prototype', () => {
  const input = nested('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
  expect(Object.hasOwn(input, '__proto__')).toBe(true)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('a name of thousands of brackets is ignored', () => {
  expect(nested(`a${'[b]'.repeat(5_000)}=1&limit=2`)).toEqual({ limit: '2' })
})

test('packed criteria override the flat query', async () => {
  const query = new URLSearchParams({ limit: '1', _criteria: packed('{"limit":5,"page":2}') })
  expect(await queryInput(query)).toEqual({ ok: true, value: { limit: 5, page: 2 } })
})

test.each([
  ['not gzip', Buffer.from('{}').toString('base64url')],
  ['not JSON', packed('{"limit":')],
  ['not an object', packed('[1]')],
  ['nothing', ''],
  ['a decompression bomb', packed(JSON.stringify('a'.repeat(400_000)))],
])('packed criteria that are %s are refused', async (_what, criteria) => {
  const response = await queryInput(new URLSearchParams({ _criteria: criteria }))
  expect(response.ok).toBe(false)
})
