import { CARD_TOKEN_REFUSED } from '#shared/schemas/store-api/order.ts'
import type { Refusal, Violation } from '#worker/backend/http/store-api-error.ts'
import type { StartRefused } from '#worker/backend/payments/start-payment.ts'

export function orderNotFound(orderId: string): Refusal {
  return {
    status: 404,
    code: 'CHECKOUT__ORDER_ORDER_NOT_FOUND',
    detail: 'The order could not be found.',
    parameters: { entity: 'order', field: 'id', value: orderId },
  }
}

export const ORDER_NOT_NAMED: Refusal = {
  status: 400,
  code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER',
  detail: 'Parameter "orderId" is missing.',
  parameters: { parameterName: 'orderId' },
}

export const BLANK_ORDER_ID: Violation = {
  pointer: '/orderId',
  name: 'IS_BLANK_ERROR',
  detail: 'This value should not be blank.',
}

export const ORDER_ID_INVALID: Refusal = {
  status: 400,
  code: 'FRAMEWORK__INVALID_REQUEST_PARAMETER',
  detail: 'The parameter "orderId" is invalid.',
  parameters: { parameter: 'orderId' },
}

export function orderIdInvalid(orderId: string): Refusal {
  return {
    status: 404,
    code: 'CHECKOUT__INVALID_ORDER_ID',
    detail: `The order with id ${orderId} is invalid or could not be found.`,
    parameters: { orderId },
  }
}

export function entityNotFound(orderId: string): Refusal {
  return {
    status: 404,
    code: 'FRAMEWORK__ENTITY_NOT_FOUND',
    detail: `order for id ${orderId} not found.`,
    parameters: { entity: 'order', identifier: orderId },
  }
}

export const ALREADY_PAID: Refusal = {
  status: 400,
  code: 'CHECKOUT__ORDER_ORDER_ALREADY_PAID',
  detail: 'The order has already been paid.',
}

export function methodUnknown(id: unknown): Refusal {
  return {
    status: 400,
    code: 'CHECKOUT__UNKNOWN_PAYMENT_METHOD',
    detail: 'The payment method could not be found.',
    parameters: { entity: 'payment method', field: 'id', value: typeof id === 'string' ? id : '' },
  }
}

/** The refusal for a payment that could not be started. */
export function startRefusal(refused: StartRefused): Refusal {
  switch (refused) {
    case 'order-cancelled':
      return {
        status: 403,
        code: 'CHECKOUT__ORDER_ORDER_CANCELLED',
        detail: 'The order has been cancelled.',
      }
    case 'already-paid':
      return ALREADY_PAID
    case 'not-changeable':
      return {
        status: 403,
        code: 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_CHANGEABLE',
        detail: 'The payment of this order can not be changed.',
      }
    case 'card-refused':
      return {
        status: 400,
        code: CARD_TOKEN_REFUSED,
        detail: 'The card token was used before, has expired or is unknown. Nothing was charged.',
      }
    case 'unavailable':
      return {
        status: 404,
        code: 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
        detail: 'The payment method is not available.',
      }
  }
}
