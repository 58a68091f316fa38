import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import {
  findUnknownAssociation,
  parseAssociations,
  type RequestedAssociations,
} from '../associations.ts'
import type { BackendEnv } from '../env.ts'
import { storeApiError } from '../store-api-error.ts'
import { parseCriteria, type Criteria } from './criteria.ts'
import type { CriteriaError } from './filter.ts'

/** The criteria of a request, or its refusal for associations that the entity lacks. */
export function readCriteria(c: Context<BackendEnv>, entity: string): Result<Criteria, Response> {
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return fail(criteriaError(c, criteria.error))
  const associations = readAssociations(c, entity)
  return associations.ok ? criteria : associations
}

/** The associations of a request, or its refusal for those that the entity lacks. */
export function readAssociations(
  c: Context<BackendEnv>,
  entity: string,
): Result<RequestedAssociations, Response> {
  const requested = parseAssociations(c.var.input.associations)
  const unknown = findUnknownAssociation(entity, requested)
  return unknown === null ? ok(requested) : fail(associationError(c, entity, unknown))
}

/** Responds with a 400 that names the malformed place in the criteria. */
export function criteriaError(c: Context, error: CriteriaError): Response {
  const { code, pointer, detail, parameters } = error
  if (pointer === null)
    return storeApiError(c, { status: 400, code, detail, ...(parameters && { parameters }) })
  const meta = { parameters: parameters ?? { message: detail } }
  const source = { pointer }
  return c.json(
    { errors: [{ status: '400', code, title: 'Bad Request', detail, source, meta }] },
    400,
  )
}

/** The refusal for an unknown association. Shopware responds with a 500. */
function associationError(c: Context, entity: string, association: string): Response {
  return storeApiError(c, {
    status: 500,
    code: 'FRAMEWORK__ASSOCIATION_NOT_FOUND',
    detail: `Can not find association by name ${association.slice(0, 100)}`,
    parameters: { association: association.slice(0, 100), entity },
  })
}
