import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import type { Omission } from '#shared/schemas/store-api/tolerant.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import type { Result } from '#shared/domain/result.ts'
import type { z } from '#shared/schemas/zod.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Lifetime } from '#worker/runtime/lifetimes.ts'
import type { LanguageIds, ShopLanguages } from './languages.ts'

export type StoreApiFailure =
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly errors: StoreApiErrors['errors']
      /** A refusal may also change the token. */
      readonly token: string | null
      /** Response headers that help operators. */
      readonly headers?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'unreachable' | 'timeout'; readonly detail?: string }
  | { readonly kind: 'invalid-answer'; readonly detail: string }

export type Call<S extends z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path below the Store API's address, with a leading slash: `/checkout/cart`. */
  readonly path: string
  readonly body?: unknown
  readonly schema: S
  readonly locale: Locale
  readonly token?: string | null
  readonly seoUrls?: boolean
  readonly holdNotices?: boolean | undefined
  /** The POST only reads, because its criteria do not fit into an address. */
  readonly onlyReads?: boolean
  /** The expected result is the reason of a refusal, so the schema reads the body of a 400. */
  readonly readsRefusal?: boolean
  /** The call hashes a password, which may wait in a queue, or draws a document. */
  readonly takesLong?: boolean
  /**
   * Set if the response is the same for everyone and the number of such requests is limited. Cached
   * only if the result `exists`; otherwise anyone could fill the cache with misses.
   */
  readonly cache?: CachePolicy<z.output<S>> | undefined
}

/** The caller: the language of the page, and the session if there is one. */
export type CallingShopper = {
  readonly locale: Locale
  readonly token: string | null
  /** For cart calls whose response the shopper may not see: the backend preserves the notices. */
  readonly holdNotices?: boolean
}

export type CachePolicy<T> = {
  readonly lifetime: Lifetime
  readonly exists?: (data: T) => boolean
}

/** `token` is the response header's; null for public responses, which never have one. */
export type StoreApiResponse<T> = { readonly data: T; readonly token: string | null }

export type Transport = <S extends z.ZodType>(
  call: Call<S>,
) => Promise<Result<StoreApiResponse<z.output<S>>, StoreApiFailure>>

/** The same with the text of each response, for the cache. */
export type TextTransport = <S extends z.ZodType>(call: Call<S>) => Promise<TextResponse<S>>

export type StoreApiAddress = {
  readonly url: string
  readonly accessKey: string
  /** Null for the call that loads the languages. */
  readonly languageIds: (() => Promise<Result<LanguageIds, StoreApiFailure>>) | null
  /**
   * While these are missing, public reads name no language. Their responses are used if the shop's
   * own language is the requested one, which saves a round trip.
   */
  readonly shopLanguages?: ShopLanguages
  /** The price segment for catalogue reads. It never decides a charge. */
  readonly segment: PriceSegment
}

export type TextResponse<S extends z.ZodType> = Result<
  StoreApiResponse<z.output<S>> & {
    readonly text: string
    /** Records that the schema left out. */
    readonly omissions?: readonly Omission[]
  },
  StoreApiFailure
>

/** Whether the Store API caused the failure, not the request. A 412 is about our key. */
export function isOutage(failure: StoreApiFailure): boolean {
  if (failure.kind !== 'refused') return true
  const { status } = failure
  return status >= 500 || status === 429 || status === 412 || status < 400
}
