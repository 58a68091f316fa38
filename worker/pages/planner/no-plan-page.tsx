import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../words.ts'

/** Shown for a project that does not exist or that the visitor may not see. */
export function NoPlanPage({ text, back }: { readonly text: string; readonly back: string }) {
  const { locale, t } = useWords()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('planner.title') }]} />
      <div className="stack">
        <h1>{t('planner.title')}</h1>
        <p className="lead">{text}</p>
        <p className="row">
          <a className="btn" href={urls.login(locale, back)}>
            {t('account.login')}
          </a>
          <a className="btn" href={urls.page(locale, 'gallery')}>
            {t('content.galleryTitle')}
          </a>
        </p>
      </div>
    </div>
  )
}
