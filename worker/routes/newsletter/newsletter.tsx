import type { Context } from 'hono'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { checkEnd, checkSubscription } from '#shared/schemas/forms/newsletter.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { checkFormToken } from '../forms/form-token.ts'
import { postFields } from '../forms/post-form.ts'
import { invalidForm, respondWithRejectedForm, rejectionReason } from '../forms/refused-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { loadStorefrontUrl } from '../forms/storefront-url.ts'
import {
  PAGE_AFTER,
  showConfirm,
  showForm,
  showInvalid,
  showOutcome,
  type Outcome,
} from './newsletter-pages.tsx'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** The maximum length of a part in our links. */
const LINK_PART = /^[0-9a-zA-Z]{1,128}$/

const takeSubscription = postFields(routes.page('newsletter'), async (c, fields) => {
  // The form in the footer is the same for everyone and has only an email field.
  const email = fieldText(fields, 'letter')
  return email ? showForm(c, 'subscribe', { email }) : subscribe(c, fields)
})

const confirmSubscription = postFields(routes.page('newsletterConfirm'), async (c, fields) => {
  const link = { em: fieldText(fields, 'em'), hash: fieldText(fields, 'hash') }
  const confirmed = await shopperApi(c).newsletter.confirm(link)
  if (!confirmed.ok)
    return isExpiredLink(confirmed.error) ? showInvalid(c) : storeApiFailed(c, confirmed.error)
  return toOutcome(c, 'confirmed')
})

const takeEnd = postFields(routes.page('newsletterEnd'), async (c, fields) => {
  const key = fieldText(fields, 'key')
  return key === '' ? end(c, fields) : endByKey(c, key)
})

/** The newsletter: subscription, confirmation by the link of a mail, and unsubscription. */
export const newsletter = factory
  .createApp()
  .on('GET', routes.page('newsletter'), (c) => {
    const { em, hash } = c.req.query()
    if (em === undefined && hash === undefined) return showKnown(c)
    const link = { em: em ?? '', hash: hash ?? '' }
    if (!Object.values(link).every((part) => LINK_PART.test(part))) return showInvalid(c)
    return showConfirm(c, 'confirm', urls.page(c.var.locale, 'newsletterConfirm'), link)
  })
  .route('/', takeSubscription)
  .route('/', confirmSubscription)
  .on('GET', routes.page('newsletterEnd'), (c) => {
    const key = c.req.query('key')
    if (key === undefined) return showKnown(c, 'end')
    if (!LINK_PART.test(key)) return showInvalid(c)
    return showConfirm(c, 'end', urls.page(c.var.locale, 'newsletterEnd'), { key })
  })
  .route('/', takeEnd)
  .on('GET', routes.page('newsletterSent'), (c) => showOutcome(c, 'sent'))
  .on('GET', routes.page('newsletterConfirmed'), (c) => showOutcome(c, 'confirmed'))
  .on('GET', routes.page('newsletterEnded'), (c) => showOutcome(c, 'ended'))

/** The form, with the email filled in for customers. */
function showKnown(c: Context<AppEnv>, what: 'subscribe' | 'end' = 'subscribe') {
  return showForm(c, what, c.var.shopper.token ? ownEmail(c) : {})
}

async function ownEmail(c: Context<AppEnv>): Promise<Fields> {
  const known = await shopperApi(c).account.customer()
  return known.ok ? { email: known.value.data.email } : {}
}

async function subscribe(c: Context<AppEnv>, fields: Fields): Promise<Response> {
  const { t } = c.var
  const checked = checkSubscription(fields)
  if (!checked.ok) return showForm(c, 'subscribe', fields, invalidForm(checked.error))
  const filledIn = await checkFormToken(c, fields, new Date())
  if (!filledIn.ok)
    return showForm(
      c,
      'subscribe',
      fields,
      rejectionReason(400, t(`formRefusals.${filledIn.error}`)),
    )
  const { newsletter: api } = shopperApi(c)
  const requested = await api.subscribe(checked.value.email, await loadStorefrontUrl(c))
  if (!requested.ok)
    return showForm(c, 'subscribe', fields, respondWithRejectedForm(c, requested.error))
  return toOutcome(c, 'sent')
}

/**
 * Unsubscribes an email address. A Shopware reveals that an address is not on its list, our backend
 * does not. This page never shows it.
 */
async function end(c: Context<AppEnv>, fields: Fields): Promise<Response> {
  const { t } = c.var
  const checked = checkEnd(fields)
  if (!checked.ok) return showForm(c, 'end', fields, invalidForm(checked.error))
  const filledIn = await checkFormToken(c, fields, new Date())
  if (!filledIn.ok)
    return showForm(c, 'end', fields, rejectionReason(400, t(`formRefusals.${filledIn.error}`)))
  const ended = await shopperApi(c).newsletter.unsubscribe(checked.value.email)
  if (!ended.ok && !isExpiredLink(ended.error))
    return showForm(c, 'end', fields, respondWithRejectedForm(c, ended.error))
  return toOutcome(c, 'ended')
}

async function endByKey(c: Context<AppEnv>, key: string): Promise<Response> {
  if (!LINK_PART.test(key)) return showInvalid(c)
  const ended = await shopperApi(c, { token: null }).newsletter.unsubscribeByKey(key)
  if (!ended.ok) return isExpiredLink(ended.error) ? showInvalid(c) : storeApiFailed(c, ended.error)
  return toOutcome(c, 'ended')
}

function toOutcome(c: Context<AppEnv>, what: Outcome): Response {
  return c.redirect(`${urls.page(c.var.locale, PAGE_AFTER[what])}#content`, 303)
}

/** For a link: unknown, used or expired. For an address: not on the list. */
function isExpiredLink(failure: StoreApiFailure): boolean {
  return failure.kind === 'refused' && [400, 404].includes(failure.status)
}
