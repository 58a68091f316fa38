import { askerOf } from './ask-embedded.ts'
import { learn, rootOf, type EntityModel } from './entity-model.ts'
import { storedPayloads, withOrderedCuts } from './stored-payloads.ts'
import { SHOPWARE_LANGUAGES, type Language } from './languages.ts'
import { isFields, mapValues, routeOf, type Fields, type Recording } from './recorded.ts'
import { pageReads, type RecordedPages } from './recorded-pages.ts'
import { recordedReads } from './recorded-reads.ts'
import { narrowed, reshaped } from './reshape.ts'
import { seoPaths } from './seo-paths.ts'
import { seoUrlResponse } from './seo-url.ts'

export type ReplayOptions = Readonly<{
  recording: Recording
  /** The embedded backend with catalogue and sessions. */
  embedded: (request: Request) => Promise<Response>
  embeddedKey: string
  embeddedLanguages: Readonly<Record<Language, string>>
  /** Address of this Shopware, for Store API and pictures. */
  origin: string
  accessKey: string
  /** A headless channel has no SEO paths. */
  channel?: 'storefront' | 'headless'
  /** The catalogue is the recorded one, so that complete recordings are returned unchanged. */
  hasRecordedCatalogue?: boolean
  /** Recorded calls of pages in a channel with SEO paths; returned unchanged too. */
  pages?: RecordedPages
}>

export type RequestInput = Readonly<{
  method: string
  /** Path below the Store API with its query. */
  path: string
  token: string | null
  languageId: string | null
  body: string
}>

const LEFT_UNREAD = new Set([
  'cartId',
  'new',
  'in-stock',
  'min-piece',
  'min-property',
  'max-property',
])

const models = new WeakMap<Recording, EntityModel>()

/** Built once per recording, because tests open many Shopwares. */
function modelOf(recording: Recording): EntityModel {
  const model = models.get(recording) ?? learn(recording.answers.values())
  models.set(recording, model)
  return model
}

/**
 * A Shopware 6.6 without plugins: the data are those of the embedded backend, the form is that of
 * the recording.
 */
export function aShopware(options: ReplayOptions) {
  const { recording, accessKey, origin, channel = 'storefront' } = options
  const { hasRecordedCatalogue = false, pages = [] } = options
  const model = modelOf(recording)
  const recordedResponse = hasRecordedCatalogue ? recordedReads(recording, channel) : () => null
  const pageResponse = pageReads(channel === 'storefront' ? pages : [], origin)
  const requested: RequestInput[] = []
  const withStored = storedPayloads()

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^\/store-api/, '')
    const languageId = request.headers.get('sw-language-id')
    const body = await request.text()
    const token = request.headers.get('sw-context-token')
    requested.push({ method: request.method, path: path + search, token, languageId, body })

    if (request.headers.get('sw-access-key') !== accessKey)
      return refusal(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 'Precondition Failed')
    const statuses = recording.routes.get(rootOf(request.method, path))
    if (!statuses) return noSuchRoute(recording, path)
    const [status = 0] = statuses
    if (status === -405) return refusal(405, '0', 'Method Not Allowed')
    if (status === -404) return refusal(404, '0', 'Not Found')

    const language = languageOf(languageId)
    if (!language) return refusal(412, 'SYSTEM__LANGUAGE_NOT_FOUND', 'Precondition Failed')
    const seoUrls = request.headers.has('sw-include-seo-urls')
    const sent = { method: request.method, path: path + search, seoUrls, body }
    const read = { ...sent, language: languageId && language }
    const recorded = token === null ? (pageResponse(read) ?? recordedResponse(read)) : null
    if (recorded?.text === '') return new Response(null, { status: 204 })
    if (recorded)
      return new Response(recorded.text, {
        status: recorded.status,
        headers: { 'content-type': 'application/json' },
      })
    const call = { request, path: path + search, body: fieldsOf(body), language }
    const response = await responseTo(options, model, withStored, call)
    const headers = new Headers(response.headers)
    headers.delete('sw-version-id')
    headers.delete('content-length')
    if (languageId) headers.set('sw-language-id', languageId)
    else headers.delete('sw-language-id')
    const isEmpty = statuses.includes(204) && !statuses.includes(200) && response.status < 300
    if (isEmpty || response.data === undefined)
      return new Response(null, { status: isEmpty ? 204 : response.status, headers })
    return Response.json(response.data, { status: response.status, headers })
  }

  return { fetch, requested, channel }
}

type Call = Readonly<{ request: Request; path: string; body: Fields; language: Language }>
type TestResponse = Readonly<{ status: number; headers: Headers; data: unknown }>

async function responseTo(
  options: ReplayOptions,
  model: EntityModel,
  withStored: ReturnType<typeof storedPayloads>,
  call: Call,
): Promise<TestResponse> {
  const { request, path, body, language } = call
  const ask = askerOf(options, language)
  const paths = seoPaths((of, what, how) => ask(of, { method: 'POST', body: what, ...how }))
  if (routeOf(path) === '/seo-url') {
    const data = await seoUrlResponse(paths, ask, body, language)
    const isHeadless = options.channel === 'headless'
    const empty = isFields(data) ? { ...data, elements: [], total: 0 } : data
    return { status: 200, headers: new Headers(), data: isHeadless ? empty : data }
  }
  const { includes, ...rest } = withoutOurs(body)
  const response = await ask(path, {
    method: request.method,
    ...(['GET', 'HEAD'].includes(request.method) ? {} : { body: rest }),
    headers: request.headers,
  })
  if (response.status >= 300 || response.data === undefined) return response

  const associations = isFields(body['associations']) ? body['associations'] : {}
  const root = rootOf(request.method, path)
  const shaped = reshaped(model, root, beforehand(response.data), associations)
  const whole = /^\/(?:checkout\/)?order$/.test(path)
    ? withOrderedCuts(shaped, response.data)
    : shaped
  const finished = await finish(options, paths, whole, language)
  const cartId = cartIdIn(response.data)
  const stored =
    cartId !== null && isFields(finished)
      ? withStored(cartId, finished, { method: request.method, items: body['items'] })
      : finished
  return { ...response, data: narrowed(withoutHits(options.recording, path, stored), includes) }
}

/** Removes parameters that a Shopware ignores: the cart's id, and unknown filters. */
function withoutOurs(body: Fields): Fields {
  const entries = Object.entries(body)
  return Object.fromEntries(entries.filter(([name]) => !LEFT_UNREAD.has(name)))
}

/** The cart id in a response of the embedded backend; null if there is none. */
function cartIdIn(data: unknown): string | null {
  if (!isFields(data) || !Array.isArray(data['lineItems']) || !isFields(data['extensions']))
    return null
  const ripstop = data['extensions']['ripstop']
  return isFields(ripstop) && typeof ripstop['cartId'] === 'string' ? ripstop['cartId'] : null
}

/** Moves values to Shopware's places. */
function beforehand(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((entry) => !isOwnMenu(entry))
  if (!isFields(data) || !isFields(data['extensions'])) return data
  const ripstop = data['extensions']['ripstop']
  if (!isFields(ripstop) || typeof ripstop['hash'] !== 'string') return data
  return { hash: ripstop['hash'], ...data }
}

/** Menu entries other than categories, which link to pages that a Shopware lacks. */
function isOwnMenu(entry: unknown): boolean {
  if (!isFields(entry) || entry['type'] === 'page' || !isFields(entry['customFields'])) return false
  return entry['customFields']['ripstop_menu'] === 'service'
}

/** A search without results has its filters in another form. */
function withoutHits({ answers: responses }: Recording, path: string, data: unknown): unknown {
  const isSearch = /^\/search(-suggest)?$/.test(routeOf(path))
  const isAggregated = isFields(data) && isFields(data['aggregations'])
  if (!isSearch || !isAggregated || data['total'] !== 0) return data
  const none = responses.get('search-none')?.body
  return { ...data, aggregations: isFields(none) ? none['aggregations'] : {} }
}

type SeoPaths = ReturnType<typeof seoPaths>

/** Sets SEO paths by Shopware's templates, and the addresses of pictures. */
async function finish(
  { origin, channel }: ReplayOptions,
  paths: SeoPaths,
  data: unknown,
  language: Language,
): Promise<unknown> {
  const walk = async (value: unknown, isDetail: boolean): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map((inner) => walk(inner, false)))
    if (!isFields(value)) return value
    const alias = value['apiAlias']
    const isInside = alias === 'product_detail'
    const entries = await Promise.all(
      Object.entries(value).map(
        async ([key, inner]) => [key, await walk(inner, isInside)] as const,
      ),
    )
    const walked: Fields = Object.fromEntries(entries)
    if (typeof walked['url'] === 'string' && /^(media|media_thumbnail)$/.test(String(alias)))
      return { ...walked, url: new URL(new URL(walked['url'], origin).pathname, origin).href }
    const layout = alias === 'product' && !isDetail ? { cmsPage: null, seoCategory: null } : {}
    if (!Array.isArray(walked['seoUrls'])) return { ...walked, ...layout }
    const path = await paths.of(walked, language)
    const seoUrls = channel === 'headless' || path === null ? [] : withPath(walked['seoUrls'], path)
    return { ...walked, ...layout, seoUrls }
  }
  return walk(data, false)
}

const withPath = (seoUrls: readonly unknown[], seoPathInfo: string) =>
  seoUrls.slice(0, 1).map((one) => (isFields(one) ? { ...one, seoPathInfo } : one))

function languageOf(id: string | null): Language | null {
  if (id === null) return 'de'
  return id === SHOPWARE_LANGUAGES.de ? 'de' : id === SHOPWARE_LANGUAGES.en ? 'en' : null
}

function fieldsOf(body: string): Fields {
  const data: unknown = body === '' ? {} : JSON.parse(body)
  return isFields(data) ? mapValues(data, (value) => value) : {}
}

/** The response to a route with another method. */
function noSuchRoute({ routes }: Recording, path: string): Response {
  const others = ['GET', 'POST', 'PATCH', 'DELETE'].some((method) =>
    (routes.get(rootOf(method, path)) ?? [-404]).some((status) => status > 0),
  )
  return others ? refusal(405, '0', 'Method Not Allowed') : refusal(404, '0', 'Not Found')
}

function refusal(status: number, code: string, title: string): Response {
  const error = { code, status: String(status), title, detail: title, meta: { parameters: [] } }
  return Response.json({ errors: [error] }, { status })
}
