const ONE_MINUTE_MS = 60_000

/**
 * Runs a task each minute, never twice at once, until the returned function is called. Logs a
 * failure and tries again the next minute.
 */
export function runMinutely(task: () => Promise<void>, onFailure: (error: unknown) => void) {
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    try {
      await task()
    } catch (error) {
      onFailure(error)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => void run(), ONE_MINUTE_MS)
  return () => clearInterval(timer)
}
