import { expect, test } from 'vitest'
import { aReadingShop } from './reading-shop.tsx'

const STYLE = /<style nonce="([^"]+)">([\s\S]*?)<\/style>/
const body = () => <p>Guten Tag</p>

async function wornBy(shop: ReturnType<typeof aReadingShop>, from = 'none') {
  const { response, text, cache } = await shop.get('/seite', { 'sec-fetch-site': from })
  const [, nonce = '', styles] = STYLE.exec(text) ?? []
  const allows = (response.headers.get('content-security-policy') ?? '').includes(nonce)
  return { cache, nonce, styles, allows, text, ahead: response.headers.get('link') }
}

test.each([
  ['listing', '.all{color:red}.listing{color:red}'],
  [undefined, '.all{color:red}.other{color:red}'],
] as const)('a page contains the styles of its kind (%s)', async (sheet, styles) => {
  const worn = await wornBy(aReadingShop(sheet ? { body, sheet } : { body }))
  expect(worn).toMatchObject({ styles, allows: true })
})

test('a cached page contains the same styles with its own nonce', async () => {
  const shop = aReadingShop({ body })
  const first = await wornBy(shop)
  const second = await wornBy(shop)
  expect(second).toMatchObject({ cache: 'hit-memory', styles: first.styles, allows: true })
  expect(second.nonce).not.toBe(first.nonce)
})

test('no page waits for a style sheet', async () => {
  const { text } = await wornBy(aReadingShop({ body }))
  const awaited = [...text.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link)
  expect(awaited.filter((link) => !link.includes('media="print"'))).toEqual([])
})

test('the font is preloaded only for visitors from another page of the shop', async () => {
  const shop = aReadingShop({ body })
  const told = async (from: string) => (await wornBy(shop, from)).ahead
  for (const cache of ['rendered', 'from its template']) {
    expect(await told('same-origin'), cache).toMatch(/^<[^>]+\.woff2>; rel=preload; as=font;[^,]*$/)
    expect(await told('none'), cache).toBeNull()
    expect(await told('cross-site'), cache).toBeNull()
  }
})
