import { CARD_MM } from '#shared/domain/true-size.ts'
import { useWordsOf, type TrueSizeWords } from '../words/words.ts'

const CHIP = 'M-1 -5h10v10h-10zM-1 -1.7h3.4M5.6 -1.7h3.4M-1 1.7h3.4M5.6 1.7h3.4M2.4 -5v10M5.6 -5v10'

/** A bank card, upright so that it fits on a phone; `length` pixels high. */
export function CardOutline({ length }: { readonly length: number }) {
  const { t } = useWordsOf<TrueSizeWords>()
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
