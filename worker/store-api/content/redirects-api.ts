import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { cachedReader } from '../cache/cached-reader.ts'
import type { Transport } from '../transport/transport.ts'

const Redirect = z.object({ redirect: z.string().nullish(), status: z.number().nullish() })

/** Redirects of the backend: a plugin endpoint, which a remote shop may answer with 404. */
export function redirectsApi(transport: Transport) {
  const texts = cachedReader(transport, 'texts')
  return {
    /** Where a path (with its locale prefix) leads. Only what leads somewhere is kept. */
    of: (locale: Locale, path: string) =>
      texts(locale, '/redirect', Redirect, { path }, ({ redirect }) => Boolean(redirect)),
  }
}
