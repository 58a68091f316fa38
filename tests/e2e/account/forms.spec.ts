import { expect, test } from '../shop-test.ts'
import { ADDRESS } from '../shopper.ts'
import { aCustomer, anAccountHolder, PASSWORD } from './customer.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('the error summary lists every invalid field with a link, and the input is preserved', async ({
      page,
    }) => {
      const holder = anAccountHolder(page)
      const { t } = holder
      await holder.go('register')
      await holder.type({
        email: 'katrin@',
        street: 'Am Wall 3',
        password: 'kurz',
      })
      await holder.press(t('account.register'))

      const summary = page.locator('#notes')
      await expect(javaScriptEnabled ? holder.field('email') : summary).toBeFocused()
      await expect(summary).toContainText(t('missing.firstName'))
      await expect(summary).toContainText(t('forms.email'))
      await expect(summary).toContainText(t('forms.tooShort', { limit: 8 }))
      await expect(summary).toContainText(t('forms.privacy'))
      await expect(summary.getByRole('link')).toHaveCount(7)
      await expect(holder.field('street')).toHaveValue('Am Wall 3')
      await expect(holder.field('email')).toHaveValue('katrin@')
      await expect(holder.field('email')).toHaveAttribute('aria-invalid', 'true')
      await summary.getByRole('link', { name: t('fields.zipcode') }).click()
      await expect(holder.field('zipcode')).toBeFocused()
    })
  })
}

test('errors that only the server finds appear at their field', async ({
  page,
  baseURL,
  request,
}) => {
  await aCustomer(page, baseURL, request)
  const holder = anAccountHolder(page)
  const { t } = holder
  await holder.go('accountNewAddress')
  await page.getByText(t('forms.moreFields')).click()
  await holder.type({ ...ADDRESS, zipcode: '0109', phoneNumber: 'klingeln' })
  await holder.press(t('account.save'))
  const summary = page.locator('#notes')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(t('forms.zip'))
  await expect(summary).toContainText(t('forms.phone'))
  await expect(holder.field('phoneNumber')).toHaveValue('klingeln')
  await expect(holder.field('zipcode')).toHaveAttribute('aria-invalid', 'true')
})

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('after the session has expired the form preserves its input', async ({
    page,
    baseURL,
    request,
  }) => {
    const { email } = await aCustomer(page, baseURL, request)
    const holder = anAccountHolder(page)
    const { t } = holder
    const context = page.context()
    await holder.go('accountNewAddress')
    await context.clearCookies()
    const input = {
      firstName: 'Maria',
      lastName: 'Hofer',
      street: 'Am Wall 3',
      zipcode: '01099',
      city: 'Dresden',
    }
    await holder.type(input)
    await holder.press(t('account.save'))
    await holder.says(t('accountForms.expired'))
    for (const [name, value] of Object.entries(input))
      await expect(holder.field(name)).toHaveValue(value)

    const window = context.waitForEvent('page')
    await page.getByRole('link', { name: t('accountForms.expiredLink') }).click()
    const elsewhere = anAccountHolder(await window)
    await elsewhere.logIn(email)
    await elsewhere.isAt('account')
    await holder.press(t('account.save'))
    await holder.isAt('accountAddresses')
    await holder.says('Am Wall 3')
  })
})

test('login works with the keyboard only', async ({ page, baseURL, request }) => {
  const { email } = await aCustomer(page, baseURL, request)
  await page.context().clearCookies()
  const holder = anAccountHolder(page)
  await holder.go('login')
  await holder.field('email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await holder.isAt('account')
})

test('input before hydration is preserved, and the password can be shown', async ({ page }) => {
  const holder = anAccountHolder(page)
  let hydrate = () => {}
  const input = new Promise<void>((resolve) => {
    hydrate = resolve
  })
  await page.route('**/*.js', async (route) => {
    await input
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await holder.type({ email: 'katrin@post.example', password: PASSWORD })
  hydrate()
  await page.waitForLoadState()
  await page.locator('#form').hover()
  await page.getByRole('button', { name: holder.t('accountForms.showPassword') }).click()
  await expect(holder.field('password')).toHaveAttribute('type', 'text')
  await expect(holder.field('password')).toHaveValue(PASSWORD)
  await expect(holder.field('email')).toHaveValue('katrin@post.example')
})
