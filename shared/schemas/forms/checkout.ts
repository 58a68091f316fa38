import { fail, ok } from '#shared/domain/result.ts'
import { byOrderTextName, ORDER_TEXT_LENGTHS } from '#shared/domain/order/order-texts.ts'
import { addressSchema, type AddressRules } from './address.ts'
import { check, faultsIn, type Checked, type Fault, type Faults } from './field-error.ts'
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
    ...byOrderTextName((key) => optionalText(ORDER_TEXT_LENGTHS[key])),
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
  const contact = check(Contact, fields)
  const order = check(orderSchema(rules), fields)
  const billing = check(address, fields['billingAddress'] ?? {})
  const differs = fields['differentShipping'] === '1'
  const shipping = differs ? check(address, fields['shippingAddress'] ?? {}) : null

  const faults = {
    ...within('billingAddress', billing),
    ...vatIdFault(fields),
    ...faultsIn(contact),
    ...(shipping && within('shippingAddress', shipping)),
    ...faultsIn(order),
  }
  if (!contact.ok || !order.ok || !billing.ok || Object.keys(faults).length > 0) return fail(faults)
  const shippingAddress = shipping?.ok ? shipping.value : null
  return ok({ ...contact.value, ...order.value, billingAddress: billing.value, shippingAddress })
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

function within(group: string, part: Checked<unknown>): Faults {
  return Object.fromEntries(
    Object.entries(faultsIn(part)).map(([field, fault]) => [`${group}.${field}`, fault]),
  )
}
