import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { jsonSchemas } from '#scripts/shop/schemas.ts'
import { IMPORT_FILES, importFileName } from '#shared/schemas/import/files.ts'
import { demoBy, SKETCHES, textFiles } from '../seed/demo.ts'

const { demo } = demoBy(SKETCHES)
const ajv = new Ajv2020({ strict: false, formats: { date: true, email: true, uri: true } })

describe('JSON Schemas of the import format', () => {
  test.each(IMPORT_FILES)('accept every record of the demo in %s', async (file) => {
    const text = textFiles(await demo()).get(importFileName(file)) ?? ''
    const texts = file === 'shop' ? [text] : text.split('\n').filter(Boolean)
    const accepts = ajv.compile(jsonSchemas().get(file) ?? false)
    for (const record of texts) {
      const isValid = accepts(JSON.parse(record))
      expect([record.slice(0, 80), isValid, accepts.errors]).toEqual([
        record.slice(0, 80),
        true,
        null,
      ])
    }
  })

  test('refuse a wrong type, a missing field and an unknown one', () => {
    const accepts = ajv.compile(jsonSchemas().get('shop') ?? true)
    expect(accepts({ deliveryCountries: ['AT'], features: { blog: false } })).toBe(true)
    expect(accepts({ deliveryCountries: 'AT' })).toBe(false)
    expect(accepts({ seller: { city: 'Wien' } })).toBe(false)
    expect(accepts({ colour: 'red' })).toBe(false)
  })
})
