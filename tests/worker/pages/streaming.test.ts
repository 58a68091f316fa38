import { env } from 'cloudflare:workers'
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aBlock, aPage, aSection, aText } from '#tests/builders/content.ts'
import { aCatalogue, aCategory, aFamily, anArticle } from '#tests/builders/import-records.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { createApp } from '#worker/app.ts'
import { createBackend } from '#worker/backend/app.ts'
import type { Backend } from '#worker/connections.ts'

const both = (de: string, en: string) => ({ de, en })

beforeAll(() =>
  importCatalogue(
    aCatalogue({
      categories: [aCategory('fabrics', { name: both('Stoffe', 'Fabrics') })],
      families: [aFamily('ripstop', { axes: ['shade'], categories: ['fabrics'] })],
      articles: [
        anArticle('70000', { options: { shade: 'black' } }),
        anArticle('70001', { options: { shade: 'olive' } }),
      ],
      pages: [
        aPage({
          sections: [
            aSection({ blocks: [aBlock({ slots: [aText(both('<p>Wir</p>', '<p>We</p>'))] })] }),
          ],
        }),
      ],
    }),
  ),
)
afterEach(() => void vi.useRealTimers())

/** A shop whose backend holds back the calls that a test names. */
function aSlowShop() {
  const backend = createBackend()
  let isHeld = (_call: string): boolean => false
  let release = () => {}
  let released = Promise.resolve()
  const slow: Backend = {
    fetch: async (request, ...others) => {
      const call = new URL(request.url).pathname.replace('/store-api', '')
      if (isHeld(call)) await released
      return backend.fetch(request, ...others)
    },
  }
  const app = createApp(slow)
  async function get(path: string, init: RequestInit = {}) {
    const ctx = createExecutionContext()
    const response = await app.fetch(new Request(`https://shop.test${path}`, init), env, ctx)
    return { response, end: () => waitOnExecutionContext(ctx) }
  }
  return {
    get,
    /** Reads a page whole, so that its path and its texts are cached. */
    async visit(path: string, init: RequestInit = {}) {
      const { response, end } = await get(path, init)
      const text = await response.text()
      await end()
      return { response, text }
    },
    hold(which: (call: string) => boolean) {
      isHeld = which
      released = new Promise((resolve) => {
        release = () => {
          isHeld = () => false
          resolve()
        }
      })
    },
    release: () => release(),
  }
}

/** Reads a body chunk by chunk. */
function readerOf({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    text: () => text,
    /** Reads until the text is there; fails the test by its time limit if it never comes. */
    async until(expected: string) {
      while (!text.includes(expected)) {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
        if (done) throw new Error(`The page ended without ${expected}: ${text.slice(-200)}`)
        text += value
      }
      return text
    },
  }
}

const FIRST_OF_MAIN = /<main id="content">./

const PAGES = [
  ['home', '/', '/en'],
  ['listing', '/fabrics-de', '/en/fabrics'],
  ['product', '/artikel/70000', '/en/article/70000'],
  ['search', '/search?search=artikel', '/en/search?search=artikel'],
  ['content', '/impressum', '/en/imprint'],
] as const
const ROWS: readonly (readonly [kind: string, path: string])[] = PAGES.flatMap(([kind, de, en]) => [
  [kind, de] as const,
  [kind, en] as const,
])

test.each(ROWS)(
  '%s (%s) sends opening, header and main part one after the other',
  async (_kind, path) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const shop = aSlowShop()
    const { text: whole } = await shop.visit(path)
    // Prices have to be requested again, paths and navigation do not.
    vi.setSystemTime(Date.now() + 11 * MINUTE_MS)
    shop.hold(() => true)
    const { response, end } = await shop.get(path)
    const page = readerOf(response)
    await page.until('</style>')
    expect([response.status, page.text()]).toEqual([200, expect.not.stringMatching(FIRST_OF_MAIN)])
    shop.release()
    await page.until('</header>')
    await page.until('</html>')
    await end()
    expect(page.text().length).toBe(whole.length)
  },
)
