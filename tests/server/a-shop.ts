import { afterAll, beforeAll } from 'vitest'
import { openSeededShop, type SeededShop } from '#scripts/test/seeded-shop.ts'

/** A seeded shop for the tests of one file, opened before the first and closed after the last. */
export function aShop(vars: Readonly<Record<string, string>> = {}) {
  const opened: { shop?: SeededShop } = {}
  beforeAll(async () => {
    opened.shop = await openSeededShop(vars)
  })
  afterAll(async () => opened.shop?.close())
  return () => {
    if (!opened.shop) throw new Error('The shop is not open yet')
    return opened.shop
  }
}
