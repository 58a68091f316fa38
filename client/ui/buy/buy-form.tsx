import { formatMoney } from '#shared/i18n/format.ts'
import { Icon } from '../icon.tsx'
import { Price, TaxNote } from '../price/price.tsx'
import { Tiers } from '../price/tiers.tsx'
import { QuantityFields, type QuantityFieldsProps } from './quantity-fields.tsx'
import { countTyped, sumOf } from './sum.ts'
import { useWordsOf, type PartWords } from '../messages/messages.ts'

type BuyFormProps = QuantityFieldsProps & {
  readonly busy?: boolean
  /** With script: adds in place. */
  readonly onSubmit?: (form: HTMLFormElement) => void
  /** With script: unrolls in place. */
  readonly onUnroll?: () => void
}

/**
 * Price, tiers, quantity and the one button: a plain form that a script may improve. Where the
 * button is off a small screen, its row is a bar at the foot of it, with the sum.
 */
export function BuyForm({ busy, onSubmit, onUnroll, ...fields }: BuyFormProps) {
  const { locale, t } = useWordsOf<PartWords>()
  const { article, units } = fields
  const total = units * countTyped(fields.pieces)
  return (
    <form
      className="buy-form"
      method="post"
      action={article.action}
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault()
          onSubmit(event.currentTarget)
        })
      }
    >
      <input type="hidden" name="productId" value={article.productId} />
      <input type="hidden" name="min" value={article.rules.min} />
      <input type="hidden" name="step" value={article.rules.step} />
      <input type="hidden" name="back" value={article.path} />
      <div className="row between price-row">
        <Price price={article.price} reduction={article.reduction} big />
        <TaxNote />
      </div>
      <div className="cq">
        <Tiers tiers={article.tiers} soldBy={article.soldBy} units={units} />
      </div>
      <QuantityFields {...fields} />
      <div className="buy-row">
        <p>
          <b aria-hidden="true">{formatMoney(locale, sumOf(article, total))}</b>
          <button className="btn go" aria-busy={busy || undefined} data-hold="">
            <Icon name="cart" />
            {t('catalogue.addToCart')}
          </button>
        </p>
      </div>
      {article.unroll && (
        <p className="hint">
          <button
            className="btn"
            formMethod="get"
            formAction={article.unroll.href}
            data-hold=""
            onClick={
              onUnroll &&
              ((event) => {
                event.preventDefault()
                onUnroll()
              })
            }
          >
            {t('catalogue.unroll')}
          </button>
        </p>
      )}
    </form>
  )
}
