import { useContext } from 'react'
import { HasPlans } from '../has-plans.ts'
import { useMessages } from '../use-messages.ts'

/** Bulk actions, as the values of the form's buttons. */
export const BULK_ACTIONS = ['compare', 'project', 'wishlist', 'samples'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

/** Bulk actions that only our own backend supports. */
const PLANNED: readonly BulkAction[] = ['project', 'samples']

type BulkActionBarProps = { readonly isWishlist: boolean }

/**
 * The number of selected products, counted by the style sheet, and the buttons. It stays visible.
 */
export function BulkActionBar({ isWishlist }: BulkActionBarProps) {
  const { t } = useMessages()
  const hasPlans = useContext(HasPlans)
  const offered = BULK_ACTIONS.filter(
    (command) =>
      (hasPlans || !PLANNED.includes(command)) && !(isWishlist && command === 'wishlist'),
  )
  return (
    <fieldset className="bulk-action-bar">
      <legend className="vh">{t('selection.commands')}</legend>
      <p className="selected-count">{t('selection.picked')}</p>
      {offered.map((command) => (
        <button
          key={command}
          className={command === 'compare' ? 'btn ink' : 'btn'}
          name="to"
          value={command}
        >
          {t(`selection.${command}`)}
        </button>
      ))}
    </fieldset>
  )
}
