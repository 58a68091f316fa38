import { Calibration } from '#client/ui/true-size/calibration.tsx'
import type { TrueSizeDrawing } from '#client/ui/true-size/true-size-drawing.ts'
import { TrueSizeDrawings } from '#client/ui/true-size/true-size-drawings.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useCalibration } from './use-calibration.ts'
import { usePartMessages, type TrueSizeMessages } from '#client/ui/messages/messages.ts'

type TrueSizeProps = {
  readonly id: string
  readonly drawings: readonly TrueSizeDrawing[]
  /** Product numbers from the address. */
  readonly numbers: readonly string[]
  /** Length of a bank card in pixels, if the server knows it. */
  readonly card: number
  /**
   * Whether the length comes from the address; otherwise the length stored in this browser is used.
   */
  readonly isGiven: boolean
}

/** A bank card for calibration, and drawings that follow it. */
export function TrueSize({ id, drawings, numbers, card: first, isGiven }: TrueSizeProps) {
  const { t } = usePartMessages<TrueSizeMessages>()
  const isHydrated = useHydrated()
  const [card, choose] = useCalibration(`${id}-card`, first, isGiven)
  return (
    <div className="stack apart">
      <Calibration {...{ id, numbers, card, isHydrated }} onCard={choose} />
      {drawings.length > 0 && (
        <section className="stack" aria-labelledby={`${id}-drawings`}>
          <h2 id={`${id}-drawings`}>{t('trueSize.drawings')}</h2>
          <TrueSizeDrawings drawings={drawings} card={card} />
          <p className="hint">{t('trueSize.drawingsNote')}</p>
        </section>
      )}
    </div>
  )
}
