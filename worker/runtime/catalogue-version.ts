import { readKv } from './read-kv.ts'

/** The KV key of the version, written after all other data of a catalogue. */
export const CATALOGUE_VERSION_KEY = 'catalogue:version'

/** The version of a shop before the first import. */
export const NO_CATALOGUE = 'empty'

const REMEMBERED_MS = 10_000

let remembered: { readonly version: string; readonly until: number } | null = null

/**
 * The version of the catalogue that pages show; part of each template's key. An isolate caches it
 * for some seconds, so most cached pages need no KV read. If KV fails, the last version stays in
 * use. An isolate without a version then uses a name that no catalogue has.
 */
export async function catalogueVersion(kv: KVNamespace, now = Date.now()): Promise<string> {
  const known = peekCatalogueVersion(now)
  if (known !== null) return known
  const read = await readKv(kv, CATALOGUE_VERSION_KEY)
  const version = read ? (read.value ?? NO_CATALOGUE) : (remembered?.version ?? 'unread')
  remembered = { version, until: now + REMEMBERED_MS }
  return version
}

/** The cached version; null if KV must be read. */
export function peekCatalogueVersion(now = Date.now()): string | null {
  return remembered && now < remembered.until ? remembered.version : null
}

/** Publishes a new version: in this isolate at once, in others after they read KV. */
export async function announceCatalogueVersion(kv: KVNamespace, version: string): Promise<void> {
  await kv.put(CATALOGUE_VERSION_KEY, version)
  remembered = null
}
