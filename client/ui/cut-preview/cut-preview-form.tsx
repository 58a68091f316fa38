import { formatLength, formatLengthFigure } from '#shared/i18n/format.ts'
import type { BuyBox } from '../buy/buy-box.ts'
import { Icon } from '../icon.tsx'
import { Notice } from '../notice.tsx'
import { clothOf } from './cloth.ts'
import { CutPreview } from './cut-preview.tsx'
import { usePartMessages, type CutPreviewMessages } from '../messages/messages.ts'

type CutPreviewFormProps = {
  readonly id: string
  readonly product: BuyBox
  readonly units: number
  /** A notice about a length that cannot be ordered. */
  readonly notice: string | null
  /** With script: the current input, and the handler of changes. */
  readonly input?: string | undefined
  readonly onType?: (input: string) => void
}

/** The length, and the buttons to draw and to buy it: two plain forms. */
export function CutPreviewForm({
  id,
  product,
  units,
  notice,
  input: entered,
  onType,
}: CutPreviewFormProps) {
  const { locale, t } = usePartMessages<CutPreviewMessages>()
  const cloth = clothOf(product)
  const figure = formatLengthFigure(locale, units)
  const value = onType ? { value: entered ?? figure } : { defaultValue: figure }
  return (
    <div className="stack">
      <form className="row cut-preview-length" method="get" action={product.cutPreview?.href}>
        <label htmlFor={`${id}-length`}>{t('cutPreview.length')}</label>
        <input
          id={`${id}-length`}
          className="in"
          name="quantity"
          inputMode="decimal"
          autoComplete="off"
          size={6}
          onChange={onType && ((event) => onType(event.currentTarget.value))}
          {...value}
        />
        <button className="btn ink">{t('catalogue.cutPreview')}</button>
      </form>
      <div role="status">{notice && <Notice>{notice}</Notice>}</div>
      {cloth && <CutPreview cloth={cloth} units={units} />}
      <form className="row no-print" method="post" action={product.action}>
        <input type="hidden" name="productId" value={product.productId} />
        <input type="hidden" name="min" value={product.rules.min} />
        <input type="hidden" name="step" value={product.rules.step} />
        <input type="hidden" name="metres" value={figure} />
        <button className="btn go">
          <Icon name="cart" />
          {t('cutPreview.buy', { length: formatLength(locale, units) })}
        </button>
        <a className="btn" href={`${product.path}?quantity=${figure}`} rel="nofollow">
          {t('cutPreview.toProduct')}
        </a>
      </form>
    </div>
  )
}
