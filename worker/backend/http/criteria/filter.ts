import { fail, ok, type Result } from '#shared/domain/result.ts'
import { isHexId } from '#shared/domain/ids.ts'
import { z } from '#shared/schemas/zod.ts'
import { malformedId } from '../refusals.ts'

export type Scalar = string | number | boolean | null

type Bounds = Readonly<Partial<Record<'gt' | 'gte' | 'lt' | 'lte', string | number | undefined>>>

/**
 * A filter of a criteria (docs/store-api.md#criteria-grammar). `not` is converted to `nand` and
 * `nor`.
 */
export type Filter =
  | Readonly<{ kind: 'equals'; field: string; value: Scalar }>
  | Readonly<{ kind: 'equalsAny' | 'equalsAll'; field: string; values: readonly Scalar[] }>
  | Readonly<{ kind: 'contains' | 'prefix' | 'suffix'; field: string; value: string }>
  | Readonly<{ kind: 'range'; field: string; bounds: Bounds }>
  | Readonly<{ kind: 'until' | 'since'; field: string; days: number; operator: keyof Bounds }>
  | Readonly<{ kind: 'and' | 'or' | 'nand' | 'nor'; queries: readonly Filter[] }>

/** An error in a criteria, and its place (`/filter/0/type`) if known. */
export type CriteriaError = Readonly<{
  code: string
  pointer: string | null
  detail: string
  parameters?: Readonly<Record<string, unknown>>
}>

/** A field that an entity does not have. */
export function unknownField(name: string, entity: string): CriteriaError {
  const field = name.slice(0, 100)
  const detail = `Field "${field}" in entity "${entity}" was not found.`
  const parameters = { field, entity }
  return { code: 'FRAMEWORK__UNMAPPED_FIELD', pointer: null, detail, parameters }
}

/** Deeper than any real request. An invented one must not cost D1 more work. */
const MAX_DEPTH = 6
const MAX_FILTERS = 60
const MAX_VALUES = 500
/** Each value becomes its own condition. */
const MAX_ALL_VALUES = 30

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const Values = z
  .union([
    z.array(Value),
    z.string().transform((text): Scalar[] => text.split('|')),
    Value.transform((value): Scalar[] => [value]),
  ])
  .pipe(z.array(Value).max(MAX_VALUES))
const Field = z.string().min(1).max(100)
const Bound = z.union([z.number(), z.string()])
const Range = z
  .object({
    gt: Bound.optional(),
    gte: Bound.optional(),
    lt: Bound.optional(),
    lte: Bound.optional(),
  })
  .refine((bounds) => Object.keys(bounds).length > 0)
const Operator = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['and', 'or', 'nand', 'nor']))
const DAYS_OF: Readonly<Record<string, number>> = { D: 1, W: 7, M: 30, Y: 365 }
const Duration = z
  .string()
  .regex(/^P\d{1,4}[DWMY]$/)
  .transform((text) => Number(text.slice(1, -1)) * (DAYS_OF[text.slice(-1)] ?? 0))

const Leaf = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('equals'), field: Field, value: Value })
    .transform(({ field, value }): Filter => ({ kind: 'equals', field, value })),
  z
    .object({ type: z.literal('equalsAny'), field: Field, value: Values })
    .transform(({ type, field, value }): Filter => ({ kind: type, field, values: value })),
  z
    .object({
      type: z.literal('equalsAll'),
      field: Field,
      value: Values.pipe(z.array(Value).max(MAX_ALL_VALUES)),
    })
    .transform(({ type, field, value }): Filter => ({ kind: type, field, values: value })),
  z
    .object({
      type: z.enum(['contains', 'prefix', 'suffix']),
      field: Field,
      value: z.coerce.string(),
    })
    .transform(({ type, field, value }): Filter => ({ kind: type, field, value })),
  z
    .object({ type: z.literal('range'), field: Field, parameters: Range })
    .transform(({ field, parameters }): Filter => ({ kind: 'range', field, bounds: parameters })),
  z
    .object({
      type: z.enum(['until', 'since']),
      field: Field,
      value: Duration,
      parameters: z.object({ operator: z.enum(['gt', 'gte', 'lt', 'lte']) }),
    })
    .transform(({ type, field, value, parameters }): Filter => ({
      kind: type,
      field,
      days: value,
      operator: parameters.operator,
    })),
])

const Branch = z.object({
  type: z.enum(['and', 'or', 'nand', 'nor', 'multi', 'not']),
  operator: Operator.default('and'),
  queries: z.array(z.unknown()),
})

/** Parses `filter`: a list of filters, or an object with fields and the values they must equal. */
export function parseFilters(
  value: unknown,
  pointer: string,
): Result<readonly Filter[], CriteriaError> {
  if (value === undefined || value === null) return ok([])
  if (Array.isArray(value)) return parseList(value, pointer, { depth: 0, left: MAX_FILTERS })
  const fields = z.record(Field, Value).safeParse(value)
  if (!fields.success) return refuse(pointer, 'The filter parameter has to be a list of arrays.')
  if (Object.keys(fields.data).length > MAX_FILTERS) return refuse(pointer, 'Too many filters.')
  const filters = Object.entries(fields.data).map(([field, expected]): Filter => ({
    kind: 'equals',
    field,
    value: expected,
  }))
  const broken = filters.map(malformedIdIn).find((id) => id !== undefined)
  return broken === undefined ? ok(filters) : fail({ ...malformedId(broken), pointer: null })
}

type Budget = { depth: number; left: number }

function parseList(
  list: readonly unknown[],
  pointer: string,
  budget: Budget,
): Result<readonly Filter[], CriteriaError> {
  const filters: Filter[] = []
  for (const [index, entry] of list.entries()) {
    const filter = parseFilter(entry, `${pointer}/${index}`, budget)
    if (!filter.ok) return filter
    filters.push(filter.value)
  }
  return ok(filters)
}

function parseFilter(
  value: unknown,
  pointer: string,
  budget: Budget,
): Result<Filter, CriteriaError> {
  budget.left -= 1
  if (budget.left < 0 || budget.depth > MAX_DEPTH) return refuse(pointer, 'Too many filters.')
  const branch = Branch.safeParse(value)
  if (branch.success) {
    const { type, operator, queries } = branch.data
    const below = { depth: budget.depth + 1, left: budget.left }
    const inner = parseList(queries, `${pointer}/queries`, below)
    if (!inner.ok) return inner
    budget.left = below.left
    return ok({ kind: kindOf(type, operator), queries: inner.value })
  }
  const leaf = Leaf.safeParse(value)
  if (leaf.success) {
    const broken = malformedIdIn(leaf.data)
    return broken === undefined ? ok(leaf.data) : fail({ ...malformedId(broken), pointer: null })
  }
  const [issue] = leaf.error.issues
  const place = issue?.path.map(String).join('/')
  return refuse(place ? `${pointer}/${place}` : pointer, issue?.message ?? 'Invalid filter.')
}

/** Fields that contain an id. Custom fields may contain anything. */
const ID_FIELD = /^(?!.*customFields).*(?:^id|\.id|\wIds?)$/

/** A filter value for an id field that is not a valid id. */
function malformedIdIn(filter: Filter): string | undefined {
  if (!('field' in filter) || !ID_FIELD.test(filter.field)) return undefined
  const named = filter.kind === 'equals' ? [filter.value] : 'values' in filter ? filter.values : []
  return named.find((value) => typeof value === 'string' && !isHexId(value))?.toString()
}

type Connective = 'and' | 'or' | 'nand' | 'nor'

function kindOf(type: z.infer<typeof Branch>['type'], operator: Connective): Connective {
  if (type === 'multi') return operator
  if (type === 'not') return operator === 'or' || operator === 'nor' ? 'nor' : 'nand'
  return type
}

function refuse(pointer: string, detail: string) {
  return fail({ code: 'FRAMEWORK__INVALID_FILTER_QUERY', pointer, detail })
}
