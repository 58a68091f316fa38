import type { Locale } from '#shared/i18n/locales.ts'

/** For whom a call is made: the language of the page, and the session if there is one. */
export type CallingShopper = {
  readonly locale: Locale
  readonly token: string | null
  /** Of a cart: its notices stay to be told, as this answer may not be what the shopper is shown. */
  readonly holdNotices?: boolean
}
