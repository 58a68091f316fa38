import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { hydrateAll } from './hydrated.ts'
import { lackingFrom } from './sheets.ts'
import { expect, test } from './shop-test.ts'

const Manifest = z.record(z.string(), z.object({ file: z.string() }))
const PRODUCT = '/ripstop-nylon-silikonbeschichtet-20den-36g-qm-schwarz/70000'

/** The sheet with all rules. */
function wholeSheet(): string {
  const manifest = Manifest.parse(
    JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')),
  )
  return `/${manifest['client/styles/pages/other.css']?.file}`
}

for (const [name, path] of [
  ['the home page', '/?'],
  ['the English home page', '/en'],
  ['a listing', '/stoffe?limit=24'],
  ['a narrowed listing', '/stoffe?limit=24&properties=schwarz&order=price-asc&view=list'],
  ['a list of offers', '/angebote'],
  ['a search', '/search?search=ripstop'],
  ['an article', PRODUCT],
  ['the blog', '/blog'],
  ['a post', '/blog/silnylon-naehen-ohne-fluchen'],
  ['the lexicon', '/lexicon'],
  ['a term', '/lexicon/denier'],
  ['the gallery', '/naehprojekte'],
  ['a project', '/naehprojekte/rolltop-rucksack-45'],
  ['questions and answers', '/faq'],
  ['a page of know-how', '/know-how/materialkunde'],
  ['the terms', '/agb'],
  ['shipping costs', '/versandkosten'],
] as const) {
  test(`${name} has every rule that its parts need`, async ({ page }) => {
    await page.goto(path)
    expect(await lackingFrom(page, wholeSheet())).toEqual([])
  })
}

test('the sheets of a product page contain the rules of side cart, preview and error page', async ({
  page,
}) => {
  await page.goto(PRODUCT)
  await hydrateAll(page)
  await page.locator('.buy button[type=submit], .buy .go').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await lackingFrom(page, wholeSheet())).toEqual([])
})
