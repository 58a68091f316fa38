import { readKv } from './read-kv.ts'

/** Where the version stands after everything else of a catalogue is written. */
export const CATALOGUE_VERSION_KEY = 'catalogue:version'

const REMEMBERED_MS = 10_000

let remembered: { readonly version: string; readonly until: number } | null = null

/**
 * The version of the catalogue that pages are made from; part of each template's key. An isolate
 * remembers it for some seconds, so a hit asks nobody. While KV does not answer, the version of
 * before goes on; an isolate that never read one makes pages that no other version shares.
 */
export async function catalogueVersion(kv: KVNamespace, now = Date.now()): Promise<string> {
  if (remembered && now < remembered.until) return remembered.version
  const read = await readKv(kv, CATALOGUE_VERSION_KEY)
  const version = read ? (read.value ?? 'empty') : (remembered?.version ?? 'unread')
  remembered = { version, until: now + REMEMBERED_MS }
  return version
}

/** Tells everybody of a new catalogue: other isolates by KV, this one at once. */
export async function announceCatalogueVersion(kv: KVNamespace, version: string): Promise<void> {
  await kv.put(CATALOGUE_VERSION_KEY, version)
  remembered = null
}
