import type { Context } from 'hono'
import type { Faults } from '#shared/schemas/forms/field-error.ts'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import { checkFindOrder } from '#shared/schemas/forms/find-order.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { FindOrderPage } from '#worker/pages/order/find-order-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { postForm } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { givePass, passOf } from '../forms/order-pass.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const PATHS = routes.at('guestOrder')

const openOrder = postForm(PATHS, checkFindOrder, async (c, form, fields) => {
  const { locale } = c.var
  const deepLinkCode = c.req.param('code') ?? ''
  if (!form.ok) {
    const email = fieldText(fields, 'email')
    const zipcode = fieldText(fields, 'zipcode')
    return ask(c, deepLinkCode, { typed: { email, zipcode }, faults: form.error })
  }
  const typed = form.value
  const proof = { deepLinkCode, ...typed }
  const answered = await shopperApi(c).order.byDeepLink(proof)
  if (!answered.ok) {
    const { error } = answered
    const isUnknown = error.kind === 'refused' && [400, 403, 404].includes(error.status)
    return isUnknown ? ask(c, deepLinkCode, { typed }) : storeApiFailed(c, error)
  }
  const [order] = answered.value.data.orders.elements
  if (!order) return ask(c, deepLinkCode, { typed })
  await givePass(c, { orderId: order.id, ...proof })
  return c.redirect(urls.success(locale, order.id), 303)
})

/** A guest's way back by the link of the order mail: e-mail address and postcode open the order. */
export const guestOrder = factory
  .createApp()
  .on('GET', PATHS, async (c) => {
    const deepLinkCode = c.req.param('code') ?? ''
    const pass = await passOf(c)
    if (pass && pass.deepLinkCode === deepLinkCode)
      return c.redirect(urls.success(c.var.locale, pass.orderId), 303)
    return ask(c, deepLinkCode, {})
  })
  .route('/', openOrder)

type Asked = {
  readonly typed?: { readonly email: string; readonly zipcode: string }
  /** No fault although something was typed: it is well formed but matches no order. */
  readonly faults?: Faults
}

function ask(c: Context<AppEnv>, deepLinkCode: string, { typed, faults }: Asked) {
  const page = <FindOrderPage deepLinkCode={deepLinkCode} typed={typed} faults={faults} />
  return renderPage(c, page, {
    title: c.var.t('order.findTitle'),
    layout: 'checkout',
    robots: 'noindex',
    personal: true,
    status: faults ? 400 : typed ? 404 : 200,
  })
}
