import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#shared/domain/result.ts'
import { createFileTransport } from '#worker/store-api/transport/file-transport.ts'
import { createTransport } from '#worker/store-api/transport/transport.ts'
import { z } from '#shared/schemas/zod.ts'

const ADDRESS = {
  url: 'https://shopware.test/store-api',
  accessKey: 'SWSCKEY',
  languageIds: () => Promise.resolve(ok({ de: 'd'.repeat(32), en: 'e'.repeat(32) })),
  segment: 'gross',
} as const

const limits: number[] = []
beforeEach(() => {
  limits.length = 0
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return new AbortController().signal
  })
})
afterEach(() => void vi.restoreAllMocks())

const responses = () => Promise.resolve(Response.json({}))

test('a call has eight seconds, password hashing 25', async () => {
  const ask = createTransport(ADDRESS, responses)
  const call = {
    method: 'POST',
    path: '/account/login',
    locale: 'de',
    schema: z.object({}),
  } as const
  await ask(call)
  await ask({ ...call, takesLong: true })
  expect(limits).toEqual([8_000, 25_000])
})

test('a document that must be rendered first has 25 seconds', async () => {
  const fetchFile = createFileTransport(ADDRESS, responses)
  const fetched = await fetchFile({ method: 'GET', path: '/document/download/1/2', locale: 'de' })
  expect([fetched.ok, limits]).toEqual([true, [25_000]])
})
