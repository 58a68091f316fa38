import { SHOPWARE_LANGUAGES, type Language } from './languages.ts'
import type { ReplayOptions } from './shopware.ts'
import type { Ask } from './seo-paths.ts'

type Embedded = Pick<ReplayOptions, 'embedded' | 'embeddedKey' | 'embeddedLanguages' | 'origin'>

/** Calls the embedded backend in its language, with its key and ids. */
export function askerOf(options: Embedded, own: Language): Ask {
  const { embedded, embeddedKey, embeddedLanguages, origin } = options
  return async (path, { method, body, headers, language = own }) => {
    const sent = new Headers(headers)
    sent.set('sw-access-key', embeddedKey)
    sent.set('sw-language-id', embeddedLanguages[language])
    sent.set('accept', 'application/json')
    sent.delete('ripstop-price-segment')
    sent.delete('content-length')
    if (body !== undefined) sent.set('content-type', 'application/json')
    const json = body === undefined ? null : JSON.stringify(body)
    const translated = json && swapped(json, SHOPWARE_LANGUAGES, embeddedLanguages)
    const init = { method, headers: sent, ...(translated !== null && { body: translated }) }
    const response = await embedded(new Request(`${origin}/store-api${path}`, init))
    const text = swapped(await response.text(), embeddedLanguages, SHOPWARE_LANGUAGES)
    return {
      status: response.status,
      headers: response.headers,
      data: text === '' ? undefined : JSON.parse(text),
    }
  }
}

type LanguageIds = Readonly<Record<Language, string>>
const swapped = (text: string, from: LanguageIds, to: LanguageIds) =>
  text.replaceAll(from.de, to.de).replaceAll(from.en, to.en)
