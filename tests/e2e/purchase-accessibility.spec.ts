import { expectAccessible } from './axe.ts'
import { aShopper, BUCKLE, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('axe finds no violations from cart to order', async ({ page }) => {
  const shopper = aShopper(page)
  await shopper.openCart()
  await expectAccessible(page)
  await shopper.buy(FABRIC, '2,5')
  await shopper.buy(BUCKLE, '1')
  await shopper.openCart()
  await expectAccessible(page)
  await shopper.checkout()
  await expectAccessible(page)

  await shopper.order()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectAccessible(page)

  await shopper.fillAddress('axe@post.example')
  await shopper.choose(/Vorkasse/)
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page).toHaveURL(/\/checkout\/success\//)
  await expectAccessible(page)
})

for (const path of ['/gibt-es-nicht', '/vertrag-widerrufen', '/impressum']) {
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
  })
}
