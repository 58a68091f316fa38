import { Icon } from './icon.tsx'
import type { EntryRules } from './quantity-entry.tsx'
import type { SoldBy } from './price/prices.ts'
import { formatQuantity } from './messages/format-quantity.ts'
import { usePartMessages, type QuantityMessages } from './messages/messages.ts'

/** How the step buttons work; by default they are submit buttons (`step`: less, more). */
export type StepWays = {
  /** Without script: the address of a page with the other quantity. */
  readonly stepHref?: (units: number) => string
  /** With script: changes the quantity in place. */
  readonly onStep?: ((units: number) => void) | undefined
}

type QuantityStepProps = StepWays & {
  readonly soldBy: SoldBy
  readonly units: number
  readonly rules: EntryRules
  readonly direction: -1 | 1
}

const linkTo = (href: string) => ({ href, rel: 'nofollow' })
/** ARIA allows `aria-disabled` only on a link without an address; the tab stop preserves focus. */
const AT_THE_LIMIT = { role: 'link', tabIndex: 0 } as const

/**
 * A button for one step less or more. It is the same element before and after hydration, so that it
 * keeps the focus. At the limit it stays, but has no effect.
 */
export function QuantityStep(props: QuantityStepProps) {
  const { soldBy, units, rules, direction, stepHref, onStep } = props
  const { locale, t } = usePartMessages<QuantityMessages>()
  const step = formatQuantity({ locale, t }, soldBy, rules.step)
  const target = units + direction * rules.step
  const possible = target >= rules.min && (rules.max === null || target <= rules.max)
  const shared = {
    'aria-label': t(direction < 0 ? 'quantity.less' : 'quantity.more', { step }),
    'aria-disabled': possible ? undefined : true,
    onClick:
      onStep &&
      ((event: { preventDefault: () => void }) => {
        event.preventDefault()
        if (possible) onStep(target)
      }),
  }
  const icon = <Icon name={direction < 0 ? 'minus' : 'plus'} />
  return stepHref ? (
    <a {...shared} {...(possible ? linkTo(stepHref(target)) : AT_THE_LIMIT)}>
      {icon}
    </a>
  ) : (
    <button {...shared} name="step" value={direction < 0 ? 'less' : 'more'}>
      {icon}
    </button>
  )
}
