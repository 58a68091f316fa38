import { afterEach, expect, test, vi } from 'vitest'
import { logEvent } from '#worker/runtime/log.ts'
import { runWithRequestId, idOfRequest, requestId } from '#worker/runtime/request-id.ts'

const RAY = '8f3c0a1b2d4e5f60-FRA'
const own = /^[0-9a-f]{16}$/

afterEach(() => void vi.restoreAllMocks())

test("behind Cloudflare the request id is Cloudflare's", () => {
  expect(idOfRequest(new Headers({ 'cf-ray': RAY }), true)).toBe(RAY)
  expect(idOfRequest(new Headers(), true)).toMatch(own)
})

test('a visitor cannot choose the request id', () => {
  expect(idOfRequest(new Headers({ 'cf-ray': RAY }), false)).toMatch(own)
  for (const forged of ['x', `${RAY}"}`, 'a'.repeat(10_000), '8f3c0a1b2d4e5f60-fra']) {
    expect(idOfRequest(new Headers({ 'cf-ray': forged }), true)).toMatch(own)
  }
})

test('background work preserves its id in parallel and after the response', async () => {
  const later = async () => {
    await Promise.resolve()
    return requestId()
  }
  expect(
    await Promise.all([runWithRequestId('a', later), runWithRequestId('b', later), later()]),
  ).toEqual(['a', 'b', null])
})

test('each log line names its request, and repeated errors are still throttled', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  for (let visit = 0; visit < 20; visit++) {
    runWithRequestId(`visit-${visit}`, () => logEvent('out-of-thread', { colour: 'red' }))
  }
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines).toEqual(
    [0, 1, 2, 3, 4].map((visit) => ({
      event: 'out-of-thread',
      colour: 'red',
      request: `visit-${visit}`,
    })),
  )
})
