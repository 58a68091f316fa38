import { untilHydrated } from './hydrated.ts'
import { aShopper, BUCKLE, CARDS } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('a card that is first invalid, then declined, can be paid in the end', async ({ page }) => {
  const shopper = aShopper(page, 'en')
  const fields = page.frameLocator('iframe')
  const type = async (card: string) => {
    await fields.locator('[name=card]').fill(card)
    await fields.locator('[name=expiry]').fill('12/40')
    await fields.locator('[name=code]').fill('123')
  }
  const button = page.getByRole('button', { name: shopper.t('checkout.order'), exact: true })
  // Presses without a position: directly after scrolling, Chromium can send the press to the frame
  // that was there before.
  const order = () => button.dispatchEvent('click')
  await shopper.buy(BUCKLE, '2')
  await shopper.checkout()
  await untilHydrated(page.locator('#checkout'))
  await shopper.fillAddress('frame@post.example')
  await shopper.acceptTerms()
  // The fields load when visible; the frame's height shows that it is ready.
  await page.locator('[data-card]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-ready] iframe')).toBeVisible()
  const height = (await page.locator('iframe').getAttribute('height')) ?? ''
  await type('1234')
  await order()
  await expect(fields.getByText(shopper.t('gateway.unknownCard'))).toBeVisible()
  await expect(fields.locator('[name=card]')).toHaveAttribute('aria-invalid', 'true')
  // While the checkout waits for the fields, it ignores the button.
  await expect(button).toHaveAttribute('aria-busy', 'false')
  // The page has laid out the messages and no longer moves.
  await expect(page.locator('iframe')).not.toHaveAttribute('height', height)
  await expect(page).toHaveURL(/\/en\/checkout$/)

  await type(CARDS.failed)
  await order()
  await expect(page).toHaveURL(/\/unpaid$/)
  await page.getByRole('button', { name: shopper.t('order.retry') }).click()
  await expect(page).toHaveURL(/_gateway\/pay/)
  await page.locator('[name=card]').fill(CARDS.paid)
  await page.getByRole('button', { name: shopper.t('gateway.pay'), exact: true }).click()
  await expect(page).toHaveURL(/\/paid$/)
})

test('an order placed before the card fields load requests the card afterwards', async ({
  page,
}) => {
  const shopper = aShopper(page, 'en')
  // The request gets no response during the test.
  await page.route('**/_gateway/fields*', () => {})
  await shopper.buy(BUCKLE, '2')
  await shopper.checkout()
  await untilHydrated(page.locator('#checkout'))
  await shopper.fillAddress('early@post.example')
  await shopper.acceptTerms()
  await page.locator('[data-card]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-card] iframe')).toBeAttached()
  await shopper.order()
  await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}(#|$)/)
})
