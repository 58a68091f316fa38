import type { Context } from 'hono'
import { checkRegistration } from '#shared/schemas/forms/account/registration.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { newAddress } from '#worker/routes/forms/guest.ts'
import { flash } from '#worker/routes/forms/flash.ts'
import { checkFormToken } from '#worker/routes/forms/form-token.ts'
import { postFields } from '#worker/routes/forms/post-form.ts'
import {
  invalidForm,
  respondWithRejectedForm,
  rejectionReason,
} from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { loadStorefrontUrl } from '#worker/routes/forms/storefront-url.ts'
import { readReturnPath } from '../return-path.ts'
import { finishLogin } from './finish-login.ts'
import { rulesOf } from '../form-view.ts'
import { loadChoices } from '../load-choices.ts'
import { loadGroup, showRegistration, showSent, type Group } from './registration-pages.tsx'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const REGISTER = routes.page('register')
const GROUP = routes.at('groupRegistration')

const registerCustomer = postFields(REGISTER, (c, fields) => register(c, fields, null))

const registerInGroup = postFields(GROUP, async (c, fields) => {
  const group = await loadGroup(c, c.req.param('group') ?? '')
  return group.ok ? register(c, fields, group.value) : storeApiFailed(c, group.error)
})

/** Registration, for everyone or for a customer group. Only the mail reveals a known email. */
export const registration = factory
  .createApp()
  .on('GET', routes.page('registered'), (c) => showSent(c, 'registered'))
  .on('GET', REGISTER, (c) => showRegistration(c, null))
  .route('/', registerCustomer)
  .on('GET', GROUP, async (c) => {
    const group = await loadGroup(c, c.req.param('group') ?? '')
    return group.ok ? showRegistration(c, group.value) : storeApiFailed(c, group.error)
  })
  .route('/', registerInGroup)

async function register(
  c: Context<AppEnv>,
  fields: Fields,
  group: Group | null,
): Promise<Response> {
  const { locale, t } = c.var
  const choices = await loadChoices(c)
  const showAgain = (refused: ReturnType<typeof rejectionReason>) =>
    showRegistration(c, group, fields, refused)

  const checked = checkRegistration(fields, rulesOf(c, choices))
  if (fieldText(fields, 'website') !== '')
    return showAgain(invalidForm({ website: { kind: 'trap' } }))
  if (!checked.ok) return showAgain(invalidForm(checked.error))
  const filledIn = await checkFormToken(c, fields, new Date())
  if (!filledIn.ok) return showAgain(rejectionReason(400, t(`formRefusals.${filledIn.error}`)))

  const { email, password, accountType, vatId, address } = checked.value
  const registered = await shopperApi(c).account.register({
    email,
    password,
    accountType,
    vatIds: accountType === 'business' && vatId !== '' ? [vatId] : [],
    billingAddress: newAddress(address),
    requestedGroupId: group?.id ?? null,
    storefrontUrl: await loadStorefrontUrl(c),
  })
  if (!registered.ok) return showAgain(respondWithRejectedForm(c, registered.error, fieldName))
  const { data: customer, token } = registered.value
  if (customer.doubleOptInRegistration) {
    rememberShopper(c, { token })
    flash(c, [{ tone: 'info', text: t('account.mailedTo', { email }) }], null)
    return c.redirect(`${urls.page(locale, 'registered')}#content`, 303)
  }
  await finishLogin(c, token, [{ tone: 'ok', text: t('account.registered') }])
  return c.redirect(`${readReturnPath(c, fields)}#content`, 303)
}

/** Our form has one address only. Groups without private customers show their error there. */
function fieldName(field: string): string {
  return field === 'requestedGroupId' ? 'accountType' : field
}
