import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that look at colours: all others say the same in either scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
/** Stands for axe where it is on the page: bringing it takes longer than most of its rules. */
const ALREADY_THERE = 'void 0'

/** No violation of WCAG 2.2 AA that axe can see, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page })
  const axeAgain = new AxeBuilder({ page, axeSource: ALREADY_THERE })
  const said = {
    light: await violationsOf(page, 'light', toldShortly(axe).withTags(TAGS)),
    dark: await violationsOf(page, 'dark', toldShortly(axeAgain).withRules(OF_COLOURS)),
  }
  expect(said, page.url()).toEqual({ light: [], dark: [] })
}

/**
 * Axe would describe all that passes, too, which takes longer than finding out. And without frames
 * of strangers it needs no second page to join what the frames said.
 */
function toldShortly(axe: AxeBuilder): AxeBuilder {
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode()
}

async function violationsOf(
  page: Page,
  colorScheme: 'light' | 'dark',
  axe: AxeBuilder,
): Promise<string[]> {
  // Colours fade from one scheme to the other, and axe would measure them on the way.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
}
