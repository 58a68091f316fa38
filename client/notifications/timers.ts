/**
 * Runs `end` for each id after `ms`, unless the timers are paused; afterwards each restarts from
 * zero.
 */
export function createTimers(ms: number, end: (id: number) => void) {
  const waiting = new Map<number, ReturnType<typeof setTimeout> | null>()
  let isHeld = false

  function run(id: number) {
    waiting.set(
      id,
      setTimeout(() => {
        waiting.delete(id)
        end(id)
      }, ms),
    )
  }

  return {
    start: (id: number) => (isHeld ? void waiting.set(id, null) : run(id)),
    hold(): void {
      isHeld = true
      for (const [id, timer] of waiting) {
        if (timer) clearTimeout(timer)
        waiting.set(id, null)
      }
    },
    release(): void {
      if (!isHeld) return
      isHeld = false
      for (const id of waiting.keys()) run(id)
    },
  }
}
