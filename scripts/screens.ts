import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { aCustomer } from '#tests/e2e/account/customer.ts'
import { aShopper, BUCKLE, FABRIC } from '#tests/e2e/shopper.ts'
import { urls } from '#shared/urls.ts'
import { chromium as chromiumPath } from './test/chromium.ts'
import { openSeededShop, prepareSeededStorage } from './test/seeded-shop.ts'

const FOLDER = 'docs/screens'
const WIDTHS = [360, 1280] as const
const LEFT = 'UPDATE product SET stock = ? WHERE number = ?'
const SENT = [
  `UPDATE payment SET state = 'paid', changed_at = ?`,
  `UPDATE orders SET state = 'completed', delivery_state = 'shipped', shipped_at = ?,
     tracking_code = '00340434161094000000'`,
]

await prepareSeededStorage()
mkdirSync(FOLDER, { recursive: true })
const shop = await openSeededShop()
const database = await shop.database()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
for (const width of WIDTHS) {
  await readingTour(width)
  await buyingTour(width)
}
await browser.close()
await shop.close()

/** A page of this width, and how a picture of what it shows is taken. */
async function aVisitor(width: number) {
  const page = await browser.newPage({
    baseURL: shop.origin,
    viewport: { width, height: 900 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
  })
  const picture = async (name: string, fullPage = true) => {
    await showEverything(page)
    await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage })
  }
  return { page, picture }
}

/** Looks around as who has not decided yet, then at an account. */
async function readingTour(width: number) {
  const { page, picture } = await aVisitor(width)
  await page.goto(urls.search('de', 'gurtbant'))
  await picture('search')
  await page.goto(FABRIC.path.de)
  await page.locator('#pictures .views a').first().click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  await picture('preview', false)
  await page.goto(urls.page('de', 'blog'))
  await picture('blog')
  await page.goto(urls.page('de', 'gallery'))
  await picture('gallery')
  await aCustomer(page, shop.origin, page.request)
  await page.goto(urls.page('de', 'account'))
  await picture('account')
  await page.close()
}

/** Walks from the home page to an order that was sent; its buckle sells out at the last moment. */
async function buyingTour(width: number) {
  const { page, picture } = await aVisitor(width)
  const shopper = aShopper(page)
  await page.goto('/')
  await picture('home')
  await page.goto('/stoffe')
  await picture('listing')
  await page.goto(FABRIC.path.de)
  await picture('article')
  await shopper.buy(FABRIC, '2,5')
  await shopper.buy(BUCKLE, '3')
  await shopper.openCart()
  await page.getByText(shopper.t('cart.codeTitle')).click()
  await page.locator('[name=code]').fill('NAEHEN10')
  await page.getByRole('button', { name: shopper.t('cart.codeApply') }).click()
  await page.getByText('(NAEHEN10)').waitFor()
  await picture('cart')
  await shopper.checkout()
  await shopper.fillAddress()
  await picture('checkout')
  await shopper.acceptTerms()
  await leave(BUCKLE, 0)
  await shopper.order()
  await page.getByText(shopper.t('checkoutPage.summaryChanged')).first().waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await picture('sold-out', false)
  await leave(BUCKLE, 500)
  await shopper.acceptTerms()
  await shopper.order()
  await page.waitForURL(/\/checkout\/success\//)
  await picture('success')
  const now = new Date().toISOString()
  await database.batch(SENT.map((sql) => database.prepare(sql).bind(now)))
  await page.reload()
  await picture('order')
  await page.close()
}

/** Sets what is left of an article. */
function leave(article: typeof BUCKLE, stock: number) {
  const number = article.path.de.split('/').at(-1)
  return database.prepare(LEFT).bind(stock, number).run()
}

/** Pictures below the fold load when they come into sight. */
async function showEverything(page: Page) {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
}
