import { expect, test } from 'vitest'
import { storeApiUrl } from '#tests/contract/store-api/access.ts'
import { call } from '#tests/contract/store-api/plain-call.ts'

// The schema check verifies for all responses that any origin can read them.

const HEADERS = [
  'content-type',
  'authorization',
  'sw-context-token',
  'sw-access-key',
  'sw-language-id',
  'sw-version-id',
  'sw-inheritance',
  'indexing-behavior',
  'sw-include-seo-urls',
]

const listIn = (headers: Headers, name: string) =>
  (headers.get(`access-control-${name}`) ?? '').toLowerCase().split(/\s*,\s*/)

test('a browser can send a preflight without an access key', async () => {
  const response = await fetch(`${storeApiUrl}/checkout/cart`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'sw-access-key, content-type',
    },
  })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(listIn(response.headers, 'allow-methods').sort()).toEqual([
    'delete',
    'get',
    'patch',
    'post',
    'put',
  ])
  expect(listIn(response.headers, 'allow-headers')).toEqual(expect.arrayContaining(HEADERS))
})

test('other origins can read the session headers, on a refusal too', async () => {
  const refused = call('GET', '/context', { headers: { 'sw-access-key': '' } })
  for (const response of await Promise.all([call('GET', '/context'), refused])) {
    expect(listIn(response.headers, 'expose-headers')).toEqual(expect.arrayContaining(HEADERS))
  }
})

test('no cookie is used: only the header identifies a session', async () => {
  const visitor = await call('GET', '/context')
  expect(visitor.headers.getSetCookie()).toEqual([])
  expect(visitor.headers.get('access-control-allow-credentials')).toBeNull()
})
