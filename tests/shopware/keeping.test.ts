import { expect, inject, test } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { formFields } from '#tests/builders/form-fields.ts'
import { aBrowser, type Browser } from './browser.ts'
import { aCustomer } from './customer.ts'
import { anEmail, BUCKLE, LANGUAGES, openProduct } from './shopper.ts'

/** The product of a wishlist button. */
async function buckleId(browser: Browser, locale: Locale): Promise<string> {
  const { text } = await openProduct(browser, locale, BUCKLE.number)
  const [button = ''] = /<button[^>]*name="keep"[^>]*>/.exec(text) ?? []
  return /value="([0-9a-f]{32})"/.exec(button)?.[1] ?? ''
}

async function press(browser: Browser, locale: Locale, button: Record<string, string>) {
  const pressed = await browser.post(urls.action(locale, 'wishlistChange'), button)
  expect([pressed.status, pressed.location]).toEqual([303, urls.page(locale, 'wishlist')])
}

async function isListed(browser: Browser, locale: Locale): Promise<boolean> {
  const { status, text } = await browser.get(urls.page(locale, 'wishlist'))
  expect(status).toBe(200)
  return text.includes(BUCKLE.name[locale])
}

const VISITORS = {
  'a guest': async () => aBrowser(),
  'a customer': async (locale: Locale) => (await aCustomer(locale)).browser,
} as const

for (const who of ['a guest', 'a customer'] as const) {
  test.each(LANGUAGES)(`${who} saves and removes a wishlist product in %s`, async (_, locale) => {
    const browser = await VISITORS[who](locale)
    const id = await buckleId(browser, locale)
    expect(await isListed(browser, locale)).toBe(false)
    await press(browser, locale, { keep: id })
    // Once, however often it is pressed.
    await press(browser, locale, { keep: id })
    expect(await isListed(browser, locale)).toBe(true)
    await press(browser, locale, { drop: id })
    expect(await isListed(browser, locale)).toBe(false)
  })
}

test.each(LANGUAGES)("a guest's wishlist is merged into the account in %s", async (_, locale) => {
  const browser = aBrowser()
  await press(browser, locale, { keep: await buckleId(browser, locale) })
  await aCustomer(locale, browser)
  expect(await isListed(browser, locale)).toBe(true)
})

const send = async (browser: Browser, path: string, fields: Record<string, string>) => {
  const { formToken } = inject('pages')
  const form = formFields((await browser.get(path)).text)
  return browser.post(path, { ...form, ...fields, formToken, to: '' })
}

test.each(LANGUAGES)('a newsletter subscription starts and ends in %s', async (_, locale) => {
  const browser = aBrowser()
  const email = anEmail()
  const requested = { email, acceptedDataProtection: '1' }
  expect(await send(browser, urls.page(locale, 'newsletter'), requested)).toMatchObject({
    status: 303,
    location: urls.page(locale, 'newsletterSent'),
  })
  // Unknown addresses get the same response.
  for (const address of [email, anEmail()])
    expect(
      await send(browser, urls.page(locale, 'newsletterEnd'), { email: address }),
    ).toMatchObject({ status: 303, location: urls.page(locale, 'newsletterEnded') })
})
