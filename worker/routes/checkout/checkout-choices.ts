import { isHexId } from '#shared/domain/ids.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { VatId } from '#shared/schemas/forms/text.ts'
import type { ContextChoice } from '#worker/store-api/shopping/context-api.ts'

/** The VAT id that a guest entered. It requires a company, and an incomplete id is ignored. */
export function readVatId(fields: Fields): Pick<ContextChoice, 'ripstopVatId'> {
  if (!('vatId' in fields)) return {}
  const input = VatId.safeParse(fieldText(fields, 'vatId'))
  const isNamed = fieldText(fields, 'billingAddress.company').trim() !== ''
  return { ripstopVatId: isNamed && input.success ? input.data : '' }
}

/** The guest's address to which the parcel is sent. */
export function destinationOf(fields: Fields): 'billingAddress' | 'shippingAddress' {
  return fieldText(fields, 'differentShipping') === '1' ? 'shippingAddress' : 'billingAddress'
}

/** The choices of a form for the session: country, shipping method and payment method. */
export function choiceOf(fields: Fields): ContextChoice {
  const chosen = {
    countryId: fieldText(fields, `${destinationOf(fields)}.countryId`),
    billingAddressId: fieldText(fields, 'billingAddressId'),
    shippingAddressId: fieldText(fields, 'shippingAddressId'),
    shippingMethodId: fieldText(fields, 'shippingMethodId'),
    paymentMethodId: fieldText(fields, 'paymentMethodId'),
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, id]) => isHexId(id)))
}
