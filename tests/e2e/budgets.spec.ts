import { hydrateAll } from './hydrated.ts'
import { sizesOf } from './document-sizes.ts'
import { expect, test } from './shop-test.ts'
import { watchTraffic } from './traffic.ts'

const KB = 1000
const LISTING = '/stoffe?limit=24'
const PRODUCT = '/ripstop-nylon-silikonbeschichtet-20den-36g-qm-schwarz/70000'

for (const [name, path] of [
  ['home', '/'],
  ['a listing of 24', LISTING],
  ['an article', PRODUCT],
] as const) {
  test(`${name} loads at most 6 kB of script, 14 kB of styles and one font, nothing from other origins`, async ({
    page,
  }) => {
    // On a phone the buy form, which hydrates when visible, is below the screen.
    await page.setViewportSize({ width: 360, height: 640 })
    const traffic = watchTraffic(page)
    await page.goto(path)
    expect(await traffic.gzipBytes('script')).toBeLessThanOrEqual(6 * KB)
    expect((await sizesOf(page, path)).styles).toBeLessThanOrEqual(12 * KB)
    await expect.poll(() => traffic.count('font')).toBe(1)
    expect(traffic.foreign()).toEqual([])
  })
}

test('the HTML of a listing with 24 products stays under 14 kB without its styles', async ({
  page,
}) => {
  await page.goto(LISTING)
  await expect(page.locator('.product-cards > li')).toHaveCount(24)
  expect((await sizesOf(page, LISTING)).markup).toBeLessThanOrEqual(14 * KB)
})

test('a product with all islands hydrated has at most 95 kB of script', async ({ page }) => {
  const traffic = watchTraffic(page)
  await page.goto(PRODUCT)
  await hydrateAll(page)
  expect(await traffic.gzipBytes('script')).toBeLessThanOrEqual(95 * KB)
})
