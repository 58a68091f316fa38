import { describe, expect, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { PAGE_PATHS, type PageName } from '#shared/paths.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { SECRETS } from '#scripts/test/seeded-shop.ts'
import { formToken } from '#tests/builders/form-token.ts'
import { firstChoice, formFields } from '#tests/builders/form-fields.ts'
import { anHttpBrowser, type HttpBrowser } from '#tests/builders/http-browser.ts'
import { aShop } from './test-shop.ts'
import { htmlErrors } from './html-rules.ts'

const shop = aShop({ DOUBLE_OPT_IN: 'off' })
const ADDRESS = {
  firstName: 'Katrin',
  lastName: 'Sommerfeld',
  street: 'Elbhangstraße 27',
  zipcode: '01326',
  city: 'Dresden',
} as const

/** Pages without a login, in each of their states. */
const PUBLIC = [
  '/stoffe',
  '/stoffe?p=2',
  '/stoffe?order=price-asc&min-price=99999',
  '/search?search=ripstop',
  '/search?search=xyzzyq',
  '/search',
  '/blogsearch?search=naht',
  '/vergleich?articles=70000,70100,24500',
  '/unroll/70000',
  '/unroll/70000?quantity=abc',
  '/wahre-groesse?articles=70000,24500',
  '/planer/tarp',
  '/rucksack',
  '/kontakt?article=70000',
  '/schnellbestellung?lines=70000,2%0Aabc',
  '/gibt-es-nicht',
]
/** A fabric, a buckle, a pattern, a product on a roll. */
const PRODUCTS = ['70000', '24500', '70320']

async function productPath(browser: HttpBrowser, locale: Locale, number: string) {
  return (await browser.get(urls.search(locale, number))).location ?? ''
}

const names = Object.keys(PAGE_PATHS).filter((name): name is PageName => name in PAGE_PATHS)

describe.each(['de', 'en'] as const)('in %s', (locale) => {
  async function errorsOf(browser: HttpBrowser, paths: readonly string[]) {
    const errors: string[] = []
    for (const path of paths) {
      const { text, headers } = await browser.get(path)
      if (!headers.get('content-type')?.startsWith('text/html')) continue
      errors.push(...htmlErrors(text).map((error) => `${path} ${error}`))
    }
    return errors
  }
  const pages = names.map((name) => urls.page(locale, name))

  test('every page without parameters is valid HTML', async () => {
    expect(await errorsOf(anHttpBrowser(shop().origin), pages)).toEqual([])
  })

  test('products, lists, tools and error pages are valid HTML', async () => {
    const browser = anHttpBrowser(shop().origin)
    const products = await Promise.all(PRODUCTS.map((one) => productPath(browser, locale, one)))
    const more = locale === 'de' ? PUBLIC : []
    expect(await errorsOf(browser, [...products, ...more])).toEqual([])
  })

  test('cart, checkout and order are valid HTML, with errors too', async () => {
    const browser = anHttpBrowser(shop().origin)
    for (const [number, amount] of [
      ['70000', { metres: locale === 'de' ? '2,5' : '2.5' }],
      ['24500', { quantity: '1' }],
    ] as const) {
      const { text } = await browser.get(await productPath(browser, locale, number))
      const form = { ...formFields(text), ...amount }
      await browser.post(urls.action(locale, 'cartAdd'), form)
    }
    await browser.post(urls.action(locale, 'cartCode'), { code: 'GIBTESNICHT' })
    const checkout = await browser.get(urls.page(locale, 'checkout'))
    const refused = await browser.post(urls.action(locale, 'checkoutOrder'), {
      ...formFields(checkout.text),
      email: 'x',
    })
    expect(refused.status).toBe(400)
    const address = Object.entries({
      ...ADDRESS,
      salutationId: firstChoice(checkout.text, 'billingAddress.salutationId'),
    }).map(([name, value]) => [`billingAddress.${name}`, value])
    expect(
      await errorsOf(browser, [urls.page(locale, 'cart'), urls.page(locale, 'checkout')]),
    ).toEqual([])
    const placed = await browser.post(urls.action(locale, 'checkoutOrder'), {
      ...formFields(checkout.text),
      ...Object.fromEntries(address),
      email: `html-${locale}@post.example`,
      terms: '1',
    })
    expect(placed.status).toBe(303)
    const order = await browser.get(placed.location ?? '')
    expect([...htmlErrors(refused.text), ...htmlErrors(order.text)]).toEqual([])
  })

  test('the account of a customer is valid HTML', async () => {
    const browser = anHttpBrowser(shop().origin)
    const register = urls.page(locale, 'register')
    const { text } = await browser.get(register)
    const registered = await browser.post(register, {
      ...formFields(text),
      ...ADDRESS,
      formToken: formToken(SECRETS.SIGNING_SECRET, Date.now() - 60_000),
      to: '',
      accountType: 'private',
      salutationId: firstChoice(text, 'salutationId'),
      email: `account-${locale}@post.example`,
      password: 'geheim-genug-1',
      acceptedDataProtection: '1',
    })
    expect([registered.status, registered.location]).toEqual([303, urls.page(locale, 'account')])
    const account = names.filter((name) => /^account|^projects|^wishlist/.test(name))
    expect(
      await errorsOf(
        browser,
        account.map((name) => urls.page(locale, name)),
      ),
    ).toEqual([])
  })
})
