import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { env } from 'cloudflare:test'
import { expect, onTestFinished, test } from 'vitest'
import { NO_FILTERS } from '#shared/domain/listing.ts'
import { timeLimits } from '../time-limits.ts'
import { aCachedShop, pathsTo } from './cached-shop.ts'

const A_PAGE = { page: 1, limit: 24 }
const named = (name: string) => ({ id: 'a'.repeat(32), name })
const listOf = (total: number) => ({ elements: [], total, limit: 24 })

type Shop = ReturnType<typeof aCachedShop>
type Where = Parameters<Shop['visit']>[1]
const category = (shop: Shop, where?: Where) =>
  shop.visit(({ catalogue }) => catalogue.category('de', 'a'.repeat(32)), where)
const nameOf = ({ found }: Awaited<ReturnType<typeof category>>) =>
  found.ok ? found.value.data.name : found.error.kind

const keysOfKv = async () => (await env.KV.list({ prefix: 'answer:' })).keys.length

test('a response is cached in memory for this isolate and in KV for others', async () => {
  const shop = aCachedShop(named('Stoffe'))
  expect((await category(shop)).summary).toBe('origin=1')
  expect((await category(shop)).summary).toBe('memory=1')
  const elsewhere = await category(shop, { isolate: 'two' })
  expect([elsewhere.summary, elsewhere.requested, nameOf(elsewhere)]).toEqual(['kv=1', 0, 'Stoffe'])
})

test('after a minute the stale response is returned at once, and the next reader gets a new one', async () => {
  const shop = aCachedShop(named('Stoffe'))
  await category(shop)
  shop.pass(61_000)
  shop.state.answer = named('Neue Stoffe')
  const stale = await category(shop)
  expect([stale.summary, nameOf(stale)]).toEqual(['memory-stale=1', 'Stoffe'])
  expect(nameOf(await category(shop))).toBe('Neue Stoffe')
  expect(nameOf(await category(shop, { isolate: 'two' }))).toBe('Neue Stoffe')
})

test('many readers of a stale response cause one request', async () => {
  const shop = aCachedShop(named('Stoffe'))
  await category(shop)
  shop.pass(61_000)
  shop.state.requested.length = 0
  await Promise.all(Array.from({ length: 5 }, () => category(shop)))
  expect(shop.state.requested.length).toBe(1)
})

test('many readers of an uncached response cause one request', async () => {
  const shop = aCachedShop(named('Stoffe'))
  const found = await Promise.all(Array.from({ length: 50 }, () => category(shop)))
  expect(shop.state.requested.length).toBe(1)
  expect(new Set(found.map(nameOf))).toEqual(new Set(['Stoffe']))
})

test('a reader who waits for another’s request sends one too if that fails', async () => {
  const shop = aCachedShop(named('Stoffe'))
  shop.state.status = 500
  await Promise.all(Array.from({ length: 3 }, () => category(shop)))
  const failed = shop.state.requested.length
  shop.state.status = 200
  expect(nameOf(await category(shop))).toBe('Stoffe')
  expect([failed, shop.state.requested.length - failed]).toEqual([3, 1])
})

test('stale prices are served for ten minutes while they are refreshed, texts for a day', async () => {
  const priced = aCachedShop({ elements: [], total: 3, limit: 24, page: 1 })
  const product = (shop: Shop) => shop.visit(({ entries }) => entries.post('de', 'ein-beitrag'))
  priced.state.answer = {
    id: 'a'.repeat(32),
    slug: 'ein-beitrag',
    slugs: { de: 'ein-beitrag', en: 'a-post' },
    title: 'Ein Beitrag',
    summary: '',
    author: 'M.',
    date: '2026-01-01',
    cmsPage: null,
  }
  await product(priced)
  priced.pass(11 * MINUTE_MS)
  expect((await product(priced)).summary).toBe('origin=1')
  const texts = aCachedShop(named('Stoffe'))
  await category(texts)
  texts.pass(11 * MINUTE_MS)
  expect((await category(texts)).summary).toBe('memory-stale=1')
})

test.each([
  ['is unreachable', 0],
  ['fails', 500],
])('while the Store API %s stale responses are served', async (_how, status) => {
  const shop = aCachedShop(named('Stoffe'))
  await category(shop)
  shop.pass(25 * HOUR_MS)
  shop.state.status = status
  const old = await category(shop)
  expect([nameOf(old), old.sources.usedStaleResponses()]).toEqual(['Stoffe', true])
  const again = await category(shop)
  expect([nameOf(again), again.requested]).toEqual(['Stoffe', 0])
  shop.pass(11_000)
  shop.state.status = 200
  expect((await category(shop)).summary).toBe('origin=1')
})

test('errors and missing entities are never cached', async () => {
  const shop = aCachedShop({ errors: [] })
  const before = await keysOfKv()
  for (const status of [404, 500, 403]) {
    shop.state.status = status
    await category(shop)
  }
  shop.state.status = 200
  shop.state.answer = named('Stoffe')
  expect((await category(shop)).summary).toBe('origin=1')
  expect((await keysOfKv()) - before).toBe(1)
})

test('only the first page of reviews in the default order is stored in KV', async () => {
  const shop = aCachedShop(listOf(0))
  const before = await keysOfKv()
  const first = { page: 1, limit: 10, sort: 'newest', points: null } as const
  const ask = (requested: object) =>
    shop.visit(({ reviews }) => reviews.of('de', 'a'.repeat(32), { ...first, ...requested }))
  for (const requested of [{ page: 2 }, { sort: 'best' }, { sort: 'worst' }, { points: 1 }])
    await ask(requested)
  expect((await keysOfKv()) - before).toBe(0)
  await ask({})
  expect((await keysOfKv()) - before).toBe(1)
})

test('an entity that the shop no longer has is removed from the cache', async () => {
  const shop = aCachedShop(named('Stoffe'))
  await category(shop)
  shop.pass(61_000)
  shop.state.status = 404
  shop.state.answer = { errors: [] }
  await category(shop)
  expect(nameOf(await category(shop))).toBe('refused')
  expect(nameOf(await category(shop, { isolate: 'two' }))).toBe('refused')
})

test('a shop that refuses every request does not clear the cache', async () => {
  const shop = aCachedShop(named('Stoffe'))
  await category(shop)
  Object.assign(shop.state, { status: 404, isLost: true })
  shop.pass(61_000)
  expect(nameOf(await category(shop))).toBe('Stoffe')
  shop.pass(11 * MINUTE_MS)
  const late = await category(shop)
  expect([late.summary, nameOf(late)]).toEqual(['memory-stale=1', 'Stoffe'])
  shop.pass(20 * HOUR_MS + 11_000)
  await category(shop)
  Object.assign(shop.state, { status: 200, isLost: false, answer: named('Wieder da') })
  shop.pass(61_000)
  await category(shop)
  expect(nameOf(await category(shop))).toBe('Wieder da')
})

test('guessed ids, filters, searches and far pages are not stored in KV', async () => {
  const shop = aCachedShop(pathsTo())
  const before = await keysOfKv()
  await shop.visit(({ paths }) => paths.resolve('de', 'gibt-es-nicht'))
  shop.state.answer = pathsTo('stoffe')
  await shop.visit(({ paths }) => paths.resolve('de', 'sToFfE'))
  shop.state.answer = listOf(100)
  const id = 'a'.repeat(32)
  const filters = { ...NO_FILTERS, flags: ['new'] as const }
  await shop.visit(({ catalogue }) => catalogue.listing('de', id, A_PAGE, filters))
  await shop.visit(({ catalogue }) => catalogue.listing('de', id, { page: 21, limit: 24 }))
  await shop.visit(({ catalogue }) => catalogue.listing('de', id, { page: 20, limit: 24 }))
  await shop.visit(({ search }) => search.products('de', { typed: 'zip' }, A_PAGE))
  await shop.visit(({ entries }) => entries.searchPosts('de', 'zip', A_PAGE))
  expect((await keysOfKv()) - before).toBe(0)
  shop.state.answer = pathsTo('stoffe')
  await shop.visit(({ paths }) => paths.resolve('de', 'stoffe'))
  expect((await keysOfKv()) - before).toBe(1)
})

test('languages, price segments and catalogue versions do not share responses', async () => {
  const shop = aCachedShop(named('Stoffe'))
  await category(shop)
  const english = await shop.visit(({ catalogue }) => catalogue.category('en', 'a'.repeat(32)))
  expect(english.requested).toBe(1)
  expect((await category(shop, { segment: 'net-export' })).requested).toBe(1)
  shop.state.version = 'the next'
  expect((await category(shop)).requested).toBe(1)
})

test('cached requests neither send nor return a session token', async () => {
  const shop = aCachedShop({
    elements: [
      { id: 'a'.repeat(32), salutationKey: 'mrs', displayName: 'Frau', letterName: 'Frau' },
    ],
  })
  const token = 'a1B2'.repeat(8)
  const { found } = await shop.visit(({ context }) => context.salutations(), { token })
  expect(shop.state.requested.map(({ headers }) => headers.get('sw-context-token'))).toEqual([null])
  await shop.visit(({ context }) => context.salutations(), { token })
  const { keys } = await env.KV.list({ prefix: 'answer:' })
  for (const { name } of keys) {
    const { value, metadata } = await env.KV.getWithMetadata(name)
    expect(`${name} ${value} ${JSON.stringify(metadata)}`).not.toMatch(/x{32}|a1B2a1B2/)
  }
  expect(found.ok).toBe(true)
})

test('an invalid response in KV counts as missing', async () => {
  const shop = aCachedShop(named('Stoffe'))
  await category(shop)
  for (const { name } of (await env.KV.list({ prefix: 'answer:' })).keys)
    await env.KV.put(name, '{"name":7', { metadata: { madeAtMs: shop.state.nowMs } })
  const elsewhere = await category(shop, { isolate: 'two' })
  expect([elsewhere.summary, nameOf(elsewhere)]).toEqual(['origin=1', 'Stoffe'])
})

test('a page works if KV fails or hangs', async () => {
  const fails = () => Promise.reject(new Error('KV is down'))
  const hangs = () => new Promise<never>(() => {})
  timeLimits.factor = 0
  onTestFinished(() => void (timeLimits.factor = 100))
  for (const broken of [fails, hangs]) {
    const shop = aCachedShop(named('Stoffe'))
    shop.state.kv = { getWithMetadata: broken, put: fails, delete: fails } as unknown as KVNamespace
    expect(nameOf(await category(shop))).toBe('Stoffe')
  }
})

test('an unchanged response is not written to KV again', async () => {
  const shop = aCachedShop(named('Stoffe'))
  await category(shop)
  let puts = 0
  const { KV } = env
  shop.state.kv = new Proxy(KV, {
    get(target, name) {
      if (name === 'put') puts++
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  shop.pass(61_000)
  await category(shop)
  expect([(await category(shop)).summary, puts]).toEqual(['memory=1', 0])
})

test('cached responses cannot be modified by a page', async () => {
  const shop = aCachedShop({ ...named('Stoffe'), breadcrumb: ['Stoffe'] })
  await category(shop)
  const { found } = await category(shop)
  expect(() => found.ok && found.value.data.breadcrumb.push('Fremdes')).toThrow(TypeError)
})

test('a response that one isolate requests each minute stays usable in KV for others', async () => {
  const shop = aCachedShop(listOf(0))
  const reviews = (isolate: string) =>
    shop.visit(
      ({ reviews: api }) =>
        api.of('de', 'a'.repeat(32), { page: 1, limit: 10, sort: 'newest', points: null }),
      { isolate },
    )
  for (let minute = 0; minute < 13; minute++) {
    await reviews('one')
    shop.pass(MINUTE_MS + 1_000)
  }
  expect((await reviews('two')).summary).toBe('kv-stale=1')
})
