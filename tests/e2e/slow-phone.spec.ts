import { Buffer } from 'node:buffer'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { firstView, forcedLayouts, styledAtOnce, watchWork } from './first-view.ts'
import { expect, test } from './shop-test.ts'

const KIB = 1024
/** Limits during loading, about twice the maximum of sixteen loads. */
const WORK = { layouts: 24, styleRecalculations: 30, styledAtOnce: 60 }
/** Cards that come near are laid out once more. */
const CARDS = { layouts: 36 }
const PAGES = [
  [
    'home',
    '/?',
    {
      nodes: 910,
      styleRules: 430,
      seenSvgElements: 90,
      ...WORK,
      styleRecalculations: 60,
      styledAtOnce: 240,
    },
  ],
  [
    'a listing of 24',
    '/stoffe?limit=24',
    { nodes: 1_660, styleRules: 385, seenSvgElements: 24, ...WORK, ...CARDS },
  ],
  [
    'an article',
    // A product with seven colours and a review that no other test changes.
    '/ripstop-polyester-silikon-pu-20den-48g-qm-petrol/70034',
    { nodes: 900, styleRules: 465, seenSvgElements: 20, ...WORK },
  ],
  [
    'a search',
    '/search?search=ripstop',
    { nodes: 980, styleRules: 385, seenSvgElements: 24, ...WORK, ...CARDS },
  ],
  [
    'a post',
    '/blog/silnylon-naehen-ohne-fluchen',
    { nodes: 600, styleRules: 425, seenSvgElements: 20, ...WORK },
  ],
] as const

test.use({ viewport: { width: 360, height: 740 } })

for (const [name, path, most] of PAGES) {
  test(`${name} needs 40 KiB to render: HTML, styles, font and loader, plus 2 for inlined drawings`, async ({
    page,
  }) => {
    const needed = watchNeeded(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const { bytes, drawings } = await needed()
    expect(bytes).toBeLessThanOrEqual(40 * KIB)
    expect(drawings).toBeLessThanOrEqual(2 * KIB)
  })

  test(`${name} needs no more layouts and paints than its limits`, async ({ page }) => {
    const work = await watchWork(page)
    await page.goto(path)
    const view = { ...(await firstView(page)), ...(await work()) }
    for (const [what, count] of Object.entries(view)) {
      expect(count, what).toBeLessThanOrEqual(most[what as keyof typeof view])
    }
  })

  test(`no script of ${name} forces a layout while it loads`, async ({ page, baseURL }) => {
    expect(await forcedLayouts(page, `${baseURL}${path}`)).toEqual([])
  })

  test(`the loader of ${name} restyles almost nothing`, async ({ page, baseURL }) => {
    expect(await styledAtOnce(page, `${baseURL}${path}`)).toBeLessThanOrEqual(most.styledAtOnce)
  })
}

test('a phone skips the layout of cards far below, and places each in its row when it comes near', async ({
  page,
}) => {
  await page.goto('/stoffe?limit=24')
  const cards = page.locator('.listing .card')
  const leftOut = await cards.evaluateAll(
    (all) =>
      all.filter(
        (card) => !card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )
  expect(leftOut).toBeGreaterThanOrEqual(10)
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards.last()).toHaveCSS('content-visibility', 'visible')
  const tops = await cards
    .locator('.money')
    .evaluateAll((all) => all.slice(-2).map((price) => price.getBoundingClientRect().top))
  expect(tops[0]).toBeCloseTo(tops[1] ?? 0)
})

const DRAWING = /data:image\/svg\+xml,[^"]*/g

/** Compressed bytes that a page needs to render, and those of its inlined drawings. */
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
    const texts = bodies.map((body) => body.toString('latin1'))
    const bytes = gzipBytes(texts.map((text) => text.replaceAll(DRAWING, '')))
    return { bytes, drawings: gzipBytes(texts) - bytes }
  }
}

const gzipBytes = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(Buffer.from(text, 'latin1')).length, 0)
