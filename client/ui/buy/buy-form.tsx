import { formatMoney } from '#shared/i18n/format.ts'
import { Icon } from '../icon.tsx'
import { Price, TaxNote } from '../price/price.tsx'
import { Tiers } from '../price/tiers.tsx'
import { QuantityFields, type QuantityFieldsProps } from './quantity-fields.tsx'
import { parseCount, sumOf } from './sum.ts'
import { usePartMessages, type PartMessages } from '../messages/messages.ts'

type BuyFormProps = QuantityFieldsProps & {
  readonly busy?: boolean
  /** With script: adds to the cart in place. */
  readonly onSubmit?: (form: HTMLFormElement) => void
  /** With script: shows the cut preview in place. */
  readonly onCutPreview?: () => void
}

/**
 * Price, tiers, quantity and the buy button: a plain form that a script can enhance. On small
 * screens, its row is a fixed bar with the sum while the button is off screen.
 */
export function BuyForm({ busy, onSubmit, onCutPreview, ...fields }: BuyFormProps) {
  const { locale, t } = usePartMessages<PartMessages>()
  const { product, units } = fields
  const total = units * parseCount(fields.pieces)
  return (
    <form
      className="buy-form"
      method="post"
      action={product.action}
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault()
          onSubmit(event.currentTarget)
        })
      }
    >
      <input type="hidden" name="productId" value={product.productId} />
      <input type="hidden" name="min" value={product.rules.min} />
      <input type="hidden" name="step" value={product.rules.step} />
      <input type="hidden" name="back" value={product.path} />
      <div className="row between price-row">
        <Price price={product.price} reduction={product.reduction} big />
        <TaxNote />
      </div>
      <div className="cq">
        <Tiers tiers={product.tiers} soldBy={product.soldBy} units={units} />
      </div>
      <QuantityFields {...fields} />
      <div className="buy-row">
        <p>
          <b aria-hidden="true">{formatMoney(locale, sumOf(product, total))}</b>
          <button className="btn go" aria-busy={busy || undefined} data-hold="">
            <Icon name="cart" />
            {t('catalogue.addToCart')}
          </button>
        </p>
      </div>
      {product.cutPreview && (
        <p className="hint">
          <button
            className="btn"
            formMethod="get"
            formAction={product.cutPreview.href}
            data-hold=""
            onClick={
              onCutPreview &&
              ((event) => {
                event.preventDefault()
                onCutPreview()
              })
            }
          >
            {t('catalogue.cutPreview')}
          </button>
        </p>
      )}
    </form>
  )
}
