import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Unroll } from '#client/islands/cut-preview/cut-preview.tsx'
import { Island } from '#client/islands/island.tsx'
import type { BuyArticle } from '#client/ui/buy/buy-box.ts'
import { articleName } from '#shared/i18n/product-name.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import type { Asked } from '../product/initial-quantity.ts'
import { useWords } from '../use-messages.ts'

type UnrollPageProps = {
  readonly name: string
  readonly crumbs: readonly Crumb[]
  readonly article: BuyArticle
  readonly asked: Asked
}

/** A cut of an article to scale beside a person, by the length in the address. */
export function UnrollPage({ name, crumbs, article, asked }: UnrollPageProps) {
  const { t } = useWords()
  const { title, figures } = articleName(name)
  return (
    <div className="wrap stack drawn">
      <Breadcrumbs crumbs={crumbs} />
      <div className="title-row">
        <h1>
          {t('unroll.title')}: {withSoftHyphens(title)}
        </h1>
        {figures && <p className="quiet">{figures}</p>}
        <p className="lead">{t('unroll.lead')}</p>
      </div>
      <Island
        name="unroll"
        id="unroll"
        component={Unroll}
        props={{ article, ...asked }}
        when="seen"
      />
    </div>
  )
}
