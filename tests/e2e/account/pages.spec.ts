import type { PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import { hydrateAll } from '../hydrated.ts'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../every-width.ts'
import { expect, test } from '../shop-test.ts'
import { watchTraffic } from '../traffic.ts'
import { expectTabsThroughForms } from '../tab-order.ts'
import { aCustomer } from './customer.ts'

const MAX_SCRIPT_BYTES = 85_000

const PUBLIC = ['login', 'register', 'resetPassword', 'registered', 'passwordMailed'] as const
const OWN = [
  'account',
  'accountOrders',
  'accountDownloads',
  'accountWishlist',
  'projects',
  'accountAddresses',
  'accountNewAddress',
  'accountPayment',
  'accountProfile',
  'accountEmail',
  'accountPassword',
  'accountSessions',
  'accountNewsletter',
  'accountData',
  'accountDelete',
] as const satisfies readonly PageName[]
const FORMS = [
  'accountNewAddress',
  'accountPayment',
  'accountProfile',
  'accountEmail',
  'accountPassword',
  'accountSessions',
  'accountData',
  'accountDelete',
] as const satisfies readonly PageName[]

// Languages differ in texts, not in markup, so each is used for half of the pages.
test('public account pages are accessible at every width', async ({ page }) => {
  for (const name of PUBLIC) {
    await page.goto(urls.page('en', name))
    await expectAccessible(page)
    await expectToFit(page)
  }
})

test('account pages are accessible at every width', async ({ page, baseURL, request }) => {
  await aCustomer(page, baseURL, request)
  for (const name of OWN) {
    await page.goto(urls.page('de', name))
    await expectAccessible(page)
    await expectToFit(page)
  }
})

test('Tab reaches every form control in order with a visible focus', async ({
  page,
  baseURL,
  request,
}) => {
  await page.goto(urls.page('de', 'login'))
  await expectTabsThroughForms(page)
  await page.goto(urls.groupRegistration('de', 'trade'))
  await expectTabsThroughForms(page)
  await page.goto(urls.page('de', 'resetPassword'))
  await expectTabsThroughForms(page)
  await aCustomer(page, baseURL, request)
  for (const name of FORMS) {
    await page.goto(urls.page('de', name))
    await expectTabsThroughForms(page)
  }
})

test('an account page loads at most 85 kB of script after hydration', async ({
  page,
  baseURL,
  request,
}) => {
  await aCustomer(page, baseURL, request)
  for (const name of ['register', 'resetPassword', ...OWN] as const) {
    const path = urls.page('de', name)
    const traffic = watchTraffic(page)
    await page.goto(path)
    await hydrateAll(page)
    expect(await traffic.gzipBytes('script'), path).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    expect(traffic.foreign()).toEqual([])
  }
})
