import type { Context } from 'hono'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { ConfirmPage, InvalidLinkPage } from '#worker/pages/account/notice-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { flash } from '#worker/routes/forms/flash.ts'
import { postFields } from '#worker/routes/forms/post-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { finishLogin } from './finish-login.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const REGISTRATION = routes.page('registrationConfirm')
const EMAIL = routes.page('emailConfirm')
/** The maximum length of a part in our links. */
const LINK_PART = /^[0-9a-zA-Z]{1,128}$/

const confirmRegistration = postFields(REGISTRATION, async (c, fields) => {
  const { locale, t } = c.var
  const link = { em: fieldText(fields, 'em'), hash: fieldText(fields, 'hash') }
  const confirmed = await shopperApi(c).account.confirmRegistration(link)
  if (confirmed.ok && confirmed.value.data?.guest) {
    rememberShopper(c, { token: confirmed.value.token })
    flash(c, [{ tone: 'ok', text: t('checkoutPage.guestConfirmed') }], null)
    return c.redirect(`${urls.page(locale, 'checkout')}#content`, 303)
  }
  if (confirmed.ok) {
    await finishLogin(c, confirmed.value.token, [{ tone: 'ok', text: t('account.confirmed') }])
    return c.redirect(`${urls.page(locale, 'account')}#content`, 303)
  }
  const { error } = confirmed
  if (error.kind !== 'refused' || error.status >= 500) return storeApiFailed(c, error)
  if (error.status !== 412) return invalid(c, 'register')
  flash(c, [{ tone: 'info', text: t('account.alreadyConfirmed') }], null)
  return c.redirect(`${urls.page(locale, 'login')}#content`, 303)
})

const confirmEmail = postFields(EMAIL, async (c, fields) => {
  const { locale, t } = c.var
  const hash = fieldText(fields, 'hash')
  const confirmed = await shopperApi(c).account.confirmEmail(hash)
  if (confirmed.ok) {
    flash(c, [{ tone: 'ok', text: t('account.emailConfirmed') }], null)
    return c.redirect(`${urls.page(locale, 'accountProfile')}#content`, 303)
  }
  const { error } = confirmed
  const isOver = error.kind === 'refused' && error.status < 500
  return isOver ? invalid(c, 'accountEmail') : storeApiFailed(c, error)
})

/** The pages that links in mails open: one button, and the POST that it sends. */
export const confirmation = factory
  .createApp()
  .on('GET', REGISTRATION, (c) => ask(c, 'registration'))
  .on('GET', EMAIL, (c) => ask(c, 'email'))
  .route('/', confirmRegistration)
  .route('/', confirmEmail)

function ask(c: Context<AppEnv>, what: 'registration' | 'email') {
  const { locale, t } = c.var
  const isNew = what === 'registration'
  const page = isNew ? 'registrationConfirm' : 'emailConfirm'
  const parts = (isNew ? ['em', 'hash'] : ['hash']).map((name) => [name, c.req.query(name) ?? ''])
  if (parts.some(([, part]) => !LINK_PART.test(part ?? '')))
    return invalid(c, isNew ? 'register' : 'accountEmail')
  const title = t(isNew ? 'account.confirmTitle' : 'account.emailConfirmTitle')
  return renderPage(
    c,
    <ConfirmPage
      title={title}
      text={t(isNew ? 'account.confirmText' : 'account.emailConfirmText')}
      action={urls.page(locale, page)}
      hidden={Object.fromEntries(parts)}
      submit={t(isNew ? 'account.confirm' : 'account.emailConfirm')}
    />,
    { title, robots: 'noindex', personal: true },
  )
}

/** A link that is expired, used or incomplete, with a link to request a new one. */
function invalid(c: Context<AppEnv>, retry: 'register' | 'accountEmail') {
  return renderPage(c, <InvalidLinkPage retry={retry} />, {
    title: c.var.t('account.linkInvalidTitle'),
    robots: 'noindex',
    personal: true,
    status: 404,
  })
}
