import { Notice } from '#client/ui/notice.tsx'
import { useWords } from '../words.ts'

/**
 * Where notifications appear. It stands in the page before there are any, as screen readers tell
 * only of what changes in a region that they know.
 */
export function Notifications() {
  const { t } = useWords()
  return (
    <section
      className="toasts"
      id="notifications"
      aria-label={t('shell.notifications')}
      aria-live="polite"
      data-dismiss={t('shell.dismiss')}
    >
      <div id="offline" hidden>
        <Notice tone="warn">{t('shell.offline')}</Notice>
      </div>
    </section>
  )
}
