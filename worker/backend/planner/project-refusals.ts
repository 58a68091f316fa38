import { MAX_PROJECT_ITEMS, type ItemsRefused } from '#shared/domain/planner/project-items.ts'
import type { Refusal } from '#worker/backend/http/store-api-error.ts'

// The sentences are those that existing clients of projects know.

export const NO_PROJECT: Refusal = {
  status: 404,
  code: 'RIPSTOP__PROJECT_NOT_FOUND',
  detail: 'Project not found',
}
/**
 * Differs from `NO_PROJECT`: with a link one may ask the owner, and ids are too random to guess.
 */
export const NOT_PUBLIC: Refusal = {
  status: 404,
  code: 'RIPSTOP__PROJECT_NOT_PUBLIC',
  detail: 'This project is not public',
}
export const NOT_OWNED: Refusal = {
  status: 403,
  code: 'RIPSTOP__PROJECT_NOT_OWNED',
  detail: 'Access denied. You are not the owner of this project',
}
export const LOGIN_REQUIRED: Refusal = {
  status: 403,
  code: 'RIPSTOP__PROJECT_LOGIN_REQUIRED',
  detail: 'You must be logged in to perform this action',
}
export const CHANGED_MEANWHILE: Refusal = {
  status: 409,
  code: 'RIPSTOP__PROJECT_CHANGED',
  detail: 'The project was changed since it was read',
}
export const CART_EMPTY: Refusal = {
  status: 400,
  code: 'RIPSTOP__PROJECT_CART_EMPTY',
  detail: 'The cart is empty',
}
export const NO_VALID_PRODUCTS: Refusal = {
  status: 400,
  code: 'RIPSTOP__PROJECT_NO_VALID_PRODUCTS',
  detail: 'There are no valid products',
}

export const MAX_PROJECTS = 100

export const TOO_MANY_PROJECTS: Refusal = {
  status: 400,
  code: 'RIPSTOP__PROJECT_TOO_MANY',
  detail: `A customer has at most ${MAX_PROJECTS} projects`,
  parameters: { max: MAX_PROJECTS },
}

export function itemsRefused(refused: ItemsRefused): Refusal {
  if (refused.kind === 'item-not-found')
    return {
      status: 404,
      code: 'RIPSTOP__PROJECT_ITEM_NOT_FOUND',
      detail: 'The project holds no such article',
    }
  return {
    status: 400,
    code: 'RIPSTOP__PROJECT_TOO_MANY_ITEMS',
    detail: `A project holds at most ${MAX_PROJECT_ITEMS} articles`,
    parameters: { max: refused.max },
  }
}
