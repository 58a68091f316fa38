import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'

/** The links of a checkout. */
export type CheckoutLinks = Readonly<
  Record<
    | 'cart'
    | 'login'
    | 'register'
    | 'newAddress'
    | 'terms'
    | 'withdrawalTerms'
    | 'privacy'
    | 'guarantee',
    string
  >
>

/** The links of a checkout in a language. Login and new address return to the checkout. */
export function checkoutLinks(locale: Locale): CheckoutLinks {
  const here = urls.page(locale, 'checkout')
  return {
    cart: urls.page(locale, 'cart'),
    login: urls.login(locale, here),
    register: urls.register(locale, here),
    newAddress: urls.newAddress(locale, here),
    terms: urls.page(locale, 'terms'),
    withdrawalTerms: urls.page(locale, 'withdrawalTerms'),
    privacy: urls.page(locale, 'privacy'),
    guarantee: urls.page(locale, 'guarantee'),
  }
}
