import { untilAwake } from './awake.ts'
import { aShopper, BUCKLE, CARDS } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('a card typed in at the checkout that is wrong, then declined, is paid in the end', async ({
  page,
}) => {
  const shopper = aShopper(page, 'en')
  const fields = page.frameLocator('iframe')
  const type = async (card: string) => {
    await fields.locator('[name=card]').fill(card)
    await fields.locator('[name=expiry]').fill('12/40')
    await fields.locator('[name=code]').fill('123')
  }
  const button = page.getByRole('button', { name: shopper.t('checkout.order'), exact: true })
  // Without a place: right after scrolling Chromium may still give a press to the frame that was
  // there a moment ago. Who scrolls by hand is never that quick.
  const order = () => button.dispatchEvent('click')
  await shopper.buy(BUCKLE, '2')
  await shopper.checkout()
  await untilAwake(page.locator('#checkout'))
  await shopper.fillAddress('frame@post.example')
  await shopper.acceptTerms()
  // The fields are loaded once they are in sight; the frame says by its height that it is there.
  await page.locator('[data-card]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-ready] iframe')).toBeVisible()
  const height = (await page.locator('iframe').getAttribute('height')) ?? ''
  await type('1234')
  await order()
  await expect(fields.getByText(shopper.t('gateway.unknownCard'))).toBeVisible()
  await expect(fields.locator('[name=card]')).toHaveAttribute('aria-invalid', 'true')
  // The checkout has heard of it: while it waits for the fields, a press on the button is not taken.
  await expect(button).toHaveAttribute('aria-busy', 'false')
  // The page has made room for the sentences, and moves no more.
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

test('who orders before the fields of a card have come is asked for it after ordering', async ({
  page,
}) => {
  const shopper = aShopper(page, 'en')
  // Asked for, and never answered while the page lies open.
  await page.route('**/_gateway/fields*', () => {})
  await shopper.buy(BUCKLE, '2')
  await shopper.checkout()
  await untilAwake(page.locator('#checkout'))
  await shopper.fillAddress('early@post.example')
  await shopper.acceptTerms()
  await page.locator('[data-card]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-card] iframe')).toBeAttached()
  await shopper.order()
  await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}(#|$)/)
})
