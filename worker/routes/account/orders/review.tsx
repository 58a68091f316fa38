import { readableName } from '#shared/i18n/product-name.ts'
import type { Context } from 'hono'
import { productHref } from '#client/ui/product-href.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { checkReview } from '#shared/schemas/forms/review.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { Review } from '#shared/schemas/store-api/review.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { ReviewPage } from '#worker/pages/review/review-page.tsx'
import { flash, takeFlash } from '#worker/routes/forms/flash.ts'
import { postForm } from '#worker/routes/forms/post-form.ts'
import {
  invalidForm,
  isRejectedWith,
  respondWithRejectedForm,
  rejectionReason,
  type RejectedForm,
} from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { readFieldValues } from '#worker/routes/forms/field-values.ts'
import { requireLogin } from '../require-login.tsx'
import { renderAccount } from '../render-account.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const PATHS = routes.at('review')

const writeReview = postForm(PATHS, checkReview, async (c, form, fields) => {
  const { locale, t } = c.var
  const product = await productOf(c)
  if (!product.ok) return product.error
  const showAgain = (refused: RejectedForm) => show(c, product.value, fields, refused)
  if (!form.ok) return showAgain(invalidForm(form.error))

  const { author, text: content, ...messages } = form.value
  const id = fieldText(fields, 'id')
  const written = await shopperApi(c).reviews.write(product.value.id, {
    ...messages,
    content,
    ...(id && { id }),
    ...(author && { name: author }),
  })
  if (!written.ok) {
    const isThere = isRejectedWith(written.error, 'VIOLATION::ENTITY_EXISTS')
    const { error } = written
    return showAgain(
      isThere
        ? rejectionReason(409, t('reviews.already'))
        : respondWithRejectedForm(c, error, fieldName),
    )
  }
  flash(c, [{ tone: 'ok', text: t('reviews.thanks') }], null)
  return c.redirect(`${urls.review(locale, product.value.productNumber)}#content`, 303)
})

/** A form to write and change the customer's review of a product. */
export const review = factory
  .createApp()
  .on('GET', PATHS, async (c) => {
    const customer = await requireLogin(c)
    if (!customer.ok) return customer.error
    const product = await productOf(c)
    return product.ok ? show(c, product.value) : product.error
  })
  .route('/', writeReview)

/** The form's name for a field of the Store API. Null shows the error above the form. */
function fieldName(field: string): string | null {
  if (field === 'name') return 'author'
  if (field === 'content') return 'text'
  return ['title', 'points'].includes(field) ? field : null
}

async function productOf(c: Context<AppEnv>): Promise<Result<Product, Response>> {
  const { services, locale } = c.var
  const found = await services.storeApi.catalogue.byNumber(locale, c.req.param('number') ?? '')
  if (!found.ok) return fail(await storeApiFailed(c, found.error))
  const product = found.value.data.elements[0]
  return product ? ok(product) : fail(await respondWithError(c, 404))
}

async function show(
  c: Context<AppEnv>,
  product: Product,
  fields?: Fields,
  refused?: RejectedForm,
): Promise<Response> {
  const { locale, t } = c.var
  const found = await shopperApi(c).reviews.own(product.id)
  const own = found.ok ? (found.value.data.elements[0] ?? null) : null
  const { productNumber: number } = product
  const name = readableName(product.name)
  return renderAccount(
    c,
    <ReviewPage
      product={{ name, number, href: productHref(locale, product) }}
      own={own}
      form={{
        values: fields ? readFieldValues(fields) : valuesOf(own),
        fieldErrors: refused?.fieldErrors ?? {},
        notices: refused?.notices ?? [],
        isExpired: refused?.isExpired ?? false,
      }}
      notices={fields ? [] : takeFlash(c).notices}
    />,
    {
      title: t('reviews.formTitle', { name }),
      status: refused?.status ?? 200,
      paths: pathsFor((each) => urls.review(each, number)),
    },
  )
}

function valuesOf(own: Review | null): Readonly<Record<string, string>> {
  if (!own) return {}
  const { title, content, points, externalUser } = own
  return { title, text: content, points: String(points ?? ''), author: externalUser ?? '' }
}
