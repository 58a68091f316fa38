import { readFile } from 'node:fs/promises'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineProject } from 'vitest/config'

// Miniflare would load example request data from the network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

const root = new URL('../../', import.meta.url).pathname

type Suite = Readonly<{ name: string; include: string[]; exclude?: string[]; isolate: boolean }>

/**
 * Tests in workerd, each file with empty storage. Files that share an isolate run several times
 * faster, as the modules are loaded once.
 */
export const workerSuite = (suite: Suite) =>
  defineProject(async () => ({
    plugins: [
      cloudflareTest({
        main: `${root}worker/index.ts`,
        miniflare: {
          compatibilityDate: '2026-09-01',
          compatibilityFlags: ['nodejs_compat'],
          d1Databases: ['DB'],
          kvNamespaces: ['KV'],
          r2Buckets: ['MEDIA', 'FILES'],
          serviceBindings: { ASSETS: sourceFile },
          durableObjects: {
            SHOPPER: { className: 'ShopperSession', useSQLite: true },
            LIMITER: { className: 'RateLimiter', useSQLite: true },
          },
          bindings: {
            // React's production build; its development build is several times slower.
            NODE_ENV: 'production',
            SHOP_ORIGIN: 'https://shop.test',
            SHOP_TRUSTED_PROXY: 'cloudflare',
            OPS_SECRET: 'ops-secret-of-the-tests-0123456789',
            SIGNING_SECRET: 'signing-secret-of-the-tests-01234',
            TEST_FUZZ: {
              rounds: Number(process.env.FUZZ_ROUNDS ?? 120),
              seed: Number(process.env.FUZZ_SEED ?? 1),
            },
            TEST_MIGRATIONS: await readD1Migrations(`${root}worker/backend/migrations`),
          },
        },
      }),
    ],
    define: { __DEV_TOOLS__: 'true' },
    oxc: { jsx: { runtime: 'automatic' as const, development: false } },
    resolve: {
      alias: [
        { find: 'virtual:client-assets', replacement: `${root}tests/worker/client-assets.ts` },
        { find: './derivation-cost.ts', replacement: `${root}tests/worker/derivation-cost.ts` },
        // Not the shop's own path of it, by which the replacement imports it.
        {
          find: /^(?:\.|#worker\/runtime)\/time-limits\.ts$/,
          replacement: `${root}tests/worker/time-limits.ts`,
        },
        { find: './scrypt.ts', replacement: `${root}tests/worker/watched-scrypt.ts` },
      ],
    },
    test: {
      ...suite,
      // CommonJS that requires modules must be bundled for workerd, as in the build.
      deps: { optimizer: { ssr: { enabled: true, include: ['sanitize-html'] } } },
      testTimeout: 90_000,
      hookTimeout: 90_000,
      setupFiles: [`${root}tests/worker/setup.ts`],
    },
  }))

/** Serves built files from their sources. */
async function sourceFile({ url }: { readonly url: string }) {
  return new Response(await readFile(new URL(url).pathname.replace(/^\/@fs/, '')))
}
