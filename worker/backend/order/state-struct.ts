import type { DeliveryState, OrderState } from '#shared/domain/order/order.ts'
import type { PaymentState } from '#shared/domain/order/payment-state.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

type Machine = 'order' | 'order_delivery' | 'order_transaction'

/** A state of an order, its delivery or its payment, named in the language. */
export function stateStruct(
  machine: Machine,
  state: OrderState | DeliveryState | PaymentState,
  locale: Locale,
) {
  const name = messages(locale)(`sales.state_${state}`)
  return {
    id: idOf('state', `${machine}.${state}`),
    technicalName: state,
    name,
    translated: { name, customFields: {} },
    customFields: null,
    apiAlias: 'state_machine_state',
  }
}
