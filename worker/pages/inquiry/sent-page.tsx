import { Remarks } from '#client/islands/cart/remarks.tsx'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../words.ts'

type SentPageProps = {
  readonly remarks: readonly Remark[]
  /** The article that was asked about. */
  readonly back: string | null
}

/** After an inquiry: that it came, and the way on. */
export function SentPage({ remarks, back }: SentPageProps) {
  const { locale, t } = useWords()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('inquiry.title') }]} />
      <div className="stack narrow">
        <h1>{t('inquiry.sentTitle')}</h1>
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
