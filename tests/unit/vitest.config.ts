import { fileURLToPath } from 'node:url'
import { defineProject } from 'vitest/config'

export default defineProject({
  resolve: {
    // Rules that stand near the pages; none of them asks where the build put its files.
    alias: {
      'virtual:client-assets': fileURLToPath(
        new URL('../worker/client-assets.ts', import.meta.url),
      ),
    },
  },
  test: {
    name: 'unit',
    include: ['**/*.test.{ts,tsx}'],
    environment: 'node',
    isolate: false,
    // Some try hundreds of texts or draw all pictures of the demo. Never what a test waits for, only
    // when it gives up: a machine that runs more takes its time.
    testTimeout: 300_000,
  },
})
