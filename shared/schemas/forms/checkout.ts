import { fail, ok } from '#shared/domain/result.ts'
import { byOrderTextName, ORDER_TEXT_LENGTHS } from '#shared/domain/order/order-texts.ts'
import { checkAddress, type addressSchema, type AddressRules } from './address.ts'
import { validateForm, fieldErrorsIn, type Checked, type FieldErrors } from './field-error.ts'
import { groupOf, type Fields } from './fields.ts'
import {
  Email,
  Checkbox,
  VatId,
  chosenId,
  mustBeTicked,
  optionalLines,
  optionalText,
  requiredText,
} from './text.ts'
import { z } from './zod.ts'

type CartRules = {
  /** The cart contains downloads: the waiver must be ticked. */
  readonly hasDownloads: boolean
}
export type CheckoutRules = AddressRules & CartRules

/** The fields of every order, for guests and customers. */
export function orderSchema({ hasDownloads }: CartRules) {
  return z.object({
    shippingMethodId: chosenId('shippingMethod'),
    paymentMethodId: chosenId('paymentMethod'),
    terms: mustBeTicked('terms'),
    digitalWaiver: hasDownloads ? mustBeTicked('digitalWaiver') : Checkbox,
    customerComment: optionalLines(2000),
    ...byOrderTextName((key) => optionalText(ORDER_TEXT_LENGTHS[key])),
    cartId: requiredText(64),
    hash: requiredText(128),
  })
}

const Contact = z.object({ email: Email, vatId: VatId, differentShipping: Checkbox })

export type OrderFields = z.infer<ReturnType<typeof orderSchema>>

export type CheckoutOrder = OrderFields &
  z.infer<typeof Contact> & {
    readonly billingAddress: z.infer<ReturnType<typeof addressSchema>>
    readonly shippingAddress: z.infer<ReturnType<typeof addressSchema>> | null
  }

/**
 * Validates the whole checkout form of a guest, in the browser and on the server. Returns all field
 * errors by input name, in the order of the page. The delivery address is checked only if it
 * differs.
 */
export function checkCheckout(fields: Fields, rules: CheckoutRules): Checked<CheckoutOrder> {
  const contact = validateForm(Contact, fields)
  const order = validateForm(orderSchema(rules), fields)
  const billing = checkAddress(groupOf(fields, 'billingAddress'), rules)
  const differs = fields['differentShipping'] === '1'
  const shipping = differs ? checkAddress(groupOf(fields, 'shippingAddress'), rules) : null

  const { email, ...ofContact } = fieldErrorsIn(contact)
  const fieldErrors = {
    ...(email && { email }),
    ...within('billingAddress', billing),
    ...vatIdFieldError(fields),
    ...ofContact,
    ...(shipping && within('shippingAddress', shipping)),
    ...fieldErrorsIn(order),
  }
  if (!contact.ok || !order.ok || !billing.ok || Object.keys(fieldErrors).length > 0)
    return fail(fieldErrors)
  const shippingAddress = shipping?.ok ? shipping.value : null
  return ok({
    ...contact.value,
    ...order.value,
    billingAddress: billing.value,
    shippingAddress,
  })
}

/** A VAT id needs a company: without one it would be ignored. */
function vatIdFieldError(fields: Fields): FieldErrors {
  const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  const isNameless = !isFilled(groupOf(fields, 'billingAddress')['company'])
  return isFilled(fields['vatId']) && isNameless
    ? { 'billingAddress.company': { kind: 'vatIdWithoutCompany' } }
    : {}
}

function within(group: string, part: Checked<unknown>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fieldErrorsIn(part)).map(([field, fieldError]) => [
      `${group}.${field}`,
      fieldError,
    ]),
  )
}
