import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { firstView, forcedLayouts } from './first-view.ts'
import { expect, test } from './shop-test.ts'

const KIB = 1024
const PAGES = [
  ['home', '/?', { nodes: 800, styleRules: 430, seenSvgElements: 90 }],
  ['a listing of 24', '/stoffe?limit=24', { nodes: 1_780, styleRules: 385, seenSvgElements: 24 }],
  [
    'an article',
    // One with seven colours and a review, that no other test writes reviews of.
    '/ripstop-polyester-silikon-pu-20den-48g-qm-petrol/70034',
    { nodes: 900, styleRules: 465, seenSvgElements: 20 },
  ],
  ['a search', '/search?search=ripstop', { nodes: 1_030, styleRules: 385, seenSvgElements: 24 }],
  [
    'a post',
    '/blog/silnylon-naehen-ohne-fluchen',
    { nodes: 600, styleRules: 425, seenSvgElements: 20 },
  ],
] as const

test.use({ viewport: { width: 360, height: 740 } })

for (const [name, path, most] of PAGES) {
  test(`${name} stands on 40 KiB: HTML, styles, font and loader`, async ({ page }) => {
    const needed = watchNeeded(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await needed()).toBeLessThanOrEqual(40 * KIB)
  })

  test(`${name} gives a phone no more to lay out and paint than it does today`, async ({
    page,
  }) => {
    await page.goto(path)
    const view = await firstView(page)
    for (const [what, count] of Object.entries(view)) {
      expect(count, what).toBeLessThanOrEqual(most[what as keyof typeof view])
    }
  })

  test(`no script of ${name} asks for a layout while it loads`, async ({ page, baseURL }) => {
    expect(await forcedLayouts(page, `${baseURL}${path}`)).toEqual([])
  })
}

/** Bytes of all that a page needs to stand as it is meant to, each compressed by itself. */
function watchNeeded(page: Page) {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return async () => {
    const notForScreens = await page
      .locator('link[media=print]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    const kinds = ['document', 'stylesheet', 'font', 'script']
    const needed = responses.filter(
      (response) =>
        kinds.includes(response.request().resourceType()) &&
        !notForScreens.includes(response.url()) &&
        response.ok(),
    )
    const bodies = await Promise.all(needed.map((response) => response.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  }
}
