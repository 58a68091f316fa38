import type { Context } from 'hono'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Country } from '#shared/schemas/store-api/context.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { isDeliveredTo } from '../forms/countries.ts'
import { destinationOf } from './checkout-choices.ts'

/** The errors of a form with a delivery country to which no parcels are sent. */
export type Undelivered = {
  readonly fieldErrors: FieldErrors
  readonly notices: readonly PageNotice[]
  /** A delivery country for calculating the sums meanwhile. */
  readonly insteadId: string
}

/**
 * The errors if a guest's delivery country is only a billing country; null otherwise. Orders for
 * pickup or download may be billed to any country.
 */
export async function checkDeliveryCountry(
  c: Context<AppEnv>,
  fields: Fields,
  countries: readonly Country[],
): Promise<Undelivered | null> {
  const field = `${destinationOf(fields)}.countryId`
  const country = countries.find(({ id }) => id === fieldText(fields, field))
  if (!country || isDeliveredTo(country) || !(await isSent(c, fields))) return null
  const text = c.var.t('checkoutPage.notDelivered', { name: country.name })
  return {
    fieldErrors: { [field]: { kind: 'country' } },
    notices: [{ tone: 'bad', text }],
    insteadId: countries.find(isDeliveredTo)?.id ?? '',
  }
}

/** Whether a parcel is sent: the cart contains goods, and they are not picked up. */
async function isSent(c: Context<AppEnv>, fields: Fields): Promise<boolean> {
  const api = shopperApi(c, { holdNotices: true })
  const [cart, methods] = await Promise.all([api.cart.read(), api.checkout.shippingMethods()])
  const lines = cart.ok ? cart.value.data.lineItems.filter(({ good }) => good) : []
  if (lines.length > 0 && lines.every(({ states }) => states.includes('is-download'))) return false
  const chosenId = fieldText(fields, 'shippingMethodId')
  const offered = methods.ok ? methods.value.data.elements : []
  return !offered.find(({ id }) => id === chosenId)?.technicalName.includes('pickup')
}
