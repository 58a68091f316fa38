import { expect, test } from 'vitest'
import { z } from 'zod'
import { fail, ok } from '#shared/domain/result.ts'
import { withBreaker, createBreaker } from '#worker/store-api/transport/breaker.ts'
import type { TextTransport, StoreApiFailure } from '#worker/store-api/transport/call.ts'

const CALL = { method: 'GET', path: '/context', schema: z.unknown(), locale: 'de' } as const

/** A remote shop whose responses and clock the test controls. */
function aRemoteShop() {
  const state = { failure: null as StoreApiFailure | null, requested: 0, nowMs: 0, hangs: false }
  const ask = (async () => {
    state.requested += 1
    if (state.hangs) return new Promise(() => {})
    return state.failure ? fail(state.failure) : ok({ data: null, token: null, text: '' })
  }) as TextTransport
  const breaker = createBreaker()
  const aRequest = () => withBreaker(ask, breaker, () => state.nowMs)
  const kinds = async (times: number) => {
    const responses = []
    for (let time = 0; time < times; time++) responses.push(await aRequest()(CALL))
    return responses.map((response) => (response.ok ? 'answer' : response.error.kind))
  }
  return { state, kinds, aRequest }
}

test('after three timeouts a shop is not called for ten seconds, and callers fail at once', async () => {
  const { state, kinds } = aRemoteShop()
  state.failure = { kind: 'timeout' }
  expect(await kinds(5)).toEqual(['timeout', 'timeout', 'timeout', 'unreachable', 'unreachable'])
  expect(state.requested).toBe(3)
  state.nowMs = 9_999
  await kinds(20)
  expect(state.requested).toBe(3)
})

test('after the pause one request tests the shop while others wait for its result', async () => {
  const { state, kinds, aRequest } = aRemoteShop()
  state.failure = { kind: 'unreachable' }
  await kinds(3)
  state.nowMs = 10_000
  state.hangs = true
  void aRequest()(CALL)
  await kinds(10)
  expect(state.requested).toBe(4)
  state.nowMs = 20_000
  state.hangs = false
  await kinds(10)
  expect(state.requested).toBe(5)
})

test('after a successful response the shop is called normally', async () => {
  const { state, kinds } = aRemoteShop()
  state.failure = { kind: 'timeout' }
  await kinds(3)
  state.nowMs = 10_000
  state.failure = null
  expect(await kinds(4)).toEqual(['answer', 'answer', 'answer', 'answer'])
})

test('a refusal counts as a response', async () => {
  const { state, kinds } = aRemoteShop()
  state.failure = { kind: 'refused', status: 503, errors: [], token: null }
  await kinds(10)
  expect(state.requested).toBe(10)
})

test('the page that tests the shop can make all its calls in parallel', async () => {
  const { state, kinds, aRequest } = aRemoteShop()
  state.failure = { kind: 'timeout' }
  await kinds(3)
  state.nowMs = 10_000
  state.failure = null
  const request = aRequest()
  const responses = await Promise.all([request(CALL), request(CALL), request(CALL)])
  expect(responses.map(({ ok: isThere }) => isThere)).toEqual([true, true, true])
})
