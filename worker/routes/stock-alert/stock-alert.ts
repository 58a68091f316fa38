import type { Context } from 'hono'
import { isMetreGood } from '#client/ui/price/prices.ts'
import { isHexId } from '#shared/domain/ids.ts'
import { isProductNumber } from '#shared/domain/product-number.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { readQuantity } from '#shared/schemas/forms/quantity.ts'
import { checkStockAlert, MAX_ALERT_UNITS } from '#shared/schemas/forms/stock-alert.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { checkFormToken } from '../forms/form-token.ts'
import { postFields } from '../forms/post-form.ts'
import {
  invalidForm,
  respondWithRejectedForm,
  rejectionReason,
  type RejectedForm,
} from '../forms/refused-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import {
  PAGE_AFTER,
  showButton,
  showForm,
  showInvalid,
  showOutcome,
  type Outcome,
} from './stock-alert-pages.tsx'

const ask = postFields(routes.page('stockAlert'), async (c, fields) => {
  const product = await productOf(c, fieldText(fields, 'article'))
  return product.ok ? respondWithForm(c, product.value, fields) : product.error
})

const confirm = postFields(routes.page('stockAlertConfirm'), async (c, fields) => {
  const hash = fieldText(fields, 'hash')
  if (!isHexId(hash)) return showInvalid(c)
  return respondWithPage(
    c,
    await shopperApi(c, { token: null }).stockAlert.confirm(hash),
    'confirmed',
  )
})

const end = postFields(routes.page('stockAlertEnd'), async (c, fields) => {
  const key = fieldText(fields, 'key')
  if (!isHexId(key)) return showInvalid(c)
  return respondWithPage(c, await shopperApi(c, { token: null }).stockAlert.end(key), 'ended')
})

/** Back-in-stock mails: the request, the links in the mails, and the cancellation. */
export const stockAlert = factory
  .createApp()
  .on('GET', routes.page('stockAlert'), async (c) => {
    const product = await productOf(c, c.req.query('article') ?? '')
    if (!product.ok) return product.error
    const known = c.var.shopper.token ? shopperApi(c).account.customer() : null
    const values = known?.then((found) => (found.ok ? { email: found.value.data.email } : {}))
    return showForm(c, { product: product.value, values })
  })
  .route('/', ask)
  .on('GET', routes.page('stockAlertConfirm'), (c) => {
    const hash = c.req.query('hash')
    return isHexId(hash) ? showButton(c, 'confirm', { hash }) : showInvalid(c)
  })
  .route('/', confirm)
  .on('GET', routes.page('stockAlertEnd'), (c) => {
    const key = c.req.query('key')
    return isHexId(key) ? showButton(c, 'end', { key }) : showInvalid(c)
  })
  .route('/', end)
  .on('GET', routes.page('stockAlertSent'), (c) => showOutcome(c, 'sent'))
  .on('GET', routes.page('stockAlertConfirmed'), (c) => showOutcome(c, 'confirmed'))
  .on('GET', routes.page('stockAlertEnded'), (c) => showOutcome(c, 'ended'))

async function respondWithForm(
  c: Context<AppEnv>,
  product: Product,
  fields: Fields,
): Promise<Response> {
  const { t } = c.var
  const checked = checkStockAlert(fields)
  const units = unitsIn(c, product, fields)
  const showAgain = (refused: RejectedForm) =>
    showForm(c, {
      product,
      fields,
      refused,
      ...(!units.ok && { quantityError: units.error }),
    })
  if (!checked.ok || !units.ok) return showAgain(invalidForm(checked.ok ? {} : checked.error))
  const filledIn = await checkFormToken(c, fields, new Date())
  if (!filledIn.ok) return showAgain(rejectionReason(400, t(`formRefusals.${filledIn.error}`)))
  const { email } = checked.value
  const requested = await shopperApi(c).stockAlert.ask({
    productId: product.id,
    email,
    quantity: units.value,
  })
  return requested.ok
    ? toOutcome(c, 'sent')
    : showAgain(respondWithRejectedForm(c, requested.error))
}

/** The requested quantity in wire units; an empty field means the minimum quantity. */
function unitsIn(
  { var: { t } }: Context<AppEnv>,
  product: Product,
  fields: Fields,
): Result<number, string> {
  const text = fieldText(fields, 'quantity').trim()
  const min = product.minPurchase ?? 1
  if (text === '') return ok(min)
  const isMetre = isMetreGood(product)
  const limits = { isMetre, min, step: product.purchaseSteps ?? 1, max: MAX_ALERT_UNITS }
  const input = readQuantity(text, limits)
  if (input.ok) return ok(input.value.units)
  return fail(t(isMetre ? 'product.notALength' : 'product.notAQuantity'))
}

/** The product of an alert, else a 404. A remote shop has no alerts. */
async function productOf(c: Context<AppEnv>, number: string): Promise<Result<Product, Response>> {
  if (c.var.vars.STORE_API_URL || !isProductNumber(number)) return fail(await c.notFound())
  const { services, locale } = c.var
  const found = await services.storeApi.catalogue.byNumber(locale, number)
  if (!found.ok) return fail(await storeApiFailed(c, found.error))
  const [product] = found.value.data.elements
  return product ? ok(product) : fail(await c.notFound())
}

function respondWithPage(
  c: Context<AppEnv>,
  acted: Result<unknown, StoreApiFailure>,
  outcome: Outcome,
): Response | Promise<Response> {
  if (acted.ok) return toOutcome(c, outcome)
  const isOver = acted.error.kind === 'refused' && [400, 404].includes(acted.error.status)
  return isOver ? showInvalid(c) : storeApiFailed(c, acted.error)
}

function toOutcome(c: Context<AppEnv>, what: Outcome): Response {
  return c.redirect(`${urls.page(c.var.locale, PAGE_AFTER[what])}#content`, 303)
}
