import { fieldText } from '#shared/schemas/forms/fields.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { routes, urls } from '#shared/urls.ts'
import { NewsletterPage } from '#worker/pages/account/newsletter-page.tsx'
import { factory } from '#worker/runtime/context.ts'
import { flash, takeFlash } from '#worker/routes/forms/flash.ts'
import { postFields } from '#worker/routes/forms/post-form.ts'
import { respondWithRejectedForm } from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { loadStorefrontUrl } from '#worker/routes/forms/storefront-url.ts'
import { requireLogin, requireCustomerData } from '../require-login.tsx'
import { respondWithAccountPage } from '../respond-with-account-page.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const PATHS = routes.page('accountNewsletter')

const changeSubscription = postFields(PATHS, async (c, fields) => {
  const { locale, t } = c.var
  const customer = await requireLogin(c)
  if (!customer.ok) return customer.error
  const { email } = customer.value
  const { newsletter: api } = shopperApi(c)
  const isEnd = fieldText(fields, 'do') === 'end'
  const changed = isEnd
    ? await api.unsubscribe(email)
    : await api.subscribe(email, await loadStorefrontUrl(c))
  const isRefused = !changed.ok && changed.error.kind === 'refused'
  if (!changed.ok && !(isRefused && changed.error.status < 500))
    return storeApiFailed(c, changed.error)
  const done: readonly PageNotice[] = isEnd
    ? [{ tone: 'ok', text: t('newsletter.endedText') }]
    : [{ tone: 'info', text: t('newsletter.mailed', { email }) }]
  flash(c, changed.ok ? done : respondWithRejectedForm(c, changed.error).notices, null)
  return c.redirect(`${urls.page(locale, 'accountNewsletter')}#content`, 303)
})

/** The newsletter of a customer. A subscription is confirmed by mail, as for guests. */
export const newsletter = factory
  .createApp()
  .on('GET', PATHS, async (c) => {
    const { notices } = takeFlash(c)
    const own = shopperApi(c).newsletter.own()
    return respondWithAccountPage(c, {
      title: c.var.t('newsletter.title'),
      paths: 'accountNewsletter',
      content: async ({ email }) => {
        const { status } = requireCustomerData(c, await own)
        return (
          <NewsletterPage
            email={email}
            status={status === 'direct' ? 'optIn' : status}
            notices={notices}
          />
        )
      },
    })
  })
  .route('/', changeSubscription)
