import { z } from 'zod'
import { CloudflareError, type CloudflareApi } from './cloudflare-api.ts'
import type { DeployConfig } from './config.ts'

const Databases = z.array(
  z.object({ uuid: z.string(), name: z.string(), jurisdiction: z.string().nullish() }),
)
const Namespaces = z.array(z.object({ id: z.string(), title: z.string() }))
const Buckets = z.object({ buckets: z.array(z.object({ name: z.string() })) })

/** Locations of D1 and R2 without a jurisdiction. */
export const LOCATIONS = ['weur', 'eeur', 'enam', 'wnam', 'apac', 'oc'] as const
export type Place = Readonly<{ jurisdiction: string; location: string | null }>

type Kind = 'D1 database' | 'KV namespace' | 'R2 bucket'
/** A resource that the configuration names. `id` is null if the account lacks it. */
export type Resource = Readonly<{ kind: Kind; name: string; id: string | null; placed: string }>

/** KV namespaces have no name in the configuration; they are called like the Worker. */
const namespaceTitle = ({ name }: Pick<DeployConfig, 'name'>) => name

/** The resources of a configuration, found by name. */
export async function findResources(
  api: CloudflareApi,
  config: DeployConfig,
): Promise<readonly Resource[]> {
  const databases = config.d1_databases.map(async ({ database_name: name }) => {
    const path = `/d1/database?per_page=1000&name=${encodeURIComponent(name)}`
    const found = (await list(api, 'D1', path, Databases)).find((one) => one.name === name)
    const placed = found?.jurisdiction ?? ''
    return { kind: 'D1 database', name, id: found?.uuid ?? null, placed } as const
  })
  const namespaces = config.kv_namespaces.map(async () => {
    const name = namespaceTitle(config)
    const found = await list(api, 'KV', '/storage/kv/namespaces?per_page=1000', Namespaces)
    const id = found.find(({ title }) => title === name)?.id ?? null
    return { kind: 'KV namespace', name, id, placed: '' } as const
  })
  const jurisdiction = config.vars.SHOP_JURISDICTION
  const buckets = config.r2_buckets.map(async ({ bucket_name: name }) => {
    const path = `/r2/buckets?per_page=1000&name_contains=${encodeURIComponent(name)}`
    const found = await list(api, 'R2', path, Buckets, ofJurisdiction(jurisdiction))
    const id = found.buckets.some((one) => one.name === name) ? name : null
    return { kind: 'R2 bucket', name, id, placed: jurisdiction } as const
  })
  return Promise.all([...databases, ...namespaces, ...buckets])
}

async function list<S extends z.ZodType>(
  api: CloudflareApi,
  product: string,
  path: string,
  schema: S,
  headers = {},
) {
  try {
    return await api.inAccount({ path, schema, headers })
  } catch (error) {
    if (!(error instanceof CloudflareError)) throw error
    throw new CloudflareError(error.status, `${product}: ${error.message}`)
  }
}

/** Creates a resource where its data stays. Returns its id. */
export async function createResource(
  api: CloudflareApi,
  { kind, name }: Resource,
  { jurisdiction, location }: Place,
): Promise<string> {
  if (kind === 'KV namespace') {
    const body = { title: name }
    const schema = z.object({ id: z.string() })
    return (await api.inAccount({ path: '/storage/kv/namespaces', body, schema })).id
  }
  if (kind === 'D1 database') {
    const place = jurisdiction ? { jurisdiction } : { primary_location_hint: location }
    const schema = z.object({ uuid: z.string() })
    return (await api.inAccount({ path: '/d1/database', body: { name, ...place }, schema })).uuid
  }
  const body = { name, ...(location && !jurisdiction && { locationHint: location }) }
  const headers = ofJurisdiction(jurisdiction)
  await api.inAccount({ path: '/r2/buckets', body, headers, schema: z.unknown() })
  return name
}

const ofJurisdiction = (jurisdiction: string): Record<string, string> =>
  jurisdiction ? { 'cf-r2-jurisdiction': jurisdiction } : {}

/** The configuration with the ids of its resources. */
export function withResources(config: DeployConfig, resources: readonly Resource[]): DeployConfig {
  const idOf = (kind: Kind, name: string) =>
    resources.find((one) => one.kind === kind && one.name === name)?.id ?? undefined
  const { SHOP_JURISDICTION: jurisdiction } = config.vars
  return {
    ...config,
    d1_databases: config.d1_databases.map((one) => ({
      ...one,
      database_id: idOf('D1 database', one.database_name),
    })),
    kv_namespaces: config.kv_namespaces.map((one) => ({
      ...one,
      id: idOf('KV namespace', namespaceTitle(config)),
    })),
    r2_buckets: config.r2_buckets.map((one) => ({ ...one, ...(jurisdiction && { jurisdiction }) })),
  }
}
