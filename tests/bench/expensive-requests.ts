import type { Call } from '#tests/worker/backend/account/access.ts'
import type { Things } from './things.ts'

export type RequestInput = Readonly<{
  method: string
  path: string
  body?: Readonly<Record<string, unknown>>
  /** The session of the request. */
  token?: string
}>
export type Named = Readonly<{ call: string; requested: RequestInput }>
/** Variations of a request that ask for more. */
type Knob = (requested: RequestInput) => readonly RequestInput[]

/** Pages that are uncached or large. */
export const EXPENSIVE_PAGES: readonly Named[] = [
  '/sitemap/de-products-1.xml?quantity={time}',
  '/sitemap/de-content-1.xml?quantity={time}',
  '/products.xml?quantity={time}',
  '/shopware',
  '/stoffe?limit=48&quantity={time}',
  '/stoffe?limit=48&min-price=1&quantity={time}',
  '/search?search=reissverschlus+wasserdichd+ripstopp{marks}',
  '/search/suggest?search=reissverschlus+wasserdichd{marks}',
  '/gibt-es-nicht-{time}',
  '/checkout/cart',
  '/en/blogsearch?search=tent&quantity={time}',
].map((path) => ({
  call: `page ${path.replace(/[?&]quantity=\{time\}|\{marks\}/, '')}`,
  requested: get(path),
}))

function get(path: string): RequestInput {
  return { method: 'GET', path }
}

/** All anonymous reads, with existing ids. */
export function anonymousReads(
  calls: Readonly<Record<string, Call>>,
  things: Things,
): readonly Named[] {
  return Object.entries(calls).flatMap(([call, { access }]) => {
    const [method = '', route = ''] = call.split(' ')
    // Reads accept GET and POST, because a query can express the body.
    if (access !== 'everybody' || WRITES.test(route)) return []
    if (method === 'GET' && calls[`POST ${route}`]) return []
    const { names, body } = things.of(route)
    const path = `/store-api${route.replaceAll(/:(\w+)/g, (_, name: string) => names[name] ?? 'x')}`
    return [{ call, requested: method === 'POST' ? { method, path, body } : { method, path } }]
  })
}

/** Writes are in `expensive-writes.ts`. */
const WRITES =
  /^\/(?:account|checkout|contact-form|revocation|context|order|handle-payment|newsletter)/

const FIELDS = [
  'properties.name',
  'options.name',
  'categories.name',
  'description',
  'name',
  'id',
  'seoPathInfo',
  'points',
]
const range = (length: number) => Array.from({ length }, (_, index) => index)

function withBody(more: Readonly<Record<string, unknown>>): Knob {
  return (requested) =>
    requested.method === 'POST' ? [{ ...requested, body: { ...requested.body, ...more } }] : []
}

type ByField = (field: string) => Knob

const filters =
  (kind: string, count: number, value: unknown): ByField =>
  (field) =>
    withBody({ filter: range(count).map(() => ({ type: kind, field, value })) })
const aggregations =
  (count: number, inner: boolean): ByField =>
  (field) =>
    withBody({
      aggregations: range(count).map((index) => ({
        name: `a${index}`,
        type: 'terms',
        field,
        ...(inner && { aggregation: { name: `b${index}`, type: 'terms', field } }),
      })),
    })

const ASSOCIATIONS: readonly Knob[] = [
  withBody({ associations: { media: {}, categories: {}, manufacturer: {}, properties: {} } }),
  withBody({ associations: { media: {} } }),
  withBody({ associations: { cmsPage: {} } }),
  withBody({ depth: 10 }),
]

const CRITERIA: readonly Knob[] = [
  withBody({ limit: 24 }),
  withBody({ limit: 100 }),
  withBody({ 'total-count-mode': 1 }),
  withBody({ term: 'a e i o n r s t' }),
  withBody({ search: 'reissverschlus wasserdichd ripstopp nylonn beschichted{marks}' }),
  withBody({ search: 'a{marks}' }),
  withBody({ 'no-correction': true }),
  withBody({ sort: range(10).map(() => ({ field: 'name', naturalSorting: true })) }),
  withBody({ sort: range(10).map(() => ({ field: 'properties.id', type: 'count' })) }),
  withBody({ grouping: ['displayGroup'] }),
  withBody({ 'min-price': 1, 'max-price': 100_000, 'shipping-free': false }),
]

const BY_FIELD: readonly ByField[] = [
  aggregations(5, false),
  aggregations(20, false),
  aggregations(1, true),
  aggregations(4, true),
  filters('contains', 50, 'e'),
  filters('contains', 7, 'e'),
]

/** Parameters that ask for more; `knows` tests whether a call has a field. */
export async function knobsOf(
  { requested: query }: Named,
  knows: (requested: RequestInput) => Promise<boolean>,
): Promise<readonly Knob[]> {
  if (query.method !== 'POST') return []
  const probe = (more: object) => knows({ ...query, body: { ...query.body, ...more } })
  // A call that ignores an invalid criteria reads no criteria.
  if (await probe({ limit: -1 })) return ASSOCIATIONS
  const knobs = [...ASSOCIATIONS, ...CRITERIA]
  for (const field of FIELDS) {
    const counted = [{ name: 'known', type: 'count', field }]
    if (await probe({ limit: 1, aggregations: counted }))
      knobs.push(...BY_FIELD.map((byField) => byField(field)))
  }
  return knobs
}
