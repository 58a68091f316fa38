import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { Island } from '#client/islands/island.tsx'
import { TrueSize } from '#client/islands/true-size/true-size.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'
import { OverlayDrawing } from './overlay-drawing.tsx'
import type { TrueSizeDrawingSet } from './to-true-size-drawings.ts'

type TrueSizePageProps = {
  readonly products: readonly TrueSizeDrawingSet[]
  readonly notices: readonly PageNotice[]
  /** The width of a bank card in pixels, and whether the address contains it. */
  readonly card: number
  readonly isGiven: boolean
  /** The maximum number of products. */
  readonly most: number
}

/** Drawings one to one on a calibrated screen, and two weaves on top of each other. */
export function TrueSizePage({ products, notices, card, isGiven, most }: TrueSizePageProps) {
  const { t } = useMessages()
  const numbers = products.map(({ product }) => product.productNumber)
  const drawings = products.flatMap((product) => product.drawings)
  const [below, above] = products.flatMap(({ weave }) => weave ?? [])
  return (
    <div className="wrap stack true-size">
      <Breadcrumbs crumbs={[{ name: t('trueSize.title') }]} />
      <div className="title-row">
        <h1>{t('trueSize.title')}</h1>
        <p className="lead no-print">{t('trueSize.lead')}</p>
      </div>
      <PageNotices notices={notices} />
      <div className="stack apart">
        <Island
          name="true-size"
          id="true-size"
          component={TrueSize}
          props={{ drawings, numbers, card, isGiven }}
          hydrate="visible"
        />
        {below && above && <OverlayDrawing {...{ below, above, numbers }} />}
        {below && !above && <p className="no-print">{t('trueSize.oneWeave')}</p>}
        {products.length === 0 && <p>{t('trueSize.none')}</p>}
        <ProductsForm {...{ numbers, most }} card={isGiven ? card : null} />
      </div>
    </div>
  )
}

type ProductsFormProps = Pick<TrueSizePageProps, 'most'> & {
  readonly numbers: readonly string[]
  readonly card: number | null
}

function ProductsForm({ numbers, card, most }: ProductsFormProps) {
  const { locale, t } = useMessages()
  return (
    <form className="stack narrow no-print" method="get" action={urls.page(locale, 'trueSize')}>
      {card !== null && <input type="hidden" name="card" value={card} />}
      <div className="field">
        <label htmlFor="articles">{t('trueSize.products')}</label>
        <p className="hint" id="articles-hint">
          {t('trueSize.productsHint', { most })}
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
