import type { StoreApi } from 'zustand/vanilla'
import {
  dismiss,
  add,
  notifications,
  TONES,
  TIMEOUT_MS,
  type Notification,
  type NotificationType,
} from './notification.ts'
import { createTimers } from './timers.ts'

type Store = StoreApi<{ readonly list: readonly Notification[] }>

/**
 * Renders the store's notifications into the page's region, and pauses their timers while one is
 * read.
 */
function renderNotifications(
  region: HTMLElement,
  store: Store,
  timers: ReturnType<typeof createTimers>,
): void {
  const shown = new Map<number, HTMLElement>()
  store.subscribe(({ list }) => {
    for (const [id, element] of shown) {
      if (list.some((notification) => notification.id === id)) continue
      element.remove()
      shown.delete(id)
      // A removed element fires no event when the pointer or the focus leaves it.
      if (shown.size === 0) timers.release()
    }
    for (const notification of list) {
      if (shown.has(notification.id)) continue
      const element = elementOf(notification, region)
      shown.set(notification.id, element)
      region.appendChild(element)
    }
  })
  for (const type of ['pointerover', 'focusin']) region.addEventListener(type, timers.hold)
  for (const type of ['pointerleave', 'focusout']) region.addEventListener(type, timers.release)
}

function elementOf({ id, type, message }: Notification, region: HTMLElement): HTMLElement {
  const element = document.createElement('div')
  element.className = `notice ${TONES[type]}`
  if (type === 'danger') element.role = 'alert'
  const text = document.createElement('div')
  text.textContent = message
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn plain square'
  button.textContent = '×'
  button.ariaLabel = region.dataset.dismiss ?? ''
  button.addEventListener('click', () => dismiss(id))
  // The region contains its icon, as the icons of islands would load all of React.
  const icon = region.querySelector('svg')?.cloneNode(true)
  for (const part of [icon, text, button]) if (part) element.appendChild(part)
  return element
}

const timers = createTimers(TIMEOUT_MS, dismiss)
let isShown = false

/**
 * Shows a notification. It disappears automatically unless it is `persistent`; pointer or focus on
 * it pause that. Returns a function that removes it.
 */
export function notify(
  type: NotificationType,
  message: string,
  { persistent = false }: { readonly persistent?: boolean } = {},
): () => void {
  const region = document.getElementById('notifications')
  if (region && !isShown) {
    isShown = true
    renderNotifications(region, notifications, timers)
  }
  const id = add({ type, message, isPersistent: persistent })
  if (!persistent) timers.start(id)
  return () => dismiss(id)
}
