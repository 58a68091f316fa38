import { Icon } from '#client/ui/icon.tsx'
import { useMessages } from './use-messages.ts'

type CopyButtonProps = {
  /** The text that the button copies. */
  readonly text: string
  readonly label: string
  /** Describes the text to screen readers. */
  readonly what?: string
  readonly className?: string
}

/** A button that copies a text and briefly confirms that. Without script it stays hidden. */
export function CopyButton({ text, label, what, className = 'btn' }: CopyButtonProps) {
  const { t } = useMessages()
  return (
    <button
      className={className}
      type="button"
      data-copy={text}
      data-copied={t('planner.copied')}
      hidden
    >
      <Icon name="check" />
      <span role="status">{label}</span>
      {what && <span className="vh"> {what}</span>}
    </button>
  )
}
