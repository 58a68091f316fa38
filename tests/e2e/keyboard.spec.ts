import type { Locator, Page } from '@playwright/test'
import { ADDRESS, aShopper, BUCKLE } from './shopper.ts'
import { expect, test } from './shop-test.ts'

const MAX_TABS = 150

/** Presses Tab until an element has focus. */
async function tabTo(page: Page, target: Locator) {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${target}`)
}

test('the whole purchase works with the keyboard only', async ({ page }) => {
  const shopper = aShopper(page)
  const { t, field } = shopper
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }

  await page.goto(BUCKLE.path.de)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('shell.skipToContent') })).toBeFocused()
  await page.keyboard.press('Enter')
  await type(page.locator('input[name=quantity]'), '3')
  await tabTo(page, button(t('catalogue.addToCart')))
  await page.keyboard.press('Enter')
  await expect(page.locator('header .n')).toHaveText(/^1/)

  await page.goto('/checkout/cart')
  await tabTo(page, page.getByRole('link', { name: t('cart.toCheckout') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  await type(field('email'), 'tastatur@post.example')
  for (const [name, value] of Object.entries(ADDRESS)) {
    await type(field(`billingAddress.${name}`), value)
  }
  await tabTo(
    page,
    page.getByRole('radio', { name: /Kreditkarte|Vorkasse/ }).and(page.locator(':checked')),
  )
  await page.keyboard.press('ArrowDown')
  await tabTo(page, field('terms'))
  await page.keyboard.press('Space')
  await tabTo(page, button(t('checkout.order')))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
