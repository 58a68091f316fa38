import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { exportedLines, importCatalogue, ops } from './ops.ts'

const price = (grossCents: number) => [{ fromQuantity: 1, grossCents }]
const change = (changes: readonly object[], more: object = {}) =>
  ops('/products/changes', { changes, ...more })
const stockOf = (number: string) =>
  env.DB.prepare('SELECT stock FROM product WHERE number = ?').bind(number).first('stock')

beforeEach(async () => {
  await emptyStorage()
  await importCatalogue(
    aCatalogue({
      families: [aParentRecord('ripstop'), aParentRecord('other')],
      articles: [aProductRecord('70000'), aProductRecord('70001', { family: 'other' })],
    }),
  )
})

test('a changed price is on the page at once; other products and the stock stay', async () => {
  await env.DB.prepare("UPDATE product SET stock = 7 WHERE number = '70000'").run()
  expect((await aBrowser().get('/artikel/70000')).text).toContain('1,20')
  expect(await change([{ number: '70000', prices: price(345) }])).toEqual({ changed: 1 })
  expect((await aBrowser().get('/artikel/70000')).text).toContain('3,45')
  expect((await aBrowser().get('/artikel/70001')).text).toContain('1,20')
  expect(await stockOf('70000')).toBe(7)
})

test('a changed stock keeps the price, and both are exported', async () => {
  await change([{ number: '70001', stock: 3 }])
  await change([{ number: '70001', prices: price(99) }])
  const { articles = [] } = await exportedLines()
  const exported: unknown = JSON.parse(articles[1] ?? '{}')
  expect(exported).toMatchObject({ number: '70001', stock: 3, prices: price(99) })
  const { results } = await env.DB.prepare('SELECT gross FROM product_price').all()
  expect(results).toEqual([{ gross: 120 }, { gross: 99 }])
})

test('one refused product changes nothing', async () => {
  const response = await change([
    { number: '70000', prices: price(1) },
    { number: 'unknown', stock: 3 },
    { number: '70001', prices: [{ fromQuantity: 2, grossCents: 1 }] },
  ])
  expect(response).toEqual({
    refusals: [
      { line: 2, reasons: ['number: the shop has no such product'] },
      { line: 3, reasons: ['prices.0.fromQuantity: is not minPurchase'] },
    ],
  })
  expect((await aBrowser().get('/artikel/70000')).text).toContain('1,20')
})

test('a dry run validates and changes nothing', async () => {
  expect(await change([{ number: '70000', stock: 1 }], { isDryRun: true })).toEqual({ changed: 1 })
  expect(await stockOf('70000')).toBe(20)
})

test('a name cannot be changed this way', async () => {
  expect(await change([{ number: '70000', name: { de: 'X', en: 'X' } }])).toMatchObject({
    errors: [{ status: '400' }],
  })
})
