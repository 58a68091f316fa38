import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { buildId, reloadOnce } from './reload.ts'

/** Checks whether a newer build is deployed, and reloads if no input would be lost. */
export async function checkLatestBuild(): Promise<void> {
  const response = await fetch(SHELL_PATHS.latestBuild, { cache: 'no-store' }).catch(() => null)
  const latest: unknown = await response?.json().catch(() => null)
  if (typeof latest === 'string' && latest !== buildId) reloadOnce()
}
