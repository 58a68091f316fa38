import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#worker/app.ts'
import { createReadiness } from '#worker/edge/readiness.ts'
import type { Bindings } from '#worker/runtime/env.ts'

const app = createApp()
const bindings = env as unknown as Bindings

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))

async function ask(path: string, over: Partial<Bindings> = {}, headers = {}) {
  const ctx = createExecutionContext()
  const request = new Request(`https://shop.test${path}`, { headers })
  const response = await app.fetch(request, { ...bindings, ...over }, ctx)
  const text = await response.text()
  await waitOnExecutionContext(ctx)
  return { status: response.status, headers: response.headers, text }
}

const failing = (what: string) => () => Promise.reject(new Error(`${what} is gone`))

test('the health check reports the state and the build', async () => {
  const { status, headers, text } = await ask('/health')
  expect([status, JSON.parse(text)]).toEqual([200, { status: 'ok', build: 'test' }])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a shop whose services respond is ready', async () => {
  const { status, text } = await ask('/ready')
  expect(status).toBe(200)
  expect(JSON.parse(text)).toEqual({
    status: 'ready',
    hasCatalogue: expect.any(Boolean),
    parts: { database: 'answers', cache: 'answers', pictures: 'answers', secrets: 'answers' },
  })
})

test.each(['OPS_SECRET', 'SIGNING_SECRET'])(
  'a shop without a long %s is not ready',
  async (name) => {
    for (const secret of [undefined, '', 'x'.repeat(31)]) {
      const parts = await createReadiness()({ ...bindings, [name]: secret }, Date.now())
      expect(parts.secrets).toBe('fails')
    }
  },
)

test('a failing service is named', async () => {
  const KV = { get: failing('KV') } as unknown as KVNamespace
  const parts = await createReadiness()({ ...bindings, KV }, Date.now())
  expect(parts).toMatchObject({ database: 'answers', cache: 'fails', pictures: 'answers' })
})

test('a failing service is checked again after five seconds, not before', async () => {
  const list = vi.fn<() => Promise<never>>(failing('R2'))
  const MEDIA = { list } as unknown as R2Bucket
  const readiness = createReadiness()
  const now = Date.now()
  for (const at of [now, now + 4_999, now + 5_000]) await readiness({ ...bindings, MEDIA }, at)
  expect(list).toHaveBeenCalledTimes(2)
})

test('too many requests from one network are refused with a message and Retry-After', async () => {
  const limit = vi.fn<RateLimit['limit']>(async () => ({ success: false }))
  const flood = { 'cf-connecting-ip': '2001:db8::1' }
  const { status, headers, text } = await ask('/en/fabrics', { SHIELD: { limit } }, flood)
  expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  expect(text).toBe('Please wait a moment, then try again.')
  expect(limit).toHaveBeenCalledWith({ key: '2001:db8:0:0::/64' })
})

test.each(['/media/0123456789abcdef0123.svg', '/assets/gone.js'])(
  'the file %s is not counted, because a page has many',
  async (path) => {
    const limit = vi.fn<RateLimit['limit']>(async () => ({ success: false }))
    const { status } = await ask(path, { SHIELD: { limit } }, { 'cf-connecting-ip': '192.0.2.1' })
    expect([status === 429, limit.mock.calls.length]).toEqual([false, 0])
  },
)

test('a failing counter refuses no one', async () => {
  const SHIELD = { limit: failing('the counter') }
  expect((await ask('/health', { SHIELD }, { 'cf-connecting-ip': '192.0.2.1' })).status).toBe(200)
})
