import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { aShopper, BUCKLE, FABRIC } from '#tests/e2e/shopper.ts'
import { chromium as chromiumPath } from './test/chromium.ts'
import { openSeededShop, prepareSeededStorage } from './test/seeded-shop.ts'

const FOLDER = 'docs/screens'
const WIDTHS = [360, 1280] as const

await prepareSeededStorage()
mkdirSync(FOLDER, { recursive: true })
const shop = await openSeededShop()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
for (const width of WIDTHS) await tour(width)
await browser.close()
await shop.close()

/** Walks from the home page to a placed order and takes a picture of each page on the way. */
async function tour(width: number) {
  const page = await browser.newPage({
    baseURL: shop.origin,
    viewport: { width, height: 900 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
  })
  const shopper = aShopper(page)
  const picture = async (name: string) => {
    await showEverything(page)
    await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true })
  }

  await page.goto('/')
  await picture('home')
  await page.goto('/stoffe')
  await picture('listing')
  await page.goto(FABRIC.path.de)
  await picture('article')
  await shopper.buy(FABRIC, '2,5')
  await shopper.buy(BUCKLE, '3')
  await shopper.openCart()
  await picture('cart')
  await shopper.checkout()
  await shopper.fillAddress()
  await picture('checkout')
  await shopper.acceptTerms()
  await shopper.order()
  await page.waitForURL(/\/checkout\/success\//)
  await picture('success')
  await page.close()
}

/** Pictures below the fold load when they come into sight. */
async function showEverything(page: Page) {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
}
