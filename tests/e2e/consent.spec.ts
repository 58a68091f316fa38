import { test as base, expect, type Page } from '@playwright/test'
import { openSeededShop, type SeededShop } from '#scripts/test/seeded-shop.ts'
import { storedConsent } from '#shared/consent.ts'
import { expectAccessible } from './axe.ts'

const TAGS = 'https://tags.example/gtm.js?id=GTM-1'
const TOOL = 'https://tool.example/consent.js'

/** A shop configured with third-party scripts. */
const shopWith = (vars: Record<string, string>) =>
  base.extend<{ baseURL: string }, { shop: SeededShop }>({
    shop: [
      async ({}, use) => {
        const shop = await openSeededShop(vars)
        await use(shop)
        await shop.close()
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ shop }, use) => use(shop.origin),
  })

/** Responds in place of third parties and counts requests. */
async function standIn(page: Page, toolScript = '') {
  let requested = 0
  await page.route('https://tags.example/**', (route) => {
    requested++
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.route(TOOL, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: toolScript }),
  )
  return () => requested
}

const asking = shopWith({ SHOP_TAG_MANAGER_URL: TAGS })

asking('nothing is loaded before a choice, and nothing after a rejection', async ({ page }) => {
  const requested = await standIn(page)
  await page.goto('/')
  const question = page.getByRole('region', { name: /mehr als das Notwendige speichern/ })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  expect(await page.context().cookies()).toEqual([])

  await question.getByRole('button', { name: 'Alle ablehnen' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(page.locator('#notifications')).toContainText('Ihre Auswahl ist gespeichert.')
  await page.goto('/stoffe')
  await expect(page.locator('#consent')).toBeHidden()
  expect(requested()).toBe(0)
})

asking(
  'allowed scripts load at once, until consent is withdrawn in the footer',
  async ({ page }) => {
    const requested = await standIn(page)
    await page.goto('/en')
    await page.getByRole('button', { name: 'Allow all' }).click()
    await expect.poll(requested).toBe(1)

    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await expect(page.getByRole('checkbox', { name: /Statistics/ })).toBeChecked()
    await page.getByRole('button', { name: 'Reject all' }).click()
    await expect(page.locator('main .notice.ok')).toContainText('Your selection is saved.')
    await expect(page.getByRole('checkbox', { name: /Statistics/ })).not.toBeChecked()
    const before = requested()
    await page.goto('/en')
    expect(requested()).toBe(before)
  },
)

asking(
  'without script nothing is loaded, and the settings are a plain form',
  async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.origin })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('#consent')).toBeHidden()
    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    await page.getByRole('checkbox', { name: /Marketing/ }).check()
    await page.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(page.getByRole('checkbox', { name: /Marketing/ })).toBeChecked()
    await context.close()
  },
)

const isConsent = ({ name }: { readonly name: string }) => name === 'consent'
const withTool = shopWith({ SHOP_TAG_MANAGER_URL: TAGS, SHOP_CONSENT_SCRIPT_URL: TOOL })

withTool('a consent tool replaces our banner, and its categories map to ours', async ({ page }) => {
  const requested = await standIn(
    page,
    `dispatchEvent(new CustomEvent('CookieScriptAccept', { detail: { categories: ['performance'] } }))`,
  )
  const stored = page.waitForResponse('**/consent')
  await page.goto('/')
  expect((await stored).status()).toBe(204)
  const { value = '' } = (await page.context().cookies()).find(isConsent) ?? {}
  expect(storedConsent(decodeURIComponent(value))).toMatchObject({
    statistic: true,
    marketing: false,
  })
  await expect(page.locator('#consent')).toBeHidden()
  await expect.poll(requested).toBe(1)
})
