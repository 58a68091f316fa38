import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { importFolder } from '#scripts/shop/import-folder.ts'
import { openShop } from '#scripts/shop/shop.ts'
import { openSeededShop } from '#scripts/test/seeded-shop.ts'
import { folderFiles } from '#seed/records/folder.ts'
import { berlinTime } from '#shared/domain/calendar.ts'
import { PAGE_PATHS, withLocalePrefix } from '#shared/paths.ts'
import { teaShop } from '#tests/builders/tea-shop.ts'
import { mailTo } from './mailbox.ts'
import { aShopper } from './shopper.ts'
import { expect, test as base } from './shop-test.ts'

/** Words of the demo, a shop for sewing supplies in Dresden. */
const FOREIGN = /\bmet(?:re|er)|fabric|\bsew|cloth|Dresden|Stoff|näh|Ripstop/i

const DARJEELING = {
  path: { de: '/margarets-hope/TEA-DARJ.50', en: '/en/margarets-hope/TEA-DARJ.50' },
} as const

/** A shop with the catalogue and the settings of a tea shop in Vienna. */
const test = base.extend<object, { shop: Awaited<ReturnType<typeof openSeededShop>> }>({
  shop: [
    async ({}, use) => {
      const shop = await openSeededShop()
      await importTea(shop.origin, shop.opsSecret)
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
})

async function importTea(url: string, secret: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ripstop-tea-'))
  const files = folderFiles(teaShop(), { name: 'tea', asOf: berlinTime(new Date()).date })
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const unseen = { reach: () => {}, end: () => {} }
  const client = await openShop({ url, secret })
  const outcome = await importFolder(folder, client, unseen, async () => true)
  await rm(folder, { recursive: true })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals))
}

async function expectOwnWords(page: Page): Promise<void> {
  const text = `${await page.title()} ${await page.locator('body').innerText()}`
  expect(FOREIGN.exec(text)?.[0] ?? null, page.url()).toBe(null)
}

for (const locale of ['de', 'en'] as const) {
  test(`tea is found three levels deep and bought from Vienna (${locale})`, async ({
    page,
    request,
  }) => {
    const shopper = aShopper(page, locale)
    const home = withLocalePrefix(locale, PAGE_PATHS.home[locale])
    await page.goto(home)
    await expectOwnWords(page)
    const levels =
      locale === 'de' ? ['Tee', 'Schwarztee', 'Darjeeling'] : ['Tea', 'Black tea', 'Darjeeling']
    for (const level of levels) {
      await page.getByRole('main').getByRole('link', { name: level }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: level })).toBeVisible()
      await expectOwnWords(page)
    }
    await shopper.buy(DARJEELING, '2')
    await expectOwnWords(page)
    await shopper.openCart()
    await expectOwnWords(page)
    await shopper.checkout()
    const email = `tea-${locale}@post.example`
    await shopper.fillAddress(email)
    await shopper.field('billingAddress.street').fill('Gumpendorfer Straße 9')
    await shopper.field('billingAddress.zipcode').fill('1060')
    await shopper.field('billingAddress.city').fill('Wien')
    await expect(shopper.field('billingAddress.countryId').locator('option:checked')).toHaveText(
      locale === 'de' ? 'Österreich' : 'Austria',
    )
    await shopper.choose(locale === 'de' ? /^Vorkasse/ : /^Prepayment/)
    await expectOwnWords(page)
    await shopper.acceptTerms()
    await shopper.order()
    await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}(#|$)/)
    await expectOwnWords(page)
    await expect(page.locator('body')).toContainText('AT61 1904 3002 3457 3201')

    const mail = await mailTo(request, email, /Ihre Bestellung|Your order/)
    expect(mail).toContain('Teestube Wien GmbH, Gumpendorfer Straße 1, 1060 Wien')
    expect(mail).toMatch(locale === 'de' ? /darin 10\s%/ : /10%/)
    expect(FOREIGN.exec(mail)?.[0] ?? null).toBe(null)
  })
}
