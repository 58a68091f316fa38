import type { Page } from '@playwright/test'
import { preventHydration } from './prevent-hydration.ts'
import { untilHydrated } from './hydrated.ts'
import { statusOfSending } from './sending.ts'
import { BUCKLE, FABRIC, aShopper } from './shopper.ts'
import { expect, test } from './shop-test.ts'
import { watchTraffic } from './traffic.ts'

const MAX_SCRIPT_BYTES = 90_000

/** Opens the cart and waits for hydration. */
async function openCart(page: Page) {
  await page.goto('/checkout/cart')
  await untilHydrated(page.locator('#cart'))
}

test('cart and checkout load at most 90 kB of script each, including a touched form', async ({
  page,
}) => {
  const shopper = aShopper(page)
  await shopper.buy(FABRIC, '2,5')
  for (const path of ['/checkout/cart', '/checkout']) {
    // Excludes requests of the previous page.
    await page.goto('about:blank')
    const traffic = watchTraffic(page)
    await page.goto(path)
    await untilHydrated(page.locator('#cart, #checkout'))
    if (path === '/checkout') await typeNonsense(page)
    expect(await traffic.gzipBytes('script'), path).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    expect(traffic.foreign()).toEqual([])
  }
})

/** The first invalid field loads the form's validation. */
async function typeNonsense(page: Page) {
  const email = page.locator('#checkout input[name=email]')
  await email.fill('katrin')
  await email.blur()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
}

test('cart and checkout hydrate in both languages without console errors', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  for (const locale of ['de', 'en'] as const) {
    const shopper = aShopper(page, locale)
    await shopper.buy(FABRIC, locale === 'de' ? '2,5' : '2.5')
    await shopper.openCart()
    await untilHydrated(page.locator('#cart'))
    await page.goto(locale === 'de' ? '/checkout' : '/en/checkout')
    await untilHydrated(page.locator('#checkout'))
  }
  expect(complaints).toEqual([])
})

test('a cart line can be stepped, changed, removed and restored in place', async ({ page }) => {
  const shopper = aShopper(page)
  await shopper.buy(FABRIC, '2,4')
  await openCart(page)
  const field = page.locator('.line input[inputmode]')
  const total = page.locator('.line .total')

  await page.getByRole('button', { name: /mehr$/ }).click()
  await expect(field).toHaveValue('2,5')
  await expect(total).toContainText('29,75')
  await field.fill('3,04')
  await field.press('Enter')
  await expect(field).toHaveValue('3,1')
  await expect(page.locator('.notice').first()).toContainText('aufgerundet')

  await page.getByRole('button', { name: /entfernen$/ }).click()
  await expect(page.locator('.line')).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Rückgängig machen' })
  await expect(undo).toBeFocused()
  expect(await statusOfSending(page, () => undo.press('Enter'))).toBe(200)
  await expect(field).toHaveValue('3,1')
  expect(new URL(page.url()).pathname).toBe('/checkout/cart')
  await page.goto('/')
  await expect(page.locator('header .n')).toContainText('1')
})

test('offline nothing is shown as removed, and removed items can be restored', async ({
  page,
  context,
}) => {
  await aShopper(page).buy(BUCKLE, '2')
  await openCart(page)
  const remove = page.getByRole('button', { name: /entfernen$/ })
  const undo = page.getByRole('button', { name: 'Rückgängig machen' })
  await context.setOffline(true)
  await remove.click()
  await expect(page.locator('.notice.bad')).toBeVisible()
  await expect(page.locator('.line')).toHaveCount(1)
  await expect(undo).toHaveCount(0)

  await context.setOffline(false)
  await remove.click()
  await expect(undo).toBeFocused()
  await context.setOffline(true)
  await undo.click()
  await expect(page.locator('.notice.bad')).toBeVisible()
  await expect(undo).toBeVisible()
  await context.setOffline(false)
  await undo.click()
  await expect(page.locator('.line')).toHaveCount(1)
})

test('an invalid quantity stays in its line with the reason', async ({ page }) => {
  await aShopper(page).buy(BUCKLE, '2')
  await openCart(page)
  const field = page.locator('.line input[inputmode]')
  await field.fill('zwei')
  await field.press('Tab')
  await expect(page.locator('.line .notice.bad')).toContainText('Bitte geben Sie eine Zahl ein.')
  await expect(page.locator('.line .total')).toContainText('1,60')
})

test('another tab shows the changed cart', async ({ page, context }) => {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await openCart(page)
  const other = await context.newPage()
  await openCart(other)
  await other.getByRole('button', { name: /mehr$/ }).click()
  await expect(page.locator('#notifications')).toContainText('in einem anderen Fenster geändert')
  await expect(page.locator('.line input[inputmode]')).toHaveValue('3')
})

test('a product is added in place, and the focus returns to the button', async ({ page }) => {
  await page.goto(FABRIC.path.de)
  await page.locator('input[name=metres]').fill('2,35')
  await untilHydrated(page.locator('[data-island=buy]'))
  // After hydration the sum follows the input.
  await expect(page.locator('output.sum')).toContainText('28,56')
  const add = page.getByRole('button', { name: 'In den Warenkorb', exact: true })
  await add.click()
  const side = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(side).toContainText(/2,35.m auf 2,4.m aufgerundet/)
  await expect(page.locator('header .n')).toContainText('1')
  await page.keyboard.press('Escape')
  await expect(side).toHaveCount(0)
  await expect(add).toBeFocused()
})

test('a country chosen before hydration is applied afterwards', async ({ page }) => {
  const shopper = aShopper(page)
  await shopper.buy(FABRIC, '2')
  const hydrate = await preventHydration(page)
  await shopper.openCart()
  await page.getByLabel(shopper.t('cart.shippingTo')).selectOption({ label: 'Schweiz' })
  hydrate()
  await expect(page.locator('.lines .line').first()).toContainText('10,00 €')
})
