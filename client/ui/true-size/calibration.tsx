import { CARD_MM, CARD_PX, pixelsOf } from '#shared/domain/true-size.ts'
import { urls } from '#shared/urls.ts'
import { type TrueSizeMessages, usePartMessages } from '../messages/messages.ts'

type CalibrationProps = {
  readonly id: string
  /** Hidden fields with the shown products. */
  readonly numbers: readonly string[]
  /** Length of a card in pixels. */
  readonly card: number
  /** Whether a new length applies at once; otherwise the form is submitted. */
  readonly isHydrated: boolean
  readonly onCard: (card: number) => void
}

/**
 * A bank card drawn for comparison with a real one. Without script, a plain form sends its length
 * in the address.
 */
export function Calibration({ id, numbers, card, isHydrated, onCard }: CalibrationProps) {
  const { locale, t } = usePartMessages<TrueSizeMessages>()
  const step = (by: -1 | 1, label: string) => (
    <button
      className="btn square"
      name="step"
      value={by}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        onCard(card + by)
      }}
    >
      {by < 0 ? '−' : '+'}
    </button>
  )
  return (
    <section className="stack calibration no-print" aria-labelledby={`${id}-calibrate`}>
      <h2 id={`${id}-calibrate`}>{t('trueSize.calibrate')}</h2>
      <div className="bench-of-two">
        <CardOutline length={card} />
        <form className="stack" method="get" action={urls.page(locale, 'trueSize')}>
          <p>{t('trueSize.how')}</p>
          {numbers.length > 0 && <input type="hidden" name="articles" value={numbers.join(',')} />}
          <label htmlFor={`${id}-card`}>{t('trueSize.cardLength')}</label>
          <div className="row nowrap">
            {step(-1, t('trueSize.smaller'))}
            <input
              id={`${id}-card`}
              className="slide"
              type="range"
              name="card"
              min={CARD_PX.least}
              max={CARD_PX.most}
              step={CARD_PX.step}
              value={card}
              onChange={(event) => onCard(event.currentTarget.valueAsNumber)}
            />
            {step(1, t('trueSize.larger'))}
          </div>
          {!isHydrated && (
            <p>
              <button className="btn ink">{t('trueSize.apply')}</button>
            </p>
          )}
          <p className="hint">{t(isHydrated ? 'trueSize.stored' : 'trueSize.notStored')}</p>
        </form>
      </div>
      <div className="cut-off">
        <Ruler card={card} />
      </div>
    </section>
  )
}

const CHIP = 'M-1 -5h10v10h-10zM-1 -1.7h3.4M5.6 -1.7h3.4M-1 1.7h3.4M5.6 1.7h3.4M2.4 -5v10M5.6 -5v10'

/** A bank card, upright so that it fits on a phone; `length` pixels high. */
function CardOutline({ length }: { readonly length: number }) {
  const { t } = usePartMessages<TrueSizeMessages>()
  const { width, height, corner } = CARD_MM
  return (
    <svg
      className="card-outline"
      width={(length * width) / height}
      height={length}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('trueSize.card')}
    >
      <rect className="edge" x="0" y="0" width={width} height={height} rx={corner} />
      <path className="line" d={CHIP} transform={`translate(${width / 2 - 4} 14)`} />
      <path className="line" d={`M6 ${height - 12}h18M6 ${height - 7}h10`} />
    </svg>
  )
}

const MILLIMETRES = 100
const MARGIN = 4
const LENGTH_UM = (MILLIMETRES + 2 * MARGIN) * 1000
const HEIGHT = 14

const tick = (mm: number) => (mm % 10 === 0 ? 7 : mm % 5 === 0 ? 5 : 3)

/** Ten centimetres on a screen where a card is `card` pixels long. */
function Ruler({ card }: { readonly card: number }) {
  const { t } = usePartMessages<TrueSizeMessages>()
  const all = Array.from({ length: MILLIMETRES + 1 }, (_, mm) => mm)
  return (
    <svg
      className="ruler"
      width={pixelsOf(LENGTH_UM, card)}
      viewBox={`${-MARGIN} 0 ${MILLIMETRES + 2 * MARGIN} ${HEIGHT}`}
      role="img"
      aria-label={t('trueSize.ruler')}
    >
      <path className="edge" d={`M${-MARGIN} 0H${MILLIMETRES + MARGIN}V${HEIGHT}H${-MARGIN}z`} />
      <path className="line" d={all.map((mm) => `M${mm} 0v${tick(mm)}`).join('')} />
      {all
        .filter((mm) => mm % 10 === 0)
        .map((mm) => (
          <text key={mm} x={mm} y="12">
            {mm / 10}
          </text>
        ))}
    </svg>
  )
}
