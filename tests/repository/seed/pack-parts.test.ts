import { expect, test } from 'vitest'
import { PACK_POSITIONS } from '#shared/recipes/pack-parts.ts'
import { PARTS } from '#worker/pages/home/parts.ts'
import { packHref, readPackChoice } from '#worker/pages/backpack/pack-choice.ts'
import { lines } from '#tests/repository/seed/demo.ts'

test("the shop sells every part of the drawing's positions", async () => {
  expect(PACK_POSITIONS.map(({ position }) => position)).toEqual(
    PARTS.map(({ position }) => position),
  )
  const products = new Map((await lines.articles()).map((one) => [one.number, one]))
  for (const { kinds, quantity } of PACK_POSITIONS) {
    for (const number of kinds.flat()) {
      const product = products.get(number)
      expect(product?.orderable, number).toBe(true)
      expect(product?.minPurchase, number).toBeLessThanOrEqual(quantity)
    }
  }
})

test('an address contains only changed parts and results in the same choice when parsed', () => {
  const usual = readPackChoice(() => undefined)
  expect(packHref('de', usual)).toBe('/rucksack?part=1#choose')
  const href = packHref('de', usual, { open: 4, part: '23020' })
  expect(href).toBe('/rucksack?p4=23020&part=4#choose')
  const query = new URL(href, 'https://shop.test').searchParams
  expect(
    packHref(
      'de',
      readPackChoice((name) => query.get(name) ?? undefined),
    ),
  ).toBe(href)
})
