import { parseArgs } from 'node:util'
import type { z } from '#shared/schemas/zod.ts'
import type { ShopClient } from './shop.ts'
import { UsageError } from './usage.ts'

/** Requests the latest entries of `path`; `--limit` sets their number. */
export async function latest<Schema extends z.ZodType>(
  args: readonly string[],
  shop: ShopClient,
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { values } = parseArgs({
    args: [...args],
    options: { limit: { type: 'string', default: '50' } },
  })
  const query = new URLSearchParams({ limit: countOf(values.limit) })
  const { data } = await shop.call({ method: 'GET', path: `${path}?${query}`, schema })
  return data
}

/** Throws a `UsageError` for an invalid number, which would otherwise look like a short list. */
export function countOf(input: string): string {
  if (/^[1-9]\d*$/.test(input)) return input
  throw new UsageError(`--limit must be a positive whole number, not "${input}".`)
}
