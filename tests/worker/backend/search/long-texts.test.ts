import { env } from 'cloudflare:test'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { indexProducts } from '#worker/backend/search/index-products.ts'
import { importCatalogue } from '../catalogue/ops.ts'
import { found } from './named-products.ts'

beforeEach(emptyStorage)

const PRODUCTS = 120

/** Different words, each with letters only. */
function manyWords(count: number): string {
  const letters = (at: number) => Array.from(String(at), (digit) => 'abcdefghij'.at(Number(digit)))
  return Array.from({ length: count }, (_, at) => `überwurf${letters(at).join('')}`).join(' ')
}

test('indexing long texts binds no value that is larger than D1 accepts', async () => {
  const numbers = Array.from({ length: PRODUCTS }, (_, at) => String(70_000 + at))
  await importCatalogue(
    aCatalogue({
      families: numbers.map((number) => aParentRecord(`f${number}`)),
      articles: numbers.map((number) =>
        aProductRecord(number, { family: `f${number}`, name: { de: 'Zwirn', en: 'Twine' } }),
      ),
    }),
  )
  await env.DB.prepare(`UPDATE parent_product SET record = json_set(record, '$.description.de', ?)`)
    .bind(manyWords(2_500))
    .run()
  await env.DB.exec('DELETE FROM search_indexed')
  const sizes: number[] = []
  const prepare = env.DB.prepare.bind(env.DB)
  vi.spyOn(env.DB, 'prepare').mockImplementation((text) => {
    const statement = prepare(text)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => {
      sizes.push(...values.map((value) => new TextEncoder().encode(String(value)).length))
      return bind(...values)
    }
    return statement
  })
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await indexProducts(env.DB)).toBe(PRODUCTS)
  expect(Math.max(...sizes)).toBeLessThan(1_900_000)
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeGreaterThan(3_000_000)
  expect(await found('zwirn')).toHaveLength(24)
})

test('a text without spaces is no word of the index', async () => {
  const description = { de: 'a'.repeat(20_000), en: 'b' }
  await importCatalogue(
    aCatalogue({
      families: [aParentRecord('long', { description })],
      articles: [aProductRecord('70000', { family: 'long' })],
    }),
  )
  const { results } = await env.DB.prepare('SELECT max(length(word)) AS longest FROM word_de').all()
  expect(results[0]?.longest).toBeLessThan(81)
})
