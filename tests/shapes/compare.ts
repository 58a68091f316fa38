import type { Difference, Rank } from './difference.ts'
import { isLaterList, isLaterResponse, isLaterField, isLaterRoute } from './later-version.ts'
import type { Answered, RefusalCode } from './recording.ts'
import { aliasOf, isNothing, nodeOf, typesTold, type Node } from './node.ts'
import { rankOfTypes } from './rank-of-types.ts'
import type { Shape } from './shape.ts'
import { saidOfEntities, TELLING, type SaidOfEntities } from './telling-keys.ts'

/** Database keys that clients ignore; `createdAt` only where it is displayed. */
const TECHNICAL = /(^|\.)(updatedAt|uploadedAt|versionId|\w+VersionId|metaData\.(hash|type))$/
const CREATED = /(^|\.)createdAt$/
const READ_AS_DATE = new Set(
  'order customer product_review product newsletter_recipient customer_wishlist_product'.split(' '),
)
/** Our additions have recognisable names. */
const ADDITION = /ripstop/
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
  if (their.status === 204 && our.status === 200 && isLaterResponse(of.call))
    return yield row('C', 'status', 204, 200)
  const [isFine, isFineHere] = [their.status < 300, our.status < 300]
  if (their.status !== our.status)
    yield row(rankOfStatus(of.call, their, our), 'status', outcome(their), outcome(our))
  else if (codes(their.errors) !== codes(our.errors))
    yield row('A', 'errors', codes(their.errors), codes(our.errors))
  if (their.contentType !== our.contentType && isFine === isFineHere)
    yield row('A', 'content-type', their.contentType, our.contentType)
  if (their.token !== our.token && isFine === isFineHere)
    yield row(rankOfToken(of.call, their), 'sw-context-token', their.token, our.token)
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
  const isComparable = !OF_OTHER_PRODUCTS.has(of.call)
  if (their.shape && our.shape && isComparable) yield* walk(of, their.shape, our.shape, '', null)
  if (their.errorShape && our.errorShape)
    yield* walk(of, their.errorShape, our.errorShape, '', { alias: 'refusal', from: 0 })
}

function rankOfStatus(call: string, their: Answered, our: Answered): Rank {
  if (!hasNoRoute(their)) return 'A'
  if (isLaterRoute(call)) return 'C'
  return our.status < 300 ? 'B' : 'A'
}

/** A route that the recorded version lacks returns no token. */
function rankOfToken(call: string, their: Answered): Rank {
  if (their.token !== 'absent') return 'A'
  return hasNoRoute(their) && isLaterRoute(call) ? 'C' : 'B'
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
    // The node itself belongs to the entity around it.
    place: placeOf(of.call, at, at === path ? around : entity),
    theirs: one,
    ours: other,
  })

  const rank = rankOfTypes(their, our)
  const isHarmless = TECHNICAL.test(path) || (path === '' && isLaterList(of.call, our))
  if (rank) yield row(isHarmless ? 'C' : rank, path, typesTold(their), typesTold(our))
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
      yield row(
        rankOfAbsence,
        at,
        typesTold(node) + (isOptional ? ' (sometimes)' : ''),
        'not there',
      )
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
    yield row(isNothing(node) || isAddition ? 'C' : 'B', at, 'not there', typesTold(node))
  }
}

function placeOf(call: string, at: string, entity: Entity): string {
  if (!entity) return `(${call}) ${at || 'answer'}`
  const rest = at.slice(entity.from)
  return entity.alias + (rest === '' || /^[.[{]/.test(rest) ? rest : `.${rest}`)
}

/** Shopware's search scores of rows. */
const isNoteOfSearch = (name: string, { keys }: Node) =>
  name === 'extensions' && keys.size === 1 && keys.has('search')

/**
 * The first hundred products: Shopware includes parents, and a call without a body cannot exclude
 * them.
 */
const OF_OTHER_PRODUCTS = new Set([
  'no-body',
  'json-that-is-text',
  'json-that-is-a-list',
  'sort-wrong-order',
])
