import type { Context } from 'hono'
import { isMetreGood } from '#client/ui/price/prices.ts'
import { isArticleNumber, isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { typedQuantity } from '#shared/schemas/forms/quantity.ts'
import { checkStockAlert, MAX_ALERT_UNITS } from '#shared/schemas/forms/stock-alert.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/transport.ts'
import { checkFormToken } from '../forms/form-token.ts'
import { postFields } from '../forms/post-form.ts'
import {
  invalidForm,
  refusedForm,
  refusedBecause,
  type RefusedForm,
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
  const article = await articleOf(c, fieldText(fields, 'article'))
  return article.ok ? askAbout(c, article.value, fields) : article.error
})

const confirm = postFields(routes.page('stockAlertConfirm'), async (c, fields) => {
  const hash = fieldText(fields, 'hash')
  if (!isHexId(hash)) return showInvalid(c)
  return answer(c, await shopperApi(c, { token: null }).stockAlert.confirm(hash), 'confirmed')
})

const end = postFields(routes.page('stockAlertEnd'), async (c, fields) => {
  const key = fieldText(fields, 'key')
  if (!isHexId(key)) return showInvalid(c)
  return answer(c, await shopperApi(c, { token: null }).stockAlert.end(key), 'ended')
})

/** Mails when an article is back in stock: asking for one, the links in the mails, and the end. */
export const stockAlert = factory
  .createApp()
  .on('GET', routes.page('stockAlert'), async (c) => {
    const article = await articleOf(c, c.req.query('article') ?? '')
    if (!article.ok) return article.error
    const known = c.var.shopper.token ? await shopperApi(c).account.customer() : null
    const values = known?.ok ? { email: known.value.data.email } : {}
    return showForm(c, { product: article.value, values })
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

async function askAbout(c: Context<AppEnv>, product: Product, fields: Fields): Promise<Response> {
  const { t } = c.var
  const checked = checkStockAlert(fields)
  const units = unitsIn(c, product, fields)
  const showAgain = (refused: RefusedForm) =>
    showForm(c, {
      product,
      fields,
      refused,
      ...(!units.ok && { quantityFault: units.error }),
    })
  if (!checked.ok || !units.ok) return showAgain(invalidForm(checked.ok ? {} : checked.error))
  const filledIn = await checkFormToken(c, fields, new Date())
  if (!filledIn.ok) return showAgain(refusedBecause(400, t(`formRefusals.${filledIn.error}`)))
  const { email } = checked.value
  const asked = await shopperApi(c).stockAlert.ask({
    productId: product.id,
    email,
    quantity: units.value,
  })
  return asked.ok ? toOutcome(c, 'sent') : showAgain(refusedForm(c, asked.error))
}

/** The wanted quantity in wire units; an empty field means the least that one can buy. */
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
  const typed = typedQuantity(text, limits)
  if (typed.ok) return ok(typed.value.units)
  return fail(t(isMetre ? 'product.notALength' : 'product.notAQuantity'))
}

/** The article of an alert, else the answer without one: a shop elsewhere has no alerts. */
async function articleOf(c: Context<AppEnv>, number: string): Promise<Result<Product, Response>> {
  if (c.var.vars.STORE_API_URL || !isArticleNumber(number)) return fail(await c.notFound())
  const { services, locale } = c.var
  const found = await services.storeApi.catalogue.byNumber(locale, number)
  if (!found.ok) return fail(await storeApiFailed(c, found.error))
  const [article] = found.value.data.elements
  return article ? ok(article) : fail(await c.notFound())
}

function answer(
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
