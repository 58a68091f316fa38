/**
 * What a promise comes to, or the reason of the signal if that is given first. The promise itself
 * cannot be aborted and runs on.
 */
export async function inTime<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
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
