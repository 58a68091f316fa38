import type { Context } from 'hono'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import { checkFindOrder } from '#shared/schemas/forms/find-order.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { FindOrderPage } from '#worker/pages/order/find-order-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { postForm } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { grantOrderPass, readOrderPass } from '../forms/order-pass.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const PATHS = routes.at('guestOrder')

const openOrder = postForm(PATHS, checkFindOrder, async (c, form, fields) => {
  const { locale } = c.var
  const deepLinkCode = c.req.param('code') ?? ''
  if (!form.ok) {
    const email = fieldText(fields, 'email')
    const zipcode = fieldText(fields, 'zipcode')
    return ask(c, deepLinkCode, { typed: { email, zipcode }, fieldErrors: form.error })
  }
  const input = form.value
  const proof = { deepLinkCode, ...input }
  const found = await shopperApi(c).order.byDeepLink(proof)
  if (!found.ok) {
    const { error } = found
    const isUnknown = error.kind === 'refused' && [400, 403, 404].includes(error.status)
    return isUnknown ? ask(c, deepLinkCode, { typed: input }) : storeApiFailed(c, error)
  }
  const [order] = found.value.data.orders.elements
  if (!order) return ask(c, deepLinkCode, { typed: input })
  await grantOrderPass(c, { orderId: order.id, ...proof })
  return c.redirect(urls.success(locale, order.id), 303)
})

/** A guest opens an order by the link of the order mail, with email and postcode. */
export const guestOrder = factory
  .createApp()
  .on('GET', PATHS, async (c) => {
    const deepLinkCode = c.req.param('code') ?? ''
    const pass = await readOrderPass(c)
    if (pass && pass.deepLinkCode === deepLinkCode)
      return c.redirect(urls.success(c.var.locale, pass.orderId), 303)
    return ask(c, deepLinkCode, {})
  })
  .route('/', openOrder)

type GuestOrderInput = {
  readonly typed?: { readonly email: string; readonly zipcode: string }
  /** Absent for a well-formed input that matches no order. */
  readonly fieldErrors?: FieldErrors
}

function ask(
  c: Context<AppEnv>,
  deepLinkCode: string,
  { typed: input, fieldErrors }: GuestOrderInput,
) {
  const page = <FindOrderPage deepLinkCode={deepLinkCode} typed={input} fieldErrors={fieldErrors} />
  return renderPage(c, page, {
    title: c.var.t('order.findTitle'),
    layout: 'checkout',
    robots: 'noindex',
    personal: true,
    status: fieldErrors ? 400 : input ? 404 : 200,
  })
}
