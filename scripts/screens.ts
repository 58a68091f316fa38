import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { urls } from '#shared/urls.ts'
import { ADDRESS, aShopper, BUCKLE, CARDS, FABRIC, UNADDRESSED } from '#tests/e2e/shopper.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { openFixedClockShop } from './screens/fixed-clock-shop.ts'
import { looksEqual } from './screens/looks-equal.ts'
import {
  ACCOUNT_PAGE,
  FILE_NAMES,
  fileName,
  FOLDER,
  PUBLIC_PAGES,
  PURCHASE_PAGES,
} from './screens/pictures.ts'
import { chromium as chromiumPath } from './test/chromium.ts'

/** Takes the pictures of the docs. A picture that looks the same as before stays as it is. */
const HEIGHT = 900
/** Taller pages are cut; the card fields of the checkout, which load late, are below it. */
const MAX_HEIGHT = 1400
const QUALITY = 45
const PASSWORD = 'Steppstich 3,5 mm'

mkdirSync(FOLDER, { recursive: true })
const shop = await openFixedClockShop()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
const comparison = await browser.newPage()
let changed = 0
await visitPublicPages()
await buy()
await openAccount()
await browser.close()
await shop.close()
for (const name of readdirSync(FOLDER)) if (!FILE_NAMES.includes(name)) rmSync(`${FOLDER}/${name}`)
console.log(`${FILE_NAMES.length} pictures, ${changed} of them changed.`)

async function openPage() {
  return browser.newPage({
    baseURL: shop.origin,
    viewport: { width: 1280, height: HEIGHT },
    locale: 'de-DE',
    reducedMotion: 'reduce',
  })
}

async function visitPublicPages() {
  const page = await openPage()
  for (const { name, path, widths } of PUBLIC_PAGES) {
    await page.goto(path)
    await take(page, name, widths)
  }
  await page.close()
}

/** Orders and pays as a guest. */
async function buy() {
  const page = await openPage()
  const shopper = aShopper(page)
  await shopper.buy(FABRIC, '2,5')
  await shopper.buy(BUCKLE, '3')
  await shopper.openCart()
  await take(page, 'cart', PURCHASE_PAGES.cart)
  await shopper.checkout()
  await shopper.fillAddress()
  await take(page, 'checkout', PURCHASE_PAGES.checkout)
  await shopper.acceptTerms()
  await shopper.order()
  await page.waitForURL(/\/checkout\/success\//)
  await shopper.payWith(CARDS.paid)
  await page.waitForURL(/\/checkout\//)
  await take(page, 'order', PURCHASE_PAGES.order)
  await page.close()
}

async function openAccount() {
  const page = await openPage()
  const { firstName, lastName, ...place } = ADDRESS
  const names = { firstName, lastName, salutationId: UNADDRESSED }
  const response = await page.request.post('/store-api/account/register', {
    headers: { 'sw-access-key': EMBEDDED_ACCESS_KEY },
    data: {
      ...names,
      email: 'katrin@post.example',
      password: PASSWORD,
      storefrontUrl: shop.origin,
      billingAddress: { ...names, ...place, countryId: idOf('country', 'DE') },
    },
  })
  const token = response.headers()['sw-context-token'] ?? ''
  await page.context().addCookies([{ name: 'sw-context-token', value: token, url: shop.origin }])
  await page.goto(urls.page('de', 'account'))
  await take(page, ACCOUNT_PAGE.name, ACCOUNT_PAGE.widths)
  await page.close()
}

type Widths = readonly Parameters<typeof fileName>[1][]

async function take(page: Page, name: string, widths: Widths) {
  const camera = await page.context().newCDPSession(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    await loadLazyParts(page)
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    // The browser leaves parts outside the viewport unpainted.
    await page.setViewportSize({ width, height: Math.min(whole, MAX_HEIGHT) })
    await settle(page)
    const { data } = await camera.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
    })
    await store(`${FOLDER}/${fileName(name, width)}`, data)
  }
}

async function store(file: string, picture: string) {
  const before = existsSync(file) ? readFileSync(file, 'base64') : null
  if (before && (await looksEqual(comparison, before, picture))) return
  writeFileSync(file, picture, 'base64')
  console.log(file)
  changed += 1
}

/** Pictures and charts below the fold load and are laid out only when they become visible. */
async function loadLazyParts(page: Page) {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    for (const late of document.querySelectorAll<HTMLElement>('.choose'))
      late.style.contentVisibility = 'visible'
  })
}

/** Removes the focus ring, then waits for fonts, pictures and two frames. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
