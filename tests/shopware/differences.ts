import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Facts } from './shopware.ts'

/**
 * Why a Shopware differs, and by file the tests that it then cannot pass; with `lacking` only one
 * that has not what this fact says.
 */
const Differences = z.array(
  z.object({
    reason: z.string(),
    lacking: z.enum(['hasSeoPaths', 'hasEnglish']).optional(),
    tests: z.record(z.string(), z.array(z.string())),
  }),
)

/**
 * What a Shopware 6.6.7.1 cannot pass of the contract suite. Where our backend is stricter or safer,
 * docs/store-api.md says so; the pages read both.
 */
const DIFFERENCES = Differences.parse(
  JSON.parse(readFileSync(new URL('differences.json', import.meta.url), 'utf8')),
)

/** Why a Shopware cannot pass a test of a file; undefined: it has to. */
export function reasonOfDifference(file: string, test: string, facts: Facts): string | undefined {
  return DIFFERENCES.find(
    ({ lacking, tests }) => !(lacking && facts[lacking]) && tests[file]?.includes(test),
  )?.reason
}
