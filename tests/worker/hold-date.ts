import { afterEach, beforeEach, vi } from 'vitest'

/** Stops `Date` during each test of a file, so that waits in seconds are exact. Timers run on. */
export function holdDate(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
}
