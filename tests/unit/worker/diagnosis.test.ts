import { expect, test } from 'vitest'
import { fail, ok } from '#shared/domain/result.ts'
import { diagnosisApi, type Check } from '#worker/store-api/diagnosis/checks.ts'
import { createKeptChecks } from '#worker/store-api/diagnosis/kept-checks.ts'
import type { SpokenTransport } from '#worker/store-api/transport/transport.ts'

const A_CHECK: Check = {
  method: 'GET',
  path: '/context',
  isPlugin: false,
  milliseconds: 3,
  failure: null,
  remarks: [],
  isIll: false,
}

test('calls that each take long are tried no longer than a page may take in all', async () => {
  let nowMs = 0
  const ask = (async () => {
    nowMs += 3_000
    return ok({ data: [], token: null, text: '' })
  }) as SpokenTransport
  const checks = await diagnosisApi(ask, null, () => nowMs).checks('de')
  expect(checks.map(({ failure }) => failure?.kind ?? 'answers')).toEqual([
    'answers',
    'answers',
    'answers',
    'timeout',
  ])
})

test('a shop that hangs is asked once', async () => {
  let asked = 0
  const ask = (async () => {
    asked += 1
    return fail({ kind: 'timeout' })
  }) as SpokenTransport
  await diagnosisApi(ask, null, () => 0).checks('de')
  expect(asked).toBe(1)
})

test('strangers make one measurement a minute, however many they are', async () => {
  const kept = createKeptChecks()
  let [nowMs, measured] = [0, 0]
  const ends: (() => void)[] = []
  const measure = () =>
    new Promise<readonly Check[]>((resolve) => {
      measured += 1
      ends.push(() => resolve([A_CHECK]))
    })
  const read = () => kept('shop', measure, () => nowMs)
  const first = read()
  expect([await read(), await read()]).toEqual([null, null])
  ends[0]?.()
  expect(await first).toEqual([A_CHECK])
  nowMs = 59_999
  expect(await read()).toEqual([A_CHECK])
  expect(measured).toBe(1)
  nowMs = 60_000
  void read()
  expect([await read(), measured]).toEqual([[A_CHECK], 2])
})
