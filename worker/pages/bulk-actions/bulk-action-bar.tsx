import type { Feature } from '#shared/features.ts'
import { useMessages } from '../use-messages.ts'
import { useSettings } from '../use-settings.ts'

/** Bulk actions, as the values of the form's buttons. */
export const BULK_ACTIONS = ['compare', 'project', 'wishlist', 'samples'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

const FEATURE_OF_ACTION = {
  compare: 'comparison',
  project: 'planner',
  wishlist: 'wishlist',
  samples: 'samples',
} as const satisfies Record<BulkAction, Feature>

/** The bulk actions of the shop. */
export function useBulkActions(): readonly BulkAction[] {
  const { features } = useSettings()
  return BULK_ACTIONS.filter((command) => features[FEATURE_OF_ACTION[command]])
}

type BulkActionBarProps = { readonly isWishlist: boolean }

/**
 * The number of selected products, counted by the style sheet, and the buttons. It stays visible.
 */
export function BulkActionBar({ isWishlist }: BulkActionBarProps) {
  const { t } = useMessages()
  const offered = useBulkActions().filter((command) => !(isWishlist && command === 'wishlist'))
  if (offered.length === 0) return null
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
