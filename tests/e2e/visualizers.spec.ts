import { expect, test } from './shop-test.ts'

const CLOTH = '/ripstop-nylon-pu-beschichtet-70den-90g-qm-schwarz/70050'

test('calibrating with the keyboard enlarges the drawings, and the length is stored', async ({
  page,
}) => {
  await page.goto('/wahre-groesse?articles=23050')
  await expect(page.locator('#true-size')).toHaveAttribute('data-hydrated', 'true')
  const card = page.getByRole('slider', { name: 'Länge der Karte in Pixeln' })
  const drawing = page.locator('.true-size-drawings img')
  const before = Number(await drawing.getAttribute('width'))
  await card.focus()
  await page.keyboard.press('PageUp')
  await expect.poll(async () => Number(await drawing.getAttribute('width'))).toBeGreaterThan(before)
  const after = await drawing.getAttribute('width')
  await page.goto('/wahre-groesse?articles=23050,23051')
  await expect(drawing.first()).toHaveAttribute('width', after ?? '')
})

test('a product prints as a data sheet of one page', async ({ page }) => {
  await page.goto(CLOTH)
  const sheet = await page.pdf({ preferCSSPageSize: true })
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
