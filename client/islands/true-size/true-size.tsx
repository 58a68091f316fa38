import { Calibration } from '#client/ui/true-size/calibration.tsx'
import type { TruePlate } from '#client/ui/true-size/true-size-drawing.ts'
import { TruePlates } from '#client/ui/true-size/true-size-drawings.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useCalibrated } from './use-calibration.ts'
import { useWordsOf, type TrueSizeWords } from '#client/ui/messages/messages.ts'

type TrueSizeProps = {
  readonly id: string
  readonly plates: readonly TruePlate[]
  /** The articles in the address. */
  readonly numbers: readonly string[]
  /** The length of a bank card in pixels, as far as the server knows it. */
  readonly card: number
  /** Whether the length is from the address; otherwise the one that this browser stored is used. */
  readonly isGiven: boolean
}

/** A card to calibrate by, and drawings that follow it. */
export function TrueSize({ id, plates, numbers, card: first, isGiven }: TrueSizeProps) {
  const { t } = useWordsOf<TrueSizeWords>()
  const isAwake = useHydrated()
  const [card, choose] = useCalibrated(`${id}-card`, first, isGiven)
  return (
    <div className="stack apart">
      <Calibration {...{ id, numbers, card, isAwake }} onCard={choose} />
      {plates.length > 0 && (
        <section className="stack" aria-labelledby={`${id}-plates`}>
          <h2 id={`${id}-plates`}>{t('trueSize.plates')}</h2>
          <TruePlates plates={plates} card={card} />
          <p className="hint">{t('trueSize.platesNote')}</p>
        </section>
      )}
    </div>
  )
}
