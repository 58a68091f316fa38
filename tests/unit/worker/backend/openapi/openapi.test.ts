import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { officialDocument } from '#tests/contract/schema/official-schema.ts'
import { openApiDocument } from './openapi-document.ts'

const Components = z.object({
  components: z.record(z.string(), z.record(z.string(), z.unknown())),
})

const document = openApiDocument(officialDocument)

test("the document comes from Shopware's and our schemas (renew the file with vitest -u)", async () => {
  const file = '../../../../../worker/backend/http/data/openapi.json'
  await expect(`${JSON.stringify(document)}\n`).toMatchFileSnapshot(file)
})

test('the document is valid', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect([valid, errors]).toEqual([true, undefined])
})

test('each operation has an id of its own', () => {
  const ids = [...JSON.stringify(document).matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(100)
  expect(new Set(ids).size).toBe(ids.length)
})

test('each reference has its component', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)
  const missing = [...references].filter(
    ([, kind = '', name = '']) =>
      !Object.hasOwn(Components.parse(document).components[kind] ?? {}, name),
  )
  expect(missing.map(([reference]) => reference)).toEqual([])
})
