import { hexId, type PaymentMethodId } from '#shared/domain/ids.ts'
import {
  PAYMENT_KINDS,
  type PaymentKind,
  type PaymentMethod,
} from '#shared/domain/order/payment.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

/** A method with its explanation. */
export type ShopPaymentMethod = PaymentMethod & Readonly<{ note: string }>

export function paymentMethodId(kind: PaymentKind): PaymentMethodId {
  return hexId<PaymentMethodId>(idOf('payment', kind))
}

export function paymentKindOf(id: string | null): PaymentKind | undefined {
  return PAYMENT_KINDS.find((kind) => paymentMethodId(kind) === id)
}

/** All methods by position. Those that the shop offers are active. */
export function paymentMethods(
  locale: Locale,
  offered: readonly PaymentKind[] = PAYMENT_KINDS,
): readonly ShopPaymentMethod[] {
  const t = messages(locale)
  return PAYMENT_KINDS.map((kind, index) => ({
    id: paymentMethodId(kind),
    kind,
    name: t(`sales.payment_${kind}`),
    note: t(`sales.paymentNote_${kind}`),
    position: index + 1,
    active: offered.includes(kind),
  }))
}
