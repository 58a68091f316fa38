import { expect, type Page } from '@playwright/test'

const WIDTHS = [320, 360, 768, 1280]

/** Asserts that nothing is wider than the screen, from small phones to desktops. */
export async function expectToFit(page: Page): Promise<void> {
  const beyond: Record<number, number> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    beyond[width] = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
  }
  expect(beyond, page.url()).toEqual(Object.fromEntries(WIDTHS.map((width) => [width, 0])))
}
