import { z } from 'zod'

/** The parts of the built configuration that a deployment checks. */
export const DeployConfig = z.object({
  vars: z.looseObject({ SHOP_ORIGIN: z.string() }),
  d1_databases: z.array(z.object({ database_name: z.string(), database_id: z.string() })),
  kv_namespaces: z.array(z.object({ id: z.string() })),
})
export type DeployConfig = z.infer<typeof DeployConfig>

/** Asks Wrangler whether anybody is logged in: without `--json` it ends well even if nobody is. */
export const WHO_IS_THERE = ['whoami', '--json']

const UNSET = /^[0-]+$/

/** Why this cannot go live: a sentence for each thing that the operator has to put right first. */
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
      : ['Cloudflare does not know you: `npx wrangler login`, or CLOUDFLARE_API_TOKEN.']),
    ...unset.map(([what]) => `wrangler.toml has no id of ${what} yet (README, "Deploy").`),
    ...(origin.protocol === 'https:' ? [] : [`SHOP_ORIGIN is not https: ${origin.origin}`]),
    ...(origin.hostname.endsWith('.example')
      ? [`SHOP_ORIGIN is an address of nobody: ${origin.origin}`]
      : []),
  ]
}
