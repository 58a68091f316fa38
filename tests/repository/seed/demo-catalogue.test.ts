import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { demo, demoAgain, lines, textFiles } from './demo.ts'

test('the demo has at least 400 products in at least 12 categories', async () => {
  const products = await lines.articles()
  const parents = await lines.families()
  expect(products.filter(({ orderable }) => orderable).length).toBeGreaterThanOrEqual(400)
  expect(new Set(parents.map(({ categories }) => categories[0])).size).toBeGreaterThanOrEqual(12)
})

test('the test product has a page, but cannot be bought or found', async () => {
  const unlisted = (await lines.articles()).filter(({ listed }) => !listed)
  expect(unlisted).toMatchObject([
    { number: '73100TEST', orderable: false, flags: ['testArticle'] },
  ])
})

test('equal data result in equal bytes', async () => {
  const [one, other] = [await demo(), await demoAgain()]
  expect([...textFiles(one)]).toEqual([...textFiles(other)])
  expect([...one.media]).toEqual([...other.media])
})

test('no line is too long for one request', async () => {
  for (const [file, text] of textFiles(await demo()))
    for (const line of file.endsWith('.ndjson') ? text.split('\n') : [])
      expect(Buffer.byteLength(line)).toBeLessThan(64 * 1024)
})

test('price, stock and weight of metre goods count tenths of a metre', async () => {
  const [silnylon] = await lines.articles()
  expect(silnylon).toMatchObject({
    number: '70000',
    content: { unit: 'm', milli: 100, referenceMilli: 1000 },
    prices: [
      { fromQuantity: 5, grossCents: 119 },
      { fromQuantity: 50, grossCents: 111 },
      { fromQuantity: 200, grossCents: 104 },
    ],
    stock: 1667,
    weightMg: 5330,
  })
})

test('every supported kind of product occurs in the demo', async () => {
  const products = await lines.articles()
  const flags = new Set(products.flatMap((product) => product.flags))
  expect([...flags].sort()).toEqual(
    'closeout download fixedBookPrice hazardous letterPossible remnant rollOnly rollOption samplePossible secondChoice shippingFree smallQuantity testArticle'.split(
      ' ',
    ),
  )
  const states = new Set(products.map(({ availability }) => availability.state))
  expect([...states].sort()).toEqual(
    'availableInDays availableOn inStock lowStock outOfStock soldOut'.split(' '),
  )
  expect(products.filter(({ reduction }) => reduction)).toHaveLength(8)
  expect(products.filter(({ newSince }) => newSince).length).toBeGreaterThan(0)
})
