import { urls } from '#shared/urls.ts'
import { PlainForm } from '../form/plain-form.tsx'
import { InquiryFields } from '../inquiry/inquiry-fields.tsx'
import { useWords } from '../words.ts'

type ArticleInquiryProps = {
  readonly number: string
  /** When the page was made, signed: the same for everybody who reads it. */
  readonly formToken: string
}

const EMPTY = { values: {}, faults: {}, remarks: [], isExpired: false } as const

/**
 * The inquiry form of an article, folded. The page is the same for everybody; the page that the
 * form leads to shows errors, and knows who is logged in.
 */
export function ArticleInquiry({ number, formToken }: ArticleInquiryProps) {
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
        <InquiryFields isAboutArticle />
      </PlainForm>
    </details>
  )
}
