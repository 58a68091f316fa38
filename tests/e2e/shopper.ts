import { expect, type Page } from '@playwright/test'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

/** Products that the tests buy: a fabric by the metre and a buckle. */
export const FABRIC = {
  path: {
    de: '/ripstop-nylon-silikonbeschichtet-20den-36g-qm-schwarz/70000',
    en: '/en/ripstop-nylon-silicone-coated-20den-36g-sqm-black/70000',
  },
  name: {
    de: 'Ripstop-Nylon, silikonbeschichtet, 20den',
    en: 'Ripstop nylon, silicone-coated, 20den',
  },
} as const
export const BUCKLE = {
  path: {
    de: '/steckschnalle-acetal-15mm-schwarz/24500',
    en: '/en/side-release-buckle-acetal-15mm-black/24500',
  },
} as const

export const ADDRESS = {
  firstName: 'Katrin',
  lastName: 'Sommerfeld',
  street: 'Elbhangstraße 27',
  zipcode: '01326',
  city: 'Dresden',
} as const

export const CARDS = {
  paid: '4242 4242 4242 4242',
  failed: '4000 0000 0000 0002',
} as const

/** The salutation "not specified". */
export const UNADDRESSED = idOf('salutation', 'not_specified')

/** Actions of a shopper, by labels in the page's language. */
export function aShopper(page: Page, locale: Locale = 'de') {
  const t = messages(locale)
  const field = (name: string) => page.locator(`[name="${name}"]`)

  const shopper = {
    t,
    field,
    /** Opens a product and adds "2,5" metres or pieces to the cart. */
    async buy(product: { readonly path: Record<Locale, string> }, quantity: string) {
      await page.goto(product.path[locale])
      await page.locator('input[name=metres], input[name=quantity]').fill(quantity)
      await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
      // With hydration the side cart opens, otherwise the cart page.
      await expect(page.locator('dialog[open], .lines').first()).toBeVisible()
    },
    openCart: () => page.goto(urls.page(locale, 'cart')),
    async checkout() {
      await shopper.openCart()
      await page.getByRole('link', { name: t('cart.toCheckout') }).click()
      await expect(page).toHaveURL(new RegExp(`${urls.page(locale, 'checkout')}$`))
    },
    async fillAddress(email = 'katrin@post.example') {
      for (const [name, value] of Object.entries(ADDRESS)) {
        await field(`billingAddress.${name}`).fill(value)
      }
      await field('email').fill(email)
    },
    choose: (label: RegExp | string) => page.getByRole('radio', { name: label }).check(),
    acceptTerms: () => field('terms').check(),
    order: () => page.getByRole('button', { name: t('checkout.order'), exact: true }).click(),
    async payWith(card: string) {
      await page.getByRole('link', { name: t('order.payNow') }).click()
      await field('card').fill(card)
      await page.getByRole('button', { name: t('gateway.pay'), exact: true }).click()
    },
  }
  return shopper
}
