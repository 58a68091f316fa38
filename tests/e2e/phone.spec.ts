import { urls } from '#shared/urls.ts'
import { aShopper, BUCKLE, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test.use({ viewport: { width: 360, height: 740 }, locale: 'en-GB' })

const BIG_PAGES = (['cart', 'checkout', 'register', 'gallery', 'faq', 'guarantee'] as const).map(
  (name) => urls.page('en', name),
)

test('an English shopper with a small phone buys, and no page scrolls sideways', async ({
  page,
}) => {
  const shopper = aShopper(page, 'en')
  const fits = async () => {
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(widths.scrollWidth, page.url()).toBeLessThanOrEqual(widths.clientWidth)
  }

  await page.goto('/en')
  await fits()
  await shopper.buy(FABRIC, '1.2')
  await fits()
  await shopper.buy(BUCKLE, '2')
  await shopper.openCart()
  await fits()
  await shopper.checkout()
  await fits()
  await shopper.fillAddress('phone@post.example')
  await shopper.choose(/Prepayment/)
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page).toHaveURL(/\/en\/checkout\/success\/[0-9a-f]{32}/)
  await fits()
  await expect(page.getByText(/IBAN/).first()).toBeVisible()
})

test('with text of twice the size nothing is wider than a small phone', async ({ page }) => {
  const shopper = aShopper(page, 'en')
  await shopper.buy(FABRIC, '1.2')
  const inGerman = (['newsletter', 'wishlist', 'contact'] as const).map((name) =>
    urls.page('de', name),
  )
  for (const path of ['/en', FABRIC.path.en, '/en/fabrics', ...BIG_PAGES, ...inGerman]) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(360)
  }
})

test('the withdrawal link is in sight at the foot of every page without unfolding anything', async ({
  page,
}) => {
  for (const path of ['/en', FABRIC.path.en, '/en/checkout/cart', '/en/does-not-exist']) {
    await page.goto(path)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' })
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
  }
})
