import { BEHIND_SHOPWARE, serveShopware } from '#tests/replay/serve.ts'
import { requirePort } from './server/free-port.ts'
import { openSeededShop, prepareSeededStorage } from './test/seeded-shop.ts'

/** Serves our pages in front of a replayed Shopware that has the demo catalogue. */
const port = requirePort()
await prepareSeededStorage()
const backend = await openSeededShop(BEHIND_SHOPWARE)
const channel = process.env.CHANNEL === 'headless' ? 'headless' : 'storefront'
const shopware = await serveShopware(backend, { channel })
const pages = await openSeededShop(
  { STORE_API_URL: shopware.storeApiUrl, STORE_API_ACCESS_KEY: shopware.accessKey },
  port,
)
console.log(`Pages     ${pages.origin}`)
console.log(`Shopware  ${shopware.storeApiUrl}, sw-access-key: ${shopware.accessKey}`)
console.log('Stop with Ctrl+C.')
process.once('SIGINT', async () => {
  await Promise.all([pages.close(), shopware.close(), backend.close()])
  process.exit(0)
})
