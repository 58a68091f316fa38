import { untilHydrated } from './hydrated.ts'
import { BUCKLE, aShopper } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('a promotion code is redeemed and removed in place, and the checkout redeems another', async ({
  page,
}) => {
  await aShopper(page).buy(BUCKLE, '5')
  await page.goto('/checkout/cart')
  await untilHydrated(page.locator('#cart'))
  const sums = page.locator('.cart-summary .sums')
  await page.getByText('Gutschein einlösen').click()
  await page.getByLabel('Gutscheincode').fill('naehen10')
  await page.getByLabel('Gutscheincode').press('Enter')
  await expect(sums).toContainText('10 % für alle, die nähen (NAEHEN10)')
  await expect(page.getByLabel('Gutscheincode')).toHaveValue('')
  await page.getByRole('button', { name: 'NAEHEN10 entfernen' }).click()
  await expect(sums).not.toContainText('NAEHEN10')
  expect(new URL(page.url()).pathname).toBe('/checkout/cart')

  await page.goto('/checkout')
  await untilHydrated(page.locator('#checkout'))
  await page.locator('[name="billingAddress.city"]').fill('Dresden')
  await page.getByText('Gutschein einlösen').click()
  await page.getByLabel('Gutscheincode').fill('erste50')
  await page.getByLabel('Gutscheincode').press('Enter')
  await expect(page.locator('#notes')).toContainText('„erste50“ ist aufgebraucht')
  await page.getByLabel('Gutscheincode').fill('naehen10')
  await page.getByRole('button', { name: 'Einlösen' }).click()
  await expect(page.locator('.order .sums')).toContainText('(NAEHEN10)')
  await expect(page.locator('#notes')).toBeFocused()
  await expect(page.locator('[name="billingAddress.city"]')).toHaveValue('Dresden')
})
