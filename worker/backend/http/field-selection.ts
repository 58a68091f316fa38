import { z } from '#shared/schemas/zod.ts'
import type { Input } from './input/json-object.ts'

const FieldsByAlias = z.record(z.string(), z.array(z.string())).catch({})

/** Selected fields of a struct, and those selected in part, by the start of their paths. */
type Fields = Readonly<{ names: ReadonlySet<string>; parents: ReadonlySet<string> }>
type FieldsOf = ReadonlyMap<string, Fields>
export type FieldSelection = Readonly<{ includes: FieldsOf; excludes: FieldsOf }>

/**
 * `includes` and `excludes` of a request: `{ product: ['id', 'name'] }`. Other values select all
 * fields.
 */
export function fieldSelection(input: Input): FieldSelection {
  return { includes: fieldsOf(input.includes), excludes: fieldsOf(input.excludes) }
}

function fieldsOf(input: unknown): FieldsOf {
  return new Map(
    Object.entries(FieldsByAlias.parse(input ?? {})).map(([alias, names]) => {
      const parents = names.filter((name) => name.includes('.')).flatMap(parentsOf)
      return [alias, { names: new Set(names), parents: new Set(parents) }]
    }),
  )
}

/** Deeper than any record. A path with thousands of steps must not create thousands of paths. */
const MAX_STEPS = 8

/** For `a.b.c` these are `a` and `a.b`. */
function parentsOf(path: string): string[] {
  const steps = path.split('.', MAX_STEPS)
  return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join('.'))
}

/** A copy of a struct with the selected fields. Every struct retains its `apiAlias`. */
export function selectFields(
  value: unknown,
  selection: FieldSelection,
  hasSeoUrls: (entity: string) => boolean,
): unknown {
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.map((entry) => selectFields(entry, selection, hasSeoUrls))
  const alias = typeof value['apiAlias'] === 'string' ? value['apiAlias'] : ''
  const included = selection.includes.get(alias)
  const excluded = selection.excludes.get(alias)?.names
  // Assigned one by one, because a list of pairs costs more than the JSON of the response.
  const selected: Record<string, unknown> = {}
  for (const field of Object.keys(value)) {
    if (field !== 'apiAlias') {
      if (included && !included.names.has(field)) continue
      if (excluded?.has(field)) continue
      if (field === 'seoUrls' && !hasSeoUrls(alias)) continue
    }
    const inner = value[field]
    if (!isObject(inner)) selected[field] = inner
    else {
      const shown = included ? belowField(inner, field, included) : inner
      selected[field] = selectFields(shown, selection, hasSeoUrls)
    }
  }
  return selected
}

/**
 * The selected content of a field without `apiAlias`. In `translated` it is the texts of selected
 * fields. In other fields it is everything, or the named paths (`customFields.colour`).
 */
function belowField(value: object, path: string, included: Fields): unknown {
  const isText = path === 'translated'
  if (!isText && !included.parents.has(path)) return value
  if (Array.isArray(value) || !isObject(value) || 'apiAlias' in value) return value
  const shown: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const below = isText ? name : `${path}.${name}`
    if (!included.names.has(below)) continue
    const inner = value[name]
    shown[name] = isObject(inner) ? belowField(inner, below, included) : inner
  }
  return shown
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/**
 * Whether `includes` and `excludes` select a field, so that expensive unselected ones are not
 * calculated.
 */
export function isFieldShown(input: Input, entity: string, field: string): boolean {
  const { includes, excludes } = fieldSelection(input)
  const included = includes.get(entity)
  return (!included || included.names.has(field)) && !excludes.get(entity)?.names.has(field)
}

/** Whether `includes` selects no other fields of an entity than these. */
export function areFieldsAmong(fields: readonly string[], input: Input, entity: string): boolean {
  const included = fieldSelection(input).includes.get(entity)
  return included !== undefined && [...included.names].every((field) => fields.includes(field))
}
