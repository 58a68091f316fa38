import { z } from 'zod'
import { CloudflareError, type CloudflareApi } from './cloudflare-api.ts'
import type { DeployConfig } from './config.ts'
import { demoValues } from '#worker/backend/ops/demo-values.ts'
import { Vars } from '#worker/runtime/env.ts'
import { withShopSettings } from '#worker/runtime/shop-settings.ts'
import type { ShopSettings } from '#shared/schemas/import/shop.ts'
import type { Place, Resource } from './resources.ts'

const MIN_SECRET_LENGTH = 32
const REQUIRED_SECRETS = ['OPS_SECRET', 'SIGNING_SECRET']
const GUIDE = '(docs/deploy.md)'

/** Problems of the built configuration, one sentence each with its remedy. */
export function configRefusals(
  config: DeployConfig,
  environment: string,
  settings: ShopSettings | null = null,
): readonly string[] {
  const refused: string[] = []
  const vars = `[env.${environment}.vars] of wrangler.toml`
  if (config.targetEnvironment !== environment) {
    const built = config.targetEnvironment || 'this machine'
    refused.push(
      `dist/ripstop is a build for ${built}. Run: npm run deploy -- --env ${environment}`,
    )
  }
  if (config.workers_dev || config.preview_urls)
    refused.push('Set workers_dev = false and preview_urls = false in wrangler.toml.')
  const { protocol, host, hostname, origin } = new URL(config.vars.SHOP_ORIGIN)
  if (protocol !== 'https:') refused.push(`SHOP_ORIGIN in ${vars} must be https: ${origin}`)
  if (hostname.endsWith('.example'))
    refused.push(`SHOP_ORIGIN in ${vars} is an example address: ${origin}`)
  if (!config.routes.some((route) => route.pattern === host && route.custom_domain))
    refused.push(
      `Set routes = [{ pattern = "${host}", custom_domain = true }] in [env.${environment}].`,
    )
  const own = Vars.parse(config.vars)
  const demo = demoValues(settings ? withShopSettings(own, settings) : own)
  if (demo.length > 0)
    refused.push(
      `${demo.join(', ')} have the values of the demo. Set them in ${vars}, or in the shop.json that you import: --shop-json <file>`,
    )
  const unlisted = REQUIRED_SECRETS.filter((name) => !config.secrets.required.includes(name))
  if (unlisted.length > 0)
    refused.push(`Add ${unlisted.join(', ')} to required in [env.${environment}.secrets].`)
  return refused
}

/** Variables of the command's environment that are missing. */
export function environmentRefusals(
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const refused: string[] = []
  if (!env.CLOUDFLARE_API_TOKEN)
    refused.push(`Set an API token: export CLOUDFLARE_API_TOKEN=… ${GUIDE}`)
  if (!env.CLOUDFLARE_ACCOUNT_ID)
    refused.push(`Set the account: export CLOUDFLARE_ACCOUNT_ID=… ${GUIDE}`)
  if ((env.OPS_SECRET?.length ?? 0) < MIN_SECRET_LENGTH)
    refused.push(
      `Set the operators' secret, with which the test mail is sent: export OPS_SECRET=… (at least ${MIN_SECRET_LENGTH} characters)`,
    )
  return refused
}

const Token = z.object({ status: z.string() })

/** The reason why the token is not accepted; null if it is. */
export async function tokenRefusal(api: CloudflareApi): Promise<string | null> {
  const verify = { path: '/user/tokens/verify', schema: Token }
  const ofAccount = { path: '/tokens/verify', schema: Token }
  try {
    const { status } = await api.call(verify).catch((error: unknown) => {
      if (error instanceof CloudflareError && error.status > 0) return api.inAccount(ofAccount)
      throw error
    })
    return status === 'active' ? null : `The API token is ${status}. Create a new one ${GUIDE}.`
  } catch (error) {
    return `The API token is not accepted: ${messageOf(error)}. Create a new one ${GUIDE}.`
  }
}

/** What the account lacks: a zone for the domain, and secrets. */
export async function accountRefusals(
  api: CloudflareApi,
  config: DeployConfig,
): Promise<readonly string[]> {
  const [zone, secrets] = await Promise.all([zoneRefusal(api, config), missingSecrets(api, config)])
  return [...zone, ...secrets]
}

const Zones = z.array(z.object({ name: z.string(), status: z.string() }))

async function zoneRefusal(api: CloudflareApi, { vars }: DeployConfig): Promise<readonly string[]> {
  const { hostname } = new URL(vars.SHOP_ORIGIN)
  const labels = hostname.split('.')
  const names = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  try {
    const find = (name: string) => api.call({ path: `/zones?name=${name}`, schema: Zones })
    const found = (await Promise.all(names.map(find))).flat()
    return found.some(({ status }) => status === 'active')
      ? []
      : [
          `The account has no active zone for ${hostname}. Add the domain in the dashboard ${GUIDE}.`,
        ]
  } catch (error) {
    return [`Zones cannot be read: ${messageOf(error)}. The token needs "Zone: Read" ${GUIDE}.`]
  }
}

const Secrets = z.array(z.object({ name: z.string() }))

async function missingSecrets(
  api: CloudflareApi,
  { name, secrets }: DeployConfig,
): Promise<readonly string[]> {
  const path = `/workers/scripts/${name}/secrets`
  try {
    const known = await api.inAccount({ path, schema: Secrets }).catch((error: unknown) => {
      // A Worker that was never deployed has no secrets.
      if (error instanceof CloudflareError && error.status === 404) return []
      throw error
    })
    return secrets.required
      .filter((secret) => !known.some((one) => one.name === secret))
      .map(
        (secret) =>
          `The secret ${secret} is missing. Run: openssl rand -hex 32 | npx wrangler secret put ${secret} --name ${name}`,
      )
  } catch (error) {
    return [`Secrets cannot be read: ${messageOf(error)}. The token needs "Workers Scripts: Edit".`]
  }
}

/** Resources that are elsewhere than chosen, and missing ones without a chosen place. */
export function resourceRefusals(
  resources: readonly Resource[],
  { jurisdiction, location }: Place,
): readonly string[] {
  return resources.flatMap(({ kind, name, id, placed }) => {
    if (id !== null && kind === 'D1 database' && placed !== jurisdiction)
      return [
        `The D1 database ${name} exists ${placed ? `in the jurisdiction ${placed}` : 'without a jurisdiction'}, and SHOP_JURISDICTION is "${jurisdiction}". A database never moves: choose another database_name, or change SHOP_JURISDICTION.`,
      ]
    if (id === null && kind !== 'KV namespace' && !jurisdiction && !location)
      return [
        `The ${kind} ${name} is missing and never moves later. Set SHOP_JURISDICTION = "eu", or add --location weur.`,
      ]
    return []
  })
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)
