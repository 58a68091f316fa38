import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { TaxNote } from '#client/ui/price/price.tsx'
import { readableName } from '#shared/i18n/product-name.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'

/** An entered line, with the recognized product or its error. */
export type OrderLine = {
  readonly text: string
  readonly name: string | null
  readonly quantity: string | null
  readonly fieldError: string | null
}

type QuickOrderPageProps = {
  readonly lines: readonly OrderLine[]
  /** The text of the field for more lines. */
  readonly text: string
  readonly notices: readonly PageNotice[]
}

/** A form with product numbers and quantities, one per line. An invalid line shows its error. */
export function QuickOrderPage({ lines, text, notices }: QuickOrderPageProps) {
  const { locale, t } = useMessages()
  const right = lines.filter(({ fieldError }) => fieldError === null).length
  const faulty = lines.length - right
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('quickOrder.title') }]} />
      <div className="stack">
        <div className="title-row">
          <h1>{withSoftHyphens(t('quickOrder.title'))}</h1>
          <p className="lead">{t('quickOrder.lead')}</p>
        </div>
        <div id="notes" tabIndex={-1}>
          <PageNotices notices={notices} />
        </div>
        <form
          className="stack"
          method="post"
          action={`${urls.page(locale, 'quickOrder')}#notes`}
          noValidate
        >
          {lines.length > 0 && <Lines lines={lines} />}
          <TextField text={text} isMore={lines.length > 0} />
          <div className="row">
            <button className="btn go">{t('quickOrder.toCart')}</button>
            {faulty > 0 && right > 0 && (
              <button className="btn" name="do" value="right">
                {t('quickOrder.rightToCart', { count: right })}
              </button>
            )}
          </div>
        </form>
        <TaxNote />
      </div>
    </div>
  )
}

function Lines({ lines }: Pick<QuickOrderPageProps, 'lines'>) {
  const { t } = useMessages()
  return (
    <fieldset>
      <legend>{t('quickOrder.lines')}</legend>
      <ol className="order-lines">
        {lines.map(({ text, name, quantity, fieldError }, index) => {
          const id = `line-${index}`
          return (
            // Lines have no ids. oxlint-disable-next-line react/no-array-index-key
            <li key={id}>
              <label htmlFor={id}>{t('quickOrder.line', { number: index + 1 })}</label>
              <input
                className="in"
                id={id}
                name={`line.${index}`}
                defaultValue={text}
                dir="auto"
                aria-invalid={fieldError ? true : undefined}
                aria-describedby={`${id}-says`}
                autoComplete="off"
              />
              <p id={`${id}-says`} className={fieldError ? 'error' : 'hint'}>
                {fieldError ?? `${quantity} ${readableName(name ?? '')}`}
              </p>
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}

type TextFieldProps = { readonly text: string; readonly isMore: boolean }

function TextField({ text, isMore }: TextFieldProps) {
  const { t } = useMessages()
  return (
    <div className="field narrow">
      <label htmlFor="lines">{t(isMore ? 'quickOrder.moreLabel' : 'quickOrder.label')}</label>
      <div className="hint" id="lines-hint">
        <p>{t('quickOrder.hint')}</p>
        <p className="mono">
          70000 2,5
          <br />
          27090 4
        </p>
      </div>
      <textarea
        className="in"
        id="lines"
        name="lines"
        rows={isMore ? 4 : 12}
        defaultValue={text}
        aria-describedby="lines-hint"
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}
