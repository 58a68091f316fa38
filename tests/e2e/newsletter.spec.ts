import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { anEmail } from './account/customer.ts'
import { expectAccessible } from './axe.ts'
import { mailTo } from './mailbox.ts'
import { statusOfSending } from './sending.ts'
import { expect, test } from './shop-test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a newsletter subscription starts in the footer and is confirmed by mail', async ({
    page,
    request,
  }) => {
    const t = messages('de')
    const email = anEmail()
    await page.goto(urls.page('de', 'faq'))
    await page.getByLabel(t('newsletter.address')).fill(email)
    await page.getByRole('button', { name: t('newsletter.next'), exact: true }).click()
    await expect(page.getByRole('main').getByLabel(t('fields.email'))).toHaveValue(email)
    // Submits a form again that was refused as filled in too fast; its input is still there.
    await expect(async () => {
      await page.locator('[name="acceptedDataProtection"]').check()
      const send = page.getByRole('button', { name: t('newsletter.subscribe') })
      expect(await statusOfSending(page, () => send.click())).not.toBe(400)
    }).toPass()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.sentTitle'))
    const mail = await mailTo(request, email, /Newsletter/)
    const link = /\/newsletter-subscribe\?em=[^"\s&]+&(?:amp;)?hash=\w+/.exec(mail)?.[0] ?? ''
    await page.goto(link.replace('&amp;', '&'))
    await page.getByRole('button', { name: t('newsletter.confirm') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.confirmedTitle'))
  })
})

for (const name of ['newsletter', 'newsletterEnd', 'newsletterSent'] as const) {
  test(`${name} is accessible`, async ({ page }) => {
    await page.goto(urls.page('en', name))
    await expectAccessible(page)
  })
}
