import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './shop-test.ts'
import { expectTabsThroughForms } from './tab-order.ts'
import { watchTraffic } from './traffic.ts'

const KB = 1000
const CLOTH = '70000'
const BUCKLE = '24500'

/** Pages for planning, sample orders and comparison; each has a form. */
const PAGES = [
  urls.page('de', 'orderSample'),
  urls.stockAlert('de', CLOTH),
  urls.compared('de', [CLOTH, BUCKLE]),
  urls.page('de', 'quickOrder'),
  '/stoffe?view=select',
  urls.recipe('de', 'tarp'),
  urls.page('de', 'backpack'),
  urls.unroll('de', CLOTH),
  urls.trueSize('de', [CLOTH, BUCKLE]),
]

test('axe finds no violations on planning pages, and every control is reached in order', async ({
  page,
}) => {
  const t = messages('de')
  await page.goto(urls.page('de', 'planner'))
  await expectAccessible(page)
  for (const path of PAGES) {
    await page.goto(path)
    await expectAccessible(page)
    await expectTabsThroughForms(page)
  }
  await page.goto(urls.planAdd('de', { article: CLOTH }))
  await expectAccessible(page)
  await page.locator('#name').fill('Tarp')
  const traffic = watchTraffic(page)
  await page.getByRole('button', { name: t('planner.addTo'), exact: true }).click()
  await expect(page).toHaveURL(/\/project\/[0-9a-f]{32}/)
  await expectAccessible(page)
  await expectTabsThroughForms(page)
  // Planning needs no React.
  expect(await traffic.gzipBytes('script')).toBeLessThanOrEqual(25 * KB)
})
