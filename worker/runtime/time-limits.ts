/**
 * The value of a promise; null if it fails or exceeds the limit. The promise itself cannot be
 * aborted and continues.
 */
export async function withTimeout<T>(limitMs: number, promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs)
  })
  try {
    return await Promise.race([promise.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The result of a promise; rejects with the signal's reason if the signal aborts first. The promise
 * itself cannot be aborted and continues.
 */
export async function raceAbort<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  let stop = () => {}
  const late = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
