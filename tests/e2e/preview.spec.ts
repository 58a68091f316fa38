import type { Page } from '@playwright/test'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { expectAccessible } from './axe.ts'
import { moveFingers } from './touch.ts'
import { expect, test } from './shop-test.ts'
import { FABRIC } from './shopper.ts'

function aPreview(page: Page, locale: Locale = 'de') {
  const t = messages(locale)
  const dialog = page.getByRole('dialog')
  return {
    t,
    dialog,
    picture: dialog.getByRole('img'),
    links: page.locator('#pictures .views a'),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    expectPicture: async (number: number) => {
      const count = await page.locator('#pictures .views a').count()
      await expect(dialog).toContainText(t('preview.position', { number, count }))
    },
    open: async () => {
      await page.locator('#pictures .views a').first().click()
      await expect(dialog).toBeVisible()
    },
    expectZoom: (percent: number) =>
      expect(dialog.getByText(t('preview.zoomed', { percent }), { exact: true })).toBeVisible(),
    zoom: async () =>
      Number(await dialog.getByRole('img').evaluate((img) => img.style.getPropertyValue('--zoom'))),
  }
}

test('pictures open, rotate, zoom and close with the keyboard without CSP violations', async ({
  page,
}) => {
  const fieldErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') fieldErrors.push(message.text())
  })
  const { t, dialog, links, button, expectPicture, expectZoom } = aPreview(page)
  await page.goto(FABRIC.path.de)
  const count = await links.count()
  await links.first().focus()
  await page.keyboard.press('Enter')
  await expect(button(t('preview.close'))).toBeFocused()
  await expectPicture(1)
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expectPicture(count)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectPicture(2)
  await page.keyboard.press('+')
  await expectZoom(112)
  await page.keyboard.press('r')
  await expect(dialog.locator('img')).toHaveClass('on-side')
  await page.keyboard.press('0')
  await expectZoom(100)
  for (let tabs = 0; tabs < 10; tabs++) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(() => !!document.activeElement?.closest('main'))
    expect(isBehind && !(await dialog.evaluate((d) => d.contains(document.activeElement)))).toBe(
      false,
    )
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(links.first()).toBeFocused()
  expect(fieldErrors).toEqual([])
})

test('the mouse zooms at its position by double click and wheel, and drags the picture', async ({
  page,
}) => {
  const { t, picture, open, button, expectZoom } = aPreview(page, 'en')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(FABRIC.path.en)
  await open()
  const middle = await page.evaluate(() => [innerWidth / 2, innerHeight / 2] as const)
  await picture.dblclick()
  await expectZoom(300)
  const before = await picture.boundingBox()
  await page.mouse.move(...middle)
  await page.mouse.down()
  await page.mouse.move(middle[0] + 90, middle[1], { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(async () => ((await picture.boundingBox())?.x ?? 0) - (before?.x ?? 0))
    .toBeGreaterThan(80)
  await button(t('preview.reset')).click()
  await page.mouse.move(...middle)
  await page.mouse.wheel(0, -100)
  await expectZoom(112)
})

test('arrow keys and swipes are reversed in right-to-left text', async ({ page }) => {
  const { open, expectPicture } = aPreview(page)
  await page.goto(FABRIC.path.de)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await open()
  await page.keyboard.press('ArrowLeft')
  await expectPicture(2)
  await page.keyboard.press('ArrowRight')
  await expectPicture(1)
})

test('the back button closes the preview and stays on the page; forward works too', async ({
  page,
}) => {
  const { t, dialog, open, button } = aPreview(page)
  await page.goto('/')
  await page.goto(FABRIC.path.de)
  await open()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(FABRIC.path.de)
  await open()
  await button(t('preview.close')).click()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a picture that fails to load shows a message and loads on retry', async ({ page }) => {
  const { t, dialog, picture, open, button } = aPreview(page)
  await page.route('**/media/*', (route) => route.abort())
  await page.goto(FABRIC.path.de)
  await open()
  await expect(dialog.getByRole('alert')).toContainText(t('preview.failed'))
  await page.unroute('**/media/*')
  await button(t('preview.retry')).click()
  await expect(picture).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test("if the preview's code fails to load, a picture links to its file", async ({ page }) => {
  await page.route('**/assets/lightbox-*.js', (route) => route.abort())
  await page.goto(FABRIC.path.de)
  await page.locator('#pictures .views a').first().click()
  await expect(page).toHaveURL(/\/media\/[0-9a-f]{20}\.jpg$/)
})

test('the pictures of a gallery project open enlarged too', async ({ page }) => {
  const { open, expectPicture } = aPreview(page, 'en')
  await page.goto(urls.page('en', 'gallery'))
  await page.locator('.note-card h2 a').first().click()
  await open()
  await page.keyboard.press('ArrowRight')
  await expectPicture(2)
})

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 760 } })

  test('the first tap opens the preview, a swipe pages, and a pinch zooms within limits', async ({
    page,
  }) => {
    const { t, dialog, picture, links, button, expectPicture, zoom } = aPreview(page)
    await page.goto(FABRIC.path.de)
    await links.first().tap()
    await expect(dialog).toBeVisible()
    await expect(button(t('preview.close'))).toBeInViewport({ ratio: 1 })
    await moveFingers(page, { from: [300, 380], to: [120, 390] })
    await expectPicture(2)
    await moveFingers(page, { from: [150, 380], to: [190, 380] })
    await expectPicture(2)
    await expect(picture).toBeVisible()
    await moveFingers(
      page,
      { from: [190, 380], to: [110, 380] },
      { from: [200, 380], to: [280, 380] },
    )
    await expect.poll(zoom).toBe(3)
    await moveFingers(
      page,
      { from: [60, 380], to: [180, 380] },
      { from: [330, 380], to: [210, 380] },
    )
    await expect.poll(zoom).toBeLessThan(1)
    expect(await zoom()).toBeGreaterThanOrEqual(0.3)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a product picture links to its file', async ({ page }) => {
    await page.goto(FABRIC.path.de)
    await page.locator('#pictures .views a').first().click()
    await expect(page).toHaveURL(/\/media\/[0-9a-f]{20}\.jpg$/)
  })
})
