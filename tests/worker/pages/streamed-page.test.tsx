import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CartCountHole } from '#worker/pages/layout/holes.tsx'
import type { AppEnv } from '#worker/runtime/context.ts'
import { aReadingShop } from './reading-shop.tsx'

afterEach(() => void vi.restoreAllMocks())

test('a component that throws ends in a complete page with a message, noindex and not cached', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  let isBroken = true
  function Moody() {
    if (isBroken) throw new Error('out of thread')
    return <p>Genäht</p>
  }
  const shop = aReadingShop({ body: () => <Moody /> })
  const failed = await shop.get('/seite')
  expect(failed.response.status).toBe(200)
  expect(failed.text).toMatch(/<main.*<meta name="robots" content="noindex"\/>.*<h1/)
  expect(failed.text).toMatch(/<\/html>$/)
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/"event":"failed-after-first-byte".*"part":"main".*out of thread/),
  ])
  isBroken = false
  const { text, cache } = await shop.get('/seite')
  expect([cache, text.includes('Genäht')]).toEqual(['miss', true])
})

test('a component that throws makes a HEAD request a 500', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  function Broken(): never {
    throw new Error('out of thread')
  }
  const { response } = await aReadingShop({ body: () => <Broken /> }).head('/seite')
  expect(response.status).toBe(500)
})

test('a component that reads a promise is in its place, without a script that moves it', async () => {
  const later = new Promise<string>((resolve) => setTimeout(() => resolve('Genäht'), 5))
  const Waiting = () => <p>{use(later)}</p>
  const { text } = await aReadingShop({ body: () => <Waiting /> }).get('/seite')
  expect(text).toMatch(/<main id="content"><p>Genäht<\/p><\/main>/)
  expect(text).not.toMatch(/hidden id="S:|\$RC/)
})

test('a page of 600 kB is sent completely and not cached', async () => {
  const rows = Array.from({ length: 13_000 }, (_, row) => (
    <p key={row}>Zeile {row}, Ripstop-Nylon</p>
  ))
  const shop = aReadingShop({ body: () => rows })
  const { text } = await shop.get('/lang')
  expect(text.length).toBeGreaterThan(600_000)
  expect(text).toMatch(/12999.*<\/html>$/)
  expect((await shop.get('/lang')).cache).toBe('miss')
})

test('placeholders are found wherever React splits its chunks', async () => {
  const rows = Array.from({ length: 2_000 }, (_, row) => (
    <p key={row}>
      {'ä'.repeat(row % 37)}
      <CartCountHole />
    </p>
  ))
  const cookie = `view=${encodeURIComponent('n=7&s=gross')}`
  const { text } = await aReadingShop({ body: () => rows }).get('/marken', { cookie })
  expect(text.match(/<span class="n">7</g)).toHaveLength(2_000)
  expect(text).not.toContain('\u0002')
})

test('setting a cookie after the first byte throws, because it would be lost', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  let context: Context<AppEnv> | undefined
  const shop = aReadingShop({
    body: () => <p>Genäht</p>,
    before: (c) => {
      context = c
    },
  })
  await shop.get('/seite')
  expect(() => setCookie(context as Context<AppEnv>, 'flash', 'x')).toThrow('after the first byte')
})
