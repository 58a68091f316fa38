import { useContext } from 'react'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import { urls } from '#shared/urls.ts'
import { PlainForm, type PlainFormView } from '../form/plain-form.tsx'
import type { ShopConfig } from '../layout/shop-config.ts'
import { useMessages } from '../use-messages.ts'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { MAX_COMMENT_LENGTH } from '#shared/schemas/forms/inquiry.ts'
import { FormContext } from '#client/ui/form/form-context.ts'
import { TextArea, TextInput } from '#client/ui/form/inputs.tsx'
import { HoneypotInput } from '#client/ui/form/honeypot-input.tsx'
import { PrivacyTick } from '../form/privacy-tick.tsx'

export type InquiryProduct = {
  readonly name: string
  readonly number: string
  readonly href: string
}

type InquiryPageProps = {
  readonly shop: ShopConfig
  readonly product: InquiryProduct | null
  readonly form: PlainFormView
  /** The element of a layout with the form (`pages/content/cms-form.tsx`). */
  readonly element: Readonly<Record<string, string>> | null
  /** The signed time at which the form was shown. */
  readonly formToken: string
  /** Fields that this shop requires and that are optional in the form. */
  readonly required: readonly string[]
}

/** The contact form, for a product or in general, and other ways to contact the shop. */
export function InquiryPage(props: InquiryPageProps) {
  const { shop, product, form, element, formToken, required } = props
  const { locale, t } = useMessages()
  const title = t(product ? 'inquiry.productTitle' : 'inquiry.title')
  const above: readonly Crumb[] = product ? [{ name: product.name, href: product.href }] : []
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[...above, { name: title }]} />
      <div className="stack narrow">
        <h1>{title}</h1>
        {product && (
          <p>
            <b>{t('inquiry.productLead', product)}</b>
          </p>
        )}
        <p>{t('inquiry.lead')}</p>
        <PlainForm
          {...form}
          action={urls.page(locale, 'contact')}
          submit={t(product ? 'inquiry.sendQuestion' : 'inquiry.send')}
          hidden={{ formToken, ...element, ...(product && { article: product.number }) }}
        >
          <InquiryFields isAboutProduct={product !== null} required={required} />
        </PlainForm>
        <p>
          {t('inquiry.other')} <a href={`mailto:${shop.SHOP_EMAIL}`}>{shop.SHOP_EMAIL}</a>,{' '}
          <a href={`tel:${shop.SHOP_PHONE.replace(/[^+\d]/g, '')}`}>{shop.SHOP_PHONE}</a>
        </p>
      </div>
    </div>
  )
}

type SentPageProps = {
  readonly notices: readonly PageNotice[]
  /** The path of the inquiry's product. */
  readonly back: string | null
}

/** Confirms an inquiry and links further pages. */
export function SentPage({ notices, back }: SentPageProps) {
  const { locale, t } = useMessages()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('inquiry.title') }]} />
      <div className="stack narrow">
        <h1>{withSoftHyphens(t('inquiry.sentTitle'))}</h1>
        <PageNotices notices={notices} />
        <p>{t('inquiry.sentText')}</p>
        <p>
          <a className="btn" href={back ?? urls.page(locale, 'home')}>
            {t(back ? 'inquiry.backToProduct' : 'inquiry.toHome')}
          </a>
        </p>
      </div>
    </div>
  )
}

type InquiryFieldsProps = {
  readonly isAboutProduct: boolean
  readonly required: readonly string[]
}

/**
 * Name, email and question. A question about a product has its name as subject. Name and phone are
 * optional unless the shop requires them.
 */
function InquiryFields({ isAboutProduct, required }: InquiryFieldsProps) {
  const { t } = useMessages()
  const { fieldErrors } = useContext(FormContext)
  const isOptional = (name: string) =>
    !required.includes(name) && fieldErrors[name]?.kind !== 'required'
  return (
    <>
      <TextInput className="w6" name="name" autoComplete="name" isOptional={isOptional('name')} />
      <TextInput
        className="w6"
        name="email"
        type="email"
        autoComplete="email"
        hint={t('inquiry.emailHint')}
      />
      {!isAboutProduct && <TextInput name="subject" />}
      <TextArea name="comment" maxLength={MAX_COMMENT_LENGTH} />
      <TextInput
        className="w6"
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        isOptional={isOptional('phoneNumber')}
      />
      <HoneypotInput />
      <PrivacyTick />
    </>
  )
}

type ProductInquiryProps = {
  readonly number: string
  /** The signed time at which the page was rendered, the same for all its readers. */
  readonly formToken: string
  readonly required: readonly string[]
}

const EMPTY = { values: {}, fieldErrors: {}, notices: [], isExpired: false } as const

/**
 * The inquiry form of a product, in a collapsible. The page is the same for everyone. Errors and
 * the data of logged-in customers appear on the page that follows.
 */
export function ProductInquiry({ number, formToken, required }: ProductInquiryProps) {
  const { locale, t } = useMessages()
  return (
    <details className="collapsible" id="inquiry">
      <summary>{t('inquiry.productTitle')}</summary>
      <PlainForm
        {...EMPTY}
        action={urls.page(locale, 'contact')}
        submit={t('inquiry.sendQuestion')}
        hidden={{ article: number, formToken }}
      >
        <InquiryFields isAboutProduct required={required} />
      </PlainForm>
    </details>
  )
}
