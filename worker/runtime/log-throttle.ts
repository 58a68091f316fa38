/** Within a second the same line is written five times, then counted (docs/rules.md#log). */
const THROTTLE_MS = 1_000
const MIN_REPEATS = 5
/** Different lines that are remembered at once. */
const MOST_LINES = 100

type Run = { readonly since: number; count: number }

/**
 * Keeps a fault that repeats itself from drowning the log. The answer are the lines to write now:
 * the one that was given unless it is held back, and before it one for each run that is over,
 * saying how often it was held back. `at` is the clock in milliseconds.
 */
export function createThrottle() {
  const runs = new Map<string, Run>()

  return (line: string, at: number): readonly string[] => {
    const over = [...runs].filter(([, { since }]) => at - since >= THROTTLE_MS)
    for (const [ended] of over) runs.delete(ended)
    const written = over.flatMap(([ended, { count }]) =>
      count > MIN_REPEATS ? [repeated(ended, count - MIN_REPEATS)] : [],
    )
    const run = runs.get(line) ?? { since: at, count: 0 }
    run.count++
    if (runs.has(line) || runs.size < MOST_LINES) runs.set(line, run)
    return run.count > MIN_REPEATS ? written : [...written, line]
  }
}

/** The line once more, with how often it was held back. */
function repeated(line: string, times: number): string {
  return `${line.slice(0, -1)},"repeated":${times}}`
}
