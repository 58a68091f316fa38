import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { faultyBindings } from './faulty-bindings.ts'

const PLACES = 10
const NEXT = aCatalogue({
  families: [aParentRecord(), aParentRecord('more')],
  articles: [aProductRecord(), aProductRecord('70001', { family: 'more' })],
})

beforeEach(emptyStorage)
afterEach(() => void vi.restoreAllMocks())

async function catalogue() {
  const { results } = await env.DB.prepare('SELECT number FROM product ORDER BY number').all()
  const parents = await env.DB.prepare('SELECT count(*) AS n FROM parent_product').first('n')
  return { articles: results.map(({ number }) => number), families: parents }
}
const OLD = { articles: ['70000'], families: 1 }
const NEW = { articles: ['70000', '70001'], families: 2 }

test('a worker that dies during an import leaves the old or the new catalogue, and the next import succeeds', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const healthy = faultyBindings()
  await importCatalogue(aCatalogue())
  await importCatalogue(NEXT, { bindingsAtEnd: healthy.bindings })
  const calls = healthy.state.calls.length
  expect(calls).toBeGreaterThan(PLACES)
  for (let place = 0; place < PLACES; place++) {
    const dies = Math.floor((place * calls) / PLACES)
    await importCatalogue(aCatalogue())
    expect(await catalogue()).toEqual(OLD)
    const { bindings, state } = faultyBindings()
    state.fault = ({ number }) => (number >= dies ? 'refused' : null)
    await importCatalogue(NEXT, { bindingsAtEnd: bindings })
    expect([OLD, NEW], `dead at call ${dies}`).toContainEqual(await catalogue())
    const { version } = await importCatalogue(NEXT)
    expect([version === undefined, await catalogue()]).toEqual([false, NEW])
  }
})
