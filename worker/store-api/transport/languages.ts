import { DEFAULT_LOCALE, LOCALE_TAGS, LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { rowsOf } from '#shared/schemas/store-api/tolerant.ts'
import { z } from '#shared/schemas/zod.ts'
import type { StoreApiFailure, TextTransport, Transport } from './call.ts'

/** A Store API's ids of our languages. A language that it does not offer is missing. */
export type LanguageIds = Readonly<Partial<Record<Locale, string>>>

/** The ids of our languages in a shop, loaded once per request. */
export type KnownLanguages = () => Promise<Result<LanguageIds, StoreApiFailure>>

/** Ids of the embedded backend: the first 32 hex digits of SHA-256 over `language:{code}`. */
export const EMBEDDED_LANGUAGE_IDS = {
  de: '7eb825ff97f22ad1c0885a44bd558d47',
  en: '86bd5a0b9125b0142ca5363e874723ff',
} as const satisfies LanguageIds

const LanguageList = z.object({
  elements: rowsOf(z.object({ id: z.string(), translationCode: z.object({ code: z.string() }) })),
})

/** The ids of our languages in a shop's `/language` response: `en-GB`, or any other English. */
export const Languages = LanguageList.transform(({ elements }): LanguageIds => {
  const entries = LOCALES.flatMap((locale) => {
    const codes = elements.map(({ translationCode }) => translationCode.code)
    const exact = codes.indexOf(LOCALE_TAGS[locale])
    const found = elements[exact >= 0 ? exact : codes.findIndex((code) => isOf(locale, code))]
    return found ? [[locale, found.id] as const] : []
  })
  return Object.fromEntries(entries)
})

const isOf = (locale: Locale, code: string) => code.split('-')[0]?.toLowerCase() === locale

/** The languages of a shop whose languages may still be unknown. */
export type ShopLanguages = {
  readonly ids: KnownLanguages
  /** Whether this request has to load them, so that its other calls would wait. */
  readonly areMissing: () => Promise<boolean>
  /** The language of responses to calls that name none; null if it is unknown. */
  readonly defaultId: () => Promise<string | null>
}

const Channel = z.object({ salesChannel: z.object({ languageId: z.string() }) })

/**
 * The languages that a shop offers, loaded once per request. They hardly ever change, so a cached
 * response is used first. `ask` names no language in its calls.
 */
export function shopLanguages(
  ask: TextTransport,
  cached: (ask: TextTransport) => Transport,
): ShopLanguages {
  let settle = (_areMissing: boolean) => {}
  const missing = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  const transport = cached((call) => {
    // A stale response is returned before the end of this turn, while it is refreshed.
    setTimeout(() => settle(true))
    return ask(call)
  })

  async function readIds() {
    const found = await transport({
      method: 'POST',
      onlyReads: true,
      path: '/language',
      body: {},
      schema: Languages,
      locale: DEFAULT_LOCALE,
      cache: { lifetime: 'texts', exists: hasOurs },
    })
    return found.ok ? ok(found.value.data) : found
  }

  async function readDefaultId() {
    const call = { method: 'GET', path: '/context', schema: Channel } as const
    const found = await ask({ ...call, locale: DEFAULT_LOCALE })
    return found.ok ? found.value.data.salesChannel.languageId : null
  }

  let ids: ReturnType<typeof readIds> | null = null
  let defaultId: ReturnType<typeof readDefaultId> | null = null
  const languageIds = () => (ids ??= readIds().finally(() => settle(false)))
  return {
    ids: languageIds,
    areMissing: () => {
      void languageIds()
      return missing
    },
    defaultId: () => (defaultId ??= readDefaultId()),
  }
}

const hasOurs = (ids: LanguageIds) => Object.keys(ids).length > 0

/** Our language with this id in a shop; undefined if none matches or the ids are unknown. */
export function localeOf(
  id: string | null | undefined,
  ids: Result<LanguageIds, StoreApiFailure>,
): Locale | undefined {
  return ids.ok ? LOCALES.find((locale) => ids.value[locale] === id) : undefined
}

/** Our own code for a shop that does not offer the language of the page. */
export const NOT_OFFERED = 'RIPSTOP__LANGUAGE_NOT_OFFERED'
/** Shopware's code for an unknown language. */
export const NO_LANGUAGE = 'SYSTEM__LANGUAGE_NOT_FOUND'

/**
 * The shop's id of a language. Fails with a 404 (`NOT_OFFERED`) if the shop lacks this language, or
 * with a 412 if it has none of ours.
 */
export function idIn(locale: Locale, ids: LanguageIds): Result<string, StoreApiFailure> {
  const id = ids[locale]
  if (id !== undefined) return ok(id)
  const [status, code] = hasOurs(ids) ? [404, NOT_OFFERED] : [412, NO_LANGUAGE]
  return fail({ kind: 'refused', status, errors: [{ code }], token: null })
}
