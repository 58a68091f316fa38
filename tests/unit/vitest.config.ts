import { fileURLToPath } from 'node:url'
import { defineProject } from 'vitest/config'

export default defineProject({
  resolve: {
    // Links of the pages that need no build.
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
    // Some tests process hundreds of texts or draw all pictures. The limit only ends hanging tests.
    testTimeout: 300_000,
  },
})
