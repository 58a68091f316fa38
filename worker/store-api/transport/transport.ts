import { HOLD_NOTICES } from '#shared/schemas/store-api/cart.ts'
import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { parseTolerantly, type Omission } from '#shared/schemas/store-api/tolerant.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { z } from '#shared/schemas/zod.ts'
import type { Lifetime } from '#worker/runtime/lifetimes.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { withoutIds } from '#worker/runtime/scrub.ts'
import { idIn, type LanguageIds, type ShopLanguages } from './languages.ts'

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

export const TIME_LIMIT_MS = 8_000
/** Longer, because an aborted call of this kind may already have changed the password. */
const LONG_LIMIT_MS = 25_000
/** A GET is retried once on these (CONTRIBUTING.md#store-api-client). */
const RETRIABLE_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Calls a Store API, our own in process or a remote one, only through `fetch`. */
export function createTransport(
  address: StoreApiAddress,
  send: (request: Request) => Promise<Response>,
): TextTransport {
  return async (call) => {
    const requestIn = async (languageId: string | null) => {
      const ask = () => callOnce(call, () => send(requestOf(address, call, languageId)))
      const first = await ask()
      return !first.ok && isRetriable(call, first.error) ? ask() : first
    }
    const { shopLanguages } = address
    const guess =
      shopLanguages && isPublicRead(call) && (await shopLanguages.areMissing())
        ? { response: requestIn(null), languageId: shopLanguages.defaultId() }
        : null
    const language = await languageIn(address, call.locale)
    if (!language.ok) return language
    if (guess && (await guess.languageId) === language.value) return guess.response
    return requestIn(language.value)
  }
}

const isPublicRead = ({ method, onlyReads, token }: Call<z.ZodType>) =>
  !token && (method === 'GET' || onlyReads === true)

/** A file of a Store API, forwarded to the browser. */
type ProxiedFile = { readonly body: ReadableStream | null; readonly headers: Headers }

export type FileTransport = (
  call: Omit<Call<z.ZodType>, 'schema' | 'cache'>,
) => Promise<Result<ProxiedFile, StoreApiFailure>>

/** The headers of a file that are forwarded to the browser. */
const PROXIED_HEADERS = ['content-type', 'content-disposition', 'content-length']

/** Fetches files of a Store API. They are neither parsed, cached nor logged. */
export function createFileTransport(
  address: StoreApiAddress,
  send: (request: Request) => Promise<Response>,
): FileTransport {
  return async (call) => {
    const language = await languageIn(address, call.locale)
    if (!language.ok) return language
    try {
      const request = requestOf(address, { ...call, takesLong: true }, language.value)
      request.headers.set('accept', '*/*')
      const response = await send(request)
      const location = redirectOf(response, request.url)
      if (location) return ok({ body: null, headers: new Headers({ location }) })
      if (!response.ok) return fail(readRefusal(response, jsonOf(await response.text()), null))
      const proxied = PROXIED_HEADERS.flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value] as [string, string]]
      })
      return ok({ body: response.body, headers: new Headers(proxied) })
    } catch (error) {
      return fail(unanswered(error))
    }
  }
}

/** The address of a file in a public or signed store; only the browser requests it. */
function redirectOf({ status, headers }: Response, url: string): string | null {
  const location = headers.get('location') ?? ''
  if (![301, 302, 303, 307, 308].includes(status) || !URL.canParse(location, url)) return null
  const { protocol, href } = new URL(location, url)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

async function languageIn({ languageIds }: StoreApiAddress, locale: Locale) {
  if (!languageIds) return ok(null)
  const ids = await languageIds()
  return ids.ok ? idIn(locale, ids.value) : ids
}

/**
 * A reused connection breaks if the server restarts or has too many. Writes are not retried,
 * because only their response may be lost.
 */
function isRetriable({ method, onlyReads }: Call<z.ZodType>, failure: StoreApiFailure): boolean {
  if (failure.kind === 'unreachable') return method === 'GET' || onlyReads === true
  return method === 'GET' && failure.kind === 'refused' && RETRIABLE_STATUSES.has(failure.status)
}

type TextResponse<S extends z.ZodType> = Result<
  StoreApiResponse<z.output<S>> & {
    readonly text: string
    /** Records that the schema left out. */
    readonly omissions?: readonly Omission[]
  },
  StoreApiFailure
>

async function callOnce<S extends z.ZodType>(
  call: Call<S>,
  send: () => Promise<Response>,
): Promise<TextResponse<S>> {
  try {
    const response = await send()
    // A truncated body throws, so no part of it is used.
    return parseResponse(call, response, await response.text())
  } catch (error) {
    return fail(unanswered(error))
  }
}

/** The failure for a call that threw. */
function unanswered(error: unknown): StoreApiFailure {
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  const detail = error instanceof Error ? error.message.slice(0, 200) : undefined
  return { kind: timedOut ? 'timeout' : 'unreachable', ...(detail && { detail }) }
}

function parseResponse<S extends z.ZodType>(
  call: Call<S>,
  response: Response,
  text: string,
): TextResponse<S> {
  const token = isPublic(response) ? null : response.headers.get('sw-context-token')
  const body = jsonOf(text)
  const isRequested = call.readsRefusal ? response.status === 400 : response.ok
  if (!isRequested) return fail(readRefusal(response, body, token))
  // Also for responses that are not read: a proxy's error page does not confirm a write.
  if (body === undefined && text.trim() !== '')
    return fail({ kind: 'invalid-answer', detail: `no JSON: ${typeOf(response)}` })
  const { parsed, omissions } = parseTolerantly(call.schema, body)
  if (parsed.success) {
    logOmissions(call, omissions)
    return ok({ data: parsed.data, token, text, omissions })
  }
  return fail({ kind: 'invalid-answer', detail: parsed.error.message.slice(0, 400) })
}

/** Names the first record that the schema left out, and how many there are. */
function logOmissions({ method, path }: Call<z.ZodType>, omissions: readonly Omission[]): void {
  const [first] = omissions
  if (!first) return
  const call = `${method} ${withoutIds(path)}`
  logEvent('store-api-records-omitted', { call, count: omissions.length, ...first })
}

/** The failure for a refused call, with the reasons in its response. */
function readRefusal(response: Response, body: unknown, token: string | null): StoreApiFailure {
  const errors = StoreApiErrors.safeParse(body)
  return {
    kind: 'refused',
    status: response.status,
    errors: errors.success ? errors.data.errors : [],
    token,
    headers: diagnosticHeaders(response),
  }
}

const typeOf = ({ headers }: Response) => headers.get('content-type')?.slice(0, 50) ?? 'no type'

/** Whether the Store API caused the failure, not the request. A 412 is about our key. */
export function isOutage(failure: StoreApiFailure): boolean {
  if (failure.kind !== 'refused') return true
  const { status } = failure
  return status >= 500 || status === 429 || status === 412 || status < 400
}

/** A text parsed as JSON; undefined if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const DIAGNOSTIC_HEADERS = [
  'content-type',
  'date',
  'retry-after',
  'server',
  'sw-version-id',
  'x-request-id',
]

function diagnosticHeaders({ headers }: Response): Readonly<Record<string, string>> {
  return Object.fromEntries(
    DIAGNOSTIC_HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value.slice(0, 200)] as const]
    }),
  )
}

function requestOf(
  address: StoreApiAddress,
  call: Omit<Call<z.ZodType>, 'schema' | 'cache'>,
  languageId: string | null,
): Request {
  const headers = new Headers({
    accept: 'application/json',
    'sw-access-key': address.accessKey,
  })
  if (languageId) headers.set('sw-language-id', languageId)
  if (address.segment !== 'gross') headers.set('ripstop-price-segment', address.segment)
  if (call.token) headers.set('sw-context-token', call.token)
  if (call.holdNotices) headers.set(HOLD_NOTICES, '1')
  if (call.seoUrls) headers.set('sw-include-seo-urls', '1')
  if (call.body !== undefined) headers.set('content-type', 'application/json')
  return new Request(`${address.url}${call.path}`, {
    method: call.method,
    headers,
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal: AbortSignal.timeout(call.takesLong ? LONG_LIMIT_MS : TIME_LIMIT_MS),
    redirect: 'manual',
  })
}

function isPublic(response: Response): boolean {
  return /(^|,)\s*public\b/.test(response.headers.get('cache-control') ?? '')
}
