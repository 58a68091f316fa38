/**
 * A promise's value, or null if it fails or takes longer. The promise itself cannot be aborted and
 * runs on.
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
 * The result of a promise, or the reason of the signal if it aborts first. The promise itself
 * cannot be aborted and continues.
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
