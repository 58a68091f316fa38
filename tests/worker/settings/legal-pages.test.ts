import { beforeAll, expect, test } from 'vitest'
import { LEGAL_PAGES } from '#shared/legal-pages.ts'
import { PAGE_PATHS } from '#shared/paths.ts'
import { z } from '#shared/schemas/zod.ts'
import { ops } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aShop, openShop } from './shop-surface.ts'

const Paths = z.object({ paths: z.array(z.string()) })

/** The shop of these tests has an imprint only. */
const MISSING = LEGAL_PAGES.filter((name) => name !== 'imprint')

beforeAll(async () => {
  await openShop(aShop())
})

test('operators read which linked pages the catalogue lacks, in both languages', async () => {
  const { paths } = Paths.parse(await ops('/missing-pages'))
  const expected = MISSING.flatMap((name) => [PAGE_PATHS[name].de, `/en${PAGE_PATHS[name].en}`])
  expect([...paths].sort()).toEqual([...expected].sort())
})

test('the footer links the pages that the shop has', async () => {
  const { text } = await aBrowser().get('/')
  const footer = text.slice(text.indexOf('<footer'))
  expect(footer).toContain('href="/impressum"')
  for (const name of MISSING) expect(footer).not.toContain(`href="${PAGE_PATHS[name].de}"`)
})

test.each([
  '/',
  '/artikel/24500',
  '/kontakt',
  '/checkout/cart',
  '/en/article/24500',
  '/en/checkout',
])('no link of %s is broken', async (page) => {
  const browser = aBrowser()
  await browser.post('/checkout/cart/add', { productId: 'x' })
  const { text } = await browser.get(page)
  const hrefs = [...text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  for (const href of new Set(hrefs)) {
    const { status } = await browser.get(href)
    expect([href, status < 400], `${href} ${status}`).toEqual([href, true])
  }
})

test('the address of a missing page says so and names the shop’s email; robots leave it out', async () => {
  const { status, text } = await aBrowser().get('/agb')
  expect(status).toBe(200)
  expect(text).toContain('noindex')
  expect(text).toContain('mailto:hallo@ripstop.example')
  expect((await aBrowser().get('/en/terms-and-conditions')).status).toBe(200)
})
