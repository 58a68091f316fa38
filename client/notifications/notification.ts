import { createStore } from 'zustand/vanilla'

/** Types of notifications, each with its tone (CONTRIBUTING.md#notifications). */
export const TONES = { info: '', success: 'ok', warning: 'warn', danger: 'bad' } as const
export type NotificationType = keyof typeof TONES

export type Notification = {
  readonly id: number
  readonly type: NotificationType
  readonly message: string
  /** The notification stays until it is dismissed. */
  readonly isPersistent: boolean
}

/** Time until a notification disappears (CONTRIBUTING.md#notifications). */
export const TIMEOUT_MS = 2_500
/** Maximum number of shown notifications; the oldest is removed first. */
const MAX_SHOWN = 3

/** Adds a notification to the list; an equal message is not repeated. */
export function withNotification(
  list: readonly Notification[],
  added: Notification,
): readonly Notification[] {
  return [...list.filter(({ message }) => message !== added.message), added].slice(-MAX_SHOWN)
}

function without(list: readonly Notification[], id: number): readonly Notification[] {
  return list.filter((notification) => notification.id !== id)
}

/** The notifications of this page; never set on the server. */
export const notifications = createStore<{ readonly list: readonly Notification[] }>(() => ({
  list: [],
}))

let lastId = 0

export function add(notification: Omit<Notification, 'id'>): number {
  const added = { ...notification, id: ++lastId }
  notifications.setState(({ list }) => ({ list: withNotification(list, added) }))
  return added.id
}

export function dismiss(id: number): void {
  notifications.setState(({ list }) => ({ list: without(list, id) }))
}
