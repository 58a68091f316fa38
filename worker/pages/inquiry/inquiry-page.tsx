import { useContext } from 'react'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import { urls } from '#shared/urls.ts'
import { PlainForm, type PlainFormView } from '../form/plain-form.tsx'
import type { Shop } from '../layout/shop-config.ts'
import { useWords } from '../use-messages.ts'
import { Remarks } from '#client/islands/cart/page-notices.tsx'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { FormContext } from '#client/ui/form/form-context.ts'
import { TextArea, TextInput } from '#client/ui/form/inputs.tsx'
import { TrapInput } from '#client/ui/form/honeypot-input.tsx'
import { PrivacyTick } from '../form/privacy-tick.tsx'

/** The article that an inquiry is about. */
export type AskedArticle = {
  readonly name: string
  readonly number: string
  readonly href: string
}

type InquiryPageProps = {
  readonly shop: Shop
  readonly article: AskedArticle | null
  readonly form: PlainFormView
  /** When the form was shown, signed. */
  readonly formToken: string
  /** Fields that this shop requires, though the form has them as optional ones. */
  readonly required: readonly string[]
}

/** The contact form, of an article or of anything, and the other ways to reach the shop. */
export function InquiryPage({ shop, article, form, formToken, required }: InquiryPageProps) {
  const { locale, t } = useWords()
  const title = t(article ? 'inquiry.articleTitle' : 'inquiry.title')
  const above: readonly Crumb[] = article ? [{ name: article.name, href: article.href }] : []
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[...above, { name: title }]} />
      <div className="stack narrow">
        <h1>{title}</h1>
        {article && (
          <p>
            <b>{t('inquiry.articleLead', article)}</b>
          </p>
        )}
        <p>{t('inquiry.lead')}</p>
        <PlainForm
          {...form}
          action={urls.page(locale, 'contact')}
          submit={t(article ? 'inquiry.sendQuestion' : 'inquiry.send')}
          hidden={{ formToken, ...(article && { article: article.number }) }}
        >
          <InquiryFields isAboutArticle={article !== null} required={required} />
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
  readonly remarks: readonly Remark[]
  /** The article that was asked about. */
  readonly back: string | null
}

/** Shown after an inquiry: that it was sent, and the way on. */
export function SentPage({ remarks, back }: SentPageProps) {
  const { locale, t } = useWords()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('inquiry.title') }]} />
      <div className="stack narrow">
        <h1>{withSoftHyphens(t('inquiry.sentTitle'))}</h1>
        <Remarks remarks={remarks} />
        <p>{t('inquiry.sentText')}</p>
        <p>
          <a className="btn" href={back ?? urls.page(locale, 'home')}>
            {t(back ? 'inquiry.backToArticle' : 'inquiry.toHome')}
          </a>
        </p>
      </div>
    </div>
  )
}

type InquiryFieldsProps = {
  readonly isAboutArticle: boolean
  readonly required: readonly string[]
}

/**
 * Name, address and question; a question about an article has its name as subject. Name and phone
 * are optional unless the shop requires them, as it says or as a refusal showed.
 */
function InquiryFields({ isAboutArticle, required }: InquiryFieldsProps) {
  const { t } = useWords()
  const { faults } = useContext(FormContext)
  const isOptional = (name: string) => !required.includes(name) && faults[name]?.kind !== 'required'
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
      {!isAboutArticle && <TextInput name="subject" />}
      <TextArea name="comment" maxLength={5000} />
      <TextInput
        className="w6"
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        isOptional={isOptional('phoneNumber')}
      />
      <TrapInput />
      <PrivacyTick />
    </>
  )
}

type ArticleInquiryProps = {
  readonly number: string
  /** When the page was made, signed: the same for everybody who reads it. */
  readonly formToken: string
  readonly required: readonly string[]
}

const EMPTY = { values: {}, faults: {}, remarks: [], isExpired: false } as const

/**
 * The inquiry form of an article, folded. The page is the same for everybody; the page that the
 * form leads to shows errors, and knows who is logged in.
 */
export function ArticleInquiry({ number, formToken, required }: ArticleInquiryProps) {
  const { locale, t } = useWords()
  return (
    <details className="fold" id="inquiry">
      <summary>{t('inquiry.articleTitle')}</summary>
      <PlainForm
        {...EMPTY}
        action={urls.page(locale, 'contact')}
        submit={t('inquiry.sendQuestion')}
        hidden={{ article: number, formToken }}
      >
        <InquiryFields isAboutArticle required={required} />
      </PlainForm>
    </details>
  )
}
