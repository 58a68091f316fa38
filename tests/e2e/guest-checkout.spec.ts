import type { Page } from '@playwright/test'
import { untilHydrated } from './hydrated.ts'
import { ADDRESS, aShopper, BUCKLE, CARDS } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Visible controls of the checkout form; a group of radio buttons is one. */
const controlsOf = (page: Page) =>
  page.locator('form.checkout').evaluate((form: HTMLFormElement) => {
    const controls = [...form.elements].filter(
      (control): control is HTMLInputElement =>
        control.matches('input, select, textarea') && control.checkVisibility(),
    )
    return [...new Set(controls.map(({ name }) => name))]
  })

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a guest orders with at most eight fields, from the product page to the payment', async ({
      page,
    }) => {
      const { t, field } = aShopper(page)
      let filled = 0
      const type = async (name: string, value: string) => {
        await field(name).tap()
        await field(name).fill(value)
        filled += 1
      }
      await page.goto(BUCKLE.path.de)
      await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).tap()
      await page.getByRole('link', { name: t('cart.toCheckout') }).tap()
      await expect(page).toHaveURL(/\/checkout$/)
      if (javaScriptEnabled) await untilHydrated(page.locator('#checkout'))

      await type('email', `acht-${javaScriptEnabled}@post.example`)
      for (const [name, value] of Object.entries(ADDRESS))
        await type(`billingAddress.${name}`, value)
      await page.getByText(t('checkout.paymentTitle')).last().scrollIntoViewIfNeeded()
      await page.getByRole('radio', { name: /Kreditkarte/ }).check()
      await field('terms').tap()
      filled += 2
      expect(filled).toBeLessThanOrEqual(8)

      await page.getByRole('button', { name: t('checkout.order'), exact: true }).tap()
      await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}/)
      await page.getByRole('link', { name: t('order.payNow') }).tap()
      await field('card').fill(CARDS.paid)
      await page.getByRole('button', { name: t('gateway.pay'), exact: true }).tap()
      await expect(page).toHaveURL(/\/paid$/)
    })
  })
}

test('the form shows seven fields of a guest and no optional one', async ({ page }) => {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await page.goto('/checkout')
  await untilHydrated(page.locator('#checkout'))
  expect(await controlsOf(page)).toEqual([
    'email',
    'billingAddress.firstName',
    'billingAddress.lastName',
    'billingAddress.street',
    'billingAddress.zipcode',
    'billingAddress.city',
    'billingAddress.countryId',
    'differentShipping',
    'shippingMethodId',
    'paymentMethodId',
    'terms',
  ])
})

test('a collapsed field that the browser fills in becomes visible', async ({ page }) => {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await page.goto('/checkout')
  await untilHydrated(page.locator('#checkout'))
  const phone = shopper.field('billingAddress.phoneNumber')
  await expect(phone).toBeHidden()
  await phone.evaluate((input: HTMLInputElement) => {
    input.value = '0351 123456'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await expect(phone).toBeVisible()
})

test('an address that autofill puts into the hidden delivery fields changes nothing', async ({
  page,
}) => {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  await page.goto('/checkout')
  await untilHydrated(page.locator('#checkout'))
  await shopper.fillAddress('versteckt@post.example')
  await shopper.field('shippingAddress.zipcode').evaluate((input: HTMLInputElement) => {
    input.value = 'not a code'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await shopper.choose(/Vorkasse/)
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page).toHaveURL(/\/checkout\/success\//)
  await expect(page.locator('main')).not.toContainText('not a code')
})
