import { MAX_PROJECT_ITEMS, type ItemsError } from '#shared/domain/planner/project-items.ts'
import { NOT_LOGGED_IN as CALL_REFUSED } from '#worker/backend/http/refusals.ts'
import { type Refusal, refusal } from '#worker/backend/http/store-api-error.ts'

// Existing clients of projects know these texts.

export const NO_PROJECT = refusal(404, 'RIPSTOP__PROJECT_NOT_FOUND', 'Project not found')
/**
 * Differs from `NO_PROJECT`, because a visitor with a link can contact the owner. Ids are too random to
 * guess.
 */
export const NOT_PUBLIC = refusal(404, 'RIPSTOP__PROJECT_NOT_PUBLIC', 'This project is not public')
export const NOT_OWNED = refusal(
  403,
  'RIPSTOP__PROJECT_NOT_OWNED',
  'Access denied. You are not the owner of this project',
)
const LOGIN_SENTENCE = 'You must be logged in to perform this action'
/** A guest cannot have this, and an account would help. */
export const LOGIN_REQUIRED = refusal(403, 'RIPSTOP__PROJECT_LOGIN_REQUIRED', LOGIN_SENTENCE)
/** The code of every call for customers, with the sentence of projects. */
export const NOT_LOGGED_IN = { ...CALL_REFUSED, detail: LOGIN_SENTENCE }
export const CHANGED_MEANWHILE = refusal(
  409,
  'RIPSTOP__PROJECT_CHANGED',
  'The project was changed since it was read',
)
export const CART_EMPTY = refusal(400, 'RIPSTOP__PROJECT_CART_EMPTY', 'The cart is empty')
export const NO_VALID_PRODUCTS = refusal(
  400,
  'RIPSTOP__PROJECT_NO_VALID_PRODUCTS',
  'There are no valid products',
)

export const MAX_PROJECTS = 100

export const TOO_MANY_PROJECTS = refusal(
  400,
  'RIPSTOP__PROJECT_TOO_MANY',
  `A customer has at most ${MAX_PROJECTS} projects`,
  { max: MAX_PROJECTS },
)

/** A hundred products without notes take 9 kB. */
export const MAX_GUEST_PROJECT_BYTES = 16_384

export const TOO_LARGE = refusal(
  400,
  'RIPSTOP__PROJECT_TOO_LARGE',
  `A project without an account holds at most ${MAX_GUEST_PROJECT_BYTES} bytes`,
  { max: MAX_GUEST_PROJECT_BYTES },
)

export function toItemsRefusal(refused: ItemsError): Refusal {
  if (refused.kind === 'item-not-found')
    return refusal(404, 'RIPSTOP__PROJECT_ITEM_NOT_FOUND', 'The project holds no such article')
  return refusal(
    400,
    'RIPSTOP__PROJECT_TOO_MANY_ITEMS',
    `A project holds at most ${MAX_PROJECT_ITEMS} articles`,
    { max: refused.max },
  )
}
