import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { CutPreviewIsland } from '#client/islands/cut-preview/cut-preview.tsx'
import { Island } from '#client/islands/island.tsx'
import type { BuyBox } from '#client/ui/buy/buy-box.ts'
import { formatProductName } from '#shared/i18n/product-name.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import type { InitialQuantity } from '../product/initial-quantity.ts'
import { useMessages } from '../use-messages.ts'

type CutPreviewPageProps = {
  readonly name: string
  readonly crumbs: readonly Crumb[]
  readonly product: BuyBox
  readonly asked: InitialQuantity
}

/** A cut of a product to scale next to a person, for the length in the address. */
export function CutPreviewPage({ name, crumbs, product, asked: requested }: CutPreviewPageProps) {
  const { t } = useMessages()
  const { title, figures } = formatProductName(name)
  return (
    <div className="wrap stack visualizer">
      <Breadcrumbs crumbs={crumbs} />
      <div className="title-row">
        <h1>
          {t('cutPreview.title')}: {withSoftHyphens(title)}
        </h1>
        {figures && <p className="quiet">{figures}</p>}
        <p className="lead">{t('cutPreview.lead')}</p>
      </div>
      <Island
        name="cut-preview"
        id="cut-preview"
        component={CutPreviewIsland}
        props={{ product, ...requested }}
        hydrate="visible"
      />
    </div>
  )
}
