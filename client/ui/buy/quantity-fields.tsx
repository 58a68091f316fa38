import { formatLengthFigure, formatMoney } from '#shared/i18n/format.ts'
import { Notice } from '../notice.tsx'
import { QuantityEntry } from '../quantity-entry.tsx'
import { formatQuantity } from '../messages/format-quantity.ts'
import type { BuyBox } from './buy-box.ts'
import { parseCount, cutFigures, sumOf } from './sum.ts'
import { usePartMessages, type PartMessages } from '../messages/messages.ts'

export type QuantityFieldsProps = {
  readonly id: string
  readonly product: BuyBox
  readonly units: number
  /** A notice about a quantity that cannot be ordered. */
  readonly notice?: string | null
  readonly input?: string | undefined
  readonly onType?: ((input: string) => void) | undefined
  readonly onUnits?: (units: number) => void
  /** Number of pieces of that length; the current input, if hydrated. */
  readonly pieces?: string | undefined
  readonly onPieces?: ((input: string) => void) | undefined
}

/** Common lengths of cloth, in wire units. */
const USUAL_UNITS = [5, 10, 20, 30, 50, 100]

/** Quantity, its price, and the common lengths of metre goods. */
export function QuantityFields({ id, product, units, notice, ...script }: QuantityFieldsProps) {
  const { locale, t } = usePartMessages<PartMessages>()
  const { soldBy, rules, path } = product
  const byMetre = soldBy === 'm'
  const least = formatQuantity({ locale, t }, soldBy, rules.min)
  const href = (requested: number) =>
    `${path}?${byMetre ? `metres=${requested / 10}` : `quantity=${requested}`}#${id}-quantity`
  const usual = USUAL_UNITS.filter(
    (length) => length >= rules.min && length <= (rules.max ?? length),
  )
  const hintId = `${id}-hint`
  const total = units * parseCount(script.pieces)
  return (
    <fieldset className="stack tightly">
      <legend>{byMetre ? t('catalogue.length') : t('quantity.quantity')}</legend>
      <div className="cut">
        <QuantityEntry
          id={`${id}-quantity`}
          size="big"
          {...{ soldBy, units, rules }}
          describedBy={hintId}
          input={script.input}
          onType={script.onType}
          onStep={script.onUnits}
          stepHref={href}
        />
        <output className="sum" htmlFor={`${id}-quantity`}>
          {formatMoney(locale, sumOf(product, total))}
          <small>{cutFigures(locale, product, total).join(', ')}</small>
        </output>
      </div>
      {byMetre && usual.length > 1 && (
        <ul className="quick" aria-label={t('catalogue.usualLengths')}>
          {usual.map((length) => {
            const figure = formatLengthFigure(locale, length)
            const { onUnits } = script
            return (
              <li key={length}>
                <a
                  href={href(length)}
                  rel="nofollow"
                  onClick={
                    onUnits &&
                    ((event) => {
                      event.preventDefault()
                      onUnits(length)
                    })
                  }
                >
                  {figure}
                </a>
              </li>
            )
          })}
        </ul>
      )}
      {product.isCut && (
        <p className="row pieces">
          <span className="row">
            <label htmlFor={`${id}-pieces`}>{t('catalogue.pieces')}</label>
            <input
              id={`${id}-pieces`}
              className="in"
              size={4}
              name="pieces"
              inputMode="numeric"
              autoComplete="off"
              onChange={
                script.onPieces && ((event) => script.onPieces?.(event.currentTarget.value))
              }
              {...(script.onPieces ? { value: script.pieces ?? '1' } : { defaultValue: '1' })}
            />
          </span>
          <span className="hint">
            {t('catalogue.piecesHint', {
              longest:
                product.longest === null
                  ? null
                  : formatQuantity({ locale, t }, soldBy, product.longest),
            })}
          </span>
        </p>
      )}
      <p className="hint" id={hintId}>
        {byMetre
          ? t('catalogue.lengthHint', {
              step: formatQuantity({ locale, t }, soldBy, rules.step),
              least,
            })
          : rules.min > 1 && t('catalogue.quantityHint', { least })}
      </p>
      <output className="quantity-notice" htmlFor={`${id}-quantity`}>
        {notice && <Notice>{notice}</Notice>}
      </output>
    </fieldset>
  )
}
