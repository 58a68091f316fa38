import type { Page, Request } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './shop-test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: /^(Suche|Search)$/ })

/** Types into the header's search field after a click. */
async function type(page: Page, text: string) {
  await page.locator('#search').click()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type(text)
}

test('suggestions work with arrow keys and Enter, and are announced', async ({ page }) => {
  await page.goto('/stoffe')
  await type(page, 'gurtb')
  const list = page.getByRole('listbox', { name: 'Vorschläge' })
  await expect(list).toBeVisible()
  await expect(page.locator('search output')).toHaveText(/^\d+ Vorschläge/)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')

  const options = list.getByRole('option')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  const first = options.first()
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  )
  const href = (await first.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
})

test('Escape or leaving the field closes the suggestions and preserves the input', async ({
  page,
}) => {
  await page.goto('/en')
  await type(page, 'webb')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field(page)).toHaveValue('webb')
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await page.locator('footer h2').first().click()
  await expect(list).toBeHidden()
})

test('a late response does not replace a newer one', async ({ page }) => {
  let release = () => {}
  const late = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/search/suggest?search=gu', async (route) => {
    await late
    await route.continue().catch(() => {})
  })
  await page.goto('/')
  await type(page, 'gu')
  await page.waitForRequest('**/search/suggest?search=gu')
  const isLate = (request: Request) => request.url().endsWith('search=gu')
  const settled = Promise.race([
    page.waitForEvent('requestfinished', isLate),
    page.waitForEvent('requestfailed', isLate),
  ])
  await page.keyboard.type('rtband')
  const list = page.getByRole('listbox')
  await expect(list).toContainText('Gurtband')
  const shown = await list.innerHTML()
  release()
  await settled
  expect(await list.innerHTML()).toBe(shown)
})

test('a late response does not replace a list in use', async ({ page }) => {
  await page.route('**/*search=gurtb', () => undefined)
  await page.goto('/stoffe')
  await type(page, 'gurt')
  const first = page.getByRole('option').first()
  await expect(first).toBeVisible()
  const late = page.waitForRequest('**/*search=gurtb')
  const givenUp = page.waitForEvent('requestfailed', (one) => one.url().endsWith('search=gurtb'))
  await page.keyboard.press('b')
  await late
  await page.keyboard.press('ArrowDown')
  await givenUp
  await expect(first).toHaveAttribute('aria-selected', 'true')
})

test('a suggested product opens by tap on a phone, and the page does not scroll sideways', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('#search').tap()
  await expect(field(page)).toBeVisible()
  await page.keyboard.type('nähgarn')
  const product = page.getByRole('option', { name: /Art\.-Nr\./ }).first()
  await expect(product).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await product.tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ähgarn')
  await context.close()
})

test('no suggestion code loads before the field is touched', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/')
  expect(requested.filter((url) => url.includes('suggest'))).toEqual([])
  await page.locator('#search').focus()
  await expect.poll(() => requested.filter((url) => url.includes('suggest')).length).toBe(1)
})

test('axe finds no violations on open suggestions and search results', async ({ page }) => {
  await page.goto('/search?search=n%C3%A4hgran')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nähgarn')
  await page.locator('#search').fill('')
  await type(page, 'schnall')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search has results, filters and pages, and links to blog results', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('searchbox', { name: 'Search' }).fill('zipper')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.locator('.product-cards > li')).toHaveCount(10)
    await page.locator('.pager a[rel=next]').first().click()
    await expect(page).toHaveURL(/search=zipper&p=2/)
    await page.getByLabel('Price to').fill('10')
    await page.getByRole('button', { name: /^Show \d+ products$/ }).click()
    await expect(page).toHaveURL(/search=zipper.*max-price=10/)
    await expect(page.locator('.chips.active .chip')).toHaveCount(1)
    await page.getByRole('navigation', { name: 'Results' }).getByText('Blog').click()
    await expect(page).toHaveURL('/en/blogsearch?search=zipper')
  })
})
