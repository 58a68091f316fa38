import type { NotificationType } from './notification.ts'

/** `notify` for islands that rarely notify: its code loads with the first message. */
export async function notifyLate(type: NotificationType, message: string): Promise<void> {
  const { notify } = await import('./region.ts')
  notify(type, message)
}
