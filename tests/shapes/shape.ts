/**
 * Shape of a response: types by place. A node has its own types under "" and its keys; `key?` is
 * optional. "[]" are list elements, "{}" map values, `own` an object of our additions only. `string
 * = a, b` lists the values of a key with few.
 */
export type Shape = string | { readonly [key: string]: Shape }

/** Shapes with `@name` for a shared part. */
export function expand(shape: Shape, named: Readonly<Record<string, Shape>>): Shape {
  if (typeof shape === 'string') {
    const known = shape.startsWith('@') ? named[shape.slice(1)] : undefined
    return known === undefined ? shape : expand(known, named)
  }
  return Object.fromEntries(
    Object.entries(shape).map(([key, inner]) => [key, expand(inner, named)]),
  )
}

/** Keys with a closed list of values, which belong to the shape. */
const ENUMERATED = new Set(
  [
    'apiAlias type linkType technicalName taxStatus taxType routeName displayType messageKey level',
    'status key levelName lineItemType entity states accountType productAssignmentType',
    'sectionPosition sizingMode code removable stackable good blockOrder isCanonical isModified',
    'isDeleted afterOrderEnabled',
  ].flatMap((line) => line.split(' ')),
)
const MAX_VALUES = 12
const LONGEST_VALUE = 60

/** Extensions of an entity, whose fields have our names. */
const ADDITIONS = /(^|\.)(customFields|extensions)$/
const isOwn = (value: unknown, path: string) =>
  ADDITIONS.test(path) &&
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => name.startsWith('ripstop'))

/** Objects that are always maps; others are if all keys contain an id. */
const MAPS = /(^|\.)(errors|paymentChangeable|parameters|customFields|seoBreadcrumb|breadcrumb)$/
const HOLDS_ID = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/

export const shapeOf = (data: unknown): Shape => common([data], '')

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? 'empty-array' : 'array'
  if (isObject(value)) return Object.keys(value).length === 0 ? 'empty-object' : 'object'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return typeof value
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Common shape of values at one place. */
function common(values: readonly unknown[], path: string): Shape {
  const types = values.map((value) => (isOwn(value, path) ? 'own' : typeOf(value)))
  const own = [...new Set(types)].sort().join('|') + valuesSaid(values, path)
  const lists = values.filter((value) => Array.isArray(value)).filter(({ length }) => length > 0)
  const objects = values
    .filter(isObject)
    .filter((value) => Object.keys(value).length > 0 && !isOwn(value, path))
  if (lists.length === 0 && objects.length === 0) return own
  return {
    '': own,
    ...(lists.length > 0 && { '[]': common(lists.flat(), `${path}[]`) }),
    ...(objects.length > 0 && keysOf(objects, path)),
  }
}

function keysOf(objects: readonly Readonly<Record<string, unknown>>[], path: string) {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))].sort()
  if (MAPS.test(path) || names.every((name) => HOLDS_ID.test(name)))
    return { '{}': common(objects.flatMap(Object.values), `${path}{}`) }
  return Object.fromEntries(
    names.map((name) => {
      const having = objects.filter((object) => Object.hasOwn(object, name))
      const inner = common(
        having.map((object) => object[name]),
        path ? `${path}.${name}` : name,
      )
      return [having.length === objects.length ? name : `${name}?`, inner]
    }),
  )
}

function valuesSaid(values: readonly unknown[], path: string): string {
  const key = path.split('.').at(-1)?.replace('[]', '') ?? ''
  if (!ENUMERATED.has(key)) return ''
  const said = values
    .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(String)
    .filter((value) => value.length < LONGEST_VALUE)
  const few = [...new Set(said)].sort().slice(0, MAX_VALUES)
  return few.length > 0 ? ` = ${few.join(', ')}` : ''
}
