import { Icon } from '#client/ui/icon.tsx'
import { useMessages } from './use-messages.ts'

type LinkToCopyProps = {
  /** What is behind the link, for those who do not see it. */
  readonly label: string
  /** The whole address. */
  readonly address: string
}

/** A link, to copy by hand or by a button that says for a moment that it has. */
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
