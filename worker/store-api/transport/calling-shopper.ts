import type { Locale } from '#shared/i18n/locales.ts'

/** For whom a call is made: the language of the page, and the session if there is one. */
export type CallingShopper = {
  readonly locale: Locale
  readonly token: string | null
  /** For calls of the cart: its notices stay held, as the shopper may not see this answer. */
  readonly holdNotices?: boolean
}
