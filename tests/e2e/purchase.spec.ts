import type { Locale } from '#shared/i18n/locales.ts'
import { aShopper, BUCKLE, CARDS, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'
import { mailTo } from './mailbox.ts'

for (const javaScriptEnabled of [true, false]) {
  for (const locale of ['de', 'en'] as const satisfies readonly Locale[]) {
    test.describe(`${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })

      test('a guest buys 2.5 m of fabric and a buckle, pays by card and receives the mail', async ({
        page,
        request,
      }) => {
        const shopper = aShopper(page, locale)
        const email = `card-${locale}-${javaScriptEnabled}@post.example`
        await shopper.buy(FABRIC, locale === 'de' ? '2,5' : '2.5')
        await shopper.buy(BUCKLE, '1')
        await shopper.checkout()
        await shopper.fillAddress(email)
        await shopper.acceptTerms()
        await shopper.order()
        await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}(#|$)/)
        await shopper.payWith(CARDS.paid)
        await expect(page).toHaveURL(/\/paid$/)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

        const mail = await mailTo(request, email, /Ihre Bestellung|Your order/)
        expect(mail).toContain(FABRIC.name[locale])
        expect(mail).toContain(locale === 'de' ? '2,5' : '2.5')
      })
    })
  }
}

test('an order empties the cart and the count in the header', async ({ page }) => {
  const shopper = aShopper(page)
  await shopper.buy(BUCKLE, '2')
  // Cart and checkout have no count in their header.
  await page.goto('/')
  await expect(page.locator('header .n')).toContainText('1')
  await shopper.checkout()
  await shopper.fillAddress()
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page).toHaveURL(/\/checkout\/success\//)
  await shopper.openCart()
  await expect(page.locator('.lines .line')).toHaveCount(0)
  await page.goto('/')
  await expect(page.locator('header .n')).toHaveCount(0)
})
