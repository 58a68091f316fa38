import { afterEach, beforeEach, expect, test } from 'vitest'
import { aDeployConfig, aDeployedShop } from '#tests/builders/deploy-config.ts'
import type { DeployConfig } from '#scripts/deploy/config.ts'
import { runDeployment, type Deployment } from '#scripts/deploy/run-deployment.ts'
import { ACCOUNT, aStandInCloudflare, TOKEN } from './stand-in-cloudflare.ts'

type Cloudflare = Awaited<ReturnType<typeof aStandInCloudflare>>
let cloudflare: Cloudflare
beforeEach(async () => {
  cloudflare = await aStandInCloudflare()
})
afterEach(async () => {
  await cloudflare.close()
})

/** A deployment to the stand-in account. `failing` names a Wrangler command that fails. */
async function deploy(changes: Partial<Deployment> = {}, failing = '') {
  const lines: string[] = []
  const commands: string[] = []
  const written: DeployConfig[] = []
  const shop = aDeployedShop()
  const isDeployed = await runDeployment({
    config: aDeployConfig(),
    configPath: 'wrangler.json',
    environment: 'production',
    settings: null,
    build: shop.build,
    env: {
      CLOUDFLARE_API_BASE_URL: cloudflare.base,
      CLOUDFLARE_API_TOKEN: TOKEN,
      CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
      OPS_SECRET: 'x'.repeat(32),
    },
    isDryRun: false,
    location: null,
    wrangler: (args) => {
      commands.push(args.join(' '))
      return failing && args.join(' ').startsWith(failing) ? 1 : 0
    },
    check: () => true,
    write: (config) => void written.push(config),
    pause: async () => {},
    say: (line) => void lines.push(line),
    send: shop.send,
    ...changes,
  })
  return { isDeployed, said: lines.join('\n'), lines, commands, written, requests: shop.requests }
}

const MIGRATE = 'd1 migrations apply naehladen --remote --config wrangler.json'
const DEPLOY = 'deploy --config wrangler.json'

test('a first deployment creates the resources in the jurisdiction, migrates, deploys and tests', async () => {
  cloudflare.account.versions = []
  const { isDeployed, said, commands, written, requests } = await deploy()
  expect([isDeployed, commands]).toEqual([true, [MIGRATE, DEPLOY]])
  const { created } = cloudflare.account
  expect(created.map(({ path, jurisdiction }) => [path, jurisdiction])).toEqual([
    ['/d1/database', 'eu'],
    ['/storage/kv/namespaces', ''],
    ['/r2/buckets', 'eu'],
    ['/r2/buckets', 'eu'],
  ])
  expect(written[0]).toMatchObject({
    d1_databases: [{ binding: 'DB', database_id: 'id-of-naehladen' }],
    kv_namespaces: [{ binding: 'KV', id: 'id-of-naehladen' }],
    r2_buckets: [{ jurisdiction: 'eu' }, { jurisdiction: 'eu' }],
  })
  expect(requests).toContain('POST /en/contact')
  expect(requests.at(-1)).toBe('POST /_ops/test-mail')
  expect(said).toContain('none to go back to')
})

test('a second deployment creates nothing and names the version to go back to', async () => {
  await deploy()
  const before = cloudflare.account.created.length
  const { isDeployed, said } = await deploy()
  expect([isDeployed, cloudflare.account.created.length]).toEqual([true, before])
  expect(said).toContain('npx wrangler rollback version-before --name naehladen')
})

test('a dry run changes nothing and lists what it would create', async () => {
  const { isDeployed, said, commands } = await deploy({ isDryRun: true, check: () => false })
  expect([isDeployed, cloudflare.account.created]).toEqual([true, []])
  expect(commands).toEqual(['deploy --dry-run --config wrangler.json'])
  expect(said).toContain('Would create the D1 database naehladen.')
})

test('a dry run of a deployed shop lists the migrations that it would apply', async () => {
  await deploy()
  const { commands } = await deploy({ isDryRun: true })
  expect(commands[0]).toBe('d1 migrations list naehladen --remote --config wrangler.json')
})

test('everything that is missing is listed at once, with its remedy', async () => {
  cloudflare.account.zones = []
  cloudflare.account.secrets = null
  const config = aDeployConfig(
    { workers_dev: true, routes: [] },
    { SHOP_JURISDICTION: '', SHOP_BANK_IBAN: 'DE00 0000 0000 0000 0000 00' },
  )
  const { isDeployed, said, commands } = await deploy({ config })
  expect([isDeployed, commands, cloudflare.account.created]).toEqual([false, [], []])
  for (const remedy of [
    'workers_dev = false',
    'routes = [{ pattern = "shop.naehladen.de"',
    'SHOP_BANK_IBAN have the values of the demo',
    'no active zone for shop.naehladen.de',
    'npx wrangler secret put OPS_SECRET --name naehladen',
    'npx wrangler secret put SIGNING_SECRET --name naehladen',
    'The D1 database naehladen is missing',
    'The R2 bucket naehladen-media is missing',
    'Nothing was changed.',
  ])
    expect(said).toContain(remedy)
})

test('a local build is refused under every name', async () => {
  const config = aDeployConfig({ targetEnvironment: '' })
  const { isDeployed, said } = await deploy({ config })
  expect([isDeployed, said]).toEqual([
    false,
    'dist/ripstop is a build for this machine. Run: npm run deploy -- --env production\nNothing was changed.',
  ])
})

test.each([
  ['no token', { CLOUDFLARE_API_TOKEN: '' }, 'export CLOUDFLARE_API_TOKEN'],
  ['a wrong token', { CLOUDFLARE_API_TOKEN: 'wrong' }, 'Invalid API Token'],
  ['no account', { CLOUDFLARE_ACCOUNT_ID: '' }, 'export CLOUDFLARE_ACCOUNT_ID'],
  ['a short secret', { OPS_SECRET: 'x'.repeat(31) }, 'export OPS_SECRET'],
  ['an unreachable API', { CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:9' }, 'does not respond'],
])('%s is refused before anything changes', async (_what, env, sentence) => {
  const well = {
    CLOUDFLARE_API_BASE_URL: cloudflare.base,
    CLOUDFLARE_API_TOKEN: TOKEN,
    CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
    OPS_SECRET: 'x'.repeat(32),
  }
  const { isDeployed, said, commands } = await deploy({ env: { ...well, ...env } })
  expect([isDeployed, commands, cloudflare.account.created]).toEqual([false, [], []])
  expect(said).toContain(sentence)
})

test.each([
  ['GET /d1/database', 'D1: Edit'],
  ['GET /zones', 'Zone: Read'],
  ['GET /workers/scripts/naehladen/secrets', 'Workers Scripts: Edit'],
])(
  'a token without the right for %s is refused with the name of the right',
  async (call, right) => {
    cloudflare.account.refused.push(call)
    const { isDeployed, said } = await deploy()
    expect([isDeployed, cloudflare.account.created]).toEqual([false, []])
    expect(said).toContain(right)
  },
)

test('a token that may read but not create ends the deployment before migrations', async () => {
  cloudflare.account.refused.push('POST /r2/buckets')
  const { isDeployed, said, commands } = await deploy()
  expect([isDeployed, commands]).toEqual([false, []])
  expect(said).toContain('The R2 bucket naehladen-media was not created: 403 Authentication error')
  cloudflare.account.refused.length = 0
  expect((await deploy()).isDeployed).toBe(true)
})

test('a database of the same name in another place is refused, because it never moves', async () => {
  cloudflare.account.databases.push({ uuid: 'other', name: 'naehladen', jurisdiction: null })
  const { isDeployed, said } = await deploy()
  expect([isDeployed, cloudflare.account.created]).toEqual([false, []])
  expect(said).toContain('naehladen exists without a jurisdiction')
})

test('a resource whose name only contains the name is not used', async () => {
  cloudflare.account.databases.push({ uuid: 'x', name: 'naehladen-staging', jurisdiction: 'eu' })
  expect((await deploy()).written[0]?.d1_databases[0]?.database_id).toBe('id-of-naehladen')
})

test('without a jurisdiction new resources are created at the given location', async () => {
  const config = aDeployConfig({}, { SHOP_JURISDICTION: '' })
  expect((await deploy({ config, location: 'weur' })).isDeployed).toBe(true)
  const [database, , bucket] = cloudflare.account.created
  expect(database?.body).toMatchObject({ primary_location_hint: 'weur' })
  expect(bucket?.body).toMatchObject({ locationHint: 'weur' })
})

test('a failed check changes nothing', async () => {
  const { isDeployed, commands } = await deploy({ check: () => false })
  expect([isDeployed, commands, cloudflare.account.created]).toEqual([false, [], []])
})

test('failed migrations leave the previous version', async () => {
  const { isDeployed, said, commands } = await deploy({}, 'd1 migrations apply')
  expect([isDeployed, commands]).toEqual([false, [MIGRATE]])
  expect(said).toContain('still runs its previous version')
})

test('a failed upload ends without a smoke test', async () => {
  const { isDeployed, requests } = await deploy({}, 'deploy')
  expect([isDeployed, requests]).toEqual([false, []])
})

test('a shop that fails the smoke test is reported with the way back', async () => {
  const ready = [() => Response.json({ parts: { secrets: 'fails' } }, { status: 503 })]
  const { send, requests } = aDeployedShop({ 'GET /ready': ready })
  const { isDeployed, said } = await deploy({ send })
  expect(isDeployed).toBe(false)
  expect(said).toContain('"secrets":"fails"')
  expect(said).toContain('npx wrangler rollback version-before --name naehladen')
  expect(requests).not.toContain('POST /_ops/test-mail')
})

test('a new version that takes a while to be served everywhere passes', async () => {
  const health = [
    () => Response.json({ build: 'before' }),
    () => Response.json({ build: 'b5e9c0ffee01' }),
  ]
  const { send, requests } = aDeployedShop({ 'GET /health': health })
  expect((await deploy({ send })).isDeployed).toBe(true)
  expect(requests.filter((name) => name === 'POST /_ops/test-mail')).toHaveLength(1)
})
