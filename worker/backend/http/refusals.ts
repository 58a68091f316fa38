import { type Refusal, refusal, quoteInput, type Violation } from './store-api-error.ts'

export const NOT_LOGGED_IN = refusal(
  403,
  'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
  'Customer is not logged in.',
)

/**
 * The refusal of login-related calls without a token. Other calls treat a missing token as an empty
 * session.
 */
export const TOKEN_MISSING = refusal(
  400,
  'FRAMEWORK__MISSING_REQUEST_PARAMETER',
  'Parameter "sw-context-token" is missing.',
  { parameterName: 'sw-context-token', path: '' },
)

export const PASSWORD_WRONG: Violation = {
  pointer: '/password',
  name: 'CUSTOMER_PASSWORD_NOT_CORRECT',
  detail: 'Your password is wrong.',
}

export const EMAIL_BLANK: Violation = {
  pointer: '/email',
  name: 'IS_BLANK_ERROR',
  detail: 'This value should not be blank.',
}

export const ADDRESS_NOT_FOUND = refusal(
  400,
  'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND',
  'The customer address was not found.',
)

export const ADDRESS_IS_DEFAULT = refusal(
  400,
  'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT',
  'The customer address is a default address and cannot be deleted.',
)

export const ADDRESS_IS_ACTIVE = refusal(
  400,
  'CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE',
  'The customer address is in use by this session and cannot be deleted.',
)

export const EMAIL_TAKEN: Violation = {
  pointer: '/email',
  name: 'CUSTOMER_EMAIL_NOT_UNIQUE',
  detail: 'The email address is already in use.',
}

export const NOT_FOUND_BY_HASH = refusal(
  404,
  'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
  'No matching customer for this hash was found.',
)

export function malformedId(value: unknown): Refusal {
  const input = quoteInput(value)
  return refusal(400, 'FRAMEWORK__INVALID_UUID', `Value is not a valid UUID: ${input}`, { input })
}
