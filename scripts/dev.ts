import { createServer } from 'vite'
import { localVars } from './server/local-vars.ts'

localVars()
// Otherwise Miniflare downloads a sample of Cloudflare's request data.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
const server = await createServer({ server: { host: '127.0.0.1', port: 8787 } })
await server.listen()
server.printUrls()
