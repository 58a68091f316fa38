import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { learn, rootOf } from '#tests/replay/entity-model.ts'
import { isFields, recordingOf, type Fields } from '#tests/replay/recorded.ts'
import { reshaped } from '#tests/replay/reshape.ts'
import { productPath } from '#tests/replay/seo-paths.ts'

const TEXT = readFileSync(new URL('../../replay/data/answers.json', import.meta.url), 'utf8')
const { answers: responses } = recordingOf(TEXT)
const model = learn(responses.values())
const READS = ['lists', 'context', 'navigation', 'category', 'listing', 'search', 'product']
const reads = [...responses].filter(
  ([, { group, status, asked: requested }]) =>
    READS.includes(group) &&
    status === 200 &&
    !(isFields(requested) && (requested['associations'] || requested['includes'])),
)

test.each(reads)(
  'a Shopware response stays unchanged when reshaped: %s',
  (_, { method, path, body }) => {
    expect(reshaped(model, rootOf(method, path), body)).toEqual(body)
  },
)

const products: Fields[] = []
const collect = (value: unknown): void => {
  if (Array.isArray(value)) for (const inner of value) collect(inner)
  if (!isFields(value)) return
  if (value['apiAlias'] === 'product' && pathIn(value) && value['productNumber'])
    products.push(value)
  for (const inner of Object.values(value)) collect(inner)
}
const pathIn = ({ seoUrls }: Fields) => {
  const [own] = Array.isArray(seoUrls) ? seoUrls : []
  return isFields(own) ? own['seoPathInfo'] : undefined
}
for (const { body } of responses.values()) collect(body)

test("products have SEO paths in Shopware's form", () => {
  expect(products.length).toBeGreaterThan(10)
  expect(products.map(productPath)).toEqual(products.map(pathIn))
})
