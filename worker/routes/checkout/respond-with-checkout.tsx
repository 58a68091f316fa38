import type { Context } from 'hono'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { CheckoutResponse } from '#shared/schemas/forms/checkout-view.ts'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import type { Fields } from '#shared/schemas/forms/fields.ts'
import { pagePaths, urls } from '#shared/urls.ts'
import { pagePolicy } from '#worker/edge/middleware/page-policy.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { rememberCount } from '#worker/runtime/session.ts'
import { checkoutLinks } from '#worker/pages/checkout/checkout-links.ts'
import { CheckoutPage } from '#worker/pages/checkout/checkout-page.tsx'
import { EmptyCheckout } from '#worker/pages/checkout/empty-checkout.tsx'
import type { Eventual, Section } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { statesOf, tradeOf } from '../account/form-view.ts'
import { offersExpress } from '#worker/pages/cart/express-offer.tsx'
import { isDeliveredTo } from '../forms/countries.ts'
import { inPageOrder } from '../forms/page-order.ts'
import { wantsJson } from '../forms/wants-json.ts'
import { cardFieldsOf, cardSources } from './card-fields.ts'
import { checkoutRules } from './load-buyer.ts'
import { firstValues, laterValues } from './form-values.ts'
import { takeNotices, type LoadedCheckout } from './load-checkout.ts'
import type { CheckoutProps } from '#client/islands/checkout/checkout.tsx'
import type { FormChoice } from '#client/ui/form/form-context.ts'
import type { Address, Country } from '#shared/schemas/store-api/context.ts'
import type { CheckoutCustomer } from '#worker/pages/checkout/checkout-parts.tsx'

export type Shown = {
  readonly status?: 200 | 400 | 409
  /** The posted values. Without them the form has its initial values. */
  readonly fields?: Fields
  readonly fieldErrors?: FieldErrors
  readonly notices?: readonly PageNotice[]
}

/** Responds with the current checkout: the page with all entered values, or JSON. */
export async function respondWithCheckout(
  c: Context<AppEnv>,
  loaded: LoadedCheckout,
  shown: Shown = {},
) {
  const { status = 200, notices = [] } = shown
  const fieldErrors = inPageOrder(shown.fieldErrors ?? {})
  const { cart } = loaded.sums
  rememberCount(c, cart.count)
  if (cart.remarks.length > 0) await takeNotices(c)
  if (wantsJson(c)) {
    const body: CheckoutResponse = {
      location: null,
      sums: loaded.sums,
      faults: fieldErrors,
      remarks: [...notices],
    }
    return c.json(body, status, { 'Cache-Control': 'no-store' })
  }
  return respondWithCheckoutPage(c, checkoutSection(c, loaded, { ...shown, fieldErrors }), status)
}

/**
 * The checkout page of a GET, which begins before its cart is loaded. An empty cart becomes a
 * message with a link to the cart.
 */
export function streamCheckout(
  c: Context<AppEnv>,
  loading: Promise<LoadedCheckout>,
  notices: readonly PageNotice[],
) {
  const main = loading.then(async (loaded) => {
    const { cart } = loaded.sums
    if (cart.count === 0) return { content: <EmptyCheckout notices={notices} /> }
    if (cart.remarks.length > 0) await takeNotices(c)
    return checkoutSection(c, loaded, { notices })
  })
  return respondWithCheckoutPage(c, main, 200)
}

function respondWithCheckoutPage(
  c: Context<AppEnv>,
  main: Eventual<Section>,
  status: NonNullable<Shown['status']>,
) {
  const { t, vars, locale, nonce } = c.var
  const policy = pagePolicy(nonce, vars, cardSources(cardFieldsOf(vars, locale)))
  c.header('Content-Security-Policy', policy)
  return respondWithPage(c, {
    layout: 'checkout',
    hydratesOnLoad: 'checkout',
    personal: true,
    status,
    head: { title: t('checkoutPage.title'), robots: 'noindex', paths: pagePaths('checkout') },
    main: [main],
  })
}

function checkoutSection(
  c: Context<AppEnv>,
  loaded: LoadedCheckout,
  { fields, fieldErrors = {}, notices = [] }: Shown,
): Section {
  const { countries, salutations } = loaded
  const { locale, vars } = c.var
  const content = (
    <CheckoutPage
      sums={loaded.sums}
      values={fields ? laterValues(fields, loaded) : firstValues(loaded)}
      fieldErrors={fieldErrors}
      notices={notices}
      countries={countries.map(choiceOf)}
      served={countries.filter(isDeliveredTo).map(choiceOf)}
      states={statesOf(countries)}
      salutations={salutations.map(({ id, displayName }) => ({ id, name: displayName }))}
      {...loaded.requirements}
      rules={checkoutRules(c, { countries, hasDownloads: loaded.sums.cart.hasDownloads })}
      email={vars.SHOP_EMAIL}
      save={urls.action(locale, 'checkoutSave')}
      order={urls.action(locale, 'checkoutOrder')}
      links={checkoutLinks(locale)}
      offersExpress={offersExpress(loaded.context)}
      trade={tradeOf(c)}
      customer={customerOf(loaded)}
      cardFields={cardFieldsOf(vars, locale)}
      addresses={addressChoices(loaded)}
      onlyBilled={onlyBilled(loaded)}
    />
  )
  return { content }
}

/** Redirects the shopper. An island gets the address as JSON. */
export function respondWithLocation(c: Context<AppEnv>, location: string): Response {
  if (!wantsJson(c)) return c.redirect(location, 303)
  const response: CheckoutResponse = { location, sums: null, faults: {}, remarks: [] }
  return c.json(response, 200, { 'Cache-Control': 'no-store' })
}

/** The customer of this checkout; null for guests. */
function customerOf({ context, addresses }: LoadedCheckout): CheckoutCustomer | null {
  const { customer } = context
  if (!customer || !addresses) return null
  return { name: `${customer.firstName} ${customer.lastName}`, email: customer.email }
}

/**
 * The addresses that a customer chooses from; null for guests. Delivery addresses are only those in
 * delivery countries, plus the current one, whose error the cart shows.
 */
function addressChoices({ addresses, context }: LoadedCheckout): CheckoutProps['addresses'] {
  if (!addresses) return null
  const nameOf = (address: Address) => ({ id: address.id, name: lineOf(address) })
  const usedId = context.customer?.activeShippingAddress?.id
  const delivered = addresses.filter((one) => isDelivered(one) || one.id === usedId)
  return [addresses.map(nameOf), delivered.map(nameOf)]
}

/** Names of the customer's countries to which no parcels are sent. */
function onlyBilled({ addresses }: LoadedCheckout): readonly string[] {
  const blocked = (addresses ?? []).filter((address) => !isDelivered(address))
  return [...new Set(blocked.map(({ country }) => country?.name ?? ''))]
}

const isDelivered = ({ country }: Address) => !country || isDeliveredTo(country)

const choiceOf = ({ id, name }: Country): FormChoice => ({ id, name })

function lineOf(address: Address): string {
  const { company, firstName, lastName, street, zipcode, city, country } = address
  const parts = [company, `${firstName} ${lastName}`, street, `${zipcode ?? ''} ${city}`.trim()]
  return [...parts, country?.name].filter(Boolean).join(', ')
}
