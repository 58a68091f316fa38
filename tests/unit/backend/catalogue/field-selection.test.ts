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

test('`includes` selects fields by the alias of each struct', () => {
  const includes = { product: ['unit', 'customFields'], unit: ['shortCode'] }
  expect(select({ includes })).toEqual([
    {
      unit: { shortCode: 'm', apiAlias: 'unit' },
      customFields: { ripstop_orderable: true },
      apiAlias: 'product',
    },
  ])
})

test('only texts of selected fields are returned', () => {
  const translated = { name: 'Ripstop', description: 'Leicht.', customFields: { colour: 'red' } }
  const product = { ...PRODUCT, translated }
  const told = (...names: string[]) =>
    selectFields(product, fieldSelection({ includes: { product: names } }), () => false)
  expect(told('name', 'translated')).toEqual({
    name: 'Ripstop',
    translated: { name: 'Ripstop' },
    apiAlias: 'product',
  })
  expect(told('translated')).toEqual({ translated: {}, apiAlias: 'product' })
  const all = selectFields(product, fieldSelection({ includes: { unit: [] } }), () => false)
  expect(all).toMatchObject({ translated })
})

test('a path selects parts of a field, also in its texts', () => {
  const customFields = { ripstop_orderable: true, sizes: { s: 1, m: 2 }, colour: 'red' }
  const product = { ...PRODUCT, customFields, translated: { name: 'Ripstop', customFields } }
  const sizes = ['customFields.sizes', 'customFields.sizes.m']
  const includes = { product: ['customFields', ...sizes, 'customFields.colour', 'translated'] }
  const shown = { sizes: { m: 2 }, colour: 'red' }
  expect(selectFields(product, fieldSelection({ includes }), () => false)).toEqual({
    customFields: shown,
    translated: { customFields: shown },
    apiAlias: 'product',
  })
})

test('a path without its field selects nothing', () => {
  const includes = { product: ['id', 'customFields.ripstop_orderable'] }
  expect(select({ includes })).toEqual([{ id: '1', apiAlias: 'product' }])
})

test('selecting a path of thousands of steps is fast', () => {
  const { includes } = fieldSelection({ includes: { product: ['a.'.repeat(40_000)] } })
  expect(includes.get('product')?.parents.size).toBeLessThan(10)
})

test('`excludes` removes fields from the response', () => {
  const [product] = select({
    excludes: { product: ['unit', 'seoUrls', 'customFields'] },
  }) as object[]
  expect(product).toEqual({ id: '1', name: 'Ripstop', apiAlias: 'product' })
})

test('parts of a field are returned only if their path is selected', () => {
  expect(JSON.stringify(select({}))).toContain('ripstop/70000')
  expect(JSON.stringify(select({}, false))).not.toContain('ripstop/70000')
})

test('an invalid selection selects everything', () => {
  expect(select({ includes: 'id', excludes: [1] })).toEqual([PRODUCT])
})
