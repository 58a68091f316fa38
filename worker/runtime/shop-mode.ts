import { z } from '#shared/schemas/zod.ts'

/** `paused` sells nothing while browsing goes on; `maintenance` shows one page for everything. */
export const ShopMode = z.enum(['open', 'paused', 'maintenance'])
export type ShopMode = z.infer<typeof ShopMode>

const KEY = 'shop:mode'
const REMEMBERED_MS = 10_000

let remembered: { readonly mode: ShopMode; readonly until: number } | null = null

/**
 * Whether the shop is open, as operators set it; an isolate remembers it for some seconds. A KV
 * that does not answer closes nothing.
 */
export async function shopMode(kv: KVNamespace, now = Date.now()): Promise<ShopMode> {
  if (remembered && now < remembered.until) return remembered.mode
  const stored = await kv.get(KEY).catch(() => null)
  const mode = ShopMode.catch('open').parse(stored)
  remembered = { mode, until: now + REMEMBERED_MS }
  return mode
}

/** Opens or closes the shop: here at once, elsewhere as soon as KV tells it (about a minute). */
export async function setShopMode(kv: KVNamespace, mode: ShopMode): Promise<void> {
  await (mode === 'open' ? kv.delete(KEY) : kv.put(KEY, mode))
  remembered = null
}
