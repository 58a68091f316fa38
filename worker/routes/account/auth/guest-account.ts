import type { Context } from 'hono'
import type { AccountFormProps } from '#client/islands/account/account-form.tsx'
import { isHexId } from '#shared/domain/ids.ts'
import { checkGuestPassword } from '#shared/schemas/forms/account/credentials.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { rememberShopper } from '#worker/runtime/session.ts'
import { flash } from '#worker/routes/forms/flash.ts'
import { postForm } from '#worker/routes/forms/post-form.ts'
import { respondWithRejectedForm } from '#worker/routes/forms/refused-form.ts'
import { passwordRules } from '#worker/routes/forms/requirements.ts'
import { formView } from '../form-view.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** A guest sets a password after an order, which moves the order into an account. */
export const guestAccount = postForm(
  routes.action('convertGuest'),
  checkGuestPassword,
  async (c, form, fields) => {
    const { locale, t } = c.var
    const orderId = fieldText(fields, 'orderId')
    if (!isHexId(orderId)) return respondWithError(c, 400)
    const page = `${urls.success(locale, orderId)}#guest-account`
    const back = (notices: readonly PageNotice[]) => {
      flash(c, notices, null)
      return c.redirect(page, 303)
    }
    if (!form.ok) {
      const [fieldError] = Object.values(form.error)
      const kind = fieldError?.kind ?? 'general'
      return back([{ tone: 'bad', text: t(`forms.${kind}`, { limit: fieldError?.limit ?? 0 }) }])
    }
    const converted = await shopperApi(c).account.convertGuest(form.value.password)
    if (converted.ok) {
      rememberShopper(c, { token: converted.value.token })
      return back([{ tone: 'ok', text: t('account.registeredText') }])
    }
    const refused = respondWithRejectedForm(c, converted.error)
    return back(
      refused.notices.length > 0
        ? refused.notices
        : [{ tone: 'bad', text: t('formRefusals.refused') }],
    )
  },
)

type GuestAccountOffer = {
  readonly form: AccountFormProps | null
  /** Reasons why the password was refused, shown next to the form. */
  readonly notices: readonly PageNotice[]
  /** Other notices of the previous page. */
  readonly others: readonly PageNotice[]
}

/**
 * The form on an order page that converts a guest to an account; null for customers, and after it
 * was sent. Separates its notices from the others, so that each is shown once.
 */
export async function guestAccountOffer(
  c: Context<AppEnv>,
  orderId: string,
  notices: readonly PageNotice[],
  isLeaving = false,
): Promise<GuestAccountOffer> {
  const { shopper, locale, t } = c.var
  const nothing = { form: null, notices: [], others: notices }
  if (isLeaving || !shopper.token || notices.some(({ tone }) => tone === 'ok')) return nothing
  const found = await shopperApi(c).account.customer()
  if (!found.ok || !found.value.data.guest) return nothing
  const isPossible = !c.var.vars.STORE_API_URL || (await shopperApi(c).account.convertsGuests())
  if (!isPossible) return nothing
  const form = formView(c, {
    form: 'guestPassword',
    action: urls.action(locale, 'convertGuest'),
    submit: t('account.register'),
    hidden: { orderId },
    ...(await passwordRules(c)),
  })
  return {
    form,
    notices: notices.filter(({ tone }) => tone === 'bad'),
    others: notices.filter(({ tone }) => tone !== 'bad'),
  }
}
