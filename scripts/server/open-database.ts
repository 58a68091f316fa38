import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig } from 'wrangler'
import { z } from '#shared/schemas/zod.ts'
import { endWorkerdWithThisProcess } from './supervise.ts'

const Databases = z.array(z.object({ binding: z.string(), database_id: z.string().optional() }))

/** Opens the database in a storage without the shop, which need not be built. */
export async function openDatabase(storage: string) {
  endWorkerdWithThisProcess()
  const config = readConfig({ config: 'wrangler.toml', env: process.env.CLOUDFLARE_ENV })
  const databases = Databases.parse(config.d1_databases)
  const ids = databases.map(({ binding, database_id: id }) => [binding, id ?? binding])
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      cf: false,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      resourcePersistencePath: storage,
      d1Databases: Object.fromEntries(ids),
    }),
  )
  return { db: await miniflare.getD1Database('DB'), close: () => miniflare.dispose() }
}
