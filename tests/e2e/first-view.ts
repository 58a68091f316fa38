import type { Page } from '@playwright/test'
import { z } from 'zod'

/** Measures the browser's work before the first view of a page. */
export function firstView(page: Page) {
  return page.evaluate(() => {
    const count = (rules: CSSRuleList): number =>
      [...rules].reduce(
        (sum, rule) =>
          sum +
          Number(rule instanceof CSSStyleRule) +
          ('cssRules' in rule ? count(rule.cssRules as CSSRuleList) : 0),
        0,
      )
    const isSeen = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    }
    // Print styles load late and change nothing on screen.
    const sheets = [...document.styleSheets].filter(({ media }) => media.mediaText !== 'print')
    return {
      nodes: document.querySelectorAll('*').length,
      styleRules: sheets.reduce((sum, { cssRules }) => sum + count(cssRules), 0),
      seenSvgElements: [...document.querySelectorAll('svg *')].filter(isSeen).length,
    }
  })
}

/** Counts layouts and style recalculations from now on. */
export async function watchWork(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const count = (requested: string) =>
      metrics.find(({ name }) => name === requested)?.value ?? Number.NaN
    return { layouts: count('LayoutCount'), styleRecalculations: count('RecalcStyleCount') }
  }
}

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      args: z
        .object({
          beginData: z.object({ stackTrace: z.array(z.object({ url: z.string() })).optional() }),
          elementCount: z.number(),
        })
        .partial()
        .optional(),
    }),
  ),
})

/** Scripts that forced a layout. */
export async function forcedLayouts(page: Page, address: string): Promise<readonly string[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('A page without a browser has no trace')
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack']
  await browser.startTracing(page, { categories })
  await page.goto(address, { waitUntil: 'networkidle' })
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString()))
  const layouts = traceEvents.filter(({ name }) => name === 'Layout')
  if (layouts.length === 0) throw new Error('The trace has no layout at all')
  const callers = layouts.flatMap(({ args }) => args?.beginData?.stackTrace?.[0]?.url ?? [])
  // The trace also contains the browser's new tab.
  return callers.filter((url) => url.startsWith(new URL(address).origin))
}

/**
 * Maximum number of elements restyled when the loader runs. The loader is delayed until the page is
 * complete, so that new elements do not count.
 */
export async function styledAtOnce(page: Page, address: string): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('A page without a browser has no trace')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/entry-/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('script[type=module]'))
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
  })
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  release()
  await page.waitForLoadState('networkidle')
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString()))
  const recalculations = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
  return Math.max(0, ...recalculations.map(({ args }) => args?.elementCount ?? 0))
}
