import { z } from '#shared/schemas/zod.ts'
import { readKv } from './read-kv.ts'

/** `paused` sells nothing while browsing goes on; `maintenance` shows one page for everything. */
export const ShopMode = z.enum(['open', 'paused', 'maintenance'])
export type ShopMode = z.infer<typeof ShopMode>

const KEY = 'shop:mode'
const REMEMBERED_MS = 10_000

let remembered: { readonly mode: ShopMode; readonly until: number } | null = null

/**
 * The mode that operators set; an isolate remembers it for some seconds. While KV does not answer
 * it keeps the last one, and a new isolate assumes `open`.
 */
export async function shopMode(kv: KVNamespace, now = Date.now()): Promise<ShopMode> {
  const known = peekShopMode(now)
  if (known) return known
  const read = await readKv(kv, KEY)
  const mode = read ? ShopMode.catch('open').parse(read.value) : (remembered?.mode ?? 'open')
  remembered = { mode, until: now + REMEMBERED_MS }
  return mode
}

/** The mode that is remembered now; null where KV has to be asked. */
export function peekShopMode(now: number): ShopMode | null {
  return remembered && now < remembered.until ? remembered.mode : null
}

/** Opens or closes the shop: here at once, elsewhere as soon as KV tells it (about a minute). */
export async function setShopMode(kv: KVNamespace, mode: ShopMode): Promise<void> {
  await (mode === 'open' ? kv.delete(KEY) : kv.put(KEY, mode))
  remembered = null
}
