import { expect } from 'vitest'
import { formFields, firstChoice } from '#tests/builders/form-fields.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import type { Browser, Page } from './browser.ts'

/** Products of the seeded catalogue: a fabric by the metre and a buckle. */
export const FABRIC = {
  number: '70000',
  name: { de: 'Ripstop-Nylon, silikonbeschichtet', en: 'Ripstop nylon, silicone-coated' },
} as const
export const BUCKLE = {
  number: '24500',
  name: { de: 'Steckschnalle, Acetal, 15mm', en: 'Side-release buckle, acetal, 15mm' },
} as const

/** Languages by their name in test titles. */
export const LANGUAGES = [
  ['German', 'de'],
  ['English', 'en'],
] as const satisfies readonly (readonly [string, Locale])[]

/** The page of a product, opened by its number. */
export async function openProduct(
  browser: Browser,
  locale: Locale,
  number: string,
): Promise<Page & { path: string }> {
  const path = await productPath(browser, locale, number)
  return { ...(await browser.get(path)), path }
}

export async function productPath(browser: Browser, locale: Locale, number: string) {
  const found = await browser.get(urls.search(locale, number))
  expect(found.status, `the search for ${number}`).toBe(302)
  return found.location ?? ''
}

/** Adds a product to the cart by its page's form. */
export async function buy(
  browser: Browser,
  locale: Locale,
  number: string,
  amount: Readonly<Record<string, string>>,
) {
  const form = formFields((await openProduct(browser, locale, number)).text)
  const added = await browser.post(urls.action(locale, 'cartAdd'), { ...form, ...amount })
  expect([added.status, added.location]).toEqual([303, urls.page(locale, 'cart')])
}

export const ADDRESS = {
  firstName: 'Katrin',
  lastName: 'Sommerfeld',
  street: 'Elbhangstraße 27',
  zipcode: '01326',
  city: 'Dresden',
} as const

/** The seeded customer. */
export const SEEDED = { email: 'kundin@ripstop.example', password: 'shopware-demo-1' } as const

let people = 0
/** An unused email address. */
export function anEmail(): string {
  people += 1
  return `journey-${process.pid}-${Date.now()}-${people}@post.example`
}

/** The checkout form of a guest. */
export function filledCheckout({ text }: Page, email = anEmail()) {
  const address = Object.entries({
    ...ADDRESS,
    salutationId: firstChoice(text, 'billingAddress.salutationId'),
  }).map(([name, value]) => [`billingAddress.${name}`, value])
  return { ...formFields(text), ...Object.fromEntries(address), email, terms: '1' }
}
