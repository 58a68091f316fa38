import type { Locale } from '#shared/i18n/locales.ts'
import type { z } from '#shared/schemas/zod.ts'
import type { Lifetime } from '#worker/runtime/lifetimes.ts'
import type { Transport } from '../transport/call.ts'

/** Later pages of a list are not cached. */
export const LAST_CACHED_PAGE = 20

/** For lists that belong to an existing record: an empty list may be cached too. */
export const CACHE_EMPTY = (): boolean => true

/**
 * Reads that are the same for everyone; no call carries a session. With a `lifetime`, responses are
 * cached. The number of requests whose response `exists` must then be limited.
 */
export function cachedReader(transport: Transport, lifetime?: Lifetime) {
  return <S extends z.ZodType>(
    locale: Locale,
    path: string,
    schema: S,
    body: object,
    exists: (data: z.output<S>) => boolean = isSomething,
  ) => {
    const policy = lifetime && { lifetime, exists }
    return transport({
      method: 'POST',
      onlyReads: true,
      path,
      schema,
      body,
      locale,
      seoUrls: true,
      cache: policy,
    })
  }
}

/** An empty list is not cached, because countless different requests return one. */
function isSomething(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const list: unknown = 'elements' in data ? data.elements : data
  return !Array.isArray(list) || list.length > 0
}
