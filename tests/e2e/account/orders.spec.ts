import { untilHydrated } from '../hydrated.ts'
import { BUCKLE, FABRIC, aShopper } from '../shopper.ts'
import { mailTo } from '../mailbox.ts'
import { expect, test } from '../shop-test.ts'
import type { Page } from '@playwright/test'
import { urls } from '#shared/urls.ts'
import { aCustomer, anAccountHolder, anEmail, linkTo, PASSWORD } from './customer.ts'

/** Without JavaScript the ordered total is that of the last update. */
async function payInAdvance(page: Page, javaScriptEnabled = true) {
  const shopper = aShopper(page)
  if (javaScriptEnabled) await untilHydrated(page.locator('#checkout'))
  await shopper.choose(/Vorkasse/)
  if (javaScriptEnabled) return
  await page.getByRole('button', { name: shopper.t('checkoutPage.update') }).click()
}

test('a customer orders with a stored address, cancels, and repeats the order', async ({
  page,
  baseURL,
  request,
}) => {
  const { email } = await aCustomer(page, baseURL, request)
  const shopper = aShopper(page)
  const holder = anAccountHolder(page)
  const { t } = holder
  await shopper.buy(FABRIC, '2,5')
  await shopper.checkout()
  await holder.says(email)
  await expect(holder.field('billingAddressId')).toHaveValue(/^[0-9a-f]{32}$/)
  await payInAdvance(page)
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page).toHaveURL(/\/checkout\/success\//)

  await holder.go('accountOrders')
  const row = page.locator('tbody tr')
  await expect(row).toHaveCount(1)
  await row.getByRole('link').click()
  await holder.says(FABRIC.name.de)
  await holder.says('2,5')

  await page.getByRole('link', { name: t('accountOrders.print') }).click()
  await holder.says(FABRIC.name.de)
  await expect(page.locator('.side-nav')).toHaveCount(0)
  await page.getByRole('link', { name: t('accountOrders.back') }).click()

  await page.getByRole('link', { name: t('accountOrders.cancel'), exact: true }).click()
  await holder.press(t('accountOrders.cancelConfirm'))
  await holder.says(t('accountOrders.cancelled'))
  await expect(page.getByRole('link', { name: t('accountOrders.cancel') })).toHaveCount(0)

  await holder.press(t('accountOrders.reorder'))
  await holder.isAt('cart')
  await holder.says(t('accountOrders.reordered'))
  await expect(page.locator('.lines .line')).toHaveCount(1)
})

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart survives the login, and the checkout continues', async ({
    page,
    baseURL,
    request,
  }) => {
    const { email } = await aCustomer(page, baseURL, request)
    await page.context().clearCookies()
    const shopper = aShopper(page)
    const holder = anAccountHolder(page)
    await shopper.buy(BUCKLE, '4')
    await shopper.checkout()
    await page.getByText(holder.t('checkoutPage.orAccount')).click()
    await page.getByRole('link', { name: holder.t('checkoutPage.logIn') }).click()
    await holder.logIn(email)
    await holder.isAt('checkout')
    await holder.says(email)
    await expect(page.locator('main')).toContainText('4 Stück')
  })

  test('a guest stores the order in an account by choosing a password', async ({
    page,
    request,
  }) => {
    const shopper = aShopper(page)
    const holder = anAccountHolder(page)
    const email = anEmail()
    await shopper.buy(BUCKLE, '1')
    await shopper.checkout()
    await shopper.fillAddress(email)
    await payInAdvance(page, false)
    await shopper.acceptTerms()
    await shopper.order()
    await holder.type({ password: 'kurz' })
    await holder.press(holder.t('account.register'))
    await holder.says(holder.t('forms.tooShort', { limit: 8 }))
    await holder.type({ password: PASSWORD })
    await holder.press(holder.t('account.register'))
    await holder.says(holder.t('account.registeredText'))

    const mail = await mailTo(request, email, /bestätigen/)
    await page.goto(linkTo(mail, urls.page('de', 'registrationConfirm')))
    await holder.press(holder.t('account.confirm'))
    await holder.go('accountOrders')
    await expect(page.locator('tbody tr')).toHaveCount(1)
  })
})

test('account pages show guests that they have no account', async ({ page }) => {
  const shopper = aShopper(page)
  const holder = anAccountHolder(page)
  await shopper.buy(BUCKLE, '1')
  await shopper.checkout()
  await shopper.fillAddress(anEmail())
  await payInAdvance(page)
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page).toHaveURL(/\/checkout\/success\//)
  for (const name of ['account', 'accountOrders', 'accountAddresses', 'accountProfile'] as const) {
    const response = await holder.go(name)
    expect(response?.status()).toBe(403)
    await holder.says(holder.t('account.guestText'))
  }
})

test('a guest order is refused after a login in another tab', async ({
  page,
  baseURL,
  request,
}) => {
  const { email } = await aCustomer(page, baseURL, request)
  await page.context().clearCookies()
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '1')
  await shopper.checkout()
  await shopper.fillAddress('gast@post.example')
  await payInAdvance(page)
  await shopper.acceptTerms()

  const other = await page.context().newPage()
  const elsewhere = anAccountHolder(other)
  await elsewhere.go('login')
  await elsewhere.logIn(email)
  await elsewhere.isAt('account')

  await shopper.order()
  const holder = anAccountHolder(page)
  await holder.says(holder.t('account.nowLoggedIn'))
  await holder.says(holder.t('checkoutPage.loggedInAs', { name: 'Katrin Sommerfeld' }))
})
