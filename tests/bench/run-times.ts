const WARM_UP = 30
const RUNS = 100

/** The fastest of a hundred runs in ms, because other load can only add time. */
export function fastestMs(run: () => unknown): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let index = 0; index < WARM_UP + RUNS; index++) {
    const begun = performance.now()
    run()
    fastest = Math.min(fastest, performance.now() - begun)
  }
  return Number(fastest.toFixed(2))
}

/** The median of a hundred asynchronous runs in sequence. */
export async function medianMsOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < WARM_UP + RUNS; index++) {
    const begun = performance.now()
    await run()
    if (index >= WARM_UP) times.push(performance.now() - begun)
  }
  return middle(times)
}

function middle(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2))
}
