import type { Page } from '@playwright/test'
import { untilHydrated } from './hydrated.ts'
import { aShopper, BUCKLE } from './shopper.ts'
import { expect, test } from './shop-test.ts'

/** A shopper whose checkout has two buckles and an address. */
async function inFilledCheckout(page: Page, email: string) {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await page.goto('/checkout')
  await untilHydrated(page.locator('#checkout'))
  await shopper.fillAddress(email)
  return shopper
}

test('an open checkout follows a change of the cart in another tab and preserves its input', async ({
  page,
  context,
}) => {
  const shopper = await inFilledCheckout(page, 'reiter@post.example')
  await expect(page.locator('.order')).toContainText('2 Stück')

  const elsewhere = aShopper(await context.newPage())
  await elsewhere.buy(BUCKLE, '3')
  await expect(page.locator('.order')).toContainText('5 Stück')
  await expect(shopper.field('email')).toHaveValue('reiter@post.example')
})

test('the count in the header follows another tab', async ({ page, context }) => {
  await page.goto('/impressum')
  await expect(page.locator('header .n')).toHaveCount(0)
  const other = await context.newPage()
  await aShopper(other).buy(BUCKLE, '1')
  await expect(page.locator('header .n')).toHaveText(/^1/)
})

test('after the cookies are gone the checkout restores its input once the cart is filled', async ({
  page,
  context,
}) => {
  const shopper = await inFilledCheckout(page, 'weg@post.example')
  await shopper.acceptTerms()
  await context.clearCookies()
  await shopper.order()
  await expect(page).toHaveURL(/\/checkout\/cart/)
  await expect(page.locator('main')).toContainText('Ihre Angaben sind noch da')
  await shopper.buy(BUCKLE, '2')
  await page.goto('/checkout')
  await expect(shopper.field('email')).toHaveValue('weg@post.example')
  await expect(shopper.field('billingAddress.street')).toHaveValue('Elbhangstraße 27')
})
