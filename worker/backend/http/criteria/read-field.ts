/** An object of the Store API. */
export type Struct = object

/** The value at a path of a struct (`manufacturer.name`); undefined without such a field. */
export function readField(struct: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>(step, struct)
}

/** The same as a list, because a path through a list (`options.groupId`) has several values. */
export function valuesOf(struct: unknown, field: string): readonly unknown[] {
  const value = readField(struct, field)
  return Array.isArray(value) ? value : [value]
}

function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const inside = value.flatMap((entry) => step(entry, key)).filter((field) => field !== undefined)
    return inside.length > 0 || value.length === 0 ? inside : undefined
  }
  if (typeof value !== 'object') return undefined
  // A missing value has no fields.
  if (value === null) return null
  if (Object.hasOwn(value, key)) return Reflect.get(value, key)
  // A field may start with the name of its entity: `country.iso`.
  return 'apiAlias' in value && value.apiAlias === key ? value : undefined
}
