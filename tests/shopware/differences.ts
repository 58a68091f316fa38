import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Why a Shopware differs, and by file the tests that it then cannot pass. */
const Differences = z.array(
  z.object({ reason: z.string(), tests: z.record(z.string(), z.array(z.string())) }),
)

/**
 * What a Shopware 6.6.7.1 cannot pass of the contract suite. Where our backend is stricter or safer,
 * docs/store-api.md says so; the pages read both.
 */
const DIFFERENCES = Differences.parse(
  JSON.parse(readFileSync(new URL('differences.json', import.meta.url), 'utf8')),
)

/** Why a Shopware cannot pass a test of a file; undefined: it has to. */
export function reasonOfDifference(file: string, test: string): string | undefined {
  return DIFFERENCES.find(({ tests }) => tests[file]?.includes(test))?.reason
}
