import type { Refusal } from '#worker/backend/http/store-api-error.ts'

export const NOT_LOGGED_IN: Refusal = {
  status: 403,
  code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
  detail: 'Customer is not logged in.',
}
