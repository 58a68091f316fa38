import { defineConfig } from 'vitest/config'

/**
 * The contract suite against a Shopware that stands elsewhere. What it answers is not compared with
 * the published schema: that is the schema of another version, and the suite's own tests of it say
 * nothing about a Shopware.
 */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../contract`,
    include: ['**/*.test.ts'],
    exclude: ['schema/**'],
    environment: 'node',
    isolate: false,
    globalSetup: ['./global-setup.ts', '../shopware/provide-facts.ts'],
    setupFiles: ['../shopware/skip-what-differs.ts'],
    // Each skipped test is printed with its reason.
    reporters: ['verbose'],
    // All files ask one Shopware, and some count its stock.
    fileParallelism: false,
    testTimeout: 90_000,
  },
})
