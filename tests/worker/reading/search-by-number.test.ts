import { expect, test } from 'vitest'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { aContentShop } from '../content/content-shop.ts'

test('a search by a number with letters redirects to its product, in any case', async () => {
  const shop = aContentShop()
  await shop.import(
    aCatalogue({
      families: [aParentRecord(), aParentRecord('other')],
      articles: [
        aProductRecord('Tee-100.B', { slug: { de: 'tee', en: 'tea' } }),
        aProductRecord('tee-100.b2', { family: 'other' }),
      ],
    }),
  )
  for (const term of ['tee-100.b', 'TEE-100.B', 'Art.-Nr. tee-100.b', 'sku: Tee-100.B']) {
    const { status, headers } = await shop.get(`/search?search=${encodeURIComponent(term)}`)
    expect([status, headers.get('location')], term).toEqual([302, '/tee/Tee-100.B'])
  }
  const { text } = await shop.get('/search?search=tee-10')
  expect(text).toContain('/tee/Tee-100.B"')
  expect(text).toContain('/artikel/tee-100.b2"')
})
