import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Aggregation } from './aggregation.ts'
import type { Criteria } from './criteria.ts'
import type { CriteriaError, Filter } from './filter.ts'
import type { Sql } from '#worker/backend/sql/sql.ts'

/**
 * The allowance of all aggregations of one criteria: values to read, and buckets and entities to
 * return. Nested aggregations multiply, so a limit on number or depth is not enough. It counts down
 * and may end below zero.
 */
export type Allowance = { values: number; buckets: number }

const MAX_VALUES = 100_000
const MAX_BUCKETS = 2_000

/** Maximum comparisons in all statements of a search, because aggregations repeat its filters. */
const MAX_COMPARISONS = 300
/** Maximum number of values in all filters of a criteria. */
const MAX_NAMED = 1_000
/** D1 accepts 100 kB of SQL. All statements of one request stay below this number of bytes. */
const MAX_STATEMENT_LENGTH = 90_000

export function fullAllowance(): Allowance {
  return { values: MAX_VALUES, buckets: MAX_BUCKETS }
}

export function isSpent({ values, buckets }: Allowance): boolean {
  return values < 0 || buckets < 0
}

/** The refusal of aggregations that exceed their allowance. */
export const ALLOWANCE_EXCEEDED: CriteriaError = {
  code: 'FRAMEWORK__INVALID_AGGREGATION_QUERY',
  pointer: '/aggregations',
  detail: `The aggregations look at more than ${MAX_VALUES} values or make more than ${MAX_BUCKETS} buckets.`,
}

/** Refuses filters with more values than any real request. */
export function boundedValues(criteria: Criteria): Result<Criteria, CriteriaError> {
  const { filters, postFilters, aggregations } = criteria
  const named = sum([...filters, ...postFilters, ...aggregations.flatMap(filtersOf)].map(valuesIn))
  if (named <= MAX_NAMED) return ok(criteria)
  return tooMuch(`The filters name more than ${MAX_NAMED} values.`)
}

/**
 * Refuses a search with too many comparisons. `where` is part of the statements for the page, the
 * count and each aggregation; `post` of the first two.
 */
export function boundedComparisons(
  where: readonly Filter[],
  post: readonly Filter[],
  aggregations: readonly Aggregation[],
): Result<null, CriteriaError> {
  const repeated = comparisons(where) * (2 + aggregations.length) + comparisons(post) * 2
  const own = comparisons(aggregations.flatMap(filtersOf))
  if (repeated + own <= MAX_COMPARISONS) return ok(null)
  return tooMuch(
    `The filters make more than ${MAX_COMPARISONS} comparisons; each aggregation repeats them.`,
  )
}

/** Refuses statements that D1 would not accept. */
export function boundedStatements(statements: readonly Sql[]): Result<null, CriteriaError> {
  const lengths = statements.map((statement) => statement.toStatement().text.length)
  if (sum(lengths) <= MAX_STATEMENT_LENGTH) return ok(null)
  return tooMuch('The criteria makes statements that are too long for the database.')
}

function comparisons(filters: readonly Filter[]): number {
  return sum(
    filters.map((filter) => {
      if ('queries' in filter) return comparisons(filter.queries)
      return filter.kind === 'equalsAll' ? filter.values.length : 1
    }),
  )
}

function valuesIn(filter: Filter): number {
  if ('queries' in filter) return sum(filter.queries.map(valuesIn))
  return 'values' in filter ? filter.values.length : 1
}

function filtersOf(aggregation: Aggregation): readonly Filter[] {
  const own = aggregation.type === 'filter' ? aggregation.filters : []
  const inner = 'inner' in aggregation && aggregation.inner ? filtersOf(aggregation.inner) : []
  return [...own, ...inner]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}

function tooMuch(detail: string) {
  return fail({ code: 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', pointer: '/filter', detail })
}
