import { expect, type Page } from '@playwright/test'

/** A stop of the tab order; a group of radio buttons is one stop. */
type Stop = { readonly name: string; readonly isSeen: boolean }

/** More stops than any page of the shop has. */
const MAX_KEYS = 150

/** Tabs through the page. Asserts that form controls come in order, each with a visible focus. */
export async function expectTabsThroughForms(page: Page): Promise<void> {
  // The first key hydrates the islands, which adds the show-password button.
  await page.keyboard.press('Tab')
  for (const island of await page.locator('main [data-island]').all()) {
    await island.hover({ position: { x: 2, y: 2 } })
    await expect(island).toHaveAttribute('data-hydrated', 'true')
  }
  await expect(page.locator('main .secret:not(:has(button))')).toHaveCount(0)
  const expected = await page.locator('main').evaluate(controlsIn)
  expect(expected.length).toBeGreaterThan(0)
  const stops: Stop[] = []
  for (let keys = 0; keys < MAX_KEYS && stops.length < expected.length; keys += 1) {
    const stop = await page.evaluate(focused)
    if (stop) stops.push(stop)
    await page.keyboard.press('Tab')
  }
  expect(stops.map(({ name }) => name)).toEqual(expected)
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([])
}

/** Form controls in tab order. */
function controlsIn(main: Element): string[] {
  const controls = main.querySelectorAll<HTMLInputElement>(
    'form :is(input, select, textarea, button, summary):not([type=hidden], :disabled, [tabindex="-1"])',
  )
  const seen = [...controls].filter((control) => control.checkVisibility())
  const names = seen.map(({ type, name, textContent }) =>
    type === 'radio' ? `radio ${name}` : `${type} ${name}${textContent}`,
  )
  return names.filter((name, index) => !name.startsWith('radio') || names.indexOf(name) === index)
}

/** The focused control; null outside of forms. */
function focused(): Stop | null {
  const control = document.activeElement
  if (!control?.closest('main form') || control.matches('a')) return null
  const { type, name, textContent } = control as HTMLInputElement
  const ring = control.matches('[type=radio], [type=checkbox]')
    ? (control.closest('label') ?? control)
    : control
  // A quantity field shows its focus ring around unit and buttons too.
  const figure = control.closest('.metre') ?? ring
  const rings = [control, ring, figure].map((one) => getComputedStyle(one))
  return {
    name: type === 'radio' ? `radio ${name}` : `${type} ${name}${textContent}`,
    isSeen: rings.some(({ outlineStyle, outlineWidth, boxShadow }) =>
      outlineStyle !== 'none' ? outlineWidth !== '0px' : boxShadow !== 'none',
    ),
  }
}
