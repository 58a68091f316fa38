import { checkDeletion } from '#shared/schemas/forms/account/credentials.ts'
import { routes, urls } from '#shared/urls.ts'
import type { Context } from 'hono'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { EMPTY_VIEW } from '#worker/runtime/view-cookie.ts'
import { clearOrderPass } from '#worker/routes/forms/order-pass.ts'
import { clearWishlistSync } from '#worker/routes/wishlist/wishlist-sync-cookie.ts'
import { AccountFormPage } from '#worker/pages/account/account-form-page.tsx'
import { DataPage, DeletedPage } from '#worker/pages/account/data-page.tsx'
import { postForm } from '#worker/routes/forms/post-form.ts'
import {
  isLoggedOut,
  invalidForm,
  respondWithRejectedForm,
  type RejectedForm,
} from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { formView } from '../form-view.ts'
import { toLogin } from '../require-login.tsx'
import { renderAccount } from '../render-account.ts'
import { respondWithAccountPage } from '../respond-with-account-page.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const DELETE = routes.page('accountDelete')

const deleteAccount = postForm(DELETE, checkDeletion, async (c, form) => {
  const { locale } = c.var
  if (!form.ok) return showAgain(c, invalidForm(form.error))
  const removed = await shopperApi(c).account.remove(form.value.password)
  if (!removed.ok) return showAgain(c, respondWithRejectedForm(c, removed.error))
  rememberShopper(c, { token: removed.value.token, view: EMPTY_VIEW })
  clearWishlistSync(c)
  clearOrderPass(c)
  return c.redirect(`${urls.page(locale, 'accountDeleted')}#content`, 303)
})

/** The customer's data: its export, and the deletion of the account. */
export const privacy = factory
  .createApp()
  .on('GET', routes.page('accountData'), (c) =>
    respondWithAccountPage(c, {
      title: c.var.t('account.data'),
      paths: 'accountData',
      content: () => <DataPage />,
    }),
  )
  .on('POST', routes.action('dataExport'), async (c) => {
    const { locale } = c.var
    const data = await shopperApi(c).account.exportData()
    if (!data.ok) {
      return isLoggedOut(data.error)
        ? toLogin(c, urls.page(locale, 'accountData'))
        : storeApiFailed(c, data.error)
    }
    return c.body(JSON.stringify(data.value.data, null, 2), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="ripstop-data.json"',
      'Cache-Control': 'no-store',
    })
  })
  .on('GET', routes.page('accountDeleted'), (c) =>
    renderAccount(c, <DeletedPage />, {
      title: c.var.t('accountOrders.deletedTitle'),
      paths: 'accountDeleted',
    }),
  )
  .on('GET', DELETE, (c) =>
    respondWithAccountPage(c, {
      title: c.var.t('accountOrders.deleteTitle'),
      paths: 'accountDelete',
      content: () => deletionForm(c),
    }),
  )
  .route('/', deleteAccount)

function showAgain(c: Context<AppEnv>, refused: RejectedForm): Promise<Response> {
  return renderAccount(c, deletionForm(c, refused), {
    title: c.var.t('accountOrders.deleteTitle'),
    paths: 'accountDelete',
    status: refused.status,
  })
}

function deletionForm(c: Context<AppEnv>, refused?: RejectedForm) {
  const { locale, t } = c.var
  const start = {
    form: 'deletion',
    action: urls.page(locale, 'accountDelete'),
    submit: t('accountOrders.delete'),
  } as const
  return (
    <AccountFormPage
      page="accountData"
      title={t('accountOrders.deleteTitle')}
      lead={t('accountOrders.deleteConfirm')}
      form={formView(c, start, refused)}
    />
  )
}
