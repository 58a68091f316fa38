import { Buffer } from 'node:buffer'
import { urls } from '#shared/urls.ts'
import { mailTo } from '../mailbox.ts'
import { expect, test } from '../shop-test.ts'
import { aCustomer, anAccountHolder, anEmail, linkTo, PASSWORD } from './customer.ts'

const ELSEWHERE = {
  firstName: 'Maria',
  lastName: 'Hofer',
  street: 'Getreidegasse 9',
  zipcode: '5020',
  city: 'Salzburg',
} as const

const A_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1'

// The pages are plain forms, which JavaScript only validates earlier (forms.spec.ts). So each is
// tested either with or without it. tests/shopware covers more without a browser.
test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer manages an address book', async ({ page, baseURL, request }) => {
    await aCustomer(page, baseURL, request)
    const holder = anAccountHolder(page)
    const { t } = holder
    await holder.go('accountNewAddress')
    await holder.type(ELSEWHERE)
    await page.getByText(t('forms.moreFields')).click()
    await holder.field('countryStateId').selectOption({ label: 'Salzburg' })
    await holder.field('countryId').selectOption({ label: 'Österreich' })
    await holder.press(t('account.save'))
    await holder.isAt('accountAddresses')
    const card = page.locator('.addresses > li', { hasText: 'Salzburg' })
    await card.getByRole('button', { name: t('account.makeShipping') }).click()
    await expect(card.locator('.tag')).toHaveText(t('account.defaultShipping'))

    await card.getByRole('link', { name: t('account.change') }).click()
    await holder.type({ street: 'Linzer Gasse 1' })
    await holder.press(t('account.save'))
    await expect(card).toContainText('Linzer Gasse 1')

    const other = page.locator('.addresses > li', { hasText: 'Dresden' })
    await other.getByRole('button', { name: t('account.makeShipping') }).click()
    await card.getByRole('button', { name: t('account.deleteAddress') }).click()
    await holder.says(t('account.addressDeleted'))
    await expect(card).toHaveCount(0)
  })

  test('a new password ends all other sessions', async ({ page, baseURL, request, browser }) => {
    const { email } = await aCustomer(page, baseURL, request)
    const elsewhere = anAccountHolder(await (await browser.newContext({ baseURL })).newPage())
    await elsewhere.go('login')
    await elsewhere.logIn(email)
    await elsewhere.isAt('account')

    const holder = anAccountHolder(page)
    const { t } = holder
    await holder.go('accountSessions')
    await expect(page.locator('.devices > li')).toHaveCount(2)
    await holder.go('accountPassword')
    const newPassword = 'Kappnaht 5 mm'
    await holder.type({
      currentPassword: PASSWORD,
      newPassword,
      newPasswordConfirm: newPassword,
    })
    await holder.press(t('account.save'))
    await holder.says(t('account.passwordChanged'))
    await elsewhere.go('account')
    await elsewhere.says(t('account.loginLead'))
  })

  test('a customer exports the data and deletes the account', async ({
    page,
    baseURL,
    request,
  }) => {
    const { email } = await aCustomer(page, baseURL, request)
    const holder = anAccountHolder(page)
    const { t } = holder
    await holder.go('accountData')
    const download = page.waitForEvent('download')
    await holder.press(t('accountOrders.export'))
    const data = await (await download).createReadStream()
    const text = Buffer.concat(await data.toArray()).toString()
    expect(JSON.parse(text)).toMatchObject({ customer: { email } })

    await page.getByRole('link', { name: t('accountOrders.deleteNext') }).click()
    await holder.type({ password: 'falsch' })
    await holder.press(t('accountOrders.delete'))
    await holder.says(t('forms.passwordWrong'))
    await holder.type({ password: PASSWORD })
    await holder.press(t('accountOrders.delete'))
    await holder.isAt('accountDeleted')
    await holder.go('login')
    await holder.logIn(email)
    await holder.says(t('account.wrong'))
  })
})

test.describe('JavaScript on', () => {
  test.use({ javaScriptEnabled: true })

  test('a customer changes name, payment method and language of mails', async ({
    page,
    baseURL,
    request,
  }) => {
    await aCustomer(page, baseURL, request)
    const holder = anAccountHolder(page)
    const { t } = holder
    await holder.go('accountProfile')
    await page.getByRole('radio', { name: t('accountForms.businessAccount') }).check()
    await holder.type({ company: 'Segelmacherei Sommerfeld', vatId: 'DE 123456789' })
    await page
      .locator('#form')
      .getByRole('button', { name: t('account.save') })
      .click()
    await holder.says(t('account.saved'))
    await expect(holder.field('vatId')).toHaveValue('DE123456789')

    await holder.field('language').selectOption('en')
    await page.locator('form:has(#language)').getByRole('button').click()
    await holder.says(t('account.languageSaved'))
    await expect(holder.field('language')).toHaveValue('en')

    await holder.go('accountPayment')
    await page.getByRole('radio').nth(1).check()
    await holder.press(t('account.save'))
    await holder.says(t('account.paymentSaved'))
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
  })

  test('a new email address is confirmed by the link in its mail', async ({
    page,
    baseURL,
    request,
  }) => {
    const { email } = await aCustomer(page, baseURL, request)
    const holder = anAccountHolder(page)
    const { t } = holder
    const next = anEmail()
    await holder.go('accountEmail')
    await holder.type({ email: next, emailConfirmation: next, password: 'falsch' })
    await holder.press(t('account.save'))
    await holder.says(t('forms.passwordWrong'))
    await expect(holder.field('email')).toHaveValue(next)
    await holder.type({ password: PASSWORD })
    await holder.press(t('account.save'))
    await holder.says(t('account.emailMailed', { email: next }))
    await holder.says(email)

    const mail = await mailTo(request, next, new RegExp(t('accountMail.emailConfirmSubject')))
    await page.goto(linkTo(mail, urls.page('de', 'emailConfirm')))
    await holder.press(t('account.emailConfirm'))
    await holder.says(t('account.emailConfirmed'))
    await holder.says(next)
  })

  test('a customer sees devices by name and logs one out', async ({
    page,
    baseURL,
    request,
    browser,
  }) => {
    const { email } = await aCustomer(page, baseURL, request)
    const phone = await browser.newContext({ baseURL, userAgent: A_PHONE })
    const elsewhere = anAccountHolder(await phone.newPage(), 'en')
    await elsewhere.go('login')
    await elsewhere.logIn(email)
    await elsewhere.isAt('account')

    const holder = anAccountHolder(page)
    const { t } = holder
    await holder.go('accountSessions')
    const lost = page.locator('.devices > li', { hasText: 'Safari unter iPhone' })
    await lost.getByRole('button').click()
    await holder.says(t('accountOrders.sessionEnded'))
    await expect(lost).toHaveCount(0)
    await elsewhere.go('account')
    await elsewhere.says(elsewhere.t('account.loginLead'))
    await holder.go('account')
    await holder.says(email)
  })
})
