import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './shop-test.ts'

const LISTING = '/stoffe'
const SHOW = 'Artikel zeigen'

test('a shopper narrows a listing, takes one filter back, and goes back', async ({ page }) => {
  await page.goto(`${LISTING}?p=2`)
  const all = await page.locator('.toolbar p').textContent()
  await page.getByTitle('Oliv').getByRole('checkbox').check()
  await page.getByLabel('Preis bis').fill('20')
  await page.getByRole('button', { name: SHOW }).click()
  await expect(page.locator('.chips.active .chip')).toHaveCount(2)
  const { searchParams } = new URL(page.url())
  expect([...searchParams.keys()].toSorted()).toEqual([
    'limit',
    'max-price',
    'order',
    'properties',
    'view',
  ])
  const narrowed = page.url()
  await page.getByRole('link', { name: /bis 20,00/ }).click()
  await expect(page.locator('.chips.active .chip')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(narrowed)
  await expect(page.getByTitle('Oliv').getByRole('checkbox')).toBeChecked()
  await page.getByRole('link', { name: 'Alle zurücksetzen' }).click()
  await expect(page.locator('.toolbar p')).toHaveText(all ?? '')
})

test('the count beside a choice is what choosing it shows', async ({ page }) => {
  await page.goto(LISTING)
  const label = page.getByTitle('Schwarz')
  const count = /(\d+) Artikel/.exec((await label.textContent()) ?? '')?.[1]
  await label.getByRole('checkbox').check()
  await page.getByRole('button', { name: SHOW }).click()
  await expect(page.locator('.toolbar p')).toContainText(`${count} von`)
})

test('a narrowed listing has nothing that axe objects to', async ({ page }) => {
  await page.goto(`${LISTING}?max-price=20&min-grammage=30`)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
})

test('more articles come below, and are there again on the way back', async ({ page }) => {
  await page.goto('/en/fabrics?order=name-asc')
  const cards = page.locator('.plates > li')
  const names = page.locator('.plates h3')
  await page.getByRole('link', { name: /Load 10 more/ }).click()
  await expect(cards).toHaveCount(20)
  await expect(cards.nth(10).getByRole('link').first()).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'articles' })).toHaveText(/^1 to 20 of/)
  expect(new URL(page.url()).search).toBe('?order=name-asc&p=2')
  const shown = await names.allTextContents()
  expect(new Set(shown).size).toBe(20)

  await cards.nth(12).getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/\d{5}$/)
  await page.goBack()
  await expect(cards).toHaveCount(20)
  expect(await names.allTextContents()).toEqual(shown)
  await expect(cards.nth(12)).toBeInViewport()
})

test('the last articles leave no link, and a page that cannot be fetched is gone to', async ({
  page,
}) => {
  await page.goto(`${LISTING}?limit=48`)
  const link = page.locator('.pager [rel=next]')
  const address = await link.getAttribute('href')
  await page.route(`**${address}`, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await link.click()
  await page.waitForURL(`**${address}`)
  await expect(link).toHaveCount(0)
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('filters are a drawer that opens, narrows and keeps the sorting', async ({ page }) => {
    await page.goto(`${LISTING}?order=price-asc`)
    await expect(page.locator('#filter')).toBeHidden()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByTitle('Oliv').getByRole('checkbox').check()
    await page.getByRole('button', { name: SHOW }).click()
    await expect(page).toHaveURL(/properties=[0-9a-f]{32}.*order=price-asc/)
    await expect(page.locator('.chips.active .chip')).toHaveCount(1)
  })

  test('the next articles are a page of their own', async ({ page }) => {
    await page.goto(`${LISTING}?limit=24`)
    await page.getByRole('link', { name: 'Weitere 24 Artikel laden' }).click()
    await expect(page).toHaveURL(/limit=24&p=2/)
    await expect(page.locator('.plates > li')).toHaveCount(24)
    await expect(page.getByRole('link', { name: 'Seite 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})
