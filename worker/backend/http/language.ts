import { isHexId } from '#shared/domain/ids.ts'
import { CHANNEL_LANGUAGES, DEFAULT_LANGUAGE, languageById } from './languages.ts'
import { backendFactory } from './env.ts'
import { storeApiError } from './store-api-error.ts'

const OFFERED = CHANNEL_LANGUAGES.map(({ id }) => id).join(', ')

/**
 * Reads `sw-language-id`; a language that the channel does not speak is refused
 * (docs/store-api.md#request-language).
 */
export const language = backendFactory.createMiddleware(async (c, next) => {
  const sent = c.req.header('sw-language-id')
  c.set('language', DEFAULT_LANGUAGE)
  c.set('languageSent', sent !== undefined)
  if (sent !== undefined) {
    if (!isHexId(sent)) {
      return storeApiError(c, {
        status: 412,
        code: 'SYSTEM__LANGUAGE_INVALID_EXCEPTION',
        detail: 'The provided language id is invalid.',
      })
    }
    const known = languageById(sent)
    if (!known) {
      return storeApiError(c, {
        status: 412,
        code: 'SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION',
        detail: `Provided language "${sent}" is not in list of available languages: ${OFFERED}`,
      })
    }
    c.set('language', { id: known.id, locale: known.locale })
  }
  await next()
})
