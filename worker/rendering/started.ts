/**
 * Promises that have begun and are awaited later. Until then their failures are not unhandled
 * rejections; each still rejects for everyone who awaits it.
 */
export function started<T extends object>(promises: T): T {
  for (const promise of Object.values(promises)) {
    if (promise instanceof Promise) promise.catch(() => {})
  }
  return promises
}
