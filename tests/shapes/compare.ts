import { isLaterField, isLaterRoute } from './later-version.ts'
import type { Answered, RefusalCode } from './recording.ts'
import type { Shape } from './shape.ts'

/**
 * A: a client written for Shopware trips over ours (missing key, other type, status, code).
 * B: ours gives what Shopware leaves out or has as null, which hides faults of our pages.
 * C: harmless.
 */
export type Rank = 'A' | 'B' | 'C'

export type Difference = Readonly<{
  rank: Rank
  call: string
  group: string
  /** Where, from the entity around it: `product.tax`; of a call itself: `(cart-add) status`. */
  place: string
  theirs: string
  ours: string
}>

/** What names a difference in the list of those that are allowed. */
export const nameOf = ({ rank, place, theirs, ours }: Difference): string =>
  `${rank} ${place}: ${theirs} | ${ours}`

/** Keys of the database that no client trips over; of `createdAt` only where people read it. */
const TECHNICAL = /(^|\.)(updatedAt|uploadedAt|versionId|\w+VersionId|metaData\.(hash|type))$/
const CREATED = /(^|\.)createdAt$/
const READ_AS_DATE = new Set(
  'order customer product_review product newsletter_recipient customer_wishlist_product'.split(' '),
)
/** What ours adds says so by its name. */
const ADDITION = /ripstop/
/** Keys of which another value than Shopware's trips a client. */
const TELLING = new Set(
  [
    'apiAlias type linkType taxStatus taxType routeName displayType messageKey level entity',
    'technicalName sectionPosition isCanonical removable stackable good states',
  ].flatMap((line) => line.split(' ')),
)

export function differences(
  theirs: ReadonlyMap<string, Answered>,
  ours: ReadonlyMap<string, Answered>,
): Difference[] {
  const said = saidOfEntities([...theirs.values()].flatMap(({ shape }) => shape ?? []))
  return [...theirs].flatMap(([call, their]) => {
    const our = ours.get(call)
    return our ? [...between({ call, group: their.group, said }, their, our)] : []
  })
}

/** Which values a telling key of an entity has anywhere, by `entity.key`. */
type SaidOfEntities = ReadonlyMap<string, ReadonlySet<string>>
type OfCall = Readonly<{ call: string; group: string; said: SaidOfEntities }>

function* between(of: OfCall, their: Answered, our: Answered): Generator<Difference> {
  const row = (rank: Rank, what: string, one: unknown, other: unknown): Difference => ({
    call: of.call,
    group: of.group,
    rank,
    place: what.startsWith('header ') ? what : `(${of.call}) ${what}`,
    theirs: String(one),
    ours: String(other),
  })
  const [isFine, isFineHere] = [their.status < 300, our.status < 300]
  if (their.status !== our.status)
    yield row(rankOfStatus(of.call, their, our), 'status', outcome(their), outcome(our))
  else if (codes(their.errors) !== codes(our.errors))
    yield row('A', 'errors', codes(their.errors), codes(our.errors))
  if (their.contentType !== our.contentType && isFine === isFineHere)
    yield row('A', 'content-type', their.contentType, our.contentType)
  if (their.token !== our.token && isFine === isFineHere)
    yield row(their.token === 'absent' ? 'B' : 'A', 'sw-context-token', their.token, our.token)
  if (isFine && isFineHere) {
    for (const name of ['sw-language-id', 'sw-version-id']) {
      const [has, hasHere] = [their.echoes.includes(name), our.echoes.includes(name)]
      const told = (isSent: boolean) => (isSent ? 'sent' : 'not sent')
      if (has !== hasHere) yield row(has ? 'A' : 'B', `header ${name}`, told(has), told(hasHere))
    }
    if (isPublic(their) !== isPublic(our))
      yield row('A', 'cache-control', their.cacheControl, our.cacheControl)
    if (Boolean(their.shape) !== Boolean(our.shape))
      yield row('A', 'body', their.shape ? 'JSON' : 'none', our.shape ? 'JSON' : 'none')
  }
  const isComparable = !OF_OTHER_ARTICLES.has(of.call)
  if (their.shape && our.shape && isComparable) yield* walk(of, their.shape, our.shape, '', null)
  if (their.errorShape && our.errorShape)
    yield* walk(of, their.errorShape, our.errorShape, '', { alias: 'refusal', from: 0 })
}

function rankOfStatus(call: string, their: Answered, our: Answered): Rank {
  if (!hasNoRoute(their)) return 'A'
  if (isLaterRoute(call)) return 'C'
  return our.status < 300 ? 'B' : 'A'
}

const isPublic = ({ cacheControl }: Answered) => /public/.test(cacheControl ?? '')

const hasNoRoute = ({ status, errors }: Answered) =>
  status === 405 ||
  (status === 404 &&
    errors?.every(({ code }) => ['0', 'FRAMEWORK__ROUTE_NOT_FOUND'].includes(String(code))))

const outcome = ({ status, errors }: Answered) => `${status}${errors ? ` ${codes(errors)}` : ''}`

function codes(errors: readonly RefusalCode[] | undefined): string {
  if (!errors) return '-'
  const told = errors.map(({ code, pointer }) => (pointer ? `${code} ${String(pointer)}` : code))
  return told.join('; ') || 'none'
}

type Entity = Readonly<{ alias: string; from: number }> | null

function* walk(
  of: OfCall,
  theirShape: Shape,
  ourShape: Shape,
  path: string,
  around: Entity,
): Generator<Difference> {
  const their = nodeOf(theirShape)
  const our = nodeOf(ourShape)
  const alias = aliasOf(their) ?? aliasOf(our)
  const entity = alias === undefined ? around : { alias, from: path.length }
  const row = (rank: Rank, at: string, one: string, other: string): Difference => ({
    call: of.call,
    group: of.group,
    rank,
    // What the node itself is belongs to the entity around it.
    place: placeOf(of.call, at, at === path ? around : entity),
    theirs: one,
    ours: other,
  })

  const rank = rankOfTypes(their, our)
  if (rank) yield row(TECHNICAL.test(path) ? 'C' : rank, path, told(their), told(our))
  else if (their.elements && !our.elements && our.types.has('empty-array'))
    yield row('A', path, 'array', '[] only')
  else if (!their.elements && our.elements && their.types.has('empty-array'))
    yield row('B', path, '[] only', 'array')
  if (their.elements && our.elements)
    yield* walk(of, their.elements, our.elements, `${path}[]`, entity)
  if (their.values && our.values) yield* walk(of, their.values, our.values, `${path}{}`, entity)

  const key = path.split('.').at(-1)?.replace('[]', '') ?? ''
  const known = new Set([...(their.said ?? []), ...(of.said.get(`${entity?.alias}.${key}`) ?? [])])
  if (TELLING.has(key) && their.said && our.said?.some((value) => !known.has(value)))
    yield row('A', path, their.said.join(', '), our.said.join(', '))

  if (their.keys.size === 0 || our.keys.size === 0) return
  for (const [name, { child, isOptional }] of their.keys) {
    const at = path ? `${path}.${name}` : name
    const counterpart = our.keys.get(name)
    const node = nodeOf(child)
    const isCreated = CREATED.test(at) && !READ_AS_DATE.has(entity?.alias ?? '')
    const isForNobody = TECHNICAL.test(at) || isCreated || isNoteOfSearch(name, node)
    const rankOfAbsence = isNothing(node) || isForNobody ? 'C' : 'A'
    if (!counterpart) {
      yield row(rankOfAbsence, at, told(node) + (isOptional ? ' (sometimes)' : ''), 'not there')
      continue
    }
    if (!isOptional && counterpart.isOptional)
      yield row(rankOfAbsence, at, 'always there', 'sometimes there')
    if (isOptional && !counterpart.isOptional) yield row('B', at, 'sometimes there', 'always there')
    yield* walk(of, child, counterpart.child, at, entity)
  }
  for (const [name, { child }] of our.keys) {
    if (their.keys.has(name)) continue
    const at = path ? `${path}.${name}` : name
    const node = nodeOf(child)
    const isAddition = ADDITION.test(at) || isLaterField(entity?.alias, name)
    yield row(isNothing(node) || isAddition ? 'C' : 'B', at, 'not there', told(node))
  }
}

function placeOf(call: string, at: string, entity: Entity): string {
  if (!entity) return `(${call}) ${at || 'answer'}`
  const rest = at.slice(entity.from)
  return entity.alias + (rest === '' || /^[.[{]/.test(rest) ? rest : `.${rest}`)
}

type Node = Readonly<{
  types: ReadonlySet<string>
  said: readonly string[] | undefined
  keys: ReadonlyMap<string, Readonly<{ child: Shape; isOptional: boolean }>>
  elements: Shape | undefined
  values: Shape | undefined
}>

function nodeOf(shape: Shape): Node {
  const {
    '': own,
    '[]': elements,
    '{}': values,
    ...keys
  } = typeof shape === 'string' ? { '': shape } : shape
  const [types = '', said] = String(own).split(' = ')
  const set = new Set(
    types.split('|').map((type) => (/^(int|float)$/.test(type) ? 'number' : type)),
  )
  if (set.has('object') && values !== undefined) {
    set.delete('object')
    set.add('map')
  }
  return {
    types: set,
    said: said?.split(', '),
    keys: new Map(
      Object.entries(keys).map(([key, child]) => [
        key.replace(/\?$/, ''),
        { child, isOptional: key.endsWith('?') },
      ]),
    ),
    elements,
    values,
  }
}

function aliasOf({ keys }: Node): string | undefined {
  const own = keys.get('apiAlias')
  return own && nodeOf(own.child).said?.[0]
}

/** How Shopware's database found a row. */
const isNoteOfSearch = (name: string, { keys }: Node) =>
  name === 'extensions' && keys.size === 1 && keys.has('search')

/**
 * The first hundred articles of all: Shopware lists the parents of variants among them, and a call
 * without a body cannot name others.
 */
const OF_OTHER_ARTICLES = new Set([
  'no-body',
  'json-that-is-text',
  'json-that-is-a-list',
  'sort-wrong-order',
])

/** What telling keys say of each entity, wherever it stands: a value that is known trips nobody. */
function saidOfEntities(shapes: readonly Shape[]): SaidOfEntities {
  const all = new Map<string, Set<string>>()
  const visit = (shape: Shape, key: string, around: string | undefined) => {
    const node = nodeOf(shape)
    const alias = aliasOf(node) ?? around
    if (TELLING.has(key) && node.said) {
      const at = `${alias}.${key}`
      all.set(at, new Set([...(all.get(at) ?? []), ...node.said]))
    }
    for (const [name, { child }] of node.keys) visit(child, name, alias)
    for (const inner of [node.elements, node.values]) if (inner) visit(inner, key, alias)
  }
  for (const shape of shapes) visit(shape, '', undefined)
  return all
}

const NOTHING = new Set(['null', 'empty-array', 'empty-object', 'own'])
const SHORT: Readonly<Record<string, string>> = { 'empty-array': '[]', 'empty-object': '{}' }

const isNothing = ({ types }: Node) => [...types].every((type) => NOTHING.has(type))
const told = ({ types }: Node) =>
  [...types]
    .map((type) => SHORT[type] ?? type)
    .sort()
    .join(' or ')
const familyOf = (type: string) => type.replace('empty-', '')
const isEmptyObject = ({ types }: Node) =>
  types.has('empty-object') && !types.has('object') && !types.has('map')

/** What it means that values of other types stand here than there; null for nothing. */
function rankOfTypes(their: Node, our: Node): Rank | null {
  const theirs = new Set([...their.types].map(familyOf))
  const here = new Set([...our.types].map(familyOf))
  // An object of our own additions stands where Shopware has nothing, however it says so.
  if (here.delete('own')) {
    for (const type of theirs) if (isNothing(their) || type === 'map') here.add(type)
  }
  const isKnown = (type: string, side: ReadonlySet<string>, node: Node) =>
    side.has(type) || (type === 'map' && side.has('object') && node.keys.size === 0)
  const more = [...here].filter(
    (type) =>
      !isKnown(type, theirs, their) &&
      !(type === 'object' && theirs.has('map') && isEmptyObject(our)),
  )
  const less = [...theirs].filter(
    (type) =>
      !isKnown(type, here, our) && !(type === 'object' && here.has('map') && isEmptyObject(their)),
  )
  if (more.length === 0 && less.length === 0) return null
  if (more.some((type) => type !== 'null')) return isNothing(their) ? 'B' : 'A'
  if (more.includes('null')) return 'A'
  if (less.length === 1 && less[0] === 'null') return 'B'
  if ([...here].every((type) => type === 'null')) return 'A'
  return less.some((type) => type !== 'null') && !isNothing(their) ? 'A' : null
}
