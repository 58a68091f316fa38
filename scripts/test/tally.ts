import { z } from 'zod'

export type Tally = { readonly passed: number; readonly failed: number }

const VitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

export function vitestTally(report: string): Tally {
  const { numPassedTests, numFailedTests } = VitestReport.parse(JSON.parse(report))
  return { passed: numPassedTests, failed: numFailedTests }
}

/** A flaky test counts as failed: it did fail. */
export function playwrightTally(report: string): Tally {
  const { stats } = PlaywrightReport.parse(JSON.parse(report))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
