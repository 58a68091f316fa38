import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** The built configuration, which Wrangler uploads. */
export const CONFIG = 'dist/ripstop/wrangler.json'

/** Parts of the built configuration that a deployment reads or completes. */
export const DeployConfig = z.looseObject({
  name: z.string(),
  targetEnvironment: z.string(),
  workers_dev: z.boolean().default(true),
  preview_urls: z.boolean().default(true),
  routes: z
    .array(z.looseObject({ pattern: z.string(), custom_domain: z.boolean().default(false) }))
    .default([]),
  vars: z.looseObject({ SHOP_ORIGIN: z.string(), SHOP_JURISDICTION: z.string().default('') }),
  secrets: z.object({ required: z.array(z.string()).default([]) }).default({ required: [] }),
  d1_databases: z.array(
    z.looseObject({ database_name: z.string(), database_id: z.string().optional() }),
  ),
  kv_namespaces: z.array(z.looseObject({ id: z.string().optional() })),
  r2_buckets: z.array(
    z.looseObject({ bucket_name: z.string(), jurisdiction: z.string().optional() }),
  ),
})
export type DeployConfig = z.infer<typeof DeployConfig>

export function readConfig(path = CONFIG): DeployConfig {
  return DeployConfig.parse(JSON.parse(readFileSync(path, 'utf8')))
}

export function writeConfig(config: DeployConfig, path = CONFIG): void {
  writeFileSync(path, JSON.stringify(config))
}
