import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aCatalogue, aProductRecord, aReview } from '#tests/builders/import-records.ts'
import { aContentShop } from '../content/content-shop.ts'

beforeEach(async () => {
  await emptyStorage()
})

const POINTS = [5, 5, 4, 2, 1]

/**
 * The reviews section of a product with one review for each rating. Pages outlive a test, so each
 * has its own slug.
 */
async function reviewed(slug: string, points: readonly number[]) {
  const shop = aContentShop()
  const reviews = points.map((each, day) =>
    aReview(`r${day}`, {
      points: each,
      date: `2026-11-0${day + 1}`,
      title: { de: `${each} am ${day + 1}.`, en: `${each} on day ${day + 1}` },
    }),
  )
  const products = [aProductRecord('70000', { slug: { de: slug, en: slug } })]
  await shop.import(aCatalogue({ articles: products, reviews }))
  return async (query = '') => {
    const { text } = await shop.get(`/${slug}/70000${query}`)
    const titles = [...text.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, title]) => title)
    return { text, titles: titles.filter((title) => title?.includes(' am ')) }
  }
}

test('four reviews are listed without chart and sorting', async () => {
  const read = await reviewed('vier', POINTS.slice(1))
  const { text, titles } = await read()
  expect(titles).toHaveLength(4)
  expect(text).not.toContain('class="matrix"')
  expect(text).not.toContain('Schlechteste')
})

test('five reviews or more have a chart of ratings, whose bars filter by stars', async () => {
  const read = await reviewed('fuenf', POINTS)
  const { text } = await read()
  expect(text).toMatch(/5 Sterne<\/span><meter[^>]*value="2"[^>]*><\/meter><span class="n">2</)
  expect(text).toContain('href="/fuenf/70000?stars=5#reviews"')
  expect((await read('?stars=5')).titles).toEqual(['5 am 2.', '5 am 1.'])
  expect((await read('?stars=5')).text).toMatch(/href="\/fuenf\/70000#reviews"[^>]*>Alle zeigen/)
})

test('five reviews or more can be sorted by best and worst', async () => {
  const read = await reviewed('sortiert', POINTS)
  expect((await read()).titles[0]).toBe('1 am 5.')
  expect((await read('?reviews=best')).titles[0]).toBe('5 am 2.')
  expect((await read('?reviews=worst')).titles.at(-1)).toBe('5 am 1.')
})

test('filtered reviews link back to all of them, even if there are few', async () => {
  const read = await reviewed('wenige', [4])
  const { text, titles } = await read('?stars=5')
  expect(titles).toEqual([])
  expect(text).toContain('Mit dieser Anzahl Sterne gibt es keine Bewertung.')
  expect(text).toContain('Alle zeigen')
})
