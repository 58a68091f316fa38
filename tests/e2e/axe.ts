import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that look at colours: all others say the same in either scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** No violation of WCAG 2.2 AA that axe can see, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const said = {
    light: await violationsOf(page, 'light', (axe) => axe.withTags(TAGS)),
    dark: await violationsOf(page, 'dark', (axe) => axe.withRules(OF_COLOURS)),
  }
  expect(said, page.url()).toEqual({ light: [], dark: [] })
}

async function violationsOf(
  page: Page,
  colorScheme: 'light' | 'dark',
  narrow: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // Colours fade from one scheme to the other, and axe would measure them on the way.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Without frames of strangers axe needs no second page to join what the frames said.
  const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode()).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
}
