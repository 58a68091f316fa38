import { z } from 'zod'
import { SHOPWARE_LANGUAGES } from './languages.ts'
import { isFields, recordingOf, routeOf, type Recording } from './recorded.ts'

const OrdinaryCall = z.object({
  name: z.string(),
  method: z.string(),
  /** Path below the Store API with its query. */
  path: z.string(),
  /** The call carried the token of a session. */
  hasToken: z.boolean(),
  status: z.int(),
  location: z.string().optional(),
  /** The part of the criteria that selects the records. */
  requested: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown(),
})
export type OrdinaryCall = z.infer<typeof OrdinaryCall>

/** Recorded calls of an ordinarily configured Shopware, by name (`data/ordinary.json`). */
export function ordinaryCalls(text: string): ReadonlyMap<string, OrdinaryCall> {
  const calls = z.array(OrdinaryCall).parse(JSON.parse(text))
  return new Map(calls.map((call) => [call.name, call]))
}

/** Responses of a Shopware without content. */
const NOTHING = {
  'POST /language': {
    elements: [
      { id: SHOPWARE_LANGUAGES.de, translationCode: { code: 'de-DE' } },
      { id: SHOPWARE_LANGUAGES.en, translationCode: { code: 'en-GB' } },
    ],
  },
  'POST /country': {
    elements: [
      {
        id: '01a20a91a5e270458df006029a4a44e6',
        name: 'Deutschland',
        iso: 'DE',
        shippingAvailable: true,
      },
    ],
  },
  'POST /seo-url': { elements: [] },
  'POST /product': { elements: [], total: 0 },
  'POST /product/*/reviews': { elements: [], total: 0 },
  'POST /product/*/cross-selling': [],
  'POST /navigation/main-navigation/main-navigation': [],
  'POST /navigation/footer-navigation/footer-navigation': [],
  'POST /navigation/service-navigation/service-navigation': [],
  'POST /category/home': { id: 'home', cmsPage: null },
} as const satisfies Readonly<Record<string, unknown>>

/** Routes whose responses are those of the shape recordings. */
const RECORDED = ['salutation', 'context', 'shipping-method', 'payment-method', 'cart-empty']

export type OrdinaryOptions = Readonly<{
  /** The text of `data/answers.json`. */
  recorded: string
  /** The first matching call provides the response. */
  calls: readonly OrdinaryCall[]
  origin: string
}>

export type SentToOrdinary = Readonly<{
  method: string
  path: string
  token: string | null
  body: unknown
}>

const recordings = new Map<string, Recording>()

function recordingIn(text: string): Recording {
  const known = recordings.get(text) ?? recordingOf(text)
  recordings.set(text, known)
  return known
}

/** A Shopware with the responses of these recorded calls, otherwise without content. */
export function anOrdinaryShopware({ recorded, calls, origin }: OrdinaryOptions) {
  const requests: SentToOrdinary[] = []
  const { answers } = recordingIn(recorded)
  const plain = new Map<string, unknown>(Object.entries(NOTHING))
  for (const name of RECORDED) {
    const response = answers.get(name)
    if (response) plain.set(`${response.method} ${response.path}`, withIds(response.body))
  }

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^\/store-api/, '') + search
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const { method, headers } = request
    const sent = { method, path, token: headers.get('sw-context-token'), body }
    requests.push(sent)
    const call = calls.find((known) => isAnswerTo(known, sent))
    if (call) return respond(call, origin)
    const route = `${method} ${routeOf(path)}`
    if (plain.has(route)) return Response.json(plain.get(route))
    const error = { code: '0', status: '404', title: 'Not Found', detail: route }
    return Response.json({ errors: [error] }, { status: 404 })
  }

  return { fetch, requests }
}

/** The body with an id for each masked one. */
function withIds(body: unknown): unknown {
  const text = JSON.stringify(body)
  return JSON.parse(text.replace(/<id (\d+)>/g, (_, id: string) => id.padStart(32, '0')))
}

function isAnswerTo(call: OrdinaryCall, sent: SentToOrdinary): boolean {
  if (call.method !== sent.method || call.path !== sent.path) return false
  if (call.hasToken !== (sent.token !== null)) return false
  const body = isFields(sent.body) ? sent.body : {}
  return Object.entries(call.requested ?? {}).every(
    ([name, value]) => name === 'depth' || JSON.stringify(body[name]) === JSON.stringify(value),
  )
}

function respond({ status, location, body }: OrdinaryCall, origin: string): Response {
  const text = JSON.stringify(body).replaceAll('<shop>', origin)
  const headers = new Headers({ 'content-type': 'application/json' })
  if (location) headers.set('location', location.replaceAll('<shop>', origin))
  return new Response(text, { status, headers })
}
