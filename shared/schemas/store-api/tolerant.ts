import { z } from '#shared/schemas/zod.ts'

/** A record or field of a response that does not parse: which one, and why. */
export type Omission = Readonly<{ record: string; problem: string }>

// Parsing is synchronous, so no two responses are collected at once.
let collected: Omission[] = []

/** Parses a response and lists what tolerant schemas left out of it. */
export function parseTolerantly<S extends z.ZodType>(schema: S, data: unknown) {
  const outer = collected
  const omissions: Omission[] = []
  collected = omissions
  try {
    return { parsed: schema.safeParse(data), omissions }
  } finally {
    collected = outer
  }
}

type Problem = Readonly<{ message: string; path: readonly PropertyKey[] }>

/** Lists a record that a schema reads but no page shows. */
export function noteUnknown(record: string): void {
  collected.push({ record, problem: 'unknown' })
}

function note(record: string, [problem]: readonly Problem[]): void {
  const path = problem?.path.map(String).join('.') ?? ''
  collected.push({ record, problem: [path, problem?.message].filter(Boolean).join(': ') })
}

/** A list whose records are parsed one by one; those that do not parse are left out. */
export const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.array(z.unknown()).transform((list): z.output<Row>[] =>
    list.flatMap((entry) => {
      const parsed = row.safeParse(entry)
      if (parsed.success) return [parsed.data]
      note(nameOf(entry), parsed.error.issues)
      return []
    }),
  )

/** A tolerant list that may be missing or null; a value that is not a list counts as missing. */
export const tolerantListOf = <Row extends z.ZodType>(row: Row) =>
  rowsOf(row)
    .nullish()
    .catch(noted('list', null))
    .transform((list): z.output<Row>[] => list ?? [])

/** Makes the optional fields of an object tolerant: one that does not parse counts as missing. */
export function tolerantFields<Shape extends Readonly<Record<string, z.ZodType>>>(
  fields: Shape,
): Shape {
  const entries = Object.entries(fields).map(([name, field]) => {
    const missing = field.safeParse(undefined)
    return [name, missing.success ? field.catch(noted(name, missing.data)) : field]
  })
  // A field with a fallback still parses to the same type.
  return Object.fromEntries(entries) as Shape
}

export const tolerantObject = <Shape extends Readonly<Record<string, z.ZodType>>>(fields: Shape) =>
  z.object(tolerantFields(fields))

const noted =
  <T>(name: string, missing: T) =>
  ({ error }: { readonly error: { readonly issues: readonly Problem[] } }): T => {
    note(name, error.issues)
    return missing
  }

const KEYS = ['productNumber', 'technicalName', 'name', 'iso', 'type', 'id'] as const
const MAX_NAME_LENGTH = 80

/** A name of the record for operators: its entity and number, name or id. */
function nameOf(record: unknown): string {
  if (typeof record !== 'object' || record === null) return typeof record
  const named = KEYS.map((key): unknown => Reflect.get(record, key)).find(
    (value) => typeof value === 'string' && value !== '',
  )
  const entity: unknown = Reflect.get(record, 'apiAlias')
  const words = [entity, named].filter((word): word is string => typeof word === 'string')
  return words.join(' ').slice(0, MAX_NAME_LENGTH) || 'record'
}
