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
    // Some try hundreds of texts; where every suite runs at once, five seconds are few for that.
    testTimeout: 60_000,
  },
})
