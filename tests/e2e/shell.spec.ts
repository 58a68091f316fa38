import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'
import { FABRIC } from './shopper.ts'
import { watchTraffic } from './traffic.ts'

const TEN_MINUTES = '10:01'

/** Makes the shop report another build id. */
async function deployAnother(page: Page) {
  await page.route('**/latest-build.json', (route) => route.fulfill({ json: 'another' }))
}

function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

test('an open page loads a new build, unless it has unsaved input', async ({ page }) => {
  await page.clock.install()
  await deployAnother(page)
  const first = page.locator('html[data-first]')
  const mark = () => page.evaluate(() => void (document.documentElement.dataset.first = ''))
  let requested = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/latest-build.json')) requested++
  })
  await page.goto('/')
  await mark()
  await page.locator('input[type=search]').first().fill('Zipper')
  // Moves the clock until the page, which can hydrate late, has checked.
  await expect(async () => {
    await page.clock.fastForward(TEN_MINUTES)
    expect(requested).toBeGreaterThan(0)
  }).toPass()
  await expect(page.locator('input[type=search]').first()).toHaveValue('Zipper')
  await expect(first).toHaveCount(1)

  await page.goto('/en')
  await mark()
  await expect(async () => {
    await page.clock.fastForward(TEN_MINUTES)
    await expect(first).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
})

test('a missing chunk reloads the page once, and the form works without it', async ({ page }) => {
  await page.route('**/assets/buy-*.js', (route) => route.abort())
  let missed = 0
  page.on('requestfailed', () => missed++)
  const loads = countLoads(page)
  await page.goto(FABRIC.path.de)
  await page.locator('[data-island=buy]').scrollIntoViewIfNeeded()
  await expect.poll(loads).toBe(2)
  await expect.poll(() => missed).toBeGreaterThanOrEqual(2)
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\/cart$/)
  // The product twice, the form, and the cart.
  expect(loads()).toBe(4)
})

test('the browser prefetches the product about to be opened, never the cart', async ({
  page,
  context,
}) => {
  const ahead: string[] = []
  context.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(request.url())
  })
  await page.goto('/stoffe')
  await page.locator('header .tools a.keep').last().hover()
  const card = page.locator('.product-cards a').first()
  const href = await card.getAttribute('href')
  await card.hover()
  const requested = () => ahead.map((url) => new URL(url).pathname)
  // The browser can also prefetch links that the pointer passed.
  await expect.poll(requested).toContain(href)
  expect(requested().filter((path) => path.startsWith('/checkout'))).toEqual([])
})

test('without speculation rules a link is prefetched after a second', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false
  })
  // Hides the support that this browser has.
  await page.route('**/en', async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    delete headers['speculation-rules']
    await route.fulfill({ response, headers })
  })
  await page.clock.install()
  const traffic = watchTraffic(page)
  await page.goto('/en')
  const link = page.locator('.main-categories a').first()
  const href = (await link.getAttribute('href')) ?? ''
  const requested: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === href) requested.push(request.resourceType())
  })
  // Moves the pointer again until the code has loaded.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    await page.clock.fastForward(1_100)
    await expect.poll(() => requested, { timeout: 1_000 }).toEqual(['fetch'])
  }).toPass()
  // The loader and its code, without React.
  expect(await traffic.gzipBytes('script')).toBeLessThanOrEqual(10_000)
})

test("a script error reaches the operators without the page's address", async ({ page, shop }) => {
  await page.goto('/en?utm=secret')
  const told = page.waitForResponse('**/browser-reports')
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { message: 'the needle broke', lineno: 1, colno: 2 }))
  })
  expect((await told).status()).toBe(204)
  const response = await page.request.get('/_ops/reports', {
    headers: { authorization: `Bearer ${shop.opsSecret}` },
  })
  const { reports } = await response.json()
  const report = { message: 'the needle broke', page: '/en', count: 1 }
  expect(reports).toContainEqual(expect.objectContaining(report))
})

test('a lost connection shows a message until it returns', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.locator('#consent')).toHaveCount(0)
  await context.setOffline(true)
  await expect(page.locator('#offline')).toContainText('Sie sind offline')
  await context.setOffline(false)
  await expect(page.locator('#offline')).toBeHidden()
})

test('a broken picture shows the crossed box and its alternative text', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort())
  await page.goto('/naehprojekte')
  await expect(page.locator('.note-card img').first()).toHaveAttribute('src', /^data:image\/svg/)
  await page.goto('/ripstop-nylon-silikonbeschichtet-20den-36g-qm-schwarz/70000')
  // The first picture is embedded in the page.
  const second = page.locator('.views img').nth(1)
  await expect(second).toHaveAttribute('src', /^data:image\/svg/)
  await expect(second).not.toHaveAttribute('alt', '')
})
