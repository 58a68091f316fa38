import { expect, inject } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { firstChoice, formFields } from '#tests/builders/form-fields.ts'
import { aBrowser } from './browser.ts'
import { ADDRESS, anEmail } from './shopper.ts'

export const PASSWORD = 'geheim-genug-1'

/** A newly registered customer in a logged-in browser. */
export async function aCustomer(locale: Locale, browser = aBrowser()) {
  const { text } = await browser.get(urls.page(locale, 'register'))
  const email = anEmail()
  const registered = await browser.post(urls.page(locale, 'register'), {
    ...formFields(text),
    ...ADDRESS,
    formToken: inject('pages').formToken,
    // The language switch has a field of that name.
    to: '',
    accountType: 'private',
    salutationId: firstChoice(text, 'salutationId'),
    email,
    password: PASSWORD,
    acceptedDataProtection: '1',
  })
  expect([registered.status, registered.location]).toEqual([303, urls.page(locale, 'account')])
  return { browser, email }
}
