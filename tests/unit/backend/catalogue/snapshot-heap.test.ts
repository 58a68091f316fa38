import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { queryListing } from '#worker/backend/catalogue/snapshot/listing.ts'
import { buildSnapshot } from '#worker/backend/catalogue/snapshot/build-snapshot.ts'
import { GROSS_PRICE } from '#worker/backend/catalogue/snapshot/measures.ts'
import { aShop, aSourceProduct, rowsOf } from '#tests/builders/snapshot.ts'

const MEGABYTE = 2 ** 20
const CALLS = 10_000

setFlagsFromString('--expose-gc')
const collectGarbage = z.function().parse(runInNewContext('gc'))

function heapNow(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

test('ten thousand listings retain less than a megabyte', () => {
  const products = Array.from({ length: 200 }, (_, id) =>
    aSourceProduct(id, { family: id, price: id * 7, options: ['fibre/nylon', 'colour/red'] }),
  )
  const snapshot = buildSnapshot(aShop(products))
  const query = {
    rows: rowsOf(snapshot),
    options: [[1], [4]],
    ranges: [{ measure: GROSS_PRICE, min: 100, max: 900 }],
    rank: snapshot.columns.price,
    descending: true,
    page: 2,
    limit: 24,
  }
  const ask = () => expect(queryListing(snapshot, query).total).toBe(114)
  const run = (calls: number) => {
    for (let call = 0; call < calls; call++) queryListing(snapshot, query)
  }
  ask()
  run(500)
  const before = heapNow()
  run(CALLS)
  expect(heapNow() - before).toBeLessThan(MEGABYTE)
  ask()
})
