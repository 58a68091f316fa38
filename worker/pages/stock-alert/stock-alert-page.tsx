import { readableName } from '#shared/i18n/article-name.ts'
import { articleHref } from '#client/ui/article-href.ts'
import { isMetreGood } from '#client/ui/price/prices.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { PlainFormView } from '../form/plain-form.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../words.ts'
import { StockAlertForm } from './stock-alert-form.tsx'

type StockAlertPageProps = {
  readonly product: Product
  readonly form: PlainFormView
  readonly quantityFault: string | undefined
  readonly formToken: string
}

/** The form alone: where that of the article leads if something is wrong with it. */
export function StockAlertPage({ product, ...form }: StockAlertPageProps) {
  const { locale, t } = useWords()
  const { productNumber: number } = product
  const name = readableName(product.name)
  const title = t('stockAlert.title')
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name, href: articleHref(locale, product) }, { name: title }]} />
      <div className="stack narrow">
        <h1>{title}</h1>
        <p>
          <b>{t('stockAlert.about', { name, number })}</b>
        </p>
        <p>{t('stockAlert.lead')}</p>
        <StockAlertForm number={number} isMetre={isMetreGood(product)} {...form} />
      </div>
    </div>
  )
}
