import type { Bindings } from '#worker/runtime/env.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { forgetStale } from './own-data/forget-stale.ts'
import { drainOutbox } from './outbox/drain-outbox.ts'
import { askProviders } from './payments/ask-providers.ts'
import { chasePayments } from './payments/chase-payments.ts'
import { forgetOldReports } from './reports/stored-reports.ts'
import { publishCatalogue } from './ops/import/publish.ts'
import { varsOf } from './http/shop.ts'

/**
 * What happens by the clock, each minute: payments whose news got lost are asked after, unpaid
 * orders reminded of and cancelled, mail sent, links that nobody followed forgotten, the catalogue's
 * snapshot made anew and its version published. One that fails does not keep the others, but the
 * whole ends as failed, which whoever runs the clock shows. With a remote shop there is nothing of
 * ours to look after.
 */
export async function scheduled(env: Bindings, at: Date): Promise<void> {
  const vars = varsOf(env)
  if (vars.STORE_API_URL) return
  const world = { db: env.DB, vars, at }
  const tasks = {
    'ask-providers': () => askProviders(world),
    'chase-payments': () => chasePayments(world),
    'drain-outbox': () => drainOutbox(env, at),
    'forget-stale': () => forgetStale(env.DB, at),
    'forget-reports': () => forgetOldReports(env.DB, at),
    'publish-catalogue': () => publishCatalogue(env, at),
  }
  const failed: string[] = []
  for (const [task, run] of Object.entries(tasks)) {
    try {
      await run()
    } catch (error) {
      failed.push(task)
      logEvent('scheduled-failed', { task, message: String(error) })
    }
  }
  if (failed.length > 0) throw new Error(`Failed by the clock: ${failed.join(', ')}`)
}
