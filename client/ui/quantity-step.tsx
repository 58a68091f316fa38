import { Icon } from './icon.tsx'
import { usePartWords } from './language.ts'
import type { EntryRules } from './quantity-entry.tsx'
import { quantityText } from './quantity-text.ts'

/** How less and more work; without any of them they are buttons of the form (`step`: less, more). */
export type StepWays = {
  /** Without script: the address of a page that shows the other quantity. */
  readonly stepHref?: (units: number) => string
  /** With script: in place. */
  readonly onStep?: (units: number) => void
}

type QuantityStepProps = StepWays & {
  readonly byMetre: boolean
  readonly units: number
  readonly rules: EntryRules
  readonly direction: -1 | 1
}

/** Less or more by one step; at the limit it is there, but does nothing. */
export function QuantityStep(props: QuantityStepProps) {
  const { byMetre, units, rules, direction, stepHref, onStep } = props
  const { locale, t } = usePartWords()
  const step = quantityText(locale, byMetre, rules.step)
  const target = units + direction * rules.step
  const possible = target >= rules.min && (rules.max === null || target <= rules.max)
  const label = t(direction < 0 ? 'catalogue.less' : 'catalogue.more', { step })
  const icon = <Icon name={direction < 0 ? 'minus' : 'plus'} />
  if (onStep)
    return (
      <button type="button" aria-label={label} disabled={!possible} onClick={() => onStep(target)}>
        {icon}
      </button>
    )
  if (stepHref && possible)
    return (
      <a href={stepHref(target)} rel="nofollow" aria-label={label}>
        {icon}
      </a>
    )
  return (
    <button
      type={stepHref ? 'button' : 'submit'}
      name={stepHref ? undefined : 'step'}
      value={stepHref ? undefined : direction < 0 ? 'less' : 'more'}
      aria-label={label}
      disabled={!possible}
    >
      {icon}
    </button>
  )
}
