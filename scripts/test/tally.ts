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

/** A browser test that passes when it is run again counts as passed; the list names it as flaky. */
export function playwrightTally(report: string): Tally {
  const { stats } = PlaywrightReport.parse(JSON.parse(report))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
