import { parseArgs } from 'node:util'
import type { z } from '#shared/schemas/zod.ts'
import type { Shop } from './shop.ts'

/** Asks for the latest of what is listed at `path`; `--limit` says how many. */
export async function latest<Schema extends z.ZodType>(
  args: readonly string[],
  shop: Shop,
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { values } = parseArgs({
    args: [...args],
    options: { limit: { type: 'string', default: '50' } },
  })
  const query = new URLSearchParams(values)
  const { data } = await shop.call({ method: 'GET', path: `${path}?${query}`, schema })
  return data
}
