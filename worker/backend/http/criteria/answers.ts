import type { Context } from 'hono'
import { storeApiError } from '../store-api-error.ts'
import type { CriteriaFault } from './filter.ts'

/** 400 with the place in the criteria that is wrong, where Shopware names one. */
export function criteriaError(c: Context, { code, pointer, detail }: CriteriaFault): Response {
  return c.json(
    {
      errors: [
        {
          status: '400',
          code,
          title: 'Bad Request',
          detail,
          ...(pointer !== null && { source: { pointer } }),
          meta: { parameters: {} },
        },
      ],
    },
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
