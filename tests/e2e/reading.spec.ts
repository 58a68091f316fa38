import { untilHydrated } from './hydrated.ts'
import { expectAccessible } from './axe.ts'
import { expectToFit } from './every-width.ts'
import { expect, test } from './shop-test.ts'
import { FABRIC } from './shopper.ts'

const PAGES = [
  ['home', '/'],
  ['a listing', '/stoffe'],
  ['a listing as rows', '/en/zippers?view=list'],
  ['a fabric', FABRIC.path.de],
  ['an article in English', FABRIC.path.en],
  ['the search', '/search?search=ripstop'],
] as const

for (const [name, path] of PAGES) {
  test(`${name} is accessible in light and dark at every width`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
    await expectToFit(page)
  })
}

for (const home of ['/', '/en']) {
  test(`every group and combination of the fabric chart on ${home} has products`, async ({
    page,
  }) => {
    await page.goto(home)
    const links = page.locator('.choose a')
    expect(await links.count()).toBeGreaterThan(15)
    for (const link of await links.all()) {
      const path = (await link.getAttribute('href')) ?? ''
      const list = await (await page.request.get(path)).text()
      expect(/<ul[^>]*class="product-cards[^>]*><li/.test(list), path).toBe(true)
    }
  })
}

test('on a phone the fabric chart scrolls to the focused area', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const area = page.getByRole('link', { name: /^TPU-Stoffe und Planen: .*Wassersäule/ })
  await area.focus()
  await expect(area).toBeInViewport()
})

test('the withdrawal link is visible on a small screen without opening anything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const [path, words] of [
    ['/stoffe', 'Vertrag widerrufen'],
    ['/en/fabrics', 'Withdraw from contract'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: words })).toBeVisible()
  }
})

test('the language switch stays on the product, and the home page remembers the language', async ({
  page,
}) => {
  await page.goto(FABRIC.path.de)
  await page.getByRole('button', { name: 'English' }).first().click()
  await expect(page).toHaveURL(FABRIC.path.en)
  await page.goto('/')
  await expect(page).toHaveURL('/en')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('common lengths and price tiers show their sum and tier', async ({ page }) => {
    await page.goto(FABRIC.path.de)
    await page.getByRole('link', { name: '5', exact: true }).click()
    await expect(page.getByLabel('Länge in Metern')).toHaveValue('5')
    const current = page.locator('.tiers [aria-current]')
    await expect(current).not.toContainText('bis 4,9')
    await page.getByRole('link', { name: /0,1.m weniger/ }).click()
    await expect(page.getByLabel('Länge in Metern')).toHaveValue('4,9')
    await expect(current).toContainText('bis 4,9')
  })

  test('a link selects a colour', async ({ page }) => {
    await page.goto(FABRIC.path.de)
    await page.getByRole('link', { name: 'Oliv', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Oliv')
  })

  test('sorting and paging of a listing are separate addresses', async ({ page }) => {
    await page.goto('/stoffe')
    await page.getByLabel('Sortierung').selectOption('price-asc')
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    await expect(page).toHaveURL(/order=price-asc/)
    await page.getByRole('link', { name: 'Weiter' }).click()
    await expect(page).toHaveURL(/order=price-asc.*p=2/)
  })
})

test('the sum follows the quantity in place', async ({ page }) => {
  await page.goto(FABRIC.path.de)
  const length = page.getByLabel('Länge in Metern')
  await length.focus()
  await untilHydrated(page.locator('[data-island=buy]'))
  await length.fill('2,5')
  await expect(page.locator('output.sum')).toContainText('29,75')
})

test('the mobile menu opens, navigates and closes with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menü', exact: true }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menü' })
  await expect(menu.getByRole('link', { name: 'Stoffe' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Stoffe' })).toBeHidden()
})
