import { expect, test } from 'vitest'
import { demo, demoAgain, lines, textFiles } from './demo.ts'

test('the demo has at least 400 articles to buy in at least 12 categories', async () => {
  const articles = await lines.articles()
  const families = await lines.families()
  expect(articles.filter(({ orderable }) => orderable).length).toBeGreaterThanOrEqual(400)
  expect(new Set(families.map(({ categories }) => categories[0])).size).toBeGreaterThanOrEqual(12)
})

test('the test article can be looked at, but neither bought nor found', async () => {
  const unlisted = (await lines.articles()).filter(({ listed }) => !listed)
  expect(unlisted).toMatchObject([
    { number: '73100TEST', orderable: false, flags: ['testArticle'] },
  ])
})

test('the same data makes the same bytes', async () => {
  const [one, other] = [await demo(), await demoAgain()]
  expect([...textFiles(one)]).toEqual([...textFiles(other)])
  expect([...one.media]).toEqual([...other.media])
})

test('no line is too long to be sent and checked alone', async () => {
  for (const [file, text] of textFiles(await demo()))
    for (const line of file.endsWith('.ndjson') ? text.split('\n') : [])
      expect(Buffer.byteLength(line)).toBeLessThan(64 * 1024)
})

test('metre goods are priced, stocked and weighed by the tenth of a metre', async () => {
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

test('every kind of article that the shop must handle is there', async () => {
  const articles = await lines.articles()
  const flags = new Set(articles.flatMap((article) => article.flags))
  expect([...flags].sort()).toEqual(
    'closeout download fixedBookPrice hazardous letterPossible remnant rollOnly rollOption samplePossible secondChoice shippingFree smallQuantity testArticle'.split(
      ' ',
    ),
  )
  const states = new Set(articles.map(({ availability }) => availability.state))
  expect([...states].sort()).toEqual(
    'availableInDays availableOn inStock lowStock outOfStock soldOut'.split(' '),
  )
  expect(articles.filter(({ reduction }) => reduction)).toHaveLength(8)
  expect(articles.filter(({ newSince }) => newSince).length).toBeGreaterThan(0)
})
