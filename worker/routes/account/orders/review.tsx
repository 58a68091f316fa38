import { readableName } from '#shared/i18n/product-name.ts'
import type { Context } from 'hono'
import { articleHref } from '#client/ui/product-href.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { checkReview } from '#shared/schemas/forms/review.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { Review } from '#shared/schemas/store-api/review.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { refuse } from '#worker/rendering/respond-with-error.tsx'
import { ReviewPage } from '#worker/pages/review/review-page.tsx'
import { flash, takeFlash } from '#worker/routes/forms/flash.ts'
import { postForm } from '#worker/routes/forms/post-form.ts'
import {
  invalidForm,
  isRefusedWith,
  refusedForm,
  refusedBecause,
  type RefusedForm,
} from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { typedValues } from '#worker/routes/forms/field-values.ts'
import { ownCustomer } from '../require-login.tsx'
import { renderAccount } from '../render-account.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const PATHS = routes.at('review')

const writeReview = postForm(PATHS, checkReview, async (c, form, fields) => {
  const { locale, t } = c.var
  const article = await articleOf(c)
  if (!article.ok) return article.error
  const showAgain = (refused: RefusedForm) => show(c, article.value, fields, refused)
  if (!form.ok) return showAgain(invalidForm(form.error))

  const { author, text: content, ...words } = form.value
  const id = fieldText(fields, 'id')
  const written = await shopperApi(c).reviews.write(article.value.id, {
    ...words,
    content,
    ...(id && { id }),
    ...(author && { name: author }),
  })
  if (!written.ok) {
    const isThere = isRefusedWith(written.error, 'VIOLATION::ENTITY_EXISTS')
    const { error } = written
    return showAgain(
      isThere ? refusedBecause(409, t('reviews.already')) : refusedForm(c, error, fieldName),
    )
  }
  flash(c, [{ tone: 'ok', text: t('reviews.thanks') }], null)
  return c.redirect(`${urls.review(locale, article.value.productNumber)}#content`, 303)
})

/** The customer's review of an article: written and changed here. */
export const review = factory
  .createApp()
  .on('GET', PATHS, async (c) => {
    const customer = await ownCustomer(c)
    if (!customer.ok) return customer.error
    const article = await articleOf(c)
    return article.ok ? show(c, article.value) : article.error
  })
  .route('/', writeReview)

/**
 * The form's name for a field of the Store API; errors of fields that it does not show stand above
 * it.
 */
function fieldName(field: string): string | null {
  if (field === 'name') return 'author'
  if (field === 'content') return 'text'
  return ['title', 'points'].includes(field) ? field : null
}

async function articleOf(c: Context<AppEnv>): Promise<Result<Product, Response>> {
  const { services, locale } = c.var
  const found = await services.storeApi.catalogue.byNumber(locale, c.req.param('number') ?? '')
  if (!found.ok) return fail(await storeApiFailed(c, found.error))
  const article = found.value.data.elements[0]
  return article ? ok(article) : fail(await refuse(c, 404))
}

async function show(
  c: Context<AppEnv>,
  article: Product,
  fields?: Fields,
  refused?: RefusedForm,
): Promise<Response> {
  const { locale, t } = c.var
  const found = await shopperApi(c).reviews.own(article.id)
  const own = found.ok ? (found.value.data.elements[0] ?? null) : null
  const { productNumber: number } = article
  const name = readableName(article.name)
  return renderAccount(
    c,
    <ReviewPage
      article={{ name, number, href: articleHref(locale, article) }}
      own={own}
      form={{
        values: fields ? typedValues(fields) : valuesOf(own),
        faults: refused?.faults ?? {},
        remarks: refused?.remarks ?? [],
        isExpired: refused?.isExpired ?? false,
      }}
      remarks={fields ? [] : takeFlash(c).notices}
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
