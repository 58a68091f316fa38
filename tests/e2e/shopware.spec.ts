import { test as base, expect } from '@playwright/test'
import { freePort } from '#scripts/test/free-port.ts'
import { openSeededShop } from '#scripts/test/seeded-shop.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { BEHIND_SHOPWARE, serveShopware } from '#tests/replay/serve.ts'
import { openPages } from '#tests/shopware/pages.ts'
import { aShopper } from './shopper.ts'

/** Our pages in front of a replayed Shopware with the demo catalogue. */
const test = base.extend<{ baseURL: string }, { pages: string }>({
  pages: [
    async ({}, use) => {
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      const backend = await openSeededShop({ ...BEHIND_SHOPWARE, SHOP_ORIGIN: origin })
      const { storeApiUrl: url, accessKey, close } = await serveShopware(backend)
      const pages = await openPages({ url, accessKey, origin, port })
      await use(origin)
      await pages.close()
      await close()
      await backend.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ pages }, use) => use(pages),
})
// Both tests share one shop.
test.describe.configure({ mode: 'default' })

const WALKS = [
  { locale: 'de', javaScriptEnabled: true, fabrics: 'Stoffe', olive: 'Oliv', metres: '2,5' },
  { locale: 'en', javaScriptEnabled: false, fabrics: 'Fabrics', olive: 'Olive', metres: '2.5' },
] as const satisfies readonly (Readonly<Record<string, unknown>> & { locale: Locale })[]

for (const { locale, javaScriptEnabled, fabrics, olive, metres } of WALKS) {
  test.describe(`in front of a Shopware, ${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a guest orders, from the home page through a filter', async ({ page }) => {
      const { t, ...shopper } = aShopper(page, locale)
      const broken: string[] = []
      page.on('response', (response) => {
        if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`)
      })
      page.on('pageerror', (error) => broken.push(String(error)))

      await page.goto(urls.page(locale, 'home'))
      await page.locator('.main-categories').getByRole('link', { name: fabrics }).click()
      const all = await page.locator('.toolbar output').textContent()
      // A Shopware sorts filters by name, and only the first ones are open.
      const hue = page.getByRole('checkbox', { name: olive, exact: true, includeHidden: true })
      const folded = page.locator('details:not([open])', { has: hue }).last()
      if (await folded.isVisible()) await folded.locator('summary').click()
      await hue.check()
      if (!javaScriptEnabled)
        await page.getByRole('button', { name: /^Show \d+ products?$/ }).click()
      await expect(page.locator('.chips.active .chip')).toHaveCount(1)
      await expect(page.locator('.toolbar output')).not.toHaveText(all ?? '')

      await page.locator('.product-cards a').first().click()
      const pictures = page.locator('.views img')
      await expect(pictures.first()).toHaveJSProperty('complete', true)
      await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0)
      const name = await page.getByRole('heading', { level: 1 }).textContent()
      await page.locator('input[name=metres]').fill(metres)
      await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
      await expect(page.locator('dialog[open], .lines').first()).toBeVisible()

      await shopper.checkout()
      await shopper.fillAddress()
      await shopper.acceptTerms()
      await shopper.order()
      await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}(#|$)/)
      // The backend decides the order of the payment methods.
      const next = page.getByText(t('order.thanks')).or(page.getByText(t('order.payTitle')))
      await expect(next).toBeVisible()
      await expect(page.getByText(`${metres} m`).first()).toBeVisible()
      expect(name).toBeTruthy()
      expect(broken).toEqual([])
    })
  })
}
