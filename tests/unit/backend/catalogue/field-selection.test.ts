import { expect, test } from 'vitest'
import { fieldSelection, selectFields } from '#worker/backend/http/field-selection.ts'

const PRODUCT = {
  id: '1',
  name: 'Ripstop',
  unit: { shortCode: 'm', name: 'Meter', apiAlias: 'unit' },
  seoUrls: [{ seoPathInfo: 'ripstop/70000', apiAlias: 'seo_url' }],
  customFields: { ripstop_orderable: true },
  apiAlias: 'product',
}
const select = (input: object, seoUrls = true) =>
  selectFields([PRODUCT], fieldSelection({ ...input }), () => seoUrls)

test('what includes name is told, by the alias of each struct', () => {
  const includes = { product: ['unit', 'customFields'], unit: ['shortCode'] }
  expect(select({ includes })).toEqual([
    {
      unit: { shortCode: 'm', apiAlias: 'unit' },
      customFields: { ripstop_orderable: true },
      apiAlias: 'product',
    },
  ])
})

test('what excludes name is left out', () => {
  const [product] = select({
    excludes: { product: ['unit', 'seoUrls', 'customFields'] },
  }) as object[]
  expect(product).toEqual({ id: '1', name: 'Ripstop', apiAlias: 'product' })
})

test('paths are told only to those who ask for them', () => {
  expect(JSON.stringify(select({}))).toContain('ripstop/70000')
  expect(JSON.stringify(select({}, false))).not.toContain('ripstop/70000')
})

test('a broken selection selects everything', () => {
  expect(select({ includes: 'id', excludes: [1] })).toEqual([PRODUCT])
})
