import { readFile } from 'node:fs/promises'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineProject } from 'vitest/config'

// Miniflare would ask the network for an example of Cloudflare's request data.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

const root = new URL('../../', import.meta.url).pathname

type Suite = Readonly<{ name: string; include: string[]; exclude?: string[]; isolate: boolean }>

/**
 * Tests in workerd, each file on empty storage. Files that share an isolate are several times
 * quicker, as the shop's modules are loaded once.
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
            // React as the shop is served with: its development build takes several times longer.
            NODE_ENV: 'production',
            SHOP_ORIGIN: 'https://shop.test',
            SHOP_TRUSTED_PROXY: 'cloudflare',
            OPS_SECRET: 'ops-secret-of-the-tests',
            SIGNING_SECRET: 'signing-secret-of-the-tests',
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
        { find: './scrypt.ts', replacement: `${root}tests/worker/watched-scrypt.ts` },
      ],
    },
    test: {
      ...suite,
      // CommonJS that requires modules: it has to be bundled for workerd, as the build does.
      deps: { optimizer: { ssr: { enabled: true, include: ['sanitize-html'] } } },
      testTimeout: 90_000,
      hookTimeout: 90_000,
      setupFiles: [`${root}tests/worker/setup.ts`],
    },
  }))

/** The files of a build stand where Vite says that they are: at their sources. */
async function sourceFile({ url }: { readonly url: string }) {
  return new Response(await readFile(new URL(url).pathname.replace(/^\/@fs/, '')))
}
