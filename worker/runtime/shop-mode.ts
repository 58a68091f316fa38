import { z } from '#shared/schemas/zod.ts'
import { rememberKvValue } from './remembered-kv-value.ts'

/** `paused` refuses orders while visitors can browse; `maintenance` replaces every page. */
export const ShopMode = z.enum(['open', 'paused', 'maintenance'])
export type ShopMode = z.infer<typeof ShopMode>

const KEY = 'shop:mode'

/** If KV fails, a new isolate assumes `open`. */
const remembered = rememberKvValue<ShopMode>(
  KEY,
  (value) => ShopMode.catch('open').parse(value),
  'open',
)

/** The mode that operators set. An isolate caches it for some seconds. */
export const shopMode = (kv: KVNamespace, now = Date.now()): Promise<ShopMode> =>
  remembered.read(kv, now)

/** The last known mode without waiting for KV, for pages that are only read. */
export const knownShopMode = (
  kv: KVNamespace,
  behind: (work: Promise<unknown>) => void,
): Promise<ShopMode> => remembered.known(kv, Date.now(), behind)

/** The cached mode; null if KV must be read. */
export const peekShopMode = (now: number): ShopMode | null => remembered.peek(now)

/** Changes the mode: in this isolate at once, in others after they read KV (about a minute). */
export async function setShopMode(kv: KVNamespace, mode: ShopMode): Promise<void> {
  await (mode === 'open' ? kv.delete(KEY) : kv.put(KEY, mode))
  remembered.forget()
}
