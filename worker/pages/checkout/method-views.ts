import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatDelivery } from '#shared/i18n/format-delivery.ts'
import { promiseIn } from '../delivery-promise.ts'
import { drawingOf } from '../order/pay-drawing.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { MethodView } from '#shared/schemas/forms/checkout-view.ts'
import type { PaymentMethod, ShippingMethod } from '#shared/schemas/store-api/context.ts'

type Messages = { readonly t: T; readonly locale: Locale }

/**
 * Reasons why a cart excludes a method, by the backend's codes. Other codes show a general message.
 */
const REFUSALS = {
  'roll-only': 'checkoutPage.refusedRollOnly',
  'not-by-letter': 'checkoutPage.refusedLetter',
  'too-heavy': 'checkoutPage.refusedHeavy',
  hazardous: 'checkoutPage.refusedHazard',
  'not-to-country': 'checkoutPage.refusedCountry',
  'registered-businesses-only': 'checkoutPage.refusedBusiness',
  'pickup-only': 'checkoutPage.refusedPickup',
} as const

/** Methods that do not fit this cart are left out without an explanation. */
const UNMENTIONED: readonly string[] = ['inactive', 'only-downloads', 'nothing-but-downloads']

/** The shipping methods of a cart, with prices and delivery times. */
export function shippingViews(
  messages: Messages,
  methods: readonly ShippingMethod[],
): MethodView[] {
  const { t, locale } = messages
  return mentioned(methods).map((method) => {
    const cost = method.customFields?.ripstop_cost
    const promised = formatDelivery(t, locale, promiseIn(method.customFields))
    const when = promised ? ended(promised) : ''
    const view = methodView(messages, method)
    return {
      ...view,
      note: withSoftHyphens(`${when} ${method.description ?? ''}`.trim()),
      cost:
        view.refusal === null && typeof cost === 'number'
          ? formatMoney(locale, centsFromDecimal(cost))
          : '',
    }
  })
}

/** The payment methods of a cart. */
export function paymentViews(messages: Messages, methods: readonly PaymentMethod[]): MethodView[] {
  return mentioned(methods).map((method) => ({
    ...methodView(messages, method),
    kind: drawingOf(method),
  }))
}

/** German dates may end with a full stop, which must not be doubled. */
function ended(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

function mentioned<M extends ShippingMethod | PaymentMethod>(methods: readonly M[]): M[] {
  return methods
    .filter((method) => !UNMENTIONED.includes(method.customFields?.ripstop_refusal ?? ''))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
}

function methodView({ t }: Messages, method: ShippingMethod | PaymentMethod): MethodView {
  const kind = method.customFields?.ripstop_refusal
  return {
    id: method.id,
    name: method.name,
    note: withSoftHyphens(method.description ?? ''),
    cost: '',
    kind: '',
    refusal: kind
      ? withSoftHyphens(t(isKnown(kind) ? REFUSALS[kind] : 'checkoutPage.refusedNotPossible'))
      : null,
  }
}

function isKnown(kind: string): kind is keyof typeof REFUSALS {
  return Object.hasOwn(REFUSALS, kind)
}
