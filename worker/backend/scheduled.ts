import type { Bindings, Vars } from '#worker/runtime/env.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { runWithRequestId, newRequestId } from '#worker/runtime/request-id.ts'
import { purgeExpiredData } from './privacy/purge-expired-data.ts'
import { drainOutbox } from './outbox/drain-outbox.ts'
import { pollProviders } from './payments/poll-providers.ts'
import { remindUnpaidOrders } from './payments/remind-unpaid-orders.ts'
import { purgeUnreferencedMedia } from './files/purge-media.ts'
import { purgeOldReports } from './reports/stored-reports.ts'
import { isRestoring } from './ops/backup/restoring.ts'
import { sendDueAlerts } from './stock-alert/stock-alerts.ts'
import { publishCatalogue } from './ops/import/publish.ts'
import { varsOf } from './http/shop.ts'
import { loadShopSettings } from './http/shop-settings.ts'

/**
 * Runs each minute. Queries providers about payments, reminds of unpaid orders and cancels them,
 * mails stock alerts, sends mail, deletes expired data and unused pictures, updates the catalogue's snapshot and
 * publishes its version. A failing task does not stop the others, but the run then throws, which
 * the scheduler shows. With a remote shop it does nothing. It also does nothing during a restore.
 */
export async function scheduled(env: Bindings, at: Date): Promise<void> {
  if (varsOf(env).STORE_API_URL || (await isRestoring(env.DB))) return
  await loadShopSettings(env)
  const vars = varsOf(env)
  return runWithRequestId(newRequestId(), () => runTasks(env, vars, at))
}

async function runTasks(env: Bindings, vars: Vars, at: Date): Promise<void> {
  const deps = { db: env.DB, vars, at }
  const tasks = {
    'ask-providers': () => pollProviders(deps),
    'chase-payments': () => remindUnpaidOrders(deps),
    'tell-here-again': () => sendDueAlerts(deps),
    'drain-outbox': () => drainOutbox(env, at),
    'forget-stale': () => purgeExpiredData(env.DB, at),
    'forget-reports': () => purgeOldReports(env.DB, at),
    'purge-media': () => purgeUnreferencedMedia(env, at),
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
  if (failed.length > 0) throw new Error(`Scheduled tasks failed: ${failed.join(', ')}`)
}
