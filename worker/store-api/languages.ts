import { LOCALE_TAGS, LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'

/** Under which ids a Store API knows our languages. */
export type LanguageIds = Readonly<Record<Locale, string>>

/** The embedded backend's: the first 32 hex digits of SHA-256 over `language:{code}`. */
export const EMBEDDED_LANGUAGE_IDS: LanguageIds = {
  de: '7eb825ff97f22ad1c0885a44bd558d47',
  en: '86bd5a0b9125b0142ca5363e874723ff',
}

/** The shop refused to tell its languages; its answer says why, as that of any other call. */
export class LanguagesRefused extends Error {
  readonly response: Response

  constructor(response: Response) {
    super(`The Store API answered ${response.status} to /language`)
    this.response = response
  }
}

const LanguageList = z.object({
  elements: z.array(z.object({ id: z.string(), translationCode: z.object({ code: z.string() }) })),
})

/** Reads the ids from a shop's `/language` answer; a language that it lacks names itself. */
export function languageIdsOf(answer: unknown): LanguageIds {
  const { elements } = LanguageList.parse(answer)
  const entries = LOCALES.map((locale) => {
    const found = elements.find((element) => element.translationCode.code === LOCALE_TAGS[locale])
    if (!found) throw new Error(`The Store API has no language ${LOCALE_TAGS[locale]}`)
    return [locale, found.id] as const
  })
  return Object.fromEntries(entries) as Record<Locale, string>
}

const REMEMBERED_MS = 10 * 60_000
const remembered = new Map<string, { readonly ids: LanguageIds; readonly until: number }>()

/** The ids of a remote shop, asked for once in a while; the old ones serve while it fails. */
export async function rememberedLanguageIds(
  shop: string,
  ask: () => Promise<LanguageIds>,
  now = Date.now(),
): Promise<LanguageIds> {
  const known = remembered.get(shop)
  if (known && now < known.until) return known.ids
  try {
    const ids = await ask()
    remembered.set(shop, { ids, until: now + REMEMBERED_MS })
    return ids
  } catch (error) {
    if (known) return known.ids
    throw error
  }
}
