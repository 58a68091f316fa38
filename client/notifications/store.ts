import { createStore } from 'zustand/vanilla'
import { without, withNotification, type Notification } from './notification.ts'

/** What the shop has to say beside the page; never written on the server. */
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
