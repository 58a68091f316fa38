import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { MissingPiece } from './missing-piece.tsx'

/** There is no page at this address: search, or go to the home page. */
export function NotFoundPage() {
  const { locale, t } = useWords()
  return (
    <div className="graph">
      <div className="wrap lost">
        <div className="stack">
          <h1>{t('errors.lostTitle')}</h1>
          <p className="lead">
            {t('errors.status404')} {t('errors.lostHint')}
          </p>
          <p className="quiet">{t('errors.code', { status: 404 })}</p>
          <search>
            <form className="row" action={urls.page(locale, 'search')}>
              <label className="vh" htmlFor="lost-search">
                {t('shell.search')}
              </label>
              <input
                className="in grow"
                id="lost-search"
                name="search"
                type="search"
                placeholder={t('shell.searchHint')}
              />
              <button className="btn ink">{t('shell.searchSubmit')}</button>
            </form>
          </search>
          <p className="row">
            <a className="btn" href={urls.page(locale, 'home')}>
              {t('errors.toHome')}
            </a>
            <a className="btn" href={urls.page(locale, 'cart')}>
              {t('errors.toCart')}
            </a>
          </p>
        </div>
        <MissingPiece label={t('errors.drawing')} />
      </div>
    </div>
  )
}
