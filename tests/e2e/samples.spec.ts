import type { Page } from '@playwright/test'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { expectAccessible } from './axe.ts'
import { statusOfSending } from './sending.ts'
import { aShopper, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

const t = messages('de')
const LISTING = '/stoffe?limit=24'

/** Whether the page was never left since `stay`. */
const stay = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const hasStayed = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

const buttons = (page: Page) => page.locator('.card [form=sampled][name=add]')
const tray = (page: Page) => page.locator('body > #tray')
const removers = (page: Page) => tray(page).locator('[name=remove]')

test.describe('on a phone with touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('five samples take one tap each, and one address orders them', async ({ page }) => {
    const shopper = aShopper(page)
    await page.goto(LISTING)
    await stay(page)
    for (let index = 0; index < 5; index += 1) {
      await buttons(page).nth(index).tap()
      await expect(removers(page)).toHaveCount(index + 1)
    }
    expect(await hasStayed(page)).toBe(true)
    await expect(tray(page)).toContainText('5 von 5 kostenlosen')
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow).toBe(0)
    await tray(page)
      .getByRole('link', { name: t('samples.order') })
      .tap()
    await expect(page).toHaveURL(/\/order-sample#address$/)
    await shopper.fillAddress('five@post.example')
    // Submits a form again that was refused as filled in too fast; its input is still there.
    await expect(async () => {
      await page.locator('[name="acceptedDataProtection"]').check()
      const send = page.getByRole('button', { name: t('samples.orderFree') })
      expect(await statusOfSending(page, () => send.tap())).not.toBe(400)
    }).toPass()
    await expect(page).toHaveURL(/\/checkout\/success\/[0-9a-f]{32}/)
    await expect(page.getByRole('main').getByText(/^Muster: /)).toHaveCount(5)
  })
})

test('a double click on “+ sample” collects one sample, and clicks in a row lose none', async ({
  page,
}) => {
  await page.goto(LISTING)
  await buttons(page).first().dblclick()
  await expect(removers(page)).toHaveCount(1)
  await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLButtonElement>('.card [form=sampled][name=add]')
    for (const button of [...all].slice(1, 4)) button.click()
  })
  await expect(removers(page)).toHaveCount(4)
})

test('the tray says what the sixth sample costs, removes samples, and stays on the next page', async ({
  page,
}) => {
  await page.goto(LISTING)
  for (let index = 0; index < 6; index += 1) {
    await buttons(page).nth(index).click()
    await expect(removers(page)).toHaveCount(index + 1)
  }
  await expect(tray(page)).toContainText(/6 Muster für 1,00\s€/)
  await page.goto(FABRIC.path.de)
  await expect(removers(page)).toHaveCount(6)
  await expectAccessible(page)
  await removers(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(removers(page)).toHaveCount(5)
  await expect(tray(page)).toBeFocused()
  await expect(page.locator('.buy [form=sampled]')).toHaveCount(1)
})

test('a full tray in another tab refuses a further sample and shows all ten', async ({
  page,
  context,
}) => {
  await page.goto(LISTING)
  for (let index = 0; index < 9; index += 1) await buttons(page).nth(index).click()
  await expect(removers(page)).toHaveCount(9)
  const other = await context.newPage()
  await other.goto(LISTING)
  await expect(removers(other)).toHaveCount(9)
  await buttons(page).nth(9).click()
  await expect(removers(page)).toHaveCount(10)
  await buttons(other).nth(10).click()
  await expect(tray(other)).toContainText(t('samples.full', { most: 10 }))
  await expect(removers(other)).toHaveCount(10)
})

test('a failing request leads to the samples page', async ({ page }) => {
  await page.goto(LISTING)
  await page.route('**/order-sample', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  )
  await buttons(page).first().click()
  await expect(page).toHaveURL(/\/order-sample#content$/)
  await expect(page.locator('main [name=remove]')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('“+ sample” leads to the samples page, where samples can be removed', async ({ page }) => {
    await page.goto(FABRIC.path.de)
    await page.locator('.buy [form=sampled]').click()
    await expect(page).toHaveURL(/\/order-sample#content$/)
    await page.goto(LISTING)
    await buttons(page).nth(1).click()
    await expect(page.locator('main [name=remove]')).toHaveCount(2)
    await page.locator('main [name=remove]').first().click()
    await expect(page.locator('main [name=remove]')).toHaveCount(1)
    await page.goto(urls.page('en', 'orderSample'))
    await expect(page.locator('#tray')).toContainText('1 of 5 free ones')
  })
})
