import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aCustomer, anEmail } from './account/customer.ts'
import { expectAccessible } from './axe.ts'
import { mailTo } from './mailbox.ts'
import { statusOfSending } from './sending.ts'
import { expect, test } from './shop-test.ts'

const NUMBER = '70001'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a question sent from a product page reaches the operators', async ({ page, request }) => {
    const t = messages('de')
    const email = anEmail()
    await page.goto(urls.detail('de', idOf('product', NUMBER)))
    await page.getByText(t('inquiry.productTitle')).click()
    await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Ihre Nachricht').fill('Geht da Nadel 60?')
    // Submits a form again that was refused as filled in too fast; its input is still there.
    await expect(async () => {
      await page.locator('[name="acceptedDataProtection"]').check()
      const send = page.getByRole('button', { name: t('inquiry.sendQuestion') })
      expect(await statusOfSending(page, () => send.click())).not.toBe(400)
    }).toPass()
    await expect(page).toHaveURL(/\/kontakt\/gesendet/)
    await expect(page.getByRole('main')).toContainText(email)
    const notice = await mailTo(request, 'hallo@ripstop.example', /Anfrage: Frage zu/)
    expect(notice).toContain('Geht da Nadel 60?')
    const receipt = await mailTo(request, email, /Ihre Nachricht ist angekommen/)
    expect(receipt).not.toContain('Nadel 60')
  })
})

test('the contact page is filled in for a customer, the cached product page is not', async ({
  page,
  baseURL,
  request,
}) => {
  const { email } = await aCustomer(page, baseURL, request)
  await page.goto(urls.inquiry('en', NUMBER))
  await expect(page.getByRole('main').getByLabel('Email address')).toHaveValue(email)
  await expectAccessible(page)
  await page.goto(urls.detail('en', idOf('product', NUMBER)))
  expect(await page.content()).not.toContain(email)
})
