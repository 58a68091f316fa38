import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'

const JsonObject = z.record(z.string(), z.unknown())

/** Parses a text as one JSON object. Empty text is an empty object. */
export function jsonObject(text: string): Result<Input, 'malformed' | 'no-object'> {
  if (text.trim() === '') return ok({})
  try {
    const value: unknown = JSON.parse(text)
    // PHP clients serialize an empty map as a list.
    if (Array.isArray(value) && value.length === 0) return ok({})
    const parsed = JsonObject.safeParse(value)
    return parsed.success ? ok(parsed.data) : fail('no-object')
  } catch {
    return fail('malformed')
  }
}

/** The JSON object of a request. Its content is untrusted until a schema has parsed it. */
export type Input = Readonly<Record<string, unknown>>
