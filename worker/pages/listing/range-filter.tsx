import { useMessages } from '../use-messages.ts'

type RangeFilterProps = {
  /** The parameters are `min-{name}` and `max-{name}`. */
  readonly name: string
  readonly label: string
  readonly unit: string | null
  /** The entered bounds, minimum and maximum. */
  readonly values: readonly [string, string]
  /** The lowest and highest available value. */
  readonly hints: readonly [string, string]
  readonly open: boolean
}

/** A range with a minimum and a maximum, both inclusive. */
export function RangeFilter({ name, label, unit, values, hints, open }: RangeFilterProps) {
  const { t } = useMessages()
  const end = (side: 'min' | 'max', at: 0 | 1) => (
    <input
      className="in"
      name={`${side}-${name}`}
      inputMode="decimal"
      maxLength={10}
      defaultValue={values[at]}
      placeholder={hints[at]}
      aria-label={t(side === 'min' ? 'catalogue.rangeFrom' : 'catalogue.rangeTo', { label })}
    />
  )
  return (
    <details className="collapsible" open={open}>
      <summary>{unit ? `${label} (${unit})` : label}</summary>
      <div className="range">
        {end('min', 0)}
        <span>{t('catalogue.rangeMiddle')}</span>
        {end('max', 1)}
      </div>
    </details>
  )
}
