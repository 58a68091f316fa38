import { byOrderTextName, ORDER_TEXTS } from '#shared/domain/order/order-texts.ts'
import { addressSchema, type AddressRules } from './address.ts'
import { faultsOf, type Checked, type Fault, type Faults } from './fault.ts'
import type { Fields } from './fields.ts'
import {
  Email,
  Tick,
  VatId,
  chosenId,
  mustBeTicked,
  optionalLines,
  optionalText,
  requiredText,
} from './text.ts'
import { z } from './zod.ts'

type CartRules = {
  /** The cart holds downloads: their waiver has to be ticked. */
  readonly hasDownloads: boolean
}
export type CheckoutRules = AddressRules & CartRules

/** The fields of every order, for guests and customers. */
export function orderSchema({ hasDownloads }: CartRules) {
  return z.object({
    shippingMethodId: chosenId('shippingMethod'),
    paymentMethodId: chosenId('paymentMethod'),
    terms: mustBeTicked('terms'),
    digitalWaiver: hasDownloads ? mustBeTicked('digitalWaiver') : Tick,
    customerComment: optionalLines(2000),
    ...byOrderTextName((key) => optionalText(ORDER_TEXTS[key].maxLength)),
    cartId: requiredText(64),
    hash: requiredText(128),
  })
}

const Contact = z.object({ email: Email, vatId: VatId, differentShipping: Tick })

export type OrderFields = z.infer<ReturnType<typeof orderSchema>>

export type CheckoutOrder = OrderFields &
  z.infer<typeof Contact> & {
    readonly billingAddress: z.infer<ReturnType<typeof addressSchema>>
    readonly shippingAddress: z.infer<ReturnType<typeof addressSchema>> | null
  }

/**
 * Checks the whole checkout form of a guest, the same way in the browser and on the server. All faults are
 * found at once, by the names of the inputs and in their order on the page; the delivery address counts only
 * if it differs.
 */
export function checkCheckout(fields: Fields, rules: CheckoutRules): Checked<CheckoutOrder> {
  const address = addressSchema(rules)
  const contact = Contact.safeParse(fields)
  const order = orderSchema(rules).safeParse(fields)
  const billing = address.safeParse(fields['billingAddress'] ?? {})
  const differs = fields['differentShipping'] === '1'
  const shipping = differs ? address.safeParse(fields['shippingAddress'] ?? {}) : null

  const faults = {
    ...(billing.success ? {} : within('billingAddress', faultsOf(billing.error))),
    ...vatIdFault(fields),
    ...(contact.success ? {} : faultsOf(contact.error)),
    ...(!shipping || shipping.success ? {} : within('shippingAddress', faultsOf(shipping.error))),
    ...(order.success ? {} : faultsOf(order.error)),
  }
  if (!contact.success || !order.success || !billing.success || Object.keys(faults).length > 0) {
    return { ok: false, error: faults }
  }
  const shippingAddress = shipping?.success ? shipping.data : null
  return {
    ok: true,
    value: { ...contact.data, ...order.data, billingAddress: billing.data, shippingAddress },
  }
}

/** A VAT id belongs to a company: without one it would be silently ignored. */
function vatIdFault(fields: Fields): Record<string, Fault> {
  const { vatId, billingAddress } = fields
  if (typeof vatId !== 'string' || vatId.trim() === '' || typeof billingAddress !== 'object') {
    return {}
  }
  const { company } = billingAddress
  const named = typeof company === 'string' && company.trim() !== ''
  return named ? {} : { 'billingAddress.company': { kind: 'vatIdWithoutCompany' } }
}

function within(group: string, faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [`${group}.${field}`, fault]),
  )
}
