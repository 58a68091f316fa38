import { readableName } from '#shared/i18n/product-name.ts'
import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { isProductNumber } from '#shared/domain/product-number.ts'
import { productHref } from '#client/ui/product-href.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { checkInquiry } from '#shared/schemas/forms/inquiry.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { pagePaths, routes, urls, pathsFor } from '#shared/urls.ts'
import type { LayoutElement } from '#worker/store-api/messages/inquiry-api.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { SentPage, InquiryPage } from '#worker/pages/inquiry/inquiry-page.tsx'
import type { Eventual, PageHead, Section } from '#worker/rendering/page.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { started } from '#worker/rendering/started.ts'
import { flash, takeFlash } from '../forms/flash.ts'
import { checkFormToken, formToken } from '../forms/form-token.ts'
import { inquiryField, inquiryRequirements } from '../forms/requirements.ts'
import { postFields } from '../forms/post-form.ts'
import {
  invalidForm,
  respondWithRejectedForm,
  rejectionReason,
  type RejectedForm,
} from '../forms/refused-form.ts'
import { neutralSalutation } from './neutral-salutation.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { readFieldValues } from '../forms/field-values.ts'

/** The contact form. It needs no login, no script and no cookie, and preserves all input. */
export const inquiry = factory
  .createApp()
  .on('GET', routes.page('contact'), (c) => {
    const { shopper } = c.var
    const known = shopper.token ? shopperApi(c).account.customer() : null
    return showInquiry(c, {
      product: productOf(c, c.req.query('article') ?? ''),
      values: known?.then((found) => (found.ok ? valuesOf(found.value.data) : {})),
    })
  })
  .on('GET', routes.page('contactSent'), (c) => {
    const { notices, back } = takeFlash(c)
    return renderPage(c, <SentPage notices={notices} back={back} />, {
      title: c.var.t('inquiry.sentTitle'),
      robots: 'noindex',
      personal: true,
      paths: pagePaths('contactSent'),
    })
  })
  .route('/', postFields(routes.page('contact'), send))

async function send(c: Context<AppEnv>, fields: Fields): Promise<Response> {
  const { services, locale, t, vars } = c.var
  const product = await productOf(c, fieldText(fields, 'article'))
  const showAgain = (refused: RejectedForm) => showInquiry(c, { product, fields, refused })
  const checked = checkInquiry(fields, product !== null)
  if (!checked.ok) return showAgain(invalidForm(checked.error))
  const filledIn = await checkFormToken(c, fields, new Date())
  if (!filledIn.ok) return showAgain(rejectionReason(400, t(`formRefusals.${filledIn.error}`)))

  const { name, email, phoneNumber: phone, subject, comment } = checked.value
  const sent = await services.storeApi.inquiry.send(locale, {
    name,
    email,
    phone,
    comment,
    subject: product ? subjectOf(c, product) : subject,
    productId: product?.id ?? null,
    element: layoutElement(c, fields),
    salutationId: await neutralSalutation(c),
  })
  if (!sent.ok) return showAgain(respondWithRejectedForm(c, sent.error, inquiryField))
  const back = product && productHref(locale, product)
  // A Shopware mails the message only to the shop.
  const confirmation = vars.STORE_API_URL ? 'inquiry.sentWithoutReceipt' : 'inquiry.sent'
  flash(c, [{ tone: 'ok', text: t(confirmation, { email }) }], back)
  return c.redirect(`${urls.page(locale, 'contactSent')}#content`, 303)
}

/** The fields of a layout's contact form that name it. */
const ELEMENT_FIELDS = ['slot', 'entity', 'page'] as const
const ENTITIES = ['category', 'landing_page']

/** The element of a remote shop's layout that has the form; null for our own forms. */
function layoutElement(c: Context<AppEnv>, fields: Fields): LayoutElement | null {
  const [slotId = '', entityName = '', navigationId = ''] = ELEMENT_FIELDS.map((name) =>
    fieldText(fields, name),
  )
  const isKnown = isHexId(slotId) && isHexId(navigationId) && ENTITIES.includes(entityName)
  return c.var.vars.STORE_API_URL && isKnown ? { slotId, entityName, navigationId } : null
}

/** The product of an inquiry; null for a general inquiry. */
async function productOf(c: Context<AppEnv>, number: string): Promise<Product | null> {
  if (!isProductNumber(number)) return null
  const { services, locale } = c.var
  const found = await services.storeApi.catalogue.byNumber(locale, number)
  return found.ok ? (found.value.data.elements[0] ?? null) : null
}

function subjectOf(c: Context<AppEnv>, { name, productNumber: number }: Product): string {
  return c.var.t('inquiry.productSubject', { name, number }).slice(0, 255)
}

type Known = { readonly firstName: string; readonly lastName: string; readonly email: string }

function valuesOf({ firstName, lastName, email }: Known): Readonly<Record<string, string>> {
  return { name: `${firstName} ${lastName}`, email }
}

type Shown = {
  readonly product: Eventual<Product | null>
  /** Known data of the sender. */
  readonly values?: Promise<Readonly<Record<string, string>>> | undefined
  /** The entered values, and the reason of the refusal. */
  readonly fields?: Fields
  readonly refused?: RejectedForm
}

/**
 * The contact form: empty, filled in for customers, or with the entered values and their errors. It
 * begins before the product and the customer are known.
 */
async function showInquiry(c: Context<AppEnv>, shown: Shown): Promise<Response> {
  const product = Promise.resolve(shown.product)
  return respondWithPage(c, {
    personal: true,
    status: shown.refused?.status ?? 200,
    head: product.then((requested) => headOf(c, requested)),
    main: [formSection(c, product, shown)],
    structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: c.var.t('inquiry.title') }])]),
  })
}

function headOf({ var: { t } }: Context<AppEnv>, product: Product | null): PageHead {
  return {
    title: t(product ? 'inquiry.productTitle' : 'inquiry.title'),
    description: t('inquiry.lead'),
    robots: product ? 'noindex' : undefined,
    paths: product
      ? pathsFor((each) => urls.inquiry(each, product.productNumber))
      : pagePaths('contact'),
  }
}

async function formSection(
  c: Context<AppEnv>,
  about: Promise<Product | null>,
  { values, fields, refused }: Shown,
): Promise<Section> {
  const { locale, vars } = c.var
  const { required, token } = started({
    required: inquiryRequirements(c),
    token: formToken(c, new Date()),
  })
  const product = await about
  const requested = product && {
    name: readableName(product.name),
    number: product.productNumber,
    href: productHref(locale, product),
  }
  return {
    content: (
      <InquiryPage
        shop={vars}
        product={requested}
        element={
          fields && layoutElement(c, fields)
            ? Object.fromEntries(ELEMENT_FIELDS.map((name) => [name, fieldText(fields, name)]))
            : null
        }
        formToken={await token}
        required={await required}
        form={{
          values: fields ? readFieldValues(fields) : ((await values) ?? {}),
          fieldErrors: refused?.fieldErrors ?? {},
          notices: refused?.notices ?? [],
          isExpired: refused?.isExpired ?? false,
        }}
      />
    ),
  }
}
