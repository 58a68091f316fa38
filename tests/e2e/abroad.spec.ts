import { aShopper, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('product page, listing and cart show the same net price and the import duties for Switzerland', async ({
  page,
}) => {
  const shopper = aShopper(page)
  await page.goto(FABRIC.path.de)
  await expect(page.locator('main .price .amt').first()).toHaveText('11,90 €')
  await shopper.buy(FABRIC, '2')
  await shopper.openCart()
  await page.getByLabel(shopper.t('cart.shippingTo')).selectOption({ label: 'Schweiz' })
  await expect(page.locator('.lines .line').first()).toContainText('10,00 €')

  await page.goto(FABRIC.path.de)
  await expect(page.locator('main .price .amt').first()).toHaveText('10,00 €')
  await expect(page.locator('main .tax').first()).toContainText('Einfuhrabgaben')
  await page.goto('/stoffe')
  await expect(page.locator('.listing .tax')).toContainText('Einfuhrabgaben')
  await shopper.openCart()
  await expect(page.locator('.lines .line').first()).toContainText('10,00 €')
})
