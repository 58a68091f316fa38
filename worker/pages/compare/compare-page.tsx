import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { hasTrueSizeDrawings } from '../true-size/to-true-size-drawings.ts'
import { TrueSizeLink } from '../product/product-links.tsx'
import { useMessages } from '../use-messages.ts'
import { CompareTable } from './compare-table.tsx'
import { MAX_COMPARED, type CompareOrder } from './comparison.ts'

type ComparePageProps = {
  readonly products: readonly Product[]
  readonly order: CompareOrder | null
  readonly onlyDifferences: boolean
  readonly notices: readonly PageNotice[]
  /** The entered number, and its error. */
  readonly typed: { readonly value: string; readonly fieldError: string | null }
}

/** The compared products, and a form to add more. */
export function ComparePage(props: ComparePageProps) {
  const { products, notices, typed: input } = props
  const { locale, t } = useMessages()
  const shown = products.map(({ productNumber }) => productNumber)
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('compare.title') }]} />
      <div className="stack">
        <div className="title-row">
          <h1>{withSoftHyphens(t('compare.title'))}</h1>
          <p className="lead">{t('compare.lead', { most: MAX_COMPARED })}</p>
        </div>
        <PageNotices notices={notices} />
        {products.length === 0 && <p>{t('compare.none')}</p>}
        {products.length > 0 && <CompareTable {...props} />}
        {products.length === 1 && <p>{t('compare.one')}</p>}
        {products.length < MAX_COMPARED && <AddForm shown={shown} typed={input} />}
        {products.length > 0 && (
          <>
            <div className="row no-print">
              <form method="post" action={urls.page(locale, 'compare')}>
                <button className="btn" name="clear" value="1">
                  {t('compare.clear')}
                </button>
              </form>
              {products.some(hasTrueSizeDrawings) && <TrueSizeLink numbers={shown} />}
            </div>
            <p className="quiet no-print">{t('compare.share')}</p>
          </>
        )}
      </div>
    </div>
  )
}

type AddFormProps = Pick<ComparePageProps, 'typed'> & { readonly shown: readonly string[] }

function AddForm({ shown, typed: { value, fieldError } }: AddFormProps) {
  const { locale, t } = useMessages()
  return (
    <form
      method="post"
      action={urls.page(locale, 'compare')}
      className="stack narrow no-print"
      noValidate
    >
      <input type="hidden" name="articles" value={shown.join(',')} />
      <div className="field">
        <label htmlFor="add">{t('compare.addLabel')}</label>
        <p className="hint" id="add-hint">
          {t('compare.addHint')}
        </p>
        <input
          className="in"
          id="add"
          name="add"
          defaultValue={value}
          maxLength={400}
          aria-describedby={fieldError ? 'add-error add-hint' : 'add-hint'}
          aria-invalid={fieldError ? true : undefined}
          autoComplete="off"
        />
        {fieldError && (
          <p className="error" id="add-error">
            {fieldError}
          </p>
        )}
      </div>
      <p>
        <button className="btn ink">{t('compare.addNow')}</button>
      </p>
    </form>
  )
}
