import type { Context } from 'hono'
import { centsFromDecimal, decimalFromCents } from '#shared/domain/money.ts'
import { isProductNumber } from '#shared/domain/product-number.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { checkRecipient } from '#shared/schemas/forms/samples.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { AgreedTotal, SAMPLE_REFUSALS } from '#shared/schemas/store-api/sample-order.ts'
import { routes, urls } from '#shared/urls.ts'
import { started } from '#worker/rendering/started.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { rulesOf } from '../account/form-view.ts'
import { checkFormToken } from '../forms/form-token.ts'
import { takeFlash } from '../forms/flash.ts'
import { guestFieldErrors, guestOf } from '../forms/guest.ts'
import { postFields } from '../forms/post-form.ts'
import {
  invalidForm,
  isRejectedWith,
  respondWithRejectedForm,
  rejectionReason,
  type RejectedForm,
} from '../forms/refused-form.ts'
import { storefrontUrl } from '../forms/storefront-url.ts'
import { grantOrderPass } from '../forms/order-pass.ts'
import { changeSamples } from './change-samples.tsx'
import { collectedSamples, rememberSamples } from './collected.ts'
import { loadSampleBuyer, type SampleBuyer } from './load-buyer.ts'
import { showSamples } from './show-samples.tsx'
import { describeRejectedSamples, readSamplesFields, type SampleInput } from './read-samples.ts'

const PATHS = routes.page('orderSample')

const takeForm = postFields(PATHS, async (c, fields) => {
  if (c.var.vars.STORE_API_URL) return c.notFound()
  return (await changeSamples(c, fields)) ?? order(c, fields)
})

/** Samples of cloth: product pages collect them, this page orders them. A remote shop has none. */
export const samples = factory
  .createApp()
  .on('GET', PATHS, async (c) => {
    if (c.var.vars.STORE_API_URL) return c.notFound()
    const { buyer } = started({ buyer: loadSampleBuyer(c) })
    const named = c.req.query('article') ?? ''
    const numbers = new Set([...collectedSamples(c), ...(isProductNumber(named) ? [named] : [])])
    const rows = [...numbers]
      .slice(0, c.var.vars.settings.samples.most)
      .map((number) => ({ number, color: '', comment: '', fieldErrors: {} }))
    const { notices } = takeFlash(c)
    const response = { status: 200, fieldErrors: {}, notices } as const
    return showSamples(c, { buyer, rows, message: response })
  })
  .route('/', takeForm)

async function order(c: Context<AppEnv>, fields: Fields): Promise<Response> {
  const { locale, t, vars } = c.var
  const buyer = await loadSampleBuyer(c)
  const rows = readSamplesFields(t, fields, vars.settings.samples)
  const showAgain = (response: RejectedForm) =>
    showSamples(c, { buyer, rows, fields, message: response })

  if ((fieldText(fields, 'buyer') === 'customer') !== (buyer.customer !== null))
    return showAgain(rejectionReason(409, t('samples.nowOther')))
  if (rows.length === 0) return showAgain(rejectionReason(400, t('samples.missing')))
  if (rows.some(({ fieldErrors }) => Object.keys(fieldErrors).length > 0))
    return showAgain(rejectionReason(400, t('samples.rejected')))
  const filledIn = await checkFormToken(c, fields, new Date())
  if (!filledIn.ok) return showAgain(rejectionReason(400, t(`formRefusals.${filledIn.error}`)))
  const pass = buyer.customer ? ok(null) : await register(c, buyer, fields)
  if (!pass.ok) return showAgain(pass.error)

  const placed = await shopperApi(c).samples.order({
    samples: rows.map(({ number, color, comment }) => ({ articleNumber: number, color, comment })),
    totalPrice: decimalFromCents(agreedCents(fields)),
    key: fieldText(fields, 'key'),
  })
  if (!placed.ok) return notPlaced(c, placed.error, { buyer, rows, fields })
  rememberSamples(c, [])
  await letIn(c, placed.value.data, pass.value)
  return c.redirect(`${urls.success(locale, placed.value.data.id)}#content`, 303)
}

type GuestProof = { readonly email: string; readonly zipcode: string }

/** A visitor without an account orders as a guest, like in the checkout. */
async function register(
  c: Context<AppEnv>,
  { choices, context }: SampleBuyer,
  fields: Fields,
): Promise<Result<GuestProof, RejectedForm>> {
  const checked = checkRecipient(fields, rulesOf(c, choices))
  if (!checked.ok) return fail(invalidForm(checked.error))
  const { email, billingAddress } = checked.value
  const guest = { email, vatId: '', billingAddress, shippingAddress: null }
  const registered = await shopperApi(c).checkout.registerGuest(
    guestOf(guest, storefrontUrl(c, context)),
  )
  if (registered.ok) {
    rememberShopper(c, { token: registered.value.token ?? c.var.shopper.token })
    return ok({ email, zipcode: billingAddress.zipcode })
  }
  const { error } = registered
  const fieldErrors = error.kind === 'refused' ? guestFieldErrors(error.errors) : {}
  const isNamed =
    error.kind === 'refused' && error.status === 400 && Object.keys(fieldErrors).length > 0
  return fail(isNamed ? invalidForm(fieldErrors) : respondWithRejectedForm(c, error))
}

/** The price in cents that the button showed. */
function agreedCents(fields: Fields): number {
  const cents = Number(fieldText(fields, 'agreed'))
  return Number.isSafeInteger(cents) && cents >= 0 ? cents : 0
}

/** Grants the browser of a guest access to the order. */
async function letIn(c: Context<AppEnv>, { id, deepLinkCode }: Order, proof: GuestProof | null) {
  if (proof && deepLinkCode) await grantOrderPass(c, { orderId: id, deepLinkCode, ...proof })
}

type Typed = {
  readonly buyer: SampleBuyer
  readonly rows: readonly SampleInput[]
  readonly fields: Fields
}

/** The form again, with the errors of the Store API. */
function notPlaced(
  c: Context<AppEnv>,
  failure: StoreApiFailure,
  input: Typed,
): Response | Promise<Response> {
  const { t } = c.var
  const errors = failure.kind === 'refused' ? failure.errors : []
  const rows = describeRejectedSamples(t, input.rows, errors)
  if (rows)
    return showSamples(c, { ...input, rows, message: rejectionReason(400, t('samples.rejected')) })
  const price = failure.kind === 'refused' ? priceIn(failure, input.rows.length) : null
  if (price) {
    const text = t(agreedCents(input.fields) === 0 ? 'samples.charged' : 'samples.changed')
    const response = { status: 409, fieldErrors: {}, notices: [{ tone: 'warn', text }] } as const
    return showSamples(c, { ...input, price, message: response })
  }
  if (isRejectedWith(failure, SAMPLE_REFUSALS.tooMany))
    return showSamples(c, { ...input, message: rejectionReason(429, t('samples.tooMany')) })
  if (isRejectedWith(failure, SAMPLE_REFUSALS.notThere))
    return showSamples(c, { ...input, message: rejectionReason(400, t('samples.notThere')) })
  return showSamples(c, { ...input, message: respondWithRejectedForm(c, failure) })
}

function priceIn(failure: StoreApiFailure & { kind: 'refused' }, count: number) {
  const error = failure.errors.find(({ code }) => code === SAMPLE_REFUSALS.otherTotal)
  const agreed = AgreedTotal.safeParse(error?.meta?.parameters)
  if (!agreed.success) return null
  const { totalPrice, taxStatus } = agreed.data
  return { count, totalCents: centsFromDecimal(totalPrice), isNet: taxStatus !== 'gross' }
}
