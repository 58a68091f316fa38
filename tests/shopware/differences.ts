import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Facts } from './shopware.ts'

/**
 * Reason of a difference, and by file the tests that it fails; with `lacking` only for a Shopware
 * without this fact.
 */
const Differences = z.array(
  z.object({
    reason: z.string(),
    lacking: z.enum(['hasSeoPaths', 'hasEnglish']).optional(),
    tests: z.record(z.string(), z.array(z.string())),
  }),
)

/**
 * Contract tests that Shopware 6.6.7.1 fails. docs/store-api.md explains where our backend is
 * stricter; our pages work with both.
 */
const DIFFERENCES = Differences.parse(
  JSON.parse(readFileSync(new URL('differences.json', import.meta.url), 'utf8')),
)

/** Reason why a Shopware fails a test of a file; undefined if it must pass. */
export function reasonOfDifference(file: string, test: string, facts: Facts): string | undefined {
  return DIFFERENCES.find(
    ({ lacking, tests }) => !(lacking && facts[lacking]) && tests[file]?.includes(test),
  )?.reason
}
