import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { respondWithKeepAlive } from '#worker/backend/ops/import/keep-alive-response.ts'

const SHOP = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }

/** Collects the response while work is in progress. */
async function responseTo(work: Promise<object>) {
  const app = new Hono<BackendEnv>().get('/', (c) => respondWithKeepAlive(c, work))
  const response = await app.request('/', {}, {}, SHOP)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value
  return { status: response.status, next }
}

/** Work that ends when the test says so. */
function underWay() {
  const ends: ((response: object) => void)[] = []
  const work = new Promise<object>((resolve) => ends.push(resolve))
  return { work, end: (response: object) => ends.forEach((end) => end(response)) }
}

test('a keep-alive response starts with whitespace before its content', async () => {
  const { work, end } = underWay()
  const { status, next } = await responseTo(work)
  expect([status, await next()]).toEqual([200, ' '])
  end({ version: 'a1' })
  expect([await next(), await next()]).toEqual(['{"version":"a1"}', undefined])
})

test('a keep-alive response sends a byte every few seconds', async () => {
  vi.useFakeTimers()
  const { work, end } = underWay()
  const { next } = await responseTo(work)
  await next()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([await next(), await next()]).toEqual([' ', ' '])
  end({})
  expect(await next()).toBe('{}')
  vi.useRealTimers()
})

test('failed work is reported in the body, because the status has already been sent', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const { next } = await responseTo(Promise.reject(new Error('cut off')))
  await next()
  expect(JSON.parse((await next()) ?? '')).toMatchObject({
    errors: [{ detail: 'An unexpected error occurred.' }],
  })
  vi.restoreAllMocks()
})
