import { CARD_TOKEN_REFUSED } from '#shared/schemas/store-api/order.ts'
import {
  type Refusal,
  missingParameter,
  refusal,
  type Violation,
} from '#worker/backend/http/store-api-error.ts'
import type { StartError } from '#worker/backend/payments/start-payment.ts'

export function orderNotFound(orderId: string): Refusal {
  return refusal(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', 'The order could not be found.', {
    entity: 'order',
    field: 'id',
    value: orderId,
  })
}

export const ORDER_NOT_NAMED = missingParameter('orderId')

export const BLANK_ORDER_ID: Violation = {
  pointer: '/orderId',
  name: 'IS_BLANK_ERROR',
  detail: 'This value should not be blank.',
}

export const ORDER_ID_INVALID = refusal(
  400,
  'FRAMEWORK__INVALID_REQUEST_PARAMETER',
  'The parameter "orderId" is invalid.',
  { parameter: 'orderId' },
)

export function orderIdInvalid(orderId: string): Refusal {
  return refusal(
    404,
    'CHECKOUT__INVALID_ORDER_ID',
    `The order with id ${orderId} is invalid or could not be found.`,
    { orderId },
  )
}

export function entityNotFound(orderId: string): Refusal {
  return refusal(404, 'FRAMEWORK__ENTITY_NOT_FOUND', `order for id ${orderId} not found.`, {
    entity: 'order',
    identifier: orderId,
  })
}

export const ALREADY_PAID = refusal(
  400,
  'CHECKOUT__ORDER_ORDER_ALREADY_PAID',
  'The order has already been paid.',
)

export function methodUnknown(id: unknown): Refusal {
  return refusal(400, 'CHECKOUT__UNKNOWN_PAYMENT_METHOD', 'The payment method does not exist.', {
    entity: 'payment method',
    field: 'id',
    value: typeof id === 'string' ? id : '',
  })
}

/** The refusal for a payment that could not be started. */
export function startRefusal(refused: StartError): Refusal {
  switch (refused) {
    case 'order-cancelled':
      return refusal(403, 'CHECKOUT__ORDER_ORDER_CANCELLED', 'The order has been cancelled.')
    case 'already-paid':
      return ALREADY_PAID
    case 'not-changeable':
      return refusal(
        403,
        'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_CHANGEABLE',
        'The payment of this order can not be changed.',
      )
    case 'card-refused':
      return refusal(
        400,
        CARD_TOKEN_REFUSED,
        'The card token was used before, has expired or is unknown. Nothing was charged.',
      )
    case 'unavailable':
      return refusal(
        404,
        'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
        'The payment method is not available.',
      )
  }
}
