import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { createBackend } from '#worker/backend/app.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import type { Backend } from '#worker/connections.ts'
import { aBuckle, stockShop } from '../backend/sales/stock.ts'

beforeAll(() => stockShop([aBuckle()]))

test('pages and Store API clients use the same backend', async () => {
  const requested: string[] = []
  const made = createBackend()
  const backend: Backend = {
    fetch: (request, ...others) => {
      requested.push(new URL(request.url).pathname)
      return made.fetch(request, ...others)
    },
  }
  const app = createApp(backend)
  const ask = async (path: string, headers = {}) => {
    const ctx = createExecutionContext()
    const response = await app.fetch(new Request(`https://shop.test${path}`, { headers }), env, ctx)
    await response.text()
    await waitOnExecutionContext(ctx)
    return response.status
  }
  expect(await ask('/checkout/cart')).toBe(200)
  expect(requested).toContain('/store-api/checkout/cart')
  requested.length = 0
  expect(await ask('/store-api/context', { 'sw-access-key': EMBEDDED_ACCESS_KEY })).toBe(200)
  expect(requested).toEqual(['/store-api/context'])
})
