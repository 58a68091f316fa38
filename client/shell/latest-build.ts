import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { buildId, reloadOnce } from './reload.ts'

/** Asks whether a newer build is deployed, and loads it if nothing typed would be lost. */
export async function askForLatestBuild(): Promise<void> {
  const answer = await fetch(SHELL_PATHS.latestBuild, { cache: 'no-store' }).catch(() => null)
  const latest: unknown = await answer?.json().catch(() => null)
  if (typeof latest === 'string' && latest !== buildId) reloadOnce()
}
