import type { Page } from '@playwright/test'
import { preventHydration } from './prevent-hydration.ts'
import { untilHydrated } from './hydrated.ts'
import { ADDRESS, BUCKLE, aShopper } from './shopper.ts'
import { expect, test } from './shop-test.ts'

const CHECKOUT = '/checkout'

/** Opens the checkout and waits for hydration. */
async function openCheckout(page: Page) {
  await page.goto(CHECKOUT)
  await untilHydrated(page.locator('#checkout'))
}

test('a field error appears on blur and disappears when corrected', async ({ page }) => {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await openCheckout(page)
  const zipcode = shopper.field('billingAddress.zipcode')
  await zipcode.fill('0109')
  await zipcode.press('Tab')
  await expect(page.getByText('Die Postleitzahl ist ungültig.')).toBeVisible()
  await zipcode.fill('01099')
  await zipcode.press('Tab')
  await expect(zipcode).not.toHaveAttribute('aria-invalid', 'true')
})

test('an invalid order is not sent; focus moves to the first invalid field of the page', async ({
  page,
}) => {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await openCheckout(page)
  await shopper.field('email').fill('katrin@post.example')
  await shopper.order()
  await expect(shopper.field('billingAddress.firstName')).toBeFocused()
  await page.locator('#notes').getByRole('link', { name: 'Ort' }).click()
  await expect(shopper.field('billingAddress.city')).toBeFocused()
  expect(new URL(page.url()).pathname).toBe(CHECKOUT)
})

test('the sums follow the chosen shipping method, country and payment method', async ({ page }) => {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await openCheckout(page)
  await shopper.fillAddress()
  const sums = page.locator('.order .sums')
  await shopper.choose(/^Abholung/)
  await expect(sums).toContainText('0,00')
  await expect(page.getByRole('radio', { name: /^Barzahlung/ })).toBeEnabled()
  await page.getByRole('radio', { name: /^Paket, gefaltet/ }).check()
  await shopper.field('billingAddress.countryId').selectOption({ label: 'Schweiz' })
  await expect(page.locator('.order')).toContainText('Einfuhrabgaben')
  for (const [name, value] of Object.entries(ADDRESS)) {
    await expect(shopper.field(`billingAddress.${name}`)).toHaveValue(value)
  }
})

test('a double click places one order', async ({ page }) => {
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout/order')) orders.push(request.url())
  })
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await openCheckout(page)
  await shopper.fillAddress('doppelt@post.example')
  await shopper.acceptTerms()
  await page.getByRole('button', { name: shopper.t('checkout.order'), exact: true }).dblclick()
  await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}/)
  expect(orders).toHaveLength(1)
})

test('the payment page opens after five seconds unless the shopper stops it', async ({ page }) => {
  await page.clock.install()
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await shopper.checkout()
  await shopper.fillAddress('karte@post.example')
  await shopper.acceptTerms()
  // Moves the clock, so that the load time of the next page does not matter.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await shopper.order()
  await expect(async () => {
    // The card fields use the held clock too.
    await page.clock.runFor(1)
    expect(page.url()).toMatch(/\/checkout\/success\//)
  }).toPass()
  const success = page.url()
  await page.getByRole('button', { name: 'Anhalten' }).click()
  await page.clock.fastForward(10_000)
  await expect(page.getByText('Angehalten.')).toBeVisible()
  expect(page.url()).toBe(success)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Anhalten' })).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page).toHaveURL(/_gateway/)
})

test('the form of a placed order, restored by the back button, places no second order', async ({
  page,
}) => {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await shopper.checkout()
  await shopper.fillAddress('zurueck@post.example')
  await shopper.choose(/Vorkasse/)
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page).toHaveURL(/\/checkout\/success\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\/cart$/)
  await expect(page.locator('.line')).toHaveCount(0)
})

test('choices before hydration are applied afterwards', async ({ page }) => {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  const hydrate = await preventHydration(page)
  await page.goto(CHECKOUT)
  await page.getByRole('radio', { name: /Abholung in Dresden/ }).check()
  hydrate()
  await expect(page.locator('.order .sums')).toContainText('Abholung')
})

test('input survives a reload and a visit to another page', async ({ page }) => {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await openCheckout(page)
  await shopper.fillAddress()
  await page.getByText(shopper.t('forms.moreFields')).first().click()
  const salutation = shopper.field('billingAddress.salutationId')
  await salutation.selectOption({ index: 1 })
  const chosen = await salutation.inputValue()
  await page.getByText(shopper.t('fields.customerComment')).click()
  await shopper.field('customerComment').fill('Bitte klingeln')
  for (const leave of [
    () => page.reload(),
    () => page.goto('/impressum').then(() => page.goto(CHECKOUT)),
  ]) {
    await leave()
    await expect(shopper.field('billingAddress.city')).toHaveValue(ADDRESS.city)
    await expect(shopper.field('customerComment')).toHaveValue('Bitte klingeln')
    await expect(salutation).toHaveValue(chosen)
    await expect(shopper.field('terms')).not.toBeChecked()
  }
})
