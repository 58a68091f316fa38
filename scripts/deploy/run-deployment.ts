import { z } from 'zod'
import { CloudflareError, cloudflareApi, type CloudflareApi } from './cloudflare-api.ts'
import type { ShopSettings } from '#shared/schemas/import/shop.ts'
import type { DeployConfig } from './config.ts'
import {
  accountRefusals,
  configRefusals,
  environmentRefusals,
  messageOf,
  resourceRefusals,
  tokenRefusal,
} from './refusals.ts'
import {
  createResource,
  findResources,
  withResources,
  type Place,
  type Resource,
} from './resources.ts'
import { smoke } from './smoke.ts'
import type { Wrangler } from './wrangler.ts'

const API = 'https://api.cloudflare.com/client/v4'
/** Cloudflare serves a new version after seconds, a new domain after a minute or two. */
const SMOKE_PAUSE_MS = 10_000
const SMOKE_TRIES = 12

export type Deployment = Readonly<{
  config: DeployConfig
  configPath: string
  environment: string
  /** The shop.json that the shop imports, if seller and bank are not in the vars. */
  settings: ShopSettings | null
  build: string
  /** The environment of the command, with credentials. */
  env: Readonly<Record<string, string | undefined>>
  isDryRun: boolean
  /** The location of new resources without a jurisdiction. */
  location: string | null
  wrangler: Wrangler
  /** Whether `npm run check` passes. */
  check: () => boolean
  write: (config: DeployConfig) => void
  pause: (ms: number) => Promise<void>
  say: (line: string) => void
  send?: typeof fetch
}>

/**
 * Checks everything, then creates missing resources, migrates, deploys and tests the shop. Returns
 * whether it succeeded. A dry run changes nothing and prints each step.
 */
export async function runDeployment(deployment: Deployment): Promise<boolean> {
  const { config, env, isDryRun, say } = deployment
  const api = cloudflareApi({
    base: env.CLOUDFLARE_API_BASE_URL ?? API,
    token: env.CLOUDFLARE_API_TOKEN ?? '',
    account: env.CLOUDFLARE_ACCOUNT_ID ?? '',
  })
  const place = { jurisdiction: config.vars.SHOP_JURISDICTION, location: deployment.location }
  const { refused, resources } = await inspect(deployment, api, place)
  for (const sentence of refused) say(sentence)
  if (refused.length > 0 || (!isDryRun && !deployment.check())) {
    say('Nothing was changed.')
    return false
  }
  try {
    const previous = await previousVersion(api, config.name)
    const completed = await completeConfig(deployment, api, resources, place)
    if (!migrateAndDeploy(deployment, completed)) return false
    return isDryRun || (await test(deployment, goingBack(config, previous)))
  } catch (error) {
    say(`${messageOf(error)}. The steps after it were not begun; run the command again.`)
    return false
  }
}

type Inspected = Readonly<{ refused: readonly string[]; resources: readonly Resource[] }>

async function inspect(
  { config, environment, settings, env }: Deployment,
  api: CloudflareApi,
  place: Place,
): Promise<Inspected> {
  const own = [...configRefusals(config, environment, settings), ...environmentRefusals(env)]
  if (!env.CLOUDFLARE_API_TOKEN || !env.CLOUDFLARE_ACCOUNT_ID)
    return { refused: own, resources: [] }
  const token = await tokenRefusal(api)
  if (token) return { refused: [...own, token], resources: [] }
  const refused = [...own, ...(await accountRefusals(api, config))]
  try {
    const resources = await findResources(api, config)
    return { refused: [...refused, ...resourceRefusals(resources, place)], resources }
  } catch (error) {
    const rights = '"D1: Edit", "Workers KV Storage: Edit" and "Workers R2 Storage: Edit"'
    const sentence = `Resources cannot be read: ${messageOf(error)}. The token needs ${rights}.`
    return { refused: [...refused, sentence], resources: [] }
  }
}

/** Creates the missing resources, and writes the ids of all into the built configuration. */
async function completeConfig(
  { config, isDryRun, say, write }: Deployment,
  api: CloudflareApi,
  resources: readonly Resource[],
  place: Place,
): Promise<DeployConfig> {
  const complete: Resource[] = []
  for (const resource of resources) {
    const { kind, name, id } = resource
    if (id === null) say(`${isDryRun ? 'Would create' : 'Creates'} the ${kind} ${name}.`)
    const isMissing = id === null && !isDryRun
    const made = isMissing ? await created(createResource(api, resource, place), kind, name) : id
    complete.push({ ...resource, id: made })
  }
  const completed = withResources(config, complete)
  write(completed)
  return completed
}

async function created(work: Promise<string>, kind: string, name: string): Promise<string> {
  try {
    return await work
  } catch (error) {
    throw new Error(`The ${kind} ${name} was not created: ${messageOf(error)}`, { cause: error })
  }
}

function migrateAndDeploy(
  { configPath, isDryRun, wrangler, say }: Deployment,
  config: DeployConfig,
): boolean {
  const withConfig = ['--config', configPath]
  for (const { database_name: name, database_id: id } of config.d1_databases) {
    // A dry run has no database whose migrations could be listed before the first deployment.
    if (id === undefined) continue
    const action = isDryRun ? 'list' : 'apply'
    if (wrangler(['d1', 'migrations', action, name, '--remote', ...withConfig]) !== 0) {
      say('The migrations failed. The shop still runs its previous version; nothing was deployed.')
      return false
    }
  }
  if (wrangler(['deploy', ...(isDryRun ? ['--dry-run'] : []), ...withConfig]) !== 0) {
    say('Wrangler did not deploy. The shop still runs its previous version.')
    return false
  }
  return true
}

/** Tests until the new version is served everywhere. */
async function test(deployment: Deployment, back: string): Promise<boolean> {
  const { config, build, env, pause, say, send } = deployment
  const { SHOP_ORIGIN: origin, STORE_API_URL: remote } = config.vars
  const target = { origin, build, opsSecret: env.OPS_SECRET ?? '', isRemote: Boolean(remote) }
  let wrong: readonly string[] = []
  for (let tried = 0; tried < SMOKE_TRIES; tried++) {
    await pause(SMOKE_PAUSE_MS)
    wrong = await smoke(target, send)
    if (wrong.length === 0) break
  }
  for (const sentence of wrong) say(sentence)
  if (wrong.length === 0) say(`${origin} serves this build, is ready and sends mail.`)
  say(back)
  return wrong.length === 0
}

const Deployments = z.object({
  deployments: z.array(z.object({ versions: z.array(z.object({ version_id: z.string() })) })),
})

/** The version that a Worker serves; null if it was never deployed. */
async function previousVersion(api: CloudflareApi, name: string): Promise<string | null> {
  const path = `/workers/scripts/${name}/deployments`
  const found = await api.inAccount({ path, schema: Deployments }).catch((error: unknown) => {
    if (error instanceof CloudflareError && error.status === 404) return { deployments: [] }
    throw error
  })
  return found.deployments[0]?.versions[0]?.version_id ?? null
}

function goingBack({ name }: DeployConfig, version: string | null): string {
  return version === null
    ? 'This was the first version, so there is none to go back to.'
    : `To go back: npx wrangler rollback ${version} --name ${name} (tables stay; migrations only add).`
}
