import { urls } from '#shared/urls.ts'
import { mailTo } from '../mailbox.ts'
import { expect, test } from '../shop-test.ts'
import { anAccountHolder, anEmail, linkTo } from './customer.ts'

// The other two combinations send the same forms; JavaScript only shows errors earlier.
const WAYS = [
  { locale: 'de', javaScriptEnabled: false },
  { locale: 'en', javaScriptEnabled: true },
] as const

for (const { locale, javaScriptEnabled } of WAYS) {
  test.describe(`${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a customer registers, confirms by mail, logs out and recovers a forgotten password', async ({
      page,
      request,
    }) => {
      const holder = anAccountHolder(page, locale)
      const { t } = holder
      const email = anEmail()
      await holder.register(email)
      await holder.isAt('registered')
      await holder.says(email)

      const optIn = await mailTo(request, email, new RegExp(t('accountMail.optInSubject')))
      await page.goto(linkTo(optIn, urls.page(locale, 'registrationConfirm')))
      await holder.press(t('account.confirm'))
      await holder.isAt('account')
      await holder.says(t('account.confirmed'))
      await holder.logOut()
      await holder.says(t('account.loggedOut'))

      await holder.go('resetPassword')
      await holder.type({ email })
      await holder.sendPatiently(t('account.recover'))
      await holder.isAt('passwordMailed')
      const recovery = await mailTo(request, email, new RegExp(t('accountMail.recoverySubject')))
      const link = linkTo(recovery, urls.page(locale, 'recoverPassword'))
      await page.goto(link)
      const newPassword = 'Kappnaht 5 mm'
      await holder.type({ newPassword, newPasswordConfirm: newPassword })
      await holder.press(t('account.newPassword'))
      await holder.says(t('account.passwordSaved'))

      // The link works once.
      await page.goto(link)
      await holder.says(t('account.linkInvalid'))

      // The login redirects to the requested address page.
      await holder.go('accountAddresses')
      await holder.logIn(email, newPassword)
      await holder.isAt('accountAddresses')
    })
  })
}

test('a registration link works once and reports a second use', async ({ page, request }) => {
  const holder = anAccountHolder(page)
  const email = anEmail()
  await holder.register(email)
  const mail = await mailTo(request, email, /bestätigen/)
  const link = linkTo(mail, urls.page('de', 'registrationConfirm'))
  await page.goto(link)
  await holder.press(holder.t('account.confirm'))
  await holder.isAt('account')
  await holder.logOut()
  await page.goto(link)
  await holder.press(holder.t('account.confirm'))
  await holder.says(holder.t('account.alreadyConfirmed'))
})

test('opening the confirmation link confirms nothing, because mail scanners open every link', async ({
  page,
  request,
}) => {
  const holder = anAccountHolder(page)
  const email = anEmail()
  await holder.register(email)
  const mail = await mailTo(request, email, /bestätigen/)
  await request.get(linkTo(mail, urls.page('de', 'registrationConfirm')))
  await holder.go('login')
  await holder.logIn(email)
  await holder.says(holder.t('account.unconfirmed'))
  await expect(holder.field('email')).toHaveValue(email)
})

test('a second registration of an address has the same response; only the mail differs', async ({
  page,
  request,
}) => {
  const holder = anAccountHolder(page)
  const email = anEmail()
  await holder.register(email)
  const first = await page.locator('main').innerText()
  const mail = await mailTo(request, email, /bestätigen/)
  await page.goto(linkTo(mail, urls.page('de', 'registrationConfirm')))
  await holder.press(holder.t('account.confirm'))
  await holder.logOut()

  await holder.register(email)
  expect(await page.locator('main').innerText()).toBe(first)
  await mailTo(request, email, new RegExp(holder.t('accountMail.existsSubject')))
})
