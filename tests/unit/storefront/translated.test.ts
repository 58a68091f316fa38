import { expect, test } from 'vitest'
import { inLanguage } from '#shared/schemas/store-api/translated.ts'
import { z } from '#shared/schemas/zod.ts'

const Product = inLanguage(
  z.object({ name: z.string(), customFields: z.record(z.string(), z.unknown()) }),
)
const TEXTS = { name: 'Stoff', customFields: {} }

test('a product without a name uses that of its parent or of the main language', () => {
  const product = { name: null, customFields: {}, translated: TEXTS }
  expect(Product.parse(product).name).toBe('Stoff')
  expect(Product.parse({ ...product, name: 'Fabric' }).name).toBe('Fabric')
})

// Shopware's English response for fields that have German text only: null and an empty map.
test.each([[{}], [[]], [null]])(
  "the main language's text is used if another has %j",
  (customFields) => {
    const said = { ripstop_withdrawal: 'cut-to-length' }
    const translated = { ...TEXTS, customFields: said }
    const product = Product.parse({ name: 'Fabric', customFields, translated })
    expect(product.customFields).toEqual(said)
  },
)

test('a translated field uses its translation', () => {
  const product = Product.parse({
    name: 'Fabric',
    customFields: { promise: 'tomorrow' },
    translated: { ...TEXTS, customFields: { promise: 'tomorrow', width: 1500 } },
  })
  expect(product.customFields).toEqual({ promise: 'tomorrow', width: 1500 })
})
