import type { Locale } from '#shared/i18n/locales.ts'
import type { z } from '#shared/schemas/zod.ts'
import type { Lifetime } from '../runtime/lifetimes.ts'
import type { Transport } from './transport.ts'

/** Pages of a list further back than this are asked for each time. */
export const LAST_KEPT_PAGE = 20

/** For lists of what is known to exist: that there is nothing in it is an answer too. */
export const EVEN_NONE = (): boolean => true

/**
 * Reads of what is the same for everybody: no call carries a session. With a `lifetime` answers are
 * kept; then there must be only so many such requests whose answer `exists`.
 */
export function readerOf(transport: Transport, lifetime?: Lifetime) {
  return <S extends z.ZodType>(
    locale: Locale,
    path: string,
    schema: S,
    body: object,
    exists: (data: z.output<S>) => boolean = isSomething,
  ) => {
    const keep = lifetime && { lifetime, exists }
    return transport({ method: 'POST', path, schema, body, locale, seoUrls: true, keep })
  }
}

/** An empty list is no answer that anybody should keep: no end of questions leads to one. */
function isSomething(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const list: unknown = 'elements' in data ? data.elements : data
  return !Array.isArray(list) || list.length > 0
}
