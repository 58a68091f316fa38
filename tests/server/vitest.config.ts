import { defineProject } from 'vitest/config'

/** Tests of the built worker over HTTP, without a browser. */
export default defineProject({
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: './global-setup.ts',
    // Each file copies and opens a shop before its first test.
    hookTimeout: 300_000,
    testTimeout: 90_000,
  },
})
