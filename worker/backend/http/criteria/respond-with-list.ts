import type { Context } from 'hono'
import { berlinTime } from '#shared/domain/calendar.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { respond } from '../respond.ts'
import type { BackendEnv } from '../env.ts'
import { aggregate, type Entities } from './aggregate.ts'
import { criteriaError, readCriteria } from './responses.ts'
import { fullAllowance } from './bounds.ts'
import type { Criteria } from './criteria.ts'
import { unknownField, type CriteriaError } from './filter.ts'
import { arrange, filtered, unknownFields } from './in-memory.ts'
import { pagedResult } from '../search-result.ts'
import { selectPaths } from './select-paths.ts'
import { readField, type Struct } from './read-field.ts'

/**
 * Responds to a search over entities that are few enough for memory, with the complete criteria
 * grammar. Refuses unknown associations.
 */
export function respondWithList(
  c: Context<BackendEnv>,
  entity: string,
  structs: readonly Struct[],
): Response {
  const criteria = readCriteria(c, entity)
  if (!criteria.ok) return criteria.error
  const found = searchedList(entity, structs, criteria.value, berlinTime(new Date()).date)
  return found.ok ? respond(c, found.value) : criteriaError(c, found.error)
}

/** The search result of a list in memory. */
export function searchedList(
  entity: string,
  structs: readonly Struct[],
  criteria: Criteria,
  today: string,
) {
  const searched = searchedIn(entity, structs, criteria, today)
  if (!searched.ok) return searched
  const { page, limit, totalCount, fields } = criteria
  const { left, aggregations } = searched.value
  const elements = left.slice((page - 1) * limit, page * limit)
  const paging = { found: left.length, page, limit, totalCount }
  const shown = elements.map((element) => selectPaths(element, fields))
  return ok(pagedResult(entity, shown, paging, aggregations))
}

/** All elements that match a criteria, in its order, and its aggregations. */
export function searchedIn<S extends Struct>(
  entity: string,
  structs: readonly S[],
  criteria: Criteria,
  today: string,
): Result<{ left: readonly S[]; aggregations: object }, CriteriaError> {
  const [unknown] = unknownFields(criteria, structs)
  if (unknown !== undefined) return fail(unknownField(unknown, entity))
  const found = filtered(structs, criteria, today)
  const entities: Entities = (definition, ids) =>
    definition === entity
      ? structs.filter((struct) => ids.includes(String(readField(struct, 'id'))))
      : []
  const rows = found.map((struct) => ({ struct, weight: 1 }))
  const about = { today, entities, allowance: fullAllowance() }
  const aggregations = aggregate(criteria.aggregations, rows, about)
  if (!aggregations.ok) return aggregations
  return ok({ left: arrange(found, criteria, today), aggregations: aggregations.value })
}
