import { isAbsolute, join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { DEVELOPER_TOOLS } from '#scripts/server/developer-tools.ts'

// A virtual file with the source below.
const ENTRY = join(import.meta.dirname, 'shop-with-tools.ts')
/** Behind a build-time condition, as in the worker. */
const SHOP = `
import { mailboxRoutes } from '#worker/backend/outbox/mailbox-routes.ts'
import { testGatewayRoutes } from '#worker/backend/payment-providers/test-gateway/gateway-routes.ts'
import { testGateway } from '#worker/backend/payment-providers/test-gateway/test-gateway.ts'
export const tools = __DEV_TOOLS__ ? [mailboxRoutes(), testGatewayRoutes, testGateway] : []
`

async function built(withTools: boolean): Promise<string> {
  const outcome = await build({
    configFile: false,
    logLevel: 'silent',
    define: { __DEV_TOOLS__: String(withTools) },
    plugins: [
      {
        name: 'shop-with-tools',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? SHOP : null),
      },
    ],
    build: {
      ssr: true,
      write: false,
      rollupOptions: {
        input: ENTRY,
        external: (id) => !/^[#.]/.test(id) && !isAbsolute(id),
      },
    },
  })
  const bundles = [outcome].flat().flatMap((one) => ('output' in one ? one.output : []))
  return bundles.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

const toolsIn = (code: string) => DEVELOPER_TOOLS.filter((words) => code.includes(words))

test('developer tools are removed from a deployed build', async () => {
  expect(toolsIn(await built(true))).toEqual(DEVELOPER_TOOLS)
  expect(toolsIn(await built(false))).toEqual([])
})
