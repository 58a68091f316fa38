import { urls } from '#shared/urls.ts'
import { PlainSearch } from '../plain-search.tsx'
import { RecentlyViewedPlaceholder } from '../recently-viewed/recently-viewed.tsx'
import { useMessages } from '../use-messages.ts'

/** The 404 page, with a search and links to the home page and the contact form. */
export function NotFoundPage() {
  const { locale, t } = useMessages()
  return (
    <>
      <div className="graph">
        <div className="wrap lost">
          <div className="stack">
            <h1>{t('errors.lostTitle')}</h1>
            <p className="lead">
              {t('errors.status404')} {t('errors.lostHint')}
            </p>
            <p className="quiet">{t('errors.code', { status: 404 })}</p>
            <PlainSearch
              page="search"
              id="lost-search"
              label={t('shell.search')}
              hint={t('shell.searchHint')}
              submit={t('shell.searchSubmit')}
              buttonClass="btn ink"
            />
            <p className="row">
              <a className="btn" href={urls.page(locale, 'home')}>
                {t('errors.toHome')}
              </a>
              <a className="btn" href={urls.page(locale, 'cart')}>
                {t('errors.toCart')}
              </a>
              <a className="btn" href={urls.page(locale, 'contact')}>
                {t('errors.toContact')}
              </a>
            </p>
          </div>
          <MissingPiece label={t('errors.drawing')} />
        </div>
      </div>
      <div className="wrap">
        <RecentlyViewedPlaceholder />
      </div>
    </>
  )
}

/** A drawing of a pattern piece with a hole, and the missing part next to it. */
function MissingPiece({ label }: { readonly label: string }) {
  const part = 'M160 150H262L272 262L170 276z'
  return (
    <svg className="plan" viewBox="0 0 560 460" role="img" aria-label={label}>
      <path className="out body" d="M60 60H300L330 330Q332 400 280 404H96Q40 398 44 330z" />
      <path className="sewn" d="M72 72H289L318 330Q320 390 278 392H98Q52 388 56 330z" />
      <path className="thin" d="M110 110V350" />
      <path className="tip" d="M110 110l-3 14h6zM110 350l-3-14h6z" />
      <path className="hole" d={part} />
      <path className="out hidden" d={part} />
      <g transform="translate(250 -30)rotate(14 220 210)">
        <path className="out body" d={part} />
        <text x="214" y="232" className="big num404">
          404
        </text>
      </g>
      <path className="axis" d="M216 212L466 184" />
      <path className="thin" d="M60 50V22M300 50V22M60 32H300" />
      <path className="tip" d="M60 32l14-3v6zM300 32l-14-3v6z" />
      <text x="180" y="26">
        ?
      </text>
    </svg>
  )
}
