import { expect, test } from 'vitest'
import { findReplacedWords } from '#scripts/architecture/replaced-words.ts'

test.each([
  ['a constant', 'const articleNumber = 1', 'article', 'product'],
  ['a constant in capitals', 'const MAX_ARTICLES = 1', 'articles', 'product'],
  ['a function', 'export function answerForm() {}', 'answer-', 'respond with'],
  ['a type', 'type CartFault = string', 'fault', 'error or field error'],
  ['a comment', '// The aisle of a product.', 'aisle', 'main category'],
  ['a docblock', ' * Plates of a list.', 'plates', 'product card, drawing or thumbnail'],
])('%s with a replaced word is found', (_, source, word, use) => {
  expect(findReplacedWords('worker/a.ts', `\n${source}`)).toEqual([{ line: 2, word, use }])
})

test('a file name with a replaced word is found', () => {
  expect(findReplacedWords('client/ui/plate-tags.tsx', '')).toEqual([
    { line: 1, word: 'plate', use: 'product card, drawing or thumbnail' },
  ])
})

test.each([
  ['longer words', 'const template = particle'],
  ['texts and keys of the wire', "const cart = { remarks: [], 'article': 1 }"],
  ['words that are wrong in names only', '// A family of four kept dry.'],
  ['articles of a law', '// Terms of GDPR article 15.'],
])('%s are allowed', (_, source) => {
  expect(findReplacedWords('worker/a.ts', source)).toEqual([])
})

test('a file of schema.org articles may say so', () => {
  const path = 'worker/feeds/structured-data/article.ts'
  expect(findReplacedWords(path, 'export function articleJsonLd() {}')).toEqual([])
})
