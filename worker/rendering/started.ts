/**
 * Accepts promises that are awaited later. Their failures are then no unhandled rejections. Each
 * promise still rejects for everyone who awaits it.
 */
export function started<T extends object>(promises: T): T {
  for (const promise of Object.values(promises)) {
    if (promise instanceof Promise) promise.catch(() => {})
  }
  return promises
}
