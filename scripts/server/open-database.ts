import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { LOCAL_IDS } from './local-ids.ts'
import { endWorkerdWithThisProcess } from './supervise.ts'

/** Opens the database in a storage without the shop, which need not be built. */
export async function openDatabase(storage: string) {
  endWorkerdWithThisProcess()
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      cf: false,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      resourcePersistencePath: storage,
      d1Databases: { DB: LOCAL_IDS.DB },
    }),
  )
  return { db: await miniflare.getD1Database('DB'), close: () => miniflare.dispose() }
}
