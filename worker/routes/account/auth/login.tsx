import type { Context } from 'hono'
import { YEAR_SECONDS } from '#shared/domain/durations.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { checkLogin } from '#shared/schemas/forms/account/credentials.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { pagePaths, routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { readHostCookie, setHostCookie } from '#worker/runtime/host-cookie.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { takeFlash } from '#worker/routes/forms/flash.ts'
import { parseLocalPath } from '#worker/routes/forms/parse-local-path.ts'
import { postForm } from '#worker/routes/forms/post-form.ts'
import {
  invalidForm,
  isRejectedWith,
  respondWithRejectedForm,
  rejectionReason,
  type RejectedForm,
} from '#worker/routes/forms/refused-form.ts'
import { readFieldValues } from '#worker/routes/forms/field-values.ts'
import { readReturnPath } from '../return-path.ts'
import { finishLogin } from './finish-login.ts'
import { loginSection } from '../login-section.tsx'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const PATHS = routes.page('login')

const logIn = postForm(PATHS, checkLogin, async (c, form, fields) => {
  const { t } = c.var
  if (!form.ok) return show(c, fields, [], invalidForm(form.error))

  const { email, password } = form.value
  const device = readHostCookie(c, DEVICE_COOKIE)
  const entered = await shopperApi(c).account.login(email, password, device)
  if (!entered.ok) return show(c, fields, [], respondWithLoginError(c, entered.error))
  const { cartMerged, knownDevice } = entered.value.data.extensions?.ripstop ?? {}
  const isMerged = cartMerged === true
  if (knownDevice && knownDevice !== device) rememberDevice(c, knownDevice)
  await finishLogin(
    c,
    entered.value.token,
    isMerged ? [{ tone: 'info', text: t('cartLines.merged') }] : [],
  )
  return c.redirect(`${readReturnPath(c, fields)}#content`, 303)
})

/** The login. It preserves the guest's cart and redirects to the previous page. */
export const login = factory
  .createApp()
  .on('GET', PATHS, async (c) => {
    const { shopper, locale } = c.var
    const to = parseLocalPath(c.req.query('to'))
    const known = shopper.token ? await shopperApi(c).account.customer() : null
    if (known?.ok && !known.value.data.guest) {
      return c.redirect(to ?? urls.page(locale, 'account'), 303)
    }
    return show(c, { to: to ?? '' }, takeFlash(c).notices)
  })
  .route('/', logIn)

const DEVICE_COOKIE = 'known-device'

/** Separate login attempts for this device, so that an attacker elsewhere cannot use them up. */
function rememberDevice(c: Context<AppEnv>, token: string): void {
  setHostCookie(c, DEVICE_COOKIE, token, YEAR_SECONDS)
}

/** The same message for an unknown email and a wrong password, so that accounts stay secret. */
function respondWithLoginError(c: Context<AppEnv>, failure: StoreApiFailure): RejectedForm {
  const { t } = c.var
  if (isRejectedWith(failure, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED'))
    return rejectionReason(400, t('account.unconfirmed'))
  const isWrong = failure.kind === 'refused' && failure.status === 401
  return isWrong ? rejectionReason(400, t('account.wrong')) : respondWithRejectedForm(c, failure)
}

function show(
  c: Context<AppEnv>,
  fields: Fields,
  notices: readonly PageNotice[],
  refused?: RejectedForm,
) {
  const to = parseLocalPath(fieldText(fields, 'to'))
  const { content } = loginSection(c, { to, notices, values: readFieldValues(fields), refused })
  return renderPage(c, content, {
    title: c.var.t('account.loginTitle'),
    robots: 'noindex',
    personal: true,
    back: to,
    status: refused?.status ?? 200,
    paths: pagePaths('login'),
  })
}
