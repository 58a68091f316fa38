import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'

const JsonObject = z.record(z.string(), z.unknown())

/** Parses text that must be one JSON object; no text at all is an empty one. */
export function jsonObject(text: string): Result<Input, 'malformed' | 'no-object'> {
  if (text.trim() === '') return ok({})
  try {
    const value: unknown = JSON.parse(text)
    // PHP clients write an empty map as a list.
    if (Array.isArray(value) && value.length === 0) return ok({})
    const parsed = JsonObject.safeParse(value)
    return parsed.success ? ok(parsed.data) : fail('no-object')
  } catch {
    return fail('malformed')
  }
}

/** JSON object of a request; what is inside is foreign until a schema has read it. */
export type Input = Readonly<Record<string, unknown>>
