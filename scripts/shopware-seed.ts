import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { adminApi, AdminError } from './shopware/admin-api.ts'
import { seedShopware, type SeedChoice } from './shopware/seed/seed-shopware.ts'

// Fills a running Shopware with a catalogue of the import format, through its Admin API.
const USAGE = `npm run shopware:seed -- [options]
  --shopware <address>    address of the Shopware (SHOPWARE_URL), default http://127.0.0.1:8000
  --user <name>           administrator (SHOPWARE_ADMIN), default admin
  --password <password>   administrator's password (SHOPWARE_PASSWORD), default shopware
  --storefront <address>  address of our pages, may be repeated, default http://127.0.0.1:8787
  --catalogue <folder>    folder in the import format, default the demo catalogue
  --families <number>     number of parent products, default 0: all
  --paths shopware|shop   Shopware's path templates or our paths, default shopware
  --media cover|all|none  pictures to upload, default cover
  --png <number>          number of PNG pictures with thumbnails, default 40`

const DEMO = 'seed/build'

const { SHOPWARE_URL, SHOPWARE_ADMIN, SHOPWARE_PASSWORD } = process.env

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const { administrator, choice } = readOptions(process.argv.slice(2))
    if (choice.catalogue === DEMO && !existsSync(`${DEMO}/manifest.json`))
      spawnSync(process.execPath, ['seed/build.ts'], { stdio: 'inherit' })
    await seedShopware(adminApi(administrator), choice)
    return 0
  } catch (error) {
    if (!(error instanceof AdminError || error instanceof TypeError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      shopware: { type: 'string', default: SHOPWARE_URL ?? 'http://127.0.0.1:8000' },
      user: { type: 'string', default: SHOPWARE_ADMIN ?? 'admin' },
      password: { type: 'string', default: SHOPWARE_PASSWORD ?? 'shopware' },
      storefront: { type: 'string', multiple: true, default: ['http://127.0.0.1:8787'] },
      catalogue: { type: 'string', default: DEMO },
      families: { type: 'string', default: '0' },
      paths: { type: 'string', default: 'shopware' },
      media: { type: 'string', default: 'cover' },
      png: { type: 'string', default: '40' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) throw new AdminError(USAGE)
  const choice: SeedChoice = {
    catalogue: values.catalogue,
    storefronts: values.storefront.map((url) => url.replace(/\/+$/, '')),
    families: wholeNumber('families', values.families),
    paths: oneOf('paths', values.paths, ['shopware', 'shop']),
    media: oneOf('media', values.media, ['cover', 'all', 'none']),
    png: wholeNumber('png', values.png),
  }
  const url = values.shopware.replace(/\/+$/, '')
  return { administrator: { url, user: values.user, password: values.password }, choice }
}

function oneOf<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find((each) => each === value)
  if (found) return found
  throw new AdminError(`--${name} must be one of ${known.join(', ')}.`)
}

function wholeNumber(name: string, value: string): number {
  if (/^\d{1,5}$/.test(value)) return Number(value)
  throw new AdminError(`--${name} must be a whole number.`)
}
