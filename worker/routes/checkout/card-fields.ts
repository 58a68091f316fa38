import type { Locale } from '#shared/i18n/locales.ts'
import type { CardFields } from '#worker/pages/checkout/card-slot.tsx'
import type { AppEnv } from '#worker/runtime/context.ts'

const MOLLIE_SCRIPTS = 'https://js.mollie.com'
/** Mollie's locales for our languages. Mollie's script has no British English. */
const MOLLIE_LOCALES: Readonly<Record<Locale, string>> = { de: 'de_DE', en: 'en_US' }

type Config = Pick<
  AppEnv['Variables']['vars'],
  'STORE_API_URL' | 'SHOP_ORIGIN' | 'MOLLIE_API_KEY' | 'MOLLIE_PROFILE_ID'
>

/** The card fields of our checkout; null if customers enter cards on the provider's page. */
export function cardFieldsOf(vars: Config, locale: Locale): CardFields | null {
  const { MOLLIE_API_KEY: key, MOLLIE_PROFILE_ID: profileId } = vars
  if (vars.STORE_API_URL) return null
  if (key !== undefined) {
    if (profileId === undefined) return null
    const testmode = key.startsWith('test_')
    return { kind: 'mollie', profileId, locale: MOLLIE_LOCALES[locale], testmode }
  }
  if (!__DEV_TOOLS__) return null
  return { kind: 'frame', src: `${vars.SHOP_ORIGIN}/_gateway/fields?locale=${locale}` }
}

/** The policy sources of the card fields: their script and their frames. */
export function cardSources(fields: CardFields | null): {
  readonly scripts: string
  readonly frames: string
} {
  if (fields?.kind === 'mollie') return { scripts: MOLLIE_SCRIPTS, frames: MOLLIE_SCRIPTS }
  return { scripts: '', frames: fields ? fields.src.replace(/\?.*/, '') : '' }
}
