import { readKv } from './read-kv.ts'

/** The key of the version in KV; it is written after everything else of a catalogue. */
export const CATALOGUE_VERSION_KEY = 'catalogue:version'

/** The version of a shop into which no catalogue was ever imported. */
export const NO_CATALOGUE = 'empty'

const REMEMBERED_MS = 10_000

let remembered: { readonly version: string; readonly until: number } | null = null

/**
 * The version of the catalogue that pages are made from; part of each template's key. An isolate
 * remembers it for some seconds, so that most template hits read no KV. While KV does not answer,
 * the last version stays in use; an isolate that never read one uses a name that no catalogue has.
 */
export async function catalogueVersion(kv: KVNamespace, now = Date.now()): Promise<string> {
  const known = peekCatalogueVersion(now)
  if (known !== null) return known
  const read = await readKv(kv, CATALOGUE_VERSION_KEY)
  const version = read ? (read.value ?? NO_CATALOGUE) : (remembered?.version ?? 'unread')
  remembered = { version, until: now + REMEMBERED_MS }
  return version
}

/** The version that is remembered now; null where KV has to be asked. */
export function peekCatalogueVersion(now = Date.now()): string | null {
  return remembered && now < remembered.until ? remembered.version : null
}

/** Makes a new catalogue known: in this isolate at once, in others once KV shows it to them. */
export async function announceCatalogueVersion(kv: KVNamespace, version: string): Promise<void> {
  await kv.put(CATALOGUE_VERSION_KEY, version)
  remembered = null
}
