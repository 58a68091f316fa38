import { createServer } from 'vite'
import { localVars } from './server/local-vars.ts'

localVars()
const server = await createServer({ server: { host: '127.0.0.1', port: 8787 } })
await server.listen()
server.printUrls()
