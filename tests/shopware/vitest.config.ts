import { defineConfig } from 'vitest/config'

/** Pages in front of a remote Shopware; not part of `npm test`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: './global-setup.ts',
    setupFiles: ['./skip-missing-features.ts'],
    // Prints the reason of each skipped test.
    reporters: ['verbose'],
    // All files use one Shopware, which has few workers.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
