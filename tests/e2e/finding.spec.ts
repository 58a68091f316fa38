import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './shop-test.ts'

const LISTING = '/stoffe'
const SHOW = 'Artikel zeigen'

test('a shopper can filter a listing in place, remove a filter and go back', async ({ page }) => {
  await page.goto(`${LISTING}?p=2`)
  const said = page.locator('.toolbar output')
  const all = (await said.textContent()) ?? ''
  await expect(page.getByRole('button', { name: /^(Anzeigen|\d+ Artikel zeigen)$/ })).toHaveCount(0)
  const chips = page.locator('.chips.active .chip')
  const olive = page.getByRole('checkbox', { name: /^Oliv/ })
  await olive.check()
  await expect(chips).toHaveCount(1)
  await expect(olive).toBeFocused()
  await page.getByLabel('Preis bis').fill('20')
  await page.getByLabel('Preis bis').press('Enter')
  await expect(chips).toHaveCount(2)
  await expect(page.getByLabel('Preis bis')).toBeFocused()
  const narrowed = page.url()
  expect([...new URL(narrowed).searchParams.keys()].toSorted()).toEqual(['max-price', 'properties'])

  await page.getByRole('link', { name: /bis 20,00/ }).click()
  await expect(chips).toHaveCount(1)
  await expect(chips).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(narrowed)
  await expect(chips).toHaveCount(2)
  await expect(olive).toBeChecked()
  await page.getByRole('link', { name: 'Alle zurücksetzen' }).click()
  await expect(said).toHaveText(all)
  await expect(olive).not.toBeChecked()
})

for (const path of [LISTING, '/en/fabrics']) {
  test(`the sorting of ${path} is fully readable on a tablet`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(path)
    const { shown, needed } = await page.locator('select[name=order]').evaluate((list) => {
      const { width } = list.getBoundingClientRect()
      Object.assign(list.style, { position: 'absolute', inlineSize: 'max-content' })
      return { shown: width, needed: list.getBoundingClientRect().width }
    })
    expect(shown).toBeGreaterThanOrEqual(needed)
  })
}

test('a listing replaced in place violates no CSP', async ({ page }) => {
  const forbidden: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) forbidden.push(message.text())
  })
  await page.goto(LISTING)
  // The first cards of the next page fill the last row.
  await page.locator('.pager').scrollIntoViewIfNeeded()
  await expect(page.locator('.product-cards > li')).toHaveCount(12)
  await page.getByRole('checkbox', { name: /^Oliv/ }).check()
  await expect(page.locator('.chips.active .chip')).toHaveCount(1)
  expect(forbidden).toEqual([])
})

test('the later of two choices is shown, and the language switch preserves it', async ({
  page,
}) => {
  const response = await heldResponses(page, '**/stoffe?*order=name-asc*')
  await page.goto(LISTING)
  const overtaken = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('order=name-asc'),
  )
  await page.getByLabel('Sortierung').selectOption('name-asc')
  await response.requested
  await page.getByLabel('Sortierung').selectOption('price-desc')
  await overtaken
  response.release()
  await expect(page).toHaveURL(/\?order=price-desc$/)
  await page.getByRole('button', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/fabrics\?order=price-desc$/)
  await expect(page.getByLabel('Sort by')).toHaveValue('price-desc')
})

test('the later of two choices made while the script loads is shown', async ({ page }) => {
  const script = await heldResponses(page, '**/assets/reload-listing*')
  await page.goto(LISTING)
  await page.getByLabel('Sortierung').selectOption('name-asc')
  await script.requested
  await page.getByLabel('Sortierung').selectOption('price-desc')
  script.release()
  await expect(page).toHaveURL(/\?order=price-desc$/)
  await expect(page.getByLabel('Sortierung')).toHaveValue('price-desc')
})

test('a filter chosen before the loader runs is applied', async ({ page }) => {
  const loader = await heldResponses(page, '**/assets/entry*')
  await page.goto(LISTING, { waitUntil: 'commit' })
  await loader.requested
  await page.getByLabel('Sortierung').focus()
  await page.keyboard.press('End')
  const chosen = await page.getByLabel('Sortierung').inputValue()
  loader.release()
  await expect(page).toHaveURL(new RegExp(`\\?order=${chosen}$`))
  await expect(page.getByLabel('Sortierung')).toHaveValue(chosen)
})

/** Delays responses of some addresses until released. */
async function heldResponses(page: Page, addresses: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const requested = page.waitForRequest(addresses)
  await page.route(addresses, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return { requested, release }
}

test('a filter whose request fails opens the listing as a page', async ({ page }) => {
  await page.goto(LISTING)
  await page.route('**/stoffe?*', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  const loaded = page.waitForEvent('load')
  await page.getByLabel('Sortierung').selectOption('price-asc')
  await loaded
  await expect(page).toHaveURL(/order=price-asc/)
  await expect(page.getByLabel('Sortierung')).toHaveValue('price-asc')
})

test('the count of a filter option equals its number of results', async ({ page }) => {
  await page.goto(LISTING)
  const label = page.locator('.hues label', { hasText: 'Schwarz' })
  const count = await label.locator('small').textContent()
  await label.getByRole('checkbox').check()
  await expect(page.locator('.toolbar p')).toContainText(`${count} von`)
})

test('on a wide screen the tab order reaches filters before products', async ({ page }) => {
  await page.goto(LISTING)
  await page.locator('.title-row .chip').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('#filter summary').first()).toBeFocused()
  await page.locator('.toolbar a').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('#filter :focus')).toHaveCount(1)
})

test('without CSS reading-flow a skip link leads from products to filters', async ({ page }) => {
  // Removes the styles that an older browser ignores.
  await page.route(LISTING, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('reading-flow', 'unknown-flow')
    await route.fulfill({ response: response, body })
  })
  await page.goto(LISTING)
  await page.locator('.title-row .chip').last().focus()
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Zu den Filtern' })
  await expect(link).toBeFocused()
  expect((await link.boundingBox())?.height).toBeGreaterThan(20)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#filter summary').first()).toBeFocused()
})

test('axe finds no violations on a filtered listing', async ({ page }) => {
  await page.goto(`${LISTING}?max-price=20&min-grammage=30`)
  await expectAccessible(page)
})

test('on a phone the filter drawer stays open during choices, and its button closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(LISTING)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Oliv/ }).check()
  await expect(page).toHaveURL(/properties=/)
  await expect(page.locator('#filter')).toBeVisible()
  await page.getByRole('button', { name: SHOW }).click()
  await expect(page.locator('#filter')).toBeHidden()
  await expect(page.locator('.chips.active .chip')).toHaveCount(1)
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the filter drawer opens, filters and preserves the sorting', async ({ page }) => {
    await page.goto(`${LISTING}?order=price-asc`)
    await expect(page.locator('#filter')).toBeHidden()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('checkbox', { name: /^Oliv/ }).check()
    await page.getByRole('button', { name: SHOW }).click()
    await expect(page).toHaveURL(/[?&]properties=[0-9a-f]{32}/)
    await expect(page).toHaveURL(/[?&]order=price-asc/)
    await expect(page.locator('.chips.active .chip')).toHaveCount(1)
  })
})

test('the button of the drawer shows the number of results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/stoffe')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('button', { name: '62 Artikel zeigen' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Silber/ }).check()
  await expect(page.getByRole('button', { name: '1 Artikel zeigen', exact: true })).toBeVisible()
})
