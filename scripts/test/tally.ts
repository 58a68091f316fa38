import { z } from 'zod'

/** Result of a suite: number of passed tests, names of failures. */
export type Tally = { readonly passed: number; readonly failures: readonly string[] }

const VitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string() })),
})
type Suite = { specs: z.infer<typeof Spec>[]; suites?: Suite[] | undefined }
const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(Spec),
  suites: z.lazy(() => z.array(Suite)).optional(),
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(Suite),
})

/** A file that fails outside its tests (import, setup) is a failure. */
export function vitestTally(report: string): Tally {
  const { numPassedTests, testResults } = VitestReport.parse(JSON.parse(report))
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${name} › ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`,
    )
  })
  return { passed: numPassedTests, failures }
}

/** A flaky test counts as failed. */
export function playwrightTally(report: string): Tally {
  const { stats, suites } = PlaywrightReport.parse(JSON.parse(report))
  const failures = suites
    .flatMap(specsOf)
    .filter(({ tests }) =>
      tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
    )
    .map(({ file, title }) => `${file} › ${title}`)
  return { passed: stats.expected, failures }
}

function specsOf({ specs, suites = [] }: Suite): z.infer<typeof Spec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
