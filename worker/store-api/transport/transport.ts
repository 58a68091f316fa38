import { HOLD_NOTICES } from '#shared/schemas/store-api/cart.ts'
import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { z } from '#shared/schemas/zod.ts'
import type { Lifetime } from '#worker/runtime/lifetimes.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import { idIn, type LanguageIds } from './languages.ts'

export type StoreApiFailure =
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly errors: StoreApiErrors['errors']
      /** A refusal may still rotate the token. */
      readonly token: string | null
      /** Headers of the answer that help operators first. */
      readonly headers?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'unreachable' | 'timeout'; readonly detail?: string }
  | { readonly kind: 'invalid-answer'; readonly detail: string }

export type Call<S extends z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the Store API's address, with its slash: `/checkout/cart`. */
  readonly path: string
  readonly body?: unknown
  readonly schema: S
  readonly locale: Locale
  readonly token?: string | null
  readonly seoUrls?: boolean
  readonly holdNotices?: boolean | undefined
  /** Posted, though it changes nothing: criteria do not fit into an address. */
  readonly onlyReads?: boolean
  /** What is asked for is why the call is refused: the schema reads the body of a 400. */
  readonly readsRefusal?: boolean
  /** The call derives a password, which may have to wait for others, or draws a paper. */
  readonly takesLong?: boolean
  /**
   * Set where the answer is the same for everybody and the number of such requests is limited.
   * Cached only if what was asked for `exists`: otherwise anyone could fill the cache with misses.
   */
  readonly keep?: CachePolicy<z.output<S>> | undefined
}

/** For whom a call is made: the language of the page, and the session if there is one. */
export type CallingShopper = {
  readonly locale: Locale
  readonly token: string | null
  /** For calls of the cart: its notices stay held, as the shopper may not see this answer. */
  readonly holdNotices?: boolean
}

export type CachePolicy<T> = {
  readonly lifetime: Lifetime
  readonly exists?: (data: T) => boolean
}

/** `token` is what the answer's header says: null on public answers, which never carry one. */
export type StoreApiResponse<T> = { readonly data: T; readonly token: string | null }

export type Transport = <S extends z.ZodType>(
  call: Call<S>,
) => Promise<Result<StoreApiResponse<z.output<S>>, StoreApiFailure>>

/** The same with the text of each answer, for the cache. */
export type TextTransport = <S extends z.ZodType>(
  call: Call<S>,
) => Promise<Result<StoreApiResponse<z.output<S>> & { readonly text: string }, StoreApiFailure>>

export type StoreApiAddress = {
  readonly url: string
  readonly accessKey: string
  /** Null where the question is which languages there are. */
  readonly languageIds: (() => Promise<Result<LanguageIds, StoreApiFailure>>) | null
  /** The price segment that catalogue reads show; it never decides a charge. */
  readonly segment: PriceSegment
}

export const TIME_LIMIT_MS = 8_000
/** An aborted call of this kind has still changed the password, or goes on drawing for nobody. */
const LONG_LIMIT_MS = 25_000
/** A GET is tried once more on these (CONTRIBUTING.md#store-api-client). */
const TRY_AGAIN = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Calls a Store API, ours in process or a remote one, only through `fetch`. */
export function createTransport(
  address: StoreApiAddress,
  send: (request: Request) => Promise<Response>,
): TextTransport {
  return async (call) => {
    const language = await languageIn(address, call.locale)
    if (!language.ok) return language
    const ask = () => callOnce(call, () => send(requestOf(address, call, language.value)))
    const first = await ask()
    return !first.ok && isWorthASecond(call, first.error) ? ask() : first
  }
}

/** A file of a Store API that is passed on to the browser. */
type PassedFile = { readonly body: ReadableStream | null; readonly headers: Headers }

export type FileTransport = (
  call: Omit<Call<z.ZodType>, 'schema' | 'keep'>,
) => Promise<Result<PassedFile, StoreApiFailure>>

/** The headers of a file that are passed on to the browser. */
const PASSED = ['content-type', 'content-disposition', 'content-length']

/** Fetches files of a Store API: nothing of them is read, kept or logged. */
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
      if (!response.ok) return fail(readRefusal(response, jsonOf(await response.text()), null))
      const passed = PASSED.flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value] as [string, string]]
      })
      return ok({ body: response.body, headers: new Headers(passed) })
    } catch (error) {
      return fail(unanswered(error))
    }
  }
}

async function languageIn({ languageIds }: StoreApiAddress, locale: Locale) {
  if (!languageIds) return ok(null)
  const ids = await languageIds()
  return ids.ok ? idIn(locale, ids.value) : ids
}

/**
 * A connection that was kept breaks where the other side restarts or has too many. No write is
 * repeated: its answer may be all that got lost.
 */
function isWorthASecond({ method, onlyReads }: Call<z.ZodType>, failure: StoreApiFailure): boolean {
  if (failure.kind === 'unreachable') return method === 'GET' || onlyReads === true
  return method === 'GET' && failure.kind === 'refused' && TRY_AGAIN.has(failure.status)
}

type TextResponse<S extends z.ZodType> = Result<
  StoreApiResponse<z.output<S>> & { readonly text: string },
  StoreApiFailure
>

async function callOnce<S extends z.ZodType>(
  call: Call<S>,
  send: () => Promise<Response>,
): Promise<TextResponse<S>> {
  try {
    const response = await send()
    // A body that breaks off throws: of a truncated answer nothing is used.
    return parseResponse(call, response, await response.text())
  } catch (error) {
    return fail(unanswered(error))
  }
}

/** The failure that a call that threw becomes. */
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
  // Also for answers that are not read: the page of a proxy does not show that something was done.
  if (body === undefined && text.trim() !== '')
    return fail({ kind: 'invalid-answer', detail: `no JSON: ${typeOf(response)}` })
  const parsed = call.schema.safeParse(body)
  if (parsed.success) return ok({ data: parsed.data, token, text })
  return fail({ kind: 'invalid-answer', detail: parsed.error.message.slice(0, 400) })
}

/** A refusal, as far as its answer says why. */
function readRefusal(response: Response, body: unknown, token: string | null): StoreApiFailure {
  const errors = StoreApiErrors.safeParse(body)
  return {
    kind: 'refused',
    status: response.status,
    errors: errors.success ? errors.data.errors : [],
    token,
    headers: tellingHeaders(response),
  }
}

const typeOf = ({ headers }: Response) => headers.get('content-type')?.slice(0, 50) ?? 'no type'

/** Whether the Store API is to blame, and not what it was asked for; 412 is about our key. */
export function isOutage(failure: StoreApiFailure): boolean {
  if (failure.kind !== 'refused') return true
  const { status } = failure
  return status >= 500 || status === 429 || status === 412 || status < 400
}

/** A text parsed as JSON; undefined where it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const TELLING = ['content-type', 'date', 'retry-after', 'server', 'sw-version-id', 'x-request-id']

function tellingHeaders({ headers }: Response): Readonly<Record<string, string>> {
  return Object.fromEntries(
    TELLING.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value.slice(0, 200)] as const]
    }),
  )
}

function requestOf(
  address: StoreApiAddress,
  call: Omit<Call<z.ZodType>, 'schema' | 'keep'>,
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
