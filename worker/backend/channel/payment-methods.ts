import { hexId, type PaymentMethodId } from '#shared/domain/ids.ts'
import {
  PAYMENT_KINDS,
  type PaymentKind,
  type PaymentMethod,
} from '#shared/domain/order/payment.ts'
import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages, type T } from '#shared/i18n/messages.ts'
import type { Vars } from '#worker/runtime/env.ts'
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
  vars: Vars,
  offered: readonly PaymentKind[] = PAYMENT_KINDS,
): readonly ShopPaymentMethod[] {
  const t = messages(locale)
  return PAYMENT_KINDS.map((kind, index) => ({
    id: paymentMethodId(kind),
    kind,
    name: t(`sales.payment_${kind}`),
    note: noteOf(t, kind, vars),
    position: index + 1,
    active: offered.includes(kind),
  }))
}

function noteOf(t: T, kind: PaymentKind, { settings, INVOICE_DAYS, SHOP_CITY }: Vars): string {
  const { address } = settings.pickup
  if (kind === 'invoice') return t('sales.paymentNote_invoice', { days: INVOICE_DAYS })
  if (kind !== 'cash') return t(`sales.paymentNote_${kind}`)
  const days = settings.payment?.heldDays ?? DEMO_SETTINGS.payment.heldDays
  return t('sales.paymentNote_cash', { city: address?.city ?? SHOP_CITY, days })
}
