import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { SessionsPage } from '#worker/pages/account/sessions-page.tsx'
import { flash, takeFlash } from '#worker/routes/forms/flash.ts'
import { postFields } from '#worker/routes/forms/post-form.ts'
import { isLoggedOut } from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { toLogin } from '../require-login.tsx'
import { respondWithAccountPage } from '../respond-with-account-page.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const endSession = postFields(routes.action('sessionEnd'), async (c, fields) => {
  const { locale, t } = c.var
  const page = urls.page(locale, 'accountSessions')
  const ended = await shopperApi(c).account.endSession(fieldText(fields, 'id'))
  if (!ended.ok && isLoggedOut(ended.error)) return toLogin(c, page)
  const isGone = !ended.ok && ended.error.kind === 'refused' && ended.error.status === 404
  if (!ended.ok && !isGone) return storeApiFailed(c, ended.error)
  const notice: PageNotice = isGone
    ? { tone: 'info', text: t('accountOrders.sessionGone') }
    : { tone: 'ok', text: t('accountOrders.sessionEnded') }
  flash(c, [notice], null)
  return c.redirect(`${page}#content`, 303)
})

/** The customer's logged-in devices, and the buttons that log them out. */
export const sessions = factory
  .createApp()
  .on('GET', routes.page('accountSessions'), async (c) => {
    const { notices } = takeFlash(c)
    const listed = shopperApi(c).account.sessions()
    return respondWithAccountPage(c, {
      title: c.var.t('account.sessions'),
      paths: 'accountSessions',
      content: async () => {
        const list = await listed
        // A Shopware does not list sessions. Only a new password ends them.
        const isUnknown = !list.ok && list.error.kind === 'refused' && list.error.status === 404
        const open = isUnknown ? null : list.ok ? list.value.data.elements : []
        return <SessionsPage sessions={open} notices={notices} />
      },
    })
  })
  .route('/', endSession)
