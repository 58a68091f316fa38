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
