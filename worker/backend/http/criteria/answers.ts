import type { Context } from 'hono'
import { storeApiError } from '../store-api-error.ts'
import type { CriteriaFault } from './filter.ts'

/** 400 with the place in the criteria that is wrong. */
export function criteriaError(c: Context, fault: CriteriaFault): Response {
  const { code, pointer, detail, parameters } = fault
  if (pointer === null)
    return storeApiError(c, { status: 400, code, detail, ...(parameters && { parameters }) })
  const meta = { parameters: parameters ?? { message: detail } }
  const source = { pointer }
  return c.json(
    { errors: [{ status: '400', code, title: 'Bad Request', detail, source, meta }] },
    400,
  )
}

/** An association that the entity does not have; Shopware answers it with 500. */
export function associationError(c: Context, entity: string, association: string): Response {
  return storeApiError(c, {
    status: 500,
    code: 'FRAMEWORK__ASSOCIATION_NOT_FOUND',
    detail: `Can not find association by name ${association.slice(0, 100)}`,
    parameters: { association: association.slice(0, 100), entity },
  })
}
