import { expect, test } from 'vitest'
import { inLanguage } from '#shared/schemas/store-api/translated.ts'
import { z } from '#shared/schemas/zod.ts'

const Article = inLanguage(
  z.object({ name: z.string(), customFields: z.record(z.string(), z.unknown()) }),
)
const TEXTS = { name: 'Stoff', customFields: {} }

test('an article without a name of its own has that of its family or of the main language', () => {
  const article = { name: null, customFields: {}, translated: TEXTS }
  expect(Article.parse(article).name).toBe('Stoff')
  expect(Article.parse({ ...article, name: 'Fabric' }).name).toBe('Fabric')
})

// What a Shopware answers in English for fields that stand in German alone: none, and an empty map.
test.each([[{}], [[]], [null]])(
  'what a field says in the main language counts where another has %j',
  (customFields) => {
    const said = { ripstop_withdrawal: 'cut-to-length' }
    const translated = { ...TEXTS, customFields: said }
    const article = Article.parse({ name: 'Fabric', customFields, translated })
    expect(article.customFields).toEqual(said)
  },
)

test('a field that says something else in a language says it beside all others', () => {
  const article = Article.parse({
    name: 'Fabric',
    customFields: { promise: 'tomorrow' },
    translated: { ...TEXTS, customFields: { promise: 'tomorrow', width: 1500 } },
  })
  expect(article.customFields).toEqual({ promise: 'tomorrow', width: 1500 })
})
