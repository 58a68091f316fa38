import { isFields, routeOf, type Fields, type RecordedResponse } from './recorded.ts'

/** Observed values at one place of an entity: `product.tax`, `product.media[]`, `cart.errors{}`. */
export type Place = {
  readonly types: Set<string>
  /** Keys that occur without being requested as an association. */
  readonly unasked: Set<string>
  /** The first value that is not empty. */
  sample: unknown
  /** Entities at this place. */
  readonly entities: Set<string>
  /** Keys in order, with the number of objects that had them. */
  readonly keys: Map<string, number>
  objects: number
}

/** The recorded responses of a Shopware, by entity. */
export type EntityModel = ReadonlyMap<string, Place>

/** Objects that are always maps; others are if all keys contain an id. */
const MAPS =
  /(^|\.)(errors|paymentChangeable|parameters|customFields|seoBreadcrumb|breadcrumb|cookieGroups)$/
const HOLDS_ID = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/

export const isMap = (place: string, fields: Fields) =>
  MAPS.test(place) || Object.keys(fields).every((key) => HOLDS_ID.test(key))

/** Place of a route's response. */
export const rootOf = (method: string, path: string) => `${method} ${routeOf(path)}`

export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? '[]' : 'array'
  if (isFields(value)) return Object.keys(value).length === 0 ? '{}' : 'object'
  return typeof value
}

const NOTHING = new Set(['null', '[]', '{}'])
export const isNothing = (types: ReadonlySet<string>) =>
  types.size > 0 && [...types].every((type) => NOTHING.has(type))

/** Wrappers of entities, whose contents differ by route. */
const WRAPPERS = new Set([
  'dal_entity_search_result',
  'product_listing',
  'product_detail',
  'order-route-response-struct',
  'order_route_response',
  'wishlist_products',
  'array_struct',
])

/** A variant inherits texts and a single product has them, so they count as two entities. */
export function entityOf(value: Fields): string | null {
  const alias = value['apiAlias']
  if (typeof alias !== 'string' || WRAPPERS.has(alias)) return null
  return alias === 'product' && typeof value['parentId'] === 'string'
    ? 'product of a family'
    : alias
}

export function learn(responses: Iterable<RecordedResponse>): EntityModel {
  const model = new Map<string, Place>()
  for (const response of responses) {
    if (response.status >= 300) continue
    const isUnasked = !isFields(response.asked) || response.asked['associations'] === undefined
    // A response limited to some fields tells nothing about others.
    if (isFields(response.asked) && response.asked['includes'] !== undefined) continue
    see(model, rootOf(response.method, response.path), response.body, isUnasked)
  }
  return model
}

function see(model: Map<string, Place>, at: string, value: unknown, isUnasked: boolean): void {
  const place = placeAt(model, at)
  const type = typeOf(value)
  place.types.add(type)
  if (isUnasked) place.unasked.add(type)
  if (!NOTHING.has(type)) place.sample ??= value
  if (Array.isArray(value)) for (const inner of value) see(model, `${at}[]`, inner, isUnasked)
  if (!isFields(value)) return
  const entity = entityOf(value)
  if (entity) place.entities.add(entity)
  const own = entity ?? at
  if (entity === null && isMap(at, value)) {
    for (const inner of Object.values(value)) see(model, `${at}{}`, inner, isUnasked)
    return
  }
  const node = placeAt(model, own)
  node.objects++
  for (const [key, inner] of Object.entries(value)) {
    node.keys.set(key, (node.keys.get(key) ?? 0) + 1)
    see(model, `${own}.${key}`, inner, isUnasked)
  }
}

function placeAt(model: Map<string, Place>, at: string): Place {
  const known = model.get(at)
  if (known) return known
  const place: Place = {
    types: new Set(),
    unasked: new Set(),
    sample: undefined,
    entities: new Set(),
    keys: new Map(),
    objects: 0,
  }
  model.set(at, place)
  return place
}
