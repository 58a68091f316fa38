import { fieldText } from '#shared/schemas/forms/fields.ts'
import type { PaymentMethod } from '#shared/schemas/store-api/context.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { PaymentPage } from '#worker/pages/account/payment-page.tsx'
import { flash, takeFlash } from '#worker/routes/forms/flash.ts'
import { postFields } from '#worker/routes/forms/post-form.ts'
import { isLoggedOut } from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { preferredMethodId } from '../preferred-method.ts'
import { requireLogin, requireCustomerData, toLogin } from '../require-login.tsx'
import { respondWithAccountPage } from '../respond-with-account-page.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const PATHS = routes.page('accountPayment')

const choosePayment = postFields(PATHS, async (c, fields) => {
  const { locale, t } = c.var
  const customer = await requireLogin(c)
  if (!customer.ok) return customer.error
  const id = fieldText(fields, 'paymentMethodId')
  const changed = await shopperApi(c).account.changePaymentMethod(id)
  const page = urls.page(locale, 'accountPayment')
  if (!changed.ok && isLoggedOut(changed.error)) return toLogin(c, page)
  const isGone = !changed.ok && changed.error.kind === 'refused' && changed.error.status < 500
  if (!changed.ok && !isGone) return storeApiFailed(c, changed.error)
  flash(
    c,
    [
      changed.ok
        ? { tone: 'ok', text: t('account.paymentSaved') }
        : { tone: 'bad', text: t('account.paymentGone') },
    ],
    null,
  )
  return c.redirect(`${page}#content`, 303)
})

/** The customer's payment method for future orders. */
export const payment = factory
  .createApp()
  .on('GET', PATHS, async (c) => {
    const { notices } = takeFlash(c)
    const methods = shopperApi(c).checkout.paymentMethods()
    return respondWithAccountPage(c, {
      title: c.var.t('account.payment'),
      paths: 'accountPayment',
      content: async (customer) => (
        <PaymentPage
          methods={requireCustomerData(c, await methods).elements.filter(isFor)}
          chosenId={preferredMethodId(customer)}
          notices={notices}
        />
      ),
    })
  })
  .route('/', choosePayment)

/**
 * Includes methods that only the current cart excludes. Excludes methods that the customer may
 * never use.
 */
function isFor({ customFields }: PaymentMethod): boolean {
  return customFields?.ripstop_refusal !== 'registered-businesses-only'
}
