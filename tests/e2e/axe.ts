import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Colour rules; all others have the same result in both schemes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
/** Tests for an axe that is already in the page, because injecting it is slow. */
const ALREADY_THERE = 'void 0'

/** Asserts no violation of WCAG 2.2 AA that axe finds, in light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page })
  const axeAgain = new AxeBuilder({ page, axeSource: ALREADY_THERE })
  const said = {
    light: await violationsOf(page, 'light', toldShortly(axe).withTags(TAGS)),
    dark: await violationsOf(page, 'dark', toldShortly(axeAgain).withRules(OF_COLOURS)),
  }
  expect(said, page.url()).toEqual({ light: [], dark: [] })
}

/** Skips reports of passed rules and frames of other origins, which are slow. */
function toldShortly(axe: AxeBuilder): AxeBuilder {
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode()
}

async function violationsOf(
  page: Page,
  colorScheme: 'light' | 'dark',
  axe: AxeBuilder,
): Promise<string[]> {
  // Disables colour transitions between the schemes, which axe would measure.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
}
