import { z } from '#shared/schemas/zod.ts'
import { readKv } from './read-kv.ts'

/** `paused` refuses orders while visitors can browse; `maintenance` replaces every page. */
export const ShopMode = z.enum(['open', 'paused', 'maintenance'])
export type ShopMode = z.infer<typeof ShopMode>

const KEY = 'shop:mode'
const REMEMBERED_MS = 10_000

let remembered: { readonly mode: ShopMode; readonly until: number } | null = null

/**
 * The mode that operators set. An isolate caches it for some seconds. If KV fails, the last mode
 * stays; a new isolate assumes `open`.
 */
export async function shopMode(kv: KVNamespace, now = Date.now()): Promise<ShopMode> {
  const known = peekShopMode(now)
  if (known) return known
  const read = await readKv(kv, KEY)
  const mode = read ? ShopMode.catch('open').parse(read.value) : (remembered?.mode ?? 'open')
  remembered = { mode, until: now + REMEMBERED_MS }
  return mode
}

/** The cached mode; null if KV must be read. */
export function peekShopMode(now: number): ShopMode | null {
  return remembered && now < remembered.until ? remembered.mode : null
}

/** Changes the mode: in this isolate at once, in others after they read KV (about a minute). */
export async function setShopMode(kv: KVNamespace, mode: ShopMode): Promise<void> {
  await (mode === 'open' ? kv.delete(KEY) : kv.put(KEY, mode))
  remembered = null
}
