import type { Context } from 'hono'
import { berlinTime } from '#shared/domain/calendar.ts'
import { answer } from '../answer.ts'
import type { BackendEnv } from '../env.ts'
import { associationError, criteriaError } from './answers.ts'
import { parseCriteria } from './criteria.ts'
import { searched, unknownFields } from './in-memory.ts'
import { pagedResult } from './paged-result.ts'

type Struct = Readonly<Record<string, unknown>>

/**
 * Answers a search over entities that are few enough to stand in memory: ids, filters, sorting and
 * paging of the request's criteria. Associations that the entity does not have are refused.
 */
export function answerList(
  c: Context<BackendEnv>,
  entity: string,
  structs: readonly Struct[],
  associations: readonly string[],
): Response {
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const { page, limit, totalCount } = criteria.value
  const stranger = criteria.value.associations.find((name) => !associations.includes(name))
  if (stranger !== undefined) return associationError(c, entity, stranger)
  const [unknown] = unknownFields(criteria.value, structs)
  if (unknown !== undefined) {
    const detail = `Field "${unknown.slice(0, 100)}" in entity "${entity}" was not found.`
    return criteriaError(c, { code: 'FRAMEWORK__UNMAPPED_FIELD', pointer: '/filter', detail })
  }
  const found = searched(structs, criteria.value, berlinTime(new Date()).date)
  const elements = found.slice((page - 1) * limit, page * limit)
  return answer(c, pagedResult(entity, elements, { found: found.length, page, limit, totalCount }))
}
