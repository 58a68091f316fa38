import { rememberKvValue } from './remembered-kv-value.ts'

/** The KV key of the version, written after all other data of a catalogue. */
export const CATALOGUE_VERSION_KEY = 'catalogue:version'

/** The version of a shop before the first import. */
export const NO_CATALOGUE = 'empty'

/** If KV fails, an isolate without a version uses a name that no catalogue has. */
const remembered = rememberKvValue(
  CATALOGUE_VERSION_KEY,
  (version) => version ?? NO_CATALOGUE,
  'unread',
)

/** The version of the catalogue. An isolate caches it for some seconds. */
export const catalogueVersion = (kv: KVNamespace, now = Date.now()): Promise<string> =>
  remembered.read(kv, now)

/**
 * The last known version without waiting for KV; part of each template's key, so that a cached page
 * needs no KV read.
 */
export const knownCatalogueVersion = (
  kv: KVNamespace,
  behind: (work: Promise<unknown>) => void,
): Promise<string> => remembered.known(kv, Date.now(), behind)

/** The cached version; null if KV must be read. */
export const peekCatalogueVersion = (now = Date.now()): string | null => remembered.peek(now)

/** Publishes a new version: in this isolate at once, in others after they read KV. */
export async function announceCatalogueVersion(kv: KVNamespace, version: string): Promise<void> {
  await kv.put(CATALOGUE_VERSION_KEY, version)
  remembered.forget()
}
