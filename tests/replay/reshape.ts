import { entityOf, isMap, isNothing, typeOf, type EntityModel, type Place } from './entity-model.ts'
import { isFields, type Fields } from './recorded.ts'

type Associations = Readonly<Record<string, unknown>>

/**
 * The response of the embedded backend in Shopware's form. It has only Shopware's keys, equal
 * values if Shopware has any, and null if not. Unknown values are the recorded ones.
 */
export function reshaped(
  model: EntityModel,
  root: string,
  response: unknown,
  associations: Associations = {},
): unknown {
  const fit = (value: unknown, at: string, requested: Associations | null): unknown => {
    const place = model.get(at)
    if (!place) return value
    const types = requested === null && place.unasked.size > 0 ? place.unasked : place.types
    const type = typeOf(value)
    if (isNothing(types)) return types.has(type) ? value : nothing(types)
    if (value === undefined || type === 'null') return absent(types, place)
    if (type === '[]' || type === '{}') return emptyOf(types, value)
    if (Array.isArray(value))
      return types.has('array')
        ? value.map((inner) => fit(inner, `${at}[]`, requested ?? {}))
        : value
    if (isFields(value)) {
      if (types.has('object')) return fitFields(value, at, place, requested ?? {})
      // PHP uses lists for our maps.
      if (types.has('array')) return fit(Object.values(value), at, requested)
      return value
    }
    if (types.has(type)) return value
    if (types.has('string')) return String(value)
    if (types.has('number')) return Number(value)
    return value
  }

  const fitFields = (value: Fields, at: string, place: Place, requested: Associations): unknown => {
    const entity = entityHere(value, place)
    if (entity === null && isMap(at, value) && model.has(`${at}{}`)) {
      const inner = Object.entries(value).map(([key, one]) => [key, fit(one, `${at}{}`, requested)])
      return Object.fromEntries(inner)
    }
    const own = entity ?? at
    const node = model.get(own)
    if (!node) return value
    const entries = [...node.keys].flatMap(([key, times]): [string, unknown][] => {
      if (key === 'apiAlias')
        return [[key, entity ? aliasOf(entity) : model.get(`${own}.apiAlias`)?.sample]]
      if (key === 'translated') return [[key, translated(value, own)]]
      if (value[key] === undefined && times < node.objects) return []
      const inner = entity === null ? requested : nestedIn(requested, key)
      return [[key, fit(value[key], `${own}.${key}`, inner)]]
    })
    return Object.fromEntries(entries)
  }

  /** Texts in the language of the request, own or inherited. */
  const translated = (value: Fields, entity: string): unknown => {
    const at = `${entity}.translated`
    const node = model.get(at)
    if (!node?.types.has('object')) return []
    const said = isFields(value['translated']) ? value['translated'] : {}
    const entries = [...node.keys.keys()].map((key) => {
      const place = model.get(`${at}.${key}`)
      const text = said[key] ?? value[key] ?? null
      if (place && isNothing(place.types)) return [key, nothing(place.types)]
      return [key, key === 'customFields' ? {} : text]
    })
    return Object.fromEntries(entries)
  }

  return fit(response, root, associations)
}

/** Shopware's name of an entity. */
function entityHere(value: Fields, { entities }: Place): string | null {
  const own = entityOf(value)
  if (own !== null && entities.has(own)) return own
  const [first] = entities
  return first ?? own
}

const aliasOf = (entity: string) => (entity === 'product of a family' ? 'product' : entity)

/** Requested associations below a key; null if not requested. */
function nestedIn(requested: Associations, key: string): Associations | null {
  const inner = requested[key]
  if (!isFields(inner)) return null
  return isFields(inner['associations']) ? inner['associations'] : {}
}

function nothing(types: ReadonlySet<string>): unknown {
  if (types.has('null')) return null
  return types.has('[]') ? [] : {}
}

function absent(types: ReadonlySet<string>, { sample }: Place): unknown {
  if (types.has('null')) return null
  if (types.has('[]')) return []
  if (types.has('{}')) return {}
  return sample ?? null
}

/** An empty list or map; PHP writes lists by default. */
function emptyOf(types: ReadonlySet<string>, value: unknown): unknown {
  if (types.has('[]') || types.has('array')) return []
  if (types.has('{}') || types.has('object')) return {}
  return types.has('null') ? null : value
}

/** Only the requested fields of entities, as with `includes`. */
export function narrowed(value: unknown, includes: unknown): unknown {
  if (!isFields(includes)) return value
  if (Array.isArray(value)) return value.map((inner) => narrowed(inner, includes))
  if (!isFields(value)) return value
  const fields = includes[String(value['apiAlias'])]
  const requested = Array.isArray(fields) ? new Set<unknown>([...fields, 'apiAlias']) : null
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => requested === null || requested.has(key))
      .map(([key, inner]) => [key, narrowed(inner, includes)]),
  )
}
