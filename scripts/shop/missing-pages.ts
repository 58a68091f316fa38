import { z } from '#shared/schemas/zod.ts'
import { printable } from './printable.ts'
import type { ShopClient } from './shop.ts'

/** Names the pages that the shop links and its catalogue lacks. */
export function listMissingPages(paths: readonly string[]): void {
  if (paths.length === 0) return
  process.stdout.write('The shop links these pages, and pages.ndjson lacks them:\n')
  for (const path of paths) process.stdout.write(`! ${printable(path)}\n`)
}

/** Reports the pages that a running shop lacks. Returns 1 if there are some. */
export async function examinePages(shop: ShopClient): Promise<number> {
  const { data } = await shop.call({
    method: 'GET',
    path: '/missing-pages',
    schema: z.object({ paths: z.array(z.string()) }),
  })
  listMissingPages(data.paths)
  return data.paths.length === 0 ? 0 : 1
}
