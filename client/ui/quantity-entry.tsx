import { formatLengthFigure } from '#shared/i18n/format.ts'
import { QuantityStep, type StepWays } from './quantity-step.tsx'
import type { SoldBy } from './price/prices.ts'
import { usePartMessages, type QuantityMessages } from './messages/messages.ts'

/** The quantities that can be ordered, in wire units; `max` is null without a limit. */
export type EntryRules = {
  readonly min: number
  readonly step: number
  readonly max: number | null
}

type QuantityEntryProps = StepWays & {
  readonly id: string
  readonly soldBy: SoldBy
  readonly units: number
  readonly rules: EntryRules
  readonly size?: 'big' | 'small'
  readonly describedBy?: string
  /** With script: the current input, and the handler of changes. */
  readonly input?: string | undefined
  readonly onType?: ((input: string) => void) | undefined
}

/** Minus, number with unit, plus: metres for metre goods, else pieces. */
export function QuantityEntry({
  id,
  soldBy,
  units,
  rules,
  size,
  describedBy,
  input: entered,
  onType,
  ...ways
}: QuantityEntryProps) {
  const { locale, t } = usePartMessages<QuantityMessages>()
  const byMetre = soldBy === 'm'
  const figure = byMetre ? formatLengthFigure(locale, units) : String(units)
  const value = onType ? { value: entered ?? figure } : { defaultValue: figure }
  return (
    <div className={size ? `metre ${size}` : 'metre'}>
      <QuantityStep {...ways} {...{ soldBy, units, rules }} direction={-1} />
      <span>
        <input
          id={id}
          name={byMetre ? 'metres' : 'quantity'}
          inputMode={byMetre ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-label={byMetre ? t('quantity.lengthInMetres') : t('quantity.quantity')}
          aria-describedby={describedBy}
          onChange={onType && ((event) => onType(event.currentTarget.value))}
          {...value}
        />
        {byMetre && ' m'}
      </span>
      <QuantityStep {...ways} {...{ soldBy, units, rules }} direction={1} />
    </div>
  )
}
