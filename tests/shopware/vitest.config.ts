import { defineConfig } from 'vitest/config'

/** The pages in front of a Shopware that stands elsewhere; no project of the suites in `npm test`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: './global-setup.ts',
    setupFiles: ['./skip-what-is-not-there.ts'],
    // Each skipped test is printed with its reason.
    reporters: ['verbose'],
    // All files ask one Shopware, which has few workers.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
