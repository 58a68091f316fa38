import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'
import { SelectableList } from './selectable-list.tsx'

type SelectionPageProps = {
  readonly notice: PageNotice
  readonly products: readonly Product[]
  readonly ticked: ReadonlySet<string>
  /** The path of the list with the selection. */
  readonly back: string
}

/** A failed bulk action: the reason, and the selected products again. */
export function SelectionPage({ notice, products, ticked, back }: SelectionPageProps) {
  const { t } = useMessages()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('selection.title') }]} />
      <div className="stack">
        <h1>{t('selection.title')}</h1>
        <PageNotices notices={[notice]} />
        <p>
          <a className="btn" href={back}>
            {t('selection.back')}
          </a>
        </p>
        {products.length > 0 && <SelectableList {...{ products, ticked, back }} />}
      </div>
    </div>
  )
}
