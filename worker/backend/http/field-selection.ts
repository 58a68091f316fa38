import { z } from '#shared/schemas/zod.ts'
import type { Input } from './input/json-object.ts'

const FieldsByAlias = z.record(z.string(), z.array(z.string())).catch({})

type FieldsByAlias = z.infer<typeof FieldsByAlias>
export type FieldSelection = Readonly<{ includes: FieldsByAlias; excludes: FieldsByAlias }>

/** `includes` and `excludes` of a request: `{ product: ['id', 'name'] }`; anything else selects all. */
export function fieldSelection(input: Input): FieldSelection {
  return {
    includes: FieldsByAlias.parse(input.includes ?? {}),
    excludes: FieldsByAlias.parse(input.excludes ?? {}),
  }
}

/** A copy of a struct with the fields that were asked for; every struct keeps its `apiAlias`. */
export function selectFields(
  value: unknown,
  selection: FieldSelection,
  hasSeoUrls: (entity: string) => boolean,
): unknown {
  if (Array.isArray(value)) return value.map((entry) => selectFields(entry, selection, hasSeoUrls))
  if (typeof value !== 'object' || value === null) return value
  const alias = 'apiAlias' in value ? String(value.apiAlias) : ''
  const included = selection.includes[alias]
  const excluded = selection.excludes[alias]
  const isLeftOut = (field: string) =>
    field !== 'apiAlias' &&
    ((field === 'seoUrls' && !hasSeoUrls(alias)) ||
      included?.includes(field) === false ||
      excluded?.includes(field) === true)
  // A list of pairs for each object would cost an answer more than its JSON does.
  const selected: Record<string, unknown> = {}
  for (const [field, inner] of Object.entries(value)) {
    if (!isLeftOut(field)) selected[field] = selectFields(inner, selection, hasSeoUrls)
  }
  return selected
}

/**
 * Whether an answer shows a field of an entity, by the request's `includes` and `excludes`: an
 * expensive field that is not shown is not calculated.
 */
export function isFieldShown(input: Input, entity: string, field: string): boolean {
  const { includes, excludes } = fieldSelection(input)
  return (includes[entity]?.includes(field) ?? true) && !excludes[entity]?.includes(field)
}

/** Whether an answer shows no other fields of an entity than these, as its `includes` say. */
export function areFieldsAmong(fields: readonly string[], input: Input, entity: string): boolean {
  const included = fieldSelection(input).includes[entity]
  return included !== undefined && included.every((field) => fields.includes(field))
}
