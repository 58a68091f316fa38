import { CopyButton } from './copy-button.tsx'
import { useMessages } from './use-messages.ts'

type LinkToCopyProps = {
  /** The accessible name of the link. */
  readonly label: string
  /** The complete URL. */
  readonly address: string
}

/** A link with a button that copies it. */
export function LinkToCopy({ label, address }: LinkToCopyProps) {
  const { t } = useMessages()
  return (
    <p className="row">
      <input className="in" readOnly value={address} aria-label={label} dir="ltr" />
      <CopyButton text={address} label={t('planner.copy')} />
    </p>
  )
}
