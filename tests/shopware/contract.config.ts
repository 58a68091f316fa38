import { defineConfig } from 'vitest/config'

/**
 * The contract suite against a remote Shopware, without the published schema, which is that of
 * another version.
 */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../contract`,
    include: ['**/*.test.ts'],
    exclude: ['schema/**'],
    environment: 'node',
    isolate: false,
    globalSetup: ['./global-setup.ts', '../shopware/provide-facts.ts'],
    setupFiles: ['./skip-known-differences.ts'],
    // Prints the reason of each skipped test.
    reporters: ['verbose'],
    // All files use one Shopware, and some count its stock.
    fileParallelism: false,
    testTimeout: 90_000,
  },
})
