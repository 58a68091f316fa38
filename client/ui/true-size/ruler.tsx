import { pixelsOf } from '#shared/domain/true-size.ts'
import { useWordsOf, type TrueSizeWords } from '../words/words.ts'

const MILLIMETRES = 100
const MARGIN = 4
const LENGTH_UM = (MILLIMETRES + 2 * MARGIN) * 1000
const HEIGHT = 14

const tick = (mm: number) => (mm % 10 === 0 ? 7 : mm % 5 === 0 ? 5 : 3)

/** Ten centimetres on a screen where a card is `card` pixels long. */
export function Ruler({ card }: { readonly card: number }) {
  const { t } = useWordsOf<TrueSizeWords>()
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
