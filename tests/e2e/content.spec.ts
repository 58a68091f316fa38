import { expectAccessible } from './axe.ts'
import { expectToFit } from './every-width.ts'
import { expect, test } from './shop-test.ts'

const PAGES = [
  '/impressum',
  '/widerruf',
  '/versandkosten',
  '/vertrag-widerrufen',
  '/versand-berechnen?article=70000',
  '/cookie-einstellungen',
  '/customer-group-registration/trade',
  '/basic',
  '/shopware',
  '/faq',
  '/faq/fragen-zum-material',
  '/know-how',
  '/know-how/naehte-die-halten',
  '/blog',
  '/blog/kettenlinie-am-tarpfirst',
  '/blogsearch?search=Stoff',
  '/lexicon',
  '/lexicon/abrieb',
  '/naehprojekte',
  '/naehprojekte/rolltop-rucksack-45',
]

for (const path of PAGES) {
  test(`${path} is accessible at every width`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectToFit(page)
    await expectAccessible(page)
  })
}

test("the know-how pages open from the menu in the page's language", async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('button', { name: 'Knowledge' }).click()
  await page.locator('.drop').getByRole('link', { name: 'Lexicon' }).click()
  await expect(page).toHaveURL('/en/lexicon')
  await page.getByRole('link', { name: 'Abrasion', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abrasion')
  await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).first().click()
  await expect(page).toHaveURL('/lexicon/abrieb')
})

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('an answer opens on the overview of all questions', async ({ page }) => {
    await page.goto('/en/faq')
    const question = page.locator('details', { hasText: 'How do I seal seams?' })
    await expect(question.locator('p')).toBeHidden()
    await question.locator('summary').click()
    await expect(question.locator('p')).toBeVisible()
    await expect(page).toHaveURL('/en/faq')
  })
})

test('the lexicon filters by input in place, also for input before hydration', async ({ page }) => {
  await page.goto('/lexicon')
  const field = page.getByRole('searchbox', { name: 'Im Lexikon suchen' })
  const word = (name: string) => page.getByRole('link', { name, exact: true })
  await field.fill('wassersaeule')
  await expect(word('Overlock')).toBeHidden()
  await expect(word('Wassersäule')).toBeVisible()
  await field.fill('xyzzy')
  await expect(page.getByText('Diesen Begriff erklären wir noch nicht.')).toBeVisible()
  await field.fill('')
  await expect(word('Overlock')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})
