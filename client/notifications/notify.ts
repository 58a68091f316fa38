import { add, dismiss, notifications } from './store.ts'
import { TIMEOUT_MS, type NotificationType } from './notification.ts'
import { showIn } from './region.ts'
import { createTimers } from './timers.ts'

const timers = createTimers(TIMEOUT_MS, dismiss)
let isShown = false

/**
 * Says something beside the page. It goes away by itself unless it is `persistent`; whoever reads
 * it, with the pointer or the focus on it, keeps it. Answers the function that takes it back.
 */
export function notify(
  type: NotificationType,
  message: string,
  { persistent = false }: { readonly persistent?: boolean } = {},
): () => void {
  const region = document.getElementById('notifications')
  if (region && !isShown) {
    isShown = true
    showIn(region, notifications, timers)
  }
  const id = add({ type, message, isPersistent: persistent })
  if (!persistent) timers.start(id)
  return () => dismiss(id)
}
