import { z } from 'zod'

/** Parts of the built configuration that a deployment checks. */
export const DeployConfig = z.object({
  vars: z.looseObject({ SHOP_ORIGIN: z.string() }),
  d1_databases: z.array(z.object({ database_name: z.string(), database_id: z.string() })),
  kv_namespaces: z.array(z.object({ id: z.string() })),
})
export type DeployConfig = z.infer<typeof DeployConfig>

/** Whether Wrangler is logged in. Without `--json` it exits with 0 either way. */
export const WHO_IS_THERE = ['whoami', '--json']

const UNSET = /^[0-]+$/

/** Reasons against a deployment, one sentence each. */
export function refusals(
  config: DeployConfig,
  credentials: Readonly<{ isLoggedIn: boolean }>,
): readonly string[] {
  const origin = new URL(config.vars.SHOP_ORIGIN)
  const unset = [
    ...config.d1_databases.map(({ database_id: id }) => ['the D1 database', id] as const),
    ...config.kv_namespaces.map(({ id }) => ['the KV namespace', id] as const),
  ].filter(([, id]) => UNSET.test(id))
  return [
    ...(credentials.isLoggedIn
      ? []
      : ['Not logged in to Cloudflare: run `npx wrangler login` or set CLOUDFLARE_API_TOKEN.']),
    ...unset.map(([what]) => `wrangler.toml lacks the id of ${what} (docs/operations.md).`),
    ...(origin.protocol === 'https:' ? [] : [`SHOP_ORIGIN must be https: ${origin.origin}`]),
    ...(origin.hostname.endsWith('.example')
      ? [`SHOP_ORIGIN is an example address: ${origin.origin}`]
      : []),
  ]
}
