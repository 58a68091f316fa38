import { Remarks } from '#client/islands/cart/page-notices.tsx'
import { Island } from '#client/islands/island.tsx'
import { TrueSize } from '#client/islands/true-size/true-size.tsx'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../use-messages.ts'
import { LaidOver } from './overlay-drawing.tsx'
import type { TruePlates } from './to-true-size-drawings.ts'

type TrueSizePageProps = {
  readonly articles: readonly TruePlates[]
  readonly remarks: readonly Remark[]
  /** How many pixels a card is long, and whether the address says so. */
  readonly card: number
  readonly isGiven: boolean
  /** How many articles may be named at most. */
  readonly most: number
}

/** Drawings one to one on a calibrated screen, and two weaves on top of each other. */
export function TrueSizePage({ articles, remarks, card, isGiven, most }: TrueSizePageProps) {
  const { t } = useWords()
  const numbers = articles.map(({ product }) => product.productNumber)
  const plates = articles.flatMap((article) => article.plates)
  const [below, above] = articles.flatMap(({ weave }) => weave ?? [])
  return (
    <div className="wrap stack true-size">
      <Breadcrumbs crumbs={[{ name: t('trueSize.title') }]} />
      <div className="title-row">
        <h1>{t('trueSize.title')}</h1>
        <p className="lead no-print">{t('trueSize.lead')}</p>
      </div>
      <Remarks remarks={remarks} />
      <div className="stack apart">
        <Island
          name="true-size"
          id="true-size"
          component={TrueSize}
          props={{ plates, numbers, card, isGiven }}
          when="seen"
        />
        {below && above && <LaidOver {...{ below, above, numbers }} />}
        {below && !above && <p className="no-print">{t('trueSize.oneWeave')}</p>}
        {articles.length === 0 && <p>{t('trueSize.none')}</p>}
        <ArticlesForm {...{ numbers, most }} card={isGiven ? card : null} />
      </div>
    </div>
  )
}

type ArticlesFormProps = Pick<TrueSizePageProps, 'most'> & {
  readonly numbers: readonly string[]
  readonly card: number | null
}

function ArticlesForm({ numbers, card, most }: ArticlesFormProps) {
  const { locale, t } = useWords()
  return (
    <form className="stack narrow no-print" method="get" action={urls.page(locale, 'trueSize')}>
      {card !== null && <input type="hidden" name="card" value={card} />}
      <div className="field">
        <label htmlFor="articles">{t('trueSize.articles')}</label>
        <p className="hint" id="articles-hint">
          {t('trueSize.articlesHint', { most })}
        </p>
        <input
          className="in"
          id="articles"
          name="articles"
          defaultValue={numbers.join(', ')}
          maxLength={400}
          aria-describedby="articles-hint"
          autoComplete="off"
        />
      </div>
      <p>
        <button className="btn ink">{t('trueSize.show')}</button>
      </p>
    </form>
  )
}
