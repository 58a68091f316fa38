import { expect, it } from 'vitest'
import { playwrightTally, vitestTally } from '../../../scripts/test/tally.ts'

it('the summary lists each failed test with its file and the first line of its error', () => {
  const report = vitest([
    {
      name: 'cart.test.ts',
      tests: [
        ['adds an article', 'passed'],
        ['keeps the sum', 'failed'],
      ],
    },
  ])
  expect(vitestTally(report)).toEqual({
    passed: 1,
    failures: ['cart.test.ts › keeps the sum: expected 1 to be 2'],
  })
})

it('the summary lists a file that failed before its tests', () => {
  const report = vitest([{ name: 'order.test.ts', message: 'no storage\nat line 3', tests: [] }])
  expect(vitestTally(report).failures).toEqual(['order.test.ts: no storage'])
})

it('the summary lists flaky browser tests at any depth', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status }],
  })
  const report = {
    stats: { expected: 1 },
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('closes', 'flaky'), spec('turns', 'unexpected')] }],
      },
    ],
  }
  expect(playwrightTally(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: ['a.spec.ts › closes', 'a.spec.ts › turns'],
  })
})

type File = { name: string; message?: string; tests: [string, string][] }

function vitest(files: File[]): string {
  return JSON.stringify({
    numPassedTests: files.flatMap(({ tests }) => tests).filter(([, s]) => s === 'passed').length,
    testResults: files.map(({ name, message = '', tests }) => ({
      name,
      message,
      status: message || tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
      assertionResults: tests.map(([fullName, status]) => ({
        fullName,
        status,
        failureMessages: status === 'failed' ? ['expected 1 to be 2\nat line 7'] : [],
      })),
    })),
  })
}
