import { z } from '#shared/schemas/zod.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aCustomer, anAccountHolder } from './account/customer.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './shop-test.ts'

const NUMBER = '70001'
const PRODUCT = urls.detail('de', idOf('product', NUMBER))
const Waiting = z.object({ reviews: z.array(z.object({ id: z.string(), title: z.string() })) })
const t = messages('de')

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a review can be written, and is shown with its stars after approval', async ({
    page,
    baseURL,
    request,
    browser,
    shop,
  }) => {
    await aCustomer(page, baseURL, request)
    await page.goto(PRODUCT)
    await page.getByRole('link', { name: t('reviews.write') }).click()
    const title = 'Hält <i>dicht</i>'
    await page.locator('[name="points"][value="4"]').check()
    await page.getByLabel('Überschrift').fill(title)
    await page.getByLabel('Ihre Bewertung').fill('Hält dicht. '.repeat(5))
    await page.getByRole('button', { name: t('reviews.send') }).click()
    await expect(page.getByRole('main')).toContainText(t('reviews.waiting'))

    const headers = { authorization: `Bearer ${shop.opsSecret}` }
    const listed = await request.get('/_ops/reviews?state=waiting', { headers })
    const { reviews } = Waiting.parse(await listed.json())
    const id = reviews.find((review) => review.title === title)?.id
    await request.post(`/_ops/reviews/${id}/approve`, { headers, data: {} })

    const stranger = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const reader = await stranger.newPage()
    await reader.goto(`${PRODUCT}?reviews=worst`)
    const review = reader.getByRole('article').filter({ hasText: title })
    await expect(review.getByRole('img')).toHaveAccessibleName('4,0 von 5 Sternen')
    await stranger.close()
  })
})

test('the login returns to the review form, which reports errors', async ({
  page,
  baseURL,
  request,
}) => {
  const { email } = await aCustomer(page, baseURL, request)
  await page.context().clearCookies()
  await page.goto(urls.review('en', NUMBER))
  await anAccountHolder(page, 'en').logIn(email)
  await expect(page).toHaveURL(new RegExp(`${urls.review('en', NUMBER)}(#.*)?$`))
  // Turns off the browser's validation, so that the server's is tested.
  await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''))
  await page.getByLabel('Headline').fill('Good')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByRole('alert')).toContainText('3')
  await expect(page.getByLabel('Headline')).toHaveValue('Good')
  await expectAccessible(page)
})
