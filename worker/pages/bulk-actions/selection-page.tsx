import { Remarks } from '#client/islands/cart/page-notices.tsx'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../use-messages.ts'
import { PickList } from './selectable-list.tsx'

type PickedPageProps = {
  readonly remark: Remark
  readonly articles: readonly Product[]
  readonly ticked: ReadonlySet<string>
  /** The path of the list that they were picked from. */
  readonly back: string
}

/** Picked articles that cannot go to the chosen destination: the reason, and all ticks again. */
export function PickedPage({ remark, articles, ticked, back }: PickedPageProps) {
  const { t } = useWords()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('picks.title') }]} />
      <div className="stack">
        <h1>{t('picks.title')}</h1>
        <Remarks remarks={[remark]} />
        <p>
          <a className="btn" href={back}>
            {t('picks.back')}
          </a>
        </p>
        {articles.length > 0 && <PickList {...{ articles, ticked, back }} />}
      </div>
    </div>
  )
}
