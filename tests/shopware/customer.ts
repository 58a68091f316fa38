import { expect, inject } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { firstChoice, formFields } from '#tests/builders/form-fields.ts'
import { aBrowser } from './browser.ts'
import { ADDRESS, anEmail } from './shopper.ts'

export const PASSWORD = 'geheim-genug-1'

/** Somebody who has just registered, in a browser that is logged in. */
export async function aCustomer(locale: Locale, browser = aBrowser()) {
  const { text } = await browser.get(urls.page(locale, 'register'))
  const email = anEmail()
  const registered = await browser.post(urls.page(locale, 'register'), {
    ...formFields(text),
    ...ADDRESS,
    formToken: inject('pages').formToken,
    // The page's switch of languages has a field of that name.
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
