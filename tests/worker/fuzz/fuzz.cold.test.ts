import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aCatalogue, aParcel } from '#tests/builders/import-records.ts'
import {
  exportedLines,
  importCatalogue,
  importLines,
  SECRET,
} from '#tests/worker/backend/catalogue/ops.ts'
import { createBackend } from '#worker/backend/app.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { chanceOf, NASTY, type Chance } from './chance.ts'
import { app, errorOf, isBug, LONG, quiet, rounds, seed, shown } from './fuzzed-app.ts'

type Route = Readonly<{ method: string; path: string }>
const routed = ({ routes }: { routes: readonly Route[] }) =>
  routes.filter(({ method }) => method !== 'ALL')
/** Operators' routes are excluded, because their commands take effect. */
const ROUTES = [...routed(app), ...routed(createBackend())].filter(
  ({ path }) => !path.startsWith('/_ops/'),
)

beforeAll(() => importCatalogue(aCatalogue({ 'shipping-methods': [aParcel()] })))
beforeEach(quiet)
afterEach(() => void vi.restoreAllMocks())

const encoded = (text: string) => encodeURIComponent(text)

function addressOf(chance: Chance, path: string): string {
  const filled = path
    .replace(/:\w+(\{[^}]*\})?\??/g, () => encoded(chance.oneOf(NASTY)) || '-')
    .replace('*', () => encoded(chance.oneOf(NASTY)))
  const locale = chance.isOne(4) ? '/en' : ''
  const pairs = chance.some(3, () => [
    chance.oneOf(['p', 'search', 'order', 'view', 'to', 'quantity', 'color', ...NASTY]),
    chance.oneOf(NASTY),
  ])
  const query = pairs.map((pair) => pair.map((part) => encoded(part)).join('=')).join('&')
  return `https://shop.test${locale}${filled}${query && `?${query}`}`
}

const FIELDS = `productId quantity id email password comment name subject formToken locale to terms
  billingAddress.firstName billingAddress.zipcode billingAddress.countryId shippingMethodId code
  paymentMethodId customerComment points content orderNumber mode`.split(/\s+/)

function bodyOf(chance: Chance): string {
  const kind = chance.below(4)
  if (kind === 0) return chance.oneOf(NASTY)
  if (kind === 1) return JSON.stringify(criteriaOf(chance, 3))
  const names = [...FIELDS, ...NASTY]
  const pairs = chance.some(8, () => [chance.oneOf(names), chance.oneOf(NASTY)])
  return pairs.map((pair) => pair.map((part) => encoded(part)).join('=')).join('&')
}

/** Header values contain only ASCII and no line breaks. */
const inHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '')

function requestOf(chance: Chance, { method, path }: Route, body: string): Request {
  const names = ['sw-context-token', '__Host-sw-context-token', 'view', '__Host-order', 'flash']
  const cookies = chance.some(3, () => `${chance.oneOf(names)}=${inHeader(chance.oneOf(NASTY))}`)
  const types = ['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'x']
  const headers = new Headers({
    origin: 'https://shop.test',
    cookie: cookies.join('; '),
    accept: chance.oneOf(['text/html', 'application/json', 'text/markdown', '*/*']),
    'content-type': chance.oneOf(types),
    'accept-language': inHeader(chance.oneOf(NASTY)),
  })
  if (path.startsWith('/store-api')) {
    headers.set('sw-access-key', EMBEDDED_ACCESS_KEY)
    headers.set('sw-language-id', inHeader(chance.oneOf(NASTY)))
    headers.set('sw-context-token', inHeader(chance.oneOf(NASTY)))
  }
  const isRead = ['GET', 'HEAD'].includes(method)
  return new Request(addressOf(chance, path), { method, headers, body: isRead ? null : body })
}

const KEYS = `filter post-filter sort aggregations associations ids limit page term query includes
  fields grouping total-count-mode search order p properties manufacturer min-price max-price
  type field value queries operator parameters gte lte name definition interval`.split(/\s+/)
const KINDS = `equals equalsAny contains range multi not prefix suffix terms count sum avg min max
  stats entity histogram filter`.split(/\s+/)
const FIELD_NAMES = ['id', 'name', 'productNumber', 'price', 'stock', 'categories.id', 'no.such']

/** A random criteria of valid keys and kinds. */
function criteriaOf(chance: Chance, depth: number): unknown {
  const kind = chance.below(depth > 0 ? 7 : 4)
  if (kind === 0) return chance.oneOf(NASTY)
  if (kind === 1) return chance.oneOf([...KINDS, ...FIELD_NAMES])
  if (kind === 2) return chance.oneOf([0, -1, 1.5, 24, 101, 1e308, 2 ** 53])
  if (kind === 3) return chance.oneOf([true, false, null, '\uD800'])
  if (kind === 4) return chance.some(3, () => criteriaOf(chance, depth - 1))
  const pairs = chance.some(5, () => [chance.oneOf(KEYS), criteriaOf(chance, depth - 1)])
  const named = { type: chance.oneOf(KINDS), field: chance.oneOf(FIELD_NAMES) }
  return { ...(chance.isOne(2) && named), ...Object.fromEntries(pairs) }
}

/** Sends random requests and lists failures with their reproduction. */
async function errorsOf(make: (chance: Chance) => readonly [Request, string]) {
  const errors: string[] = []
  for (let round = 0; round < rounds; round++) {
    const [request, body] = make(chanceOf(seed * 1_000_003 + round))
    const { method, url } = request
    const error = await errorOf(request)
    if (error) errors.push(`round ${round}: ${method} ${url}\n  ${shown(body)}\n  ${error}`)
  }
  return errors
}

test('random requests to any route cause no errors and no reflected markup', LONG, async () => {
  const errors = await errorsOf((chance) => {
    const body = bodyOf(chance)
    return [requestOf(chance, chance.oneOf(ROUTES), body), body]
  })
  expect(errors.join('\n')).toBe('')
})

test('random criteria are answered or refused', LONG, async () => {
  const reads = ROUTES.filter(
    ({ method, path }) => method === 'POST' && path.startsWith('/store-api') && !path.includes('*'),
  )
  const errors = await errorsOf((chance) => {
    const { path } = chance.oneOf(reads)
    const body = JSON.stringify(criteriaOf(chance, 4))
    const headers = { 'sw-access-key': EMBEDDED_ACCESS_KEY, 'content-type': 'application/json' }
    return [new Request(addressOf(chance, path), { method: 'POST', headers, body }), body]
  })
  expect(errors.join('\n')).toBe('')
})

test('random webhooks without a valid signature cause no errors', LONG, async () => {
  const hooks = ROUTES.filter(({ path }) =>
    /^\/(?:_payments|_shopware|_gateway|browser)/.test(path),
  )
  expect(hooks.length).toBeGreaterThan(1)
  const errors = await errorsOf((chance) => {
    const body = bodyOf(chance)
    return [requestOf(chance, chance.oneOf(hooks), body), body]
  })
  expect(errors.join('\n')).toBe('')
})

test('random operators’ requests are refused with a message', LONG, async () => {
  const calls = routed(createBackend()).filter(
    ({ path }) => path.startsWith('/_ops/') && !path.startsWith('/_ops/restore'),
  )
  const errors = await errorsOf((chance) => {
    const { method, path } = chance.oneOf(calls)
    const body = chance.isOne(2) ? '{}' : bodyOf(chance)
    const headers = { authorization: `Bearer ${SECRET}` }
    const init = { method, headers, body: method === 'GET' ? null : body }
    return [new Request(addressOf(chance, path), init), body]
  })
  expect(errors.join('\n')).toBe('')
})

test('an import with one invalid value is refused, or can be exported again', LONG, async () => {
  const good = await exportedLines()
  const files = Object.entries(good).filter(([, lines]) => lines.length > 0)
  for (let round = 0; round < Math.max(4, rounds / 20); round++) {
    const chance = chanceOf(seed * 7_919 + round)
    const [file, lines] = chance.oneOf(files)
    const at = chance.below(lines.length)
    const broken = lines.map((line, index) => (index === at ? brokenLine(chance, line) : line))
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const { version, refusals } = await importLines({ ...good, [file]: broken })
    const told = `round ${round}: ${file} ${broken[at]}`
    expect(version !== undefined || refusals.length > 0, told).toBe(true)
    expect(log.mock.calls.map(([line]) => String(line)).filter(isBug), told).toEqual([])
    if (version === undefined) expect(await exportedLines(), told).toEqual(good)
    else await importLines(good)
  }
})

function brokenLine(chance: Chance, line: string): string {
  if (chance.isOne(8)) return line.slice(0, chance.below(line.length))
  const record: Record<string, unknown> = JSON.parse(line)
  record[chance.oneOf(Object.keys(record))] = criteriaOf(chance, 1)
  return JSON.stringify(record)
}
