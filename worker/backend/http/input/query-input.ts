import { fail, type Result } from '#shared/domain/result.ts'
import { boundedText } from './bounded-text.ts'
import type { Input } from './input.ts'
import { jsonObject } from './json-object.ts'
import { nestedQuery } from './nested-query.ts'

const MAX_CRITERIA_BYTES = 262_144

/** A GET read's input: its flat query, with `_criteria` (base64url of gzipped JSON) over it. */
export async function queryInput(query: URLSearchParams): Promise<Result<Input, unknown>> {
  const packed = query.get('_criteria')
  const flat = nestedQuery([...query].filter(([name]) => name !== '_criteria'))
  if (packed === null) return { ok: true, value: flat }
  const criteria = await unpacked(packed)
  return criteria.ok ? { ok: true, value: { ...flat, ...criteria.value } } : criteria
}

async function unpacked(packed: string): Promise<Result<Input, unknown>> {
  const bytes = Buffer.from(packed, 'base64url')
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    const text = await boundedText(stream, MAX_CRITERIA_BYTES)
    return text.ok && text.value !== '' ? jsonObject(text.value) : fail('malformed')
  } catch {
    return fail('malformed')
  }
}
