import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'
import { CLIENT_CHUNKS } from './scripts/vite/client-chunks.ts'
import { clientAssets } from './scripts/vite/client-assets.ts'
import { CLIENT_SOURCES, STYLES } from './scripts/vite/client-sources.ts'
import { smallImportHelper } from './scripts/vite/import-helper.ts'
import { localSecretsStay } from './scripts/vite/local-secrets.ts'
import { pdfkitInWorker } from './scripts/vite/pdfkit-in-worker.ts'
import { serveFontsOfWorker } from './scripts/vite/worker-files.ts'

// Deployed environment. Empty for the local shop, the only one with developer tools.
const DEV_TOOLS = !process.env.CLOUDFLARE_ENV

// In development Vite serves client sources; the worker serves everything else.
const VITE_SERVES = ['!/client/*', '!/shared/*', '!/node_modules/*', '!/@*']

export default defineConfig(({ command }) => ({
  plugins: [
    clientAssets(),
    smallImportHelper(),
    pdfkitInWorker(),
    cloudflare({
      viteEnvironment: { name: 'ripstop' },
      // Merged with wrangler.toml.
      config: ({ vars }) =>
        command === 'serve'
          ? {
              assets: { run_worker_first: VITE_SERVES },
              vars: { ...vars, SHOP_ORIGIN: process.env.SHOP_ORIGIN ?? vars.SHOP_ORIGIN },
            }
          : {},
    }),
    localSecretsStay(),
  ],
  publicDir: 'client/public',
  define: { __DEV_TOOLS__: JSON.stringify(DEV_TOOLS) },
  builder: {
    // The worker names hashed client files, so the client is built first.
    async buildApp(builder) {
      const { client, ...workers } = builder.environments
      if (client) await builder.build(client)
      for (const worker of Object.values(workers)) await builder.build(worker)
      serveFontsOfWorker()
    },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        // docs/decisions/106-styles-of-2024.md
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
        assetsInlineLimit: 0,
        modulePreload: false,
        rollupOptions: {
          input: {
            entry: CLIENT_SOURCES.entry,
            print: CLIENT_SOURCES.print,
            ...STYLES,
          },
          output: { codeSplitting: { groups: CLIENT_CHUNKS } },
        },
      },
    },
    // The worker renders islands synchronously; only the browser loads them on demand.
    ripstop: { build: { rollupOptions: { checks: { ineffectiveDynamicImport: false } } } },
  },
}))
