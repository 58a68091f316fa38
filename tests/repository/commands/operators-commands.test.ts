import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { COMMANDS } from '#scripts/shop/commands.ts'
import { printable, printableJson } from '#scripts/shop/printable.ts'
import { aPromotionRecord } from '#tests/builders/promotion-record.ts'
import type { ShopClient } from '#scripts/shop/shop.ts'

const EVIL = 'a\u001b]0;owned\u0007\u001b[2J\u009bb\r\n\u202Ec\u2028d\u0000'
/** Control characters allowed in our lines: line breaks, with a carriage return in CSV. */
const OBEYED = /[^\P{Cc}\n\r]|\r(?!\n)|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Commands that work on folders; `doctor` has its own tests. */
const OTHERS = ['import', 'export', 'schemas', 'backup', 'restore', 'thumbnails', 'doctor']

const written: string[] = []
afterEach(() => {
  written.length = 0
  vi.restoreAllMocks()
})

/** A value of a schema with escape sequences in each text. */
function evil(schema: z.core.JSONSchema._JSONSchema | undefined): unknown {
  if (typeof schema !== 'object') return EVIL
  if (schema.const !== undefined) return schema.const
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return evil(first)
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'array' && !Array.isArray(schema.items)) return [evil(schema.items)]
  if (schema.type === 'object') return evilObject(schema)
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.contentEncoding === 'base64') return ''
  return schema.type === 'boolean' ? true : EVIL
}

function evilObject({ properties = {}, additionalProperties }: z.core.JSONSchema.JSONSchema) {
  const more = additionalProperties === false ? {} : { name: EVIL, street: EVIL, city: EVIL }
  const named = Object.entries(properties).map(([name, inner]) => [name, evil(inner)])
  return { ...more, ...Object.fromEntries(named) }
}

const shop: ShopClient = {
  url: 'https://shop.test',
  async call({ schema }) {
    return { status: 200, data: schema.parse(evil(z.toJSONSchema(schema))) }
  },
  file: () => Promise.reject(new Error('No command under test asks for a file')),
}

test.for(Object.keys(COMMANDS).filter((name) => !OTHERS.includes(name)))(
  '`%s` escapes control characters in customer input',
  async (name) => {
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0)
    await COMMANDS[name]?.run(wordsAfter(name), shop)
    const text = written.join('')
    expect(text).not.toBe('')
    expect(text).not.toMatch(OBEYED)
  },
)

/** Required arguments of a command. */
function wordsAfter(name: string): readonly string[] {
  if (name === 'customer export' || name === 'customer erase') return ['anna@example.org']
  if (name === 'order paid' || name === 'order refund') return ['10001', '--all']
  if (/^(order|customer|reviews|inquiries) (?!list$)/.test(name)) return ['10001', 'trade']
  if (name === 'documents export') return ['--from', '2026-01-01', '--to', '2026-01-31']
  if (name === 'documents print') return ['--day', '2026-01-31', '--out', aFile('documents.pdf')]
  if (name === 'samples labels') return ['--out', aFile('labels.html')]
  if (name === 'samples shipped' || name === 'stock show') return ['10001']
  if (name === 'stock set') return ['10001', '--to', '24', '--reason', 'counted']
  if (name === 'promotion add') return [fileOf(aPromotionRecord())]
  if (name === 'promotion codes') return ['spring', '--count', '1']
  return name === 'promotion end' ? ['spring'] : []
}

function fileOf(record: object): string {
  const file = aFile('promotion.json')
  writeFileSync(file, JSON.stringify(record))
  return file
}

const aFile = (name: string) => join(mkdtempSync(join(tmpdir(), 'ripstop-')), name)

test('a name cannot look like a separate line of output', () => {
  expect(printable('Eva\n10002  paid')).toBe('Eva\\u000a10002  paid')
})

test('JSON output can be parsed and is unchanged', () => {
  const value = { name: EVIL, lines: ['a\nb'] }
  expect(printableJson(value, 2)).not.toMatch(OBEYED)
  expect(JSON.parse(printableJson(value))).toEqual(value)
})
