import { createServer } from 'vite'
import { requireFreePort, requirePort } from './server/free-port.ts'
import { localVars, shopVars } from './server/local-vars.ts'
import { requireLock, STORAGE } from './server/lock.ts'
import { prepareStorage } from './server/prepare-storage.ts'

const port = requirePort()
const origin = `http://127.0.0.1:${port}`
await requireLock(STORAGE, origin)
await requireFreePort(port)
await prepareStorage(STORAGE, { SHOP_ORIGIN: origin, ...localVars(), ...shopVars() })
// Miniflare would ask the network for an example of Cloudflare's request data.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
process.env.SHOP_ORIGIN ??= origin
const server = await createServer({ server: { host: '127.0.0.1', port, strictPort: true } })
await server.listen()
server.printUrls()
