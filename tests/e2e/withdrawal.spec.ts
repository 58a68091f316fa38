import { mailTo } from './mailbox.ts'
import { expect, test } from './shop-test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

test('a contract can be withdrawn on a small phone without login and JavaScript', async ({
  page,
  request,
}) => {
  await page.goto('/stoffe')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await page.getByLabel('Name').fill('Erika Mustermann')
  await page.getByLabel('Bestellnummer').fill('10023')
  await page.getByRole('main').getByLabel('E-Mail-Adresse').fill('erika@post.example')
  await page.getByLabel('Welche Artikel?').fill('2 × Leiterschnalle')
  await page.getByRole('button', { name: 'Weiter zur Bestätigung' }).click()

  await expect(page.getByText('Hiermit widerrufe ich')).toContainText('10023')
  await page.getByRole('button', { name: 'Angaben ändern' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Erika Mustermann')
  await page.getByRole('button', { name: 'Weiter zur Bestätigung' }).click()
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()

  await expect(page).toHaveURL(/\/vertrag-widerrufen\/eingegangen$/)
  await expect(page.getByText('erika@post.example')).toBeVisible()
  const mail = await mailTo(request, 'erika@post.example', /Ihr Widerruf zur Bestellung 10023/)
  expect(mail).toContain('Bestellnummer: 10023')
  // No order matches this number and address, so the text is stored but not mailed.
  expect(mail).not.toContain('2 × Leiterschnalle')
})
