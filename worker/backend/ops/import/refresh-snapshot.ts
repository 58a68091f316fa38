import { berlinTime } from '#shared/domain/calendar.ts'
import { rebuildSnapshot, type Stores } from '#worker/backend/catalogue/snapshot/current.ts'
import { readState } from '#worker/backend/catalogue/snapshot/stored-snapshot.ts'
import { indexArticles, isUnindexed } from '#worker/backend/search/index-articles.ts'

/** Rebuilds the snapshot, and the full text, where the tables moved on, or a day ended and with it what counts as new. */
export async function refreshSnapshot(stores: Stores, at: Date): Promise<void> {
  const { state, built_on: builtOn } = await readState(stores.DB)
  const isFresh = state === 'fresh' && builtOn === berlinTime(at).date
  if (isFresh && !(await isUnindexed(stores.DB))) return
  await indexArticles(stores.DB)
  await rebuildSnapshot(stores, at)
}
