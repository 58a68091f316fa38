import { Icon } from '#client/ui/icon.tsx'
import { useMessages } from './use-messages.ts'

type LinkToCopyProps = {
  /** The accessible name of the link. */
  readonly label: string
  /** The complete URL. */
  readonly address: string
}

/** A link with a button that copies it and briefly confirms that. */
export function LinkToCopy({ label, address }: LinkToCopyProps) {
  const { t } = useMessages()
  return (
    <p className="row">
      <input className="in" readOnly value={address} aria-label={label} dir="ltr" />
      <button
        className="btn"
        type="button"
        data-copy={address}
        data-copied={t('planner.copied')}
        hidden
      >
        <Icon name="check" />
        <span role="status">{t('planner.copy')}</span>
      </button>
    </p>
  )
}
