import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { aCustomer } from '#tests/e2e/account/customer.ts'
import { aShopper, BUCKLE, FABRIC } from '#tests/e2e/shopper.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { chromium as chromiumPath } from './test/chromium.ts'
import { openSeededShop, prepareSeededStorage } from './test/seeded-shop.ts'

const FOLDER = 'docs/screens'
/** A sheet of A4 at the 96 pixels an inch that browsers print with. */
const PAPER = 794
/** A picture of a page in one way of looking at it. */
type Look = {
  readonly width: number
  readonly colorScheme?: 'dark'
  readonly media?: 'print'
  readonly text?: '200%'
}
const LOOKS: Readonly<Record<string, Look>> = {
  '360': { width: 360 },
  '768': { width: 768 },
  '1280': { width: 1280 },
  dark: { width: 1280, colorScheme: 'dark' },
  print: { width: PAPER, media: 'print' },
  '200': { width: 360, text: '200%' },
}
const HEIGHT = 900
/** Longer pages go on like this: what lies below is left out, as the pictures lie in the repository. */
const LONGEST = 1800
/** What the home page tells of its cloth lies further below. */
const LONGEST_HOME = 3600
const QUALITY = 45
const LEFT = 'UPDATE product SET stock = ? WHERE number = ?'
const SENT = [
  `UPDATE payment SET state = 'paid', changed_at = ?`,
  `UPDATE orders SET state = 'completed', delivery_state = 'shipped', shipped_at = ?,
     tracking_code = '00340434161094000000'`,
]
/** What can be read without having bought anything. */
const PAGES = [
  ['home', '/'],
  ['listing', '/stoffe'],
  ['search', urls.search('de', 'gurtbant')],
  ['search-empty', urls.search('de', 'xqzvwk')],
  ['article', FABRIC.path.de],
  ['blog', urls.page('de', 'blog')],
  ['post', urls.post('de', 'silnylon-naehen-ohne-fluchen')],
  ['gallery', urls.page('de', 'gallery')],
  ['sewn', urls.project('de', 'rolltop-rucksack-45')],
  ['lexicon', urls.page('de', 'lexicon')],
  ['term', urls.term('de', 'denier')],
  ['know-how', '/know-how/wassersaeule-lesen'],
  ['questions', '/faq/fragen-zum-material'],
  ['terms', urls.page('de', 'terms')],
  ['planner', urls.page('de', 'planner')],
  ['recipe', urls.recipe('de', 'tarp')],
  ['backpack', urls.page('de', 'backpack')],
  ['unroll', urls.unroll('de', numberOf(FABRIC))],
  ['true-size', urls.trueSize('de', ['23050', numberOf(BUCKLE)])],
  ['comparison', urls.compared('de', [numberOf(FABRIC), '70034', '70050'])],
  ['samples', urls.page('de', 'orderSample')],
  ['contact', urls.page('de', 'contact')],
  ['newsletter', urls.page('de', 'newsletter')],
  ['withdrawal', urls.page('de', 'revoke')],
  ['login', urls.page('de', 'login')],
  ['register', urls.page('de', 'register')],
  ['not-found', '/gibt-es-nicht'],
] as const

await prepareSeededStorage()
mkdirSync(FOLDER, { recursive: true })
const shop = await openSeededShop()
const database = await shop.database()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
await readingTour()
await buyingTour()
await browser.close()
await shop.close()

/** A page, and how pictures of what it shows are taken, one for each look. */
async function aVisitor() {
  const page = await browser.newPage({
    baseURL: shop.origin,
    viewport: { width: 1280, height: HEIGHT },
    locale: 'de-DE',
    reducedMotion: 'reduce',
  })
  const camera = await page.context().newCDPSession(page)

  async function take(name: string, { width, colorScheme, media, text }: Look, isWhole: boolean) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light', media: media ?? 'screen' })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, text ?? '')
    await showEverything(page)
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    const longest = name.startsWith('home-') ? LONGEST_HOME : LONGEST
    const height = isWhole ? Math.min(whole, longest) : HEIGHT
    const { data } = await camera.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      captureBeyondViewport: isWhole,
      ...(isWhole && { clip: { x: 0, y: 0, width, height, scale: 1 } }),
    })
    writeFileSync(`${FOLDER}/${name}.webp`, data, 'base64')
  }
  const pictures = async (name: string, isWhole = true) => {
    for (const [look, how] of Object.entries(LOOKS)) await take(`${name}-${look}`, how, isWhole)
    await page.setViewportSize({ width: 1280, height: HEIGHT })
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
    await page.evaluate(() => document.documentElement.removeAttribute('style'))
  }
  return { page, pictures }
}

/** Visits the shop without a cookie choice, reads, then opens an account and plans. */
async function readingTour() {
  const { page, pictures } = await aVisitor()
  const t = messages('de')
  for (const [name, path] of PAGES) {
    await page.goto(path)
    await pictures(name)
  }
  await page.goto(FABRIC.path.de)
  await page.locator('#pictures .views a').first().click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  await pictures('preview', false)
  await aCustomer(page, shop.origin, page.request)
  await page.goto(urls.page('de', 'account'))
  await pictures('account')
  await page.goto(urls.planAdd('de', { article: numberOf(FABRIC) }))
  await page.locator('#name').fill('Tarp')
  await page.getByRole('button', { name: t('planner.addTo'), exact: true }).click()
  await page.waitForURL(/\/project\//)
  await pictures('project')
  await page.close()
}

/** Walks from an article to an order that was sent; its buckle sells out at the last moment. */
async function buyingTour() {
  const { page, pictures } = await aVisitor()
  const shopper = aShopper(page)
  await shopper.buy(FABRIC, '2,5')
  await shopper.buy(BUCKLE, '3')
  await pictures('side-cart', false)
  await shopper.openCart()
  await page.getByText(shopper.t('cart.codeTitle')).click()
  await page.locator('[name=code]').fill('NAEHEN10')
  await page.getByRole('button', { name: shopper.t('cart.codeApply') }).click()
  await page.getByText('(NAEHEN10)').waitFor()
  await pictures('cart')
  await shopper.checkout()
  await shopper.fillAddress()
  await pictures('checkout')
  await shopper.acceptTerms()
  await leave(BUCKLE, 0)
  await shopper.order()
  await page.getByText(shopper.t('checkoutPage.summaryChanged')).first().waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await pictures('sold-out', false)
  await leave(BUCKLE, 500)
  await shopper.acceptTerms()
  await shopper.order()
  await page.waitForURL(/\/checkout\/success\//)
  await pictures('success')
  const now = new Date().toISOString()
  await database.batch(SENT.map((sql) => database.prepare(sql).bind(now)))
  await page.reload()
  await pictures('order')
  await page.close()
}

/** Sets what is left of an article. */
function leave(article: typeof BUCKLE, stock: number) {
  return database.prepare(LEFT).bind(stock, numberOf(article)).run()
}

/** Its address ends with it. */
function numberOf({ path }: { readonly path: { readonly de: string } }): string {
  return path.de.slice(path.de.lastIndexOf('/') + 1)
}

/** Pictures and charts below the fold are loaded and laid out when they come into sight. */
async function showEverything(page: Page) {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    for (const late of document.querySelectorAll<HTMLElement>('.choose'))
      late.style.contentVisibility = 'visible'
  })
  await page.waitForLoadState('networkidle')
}
