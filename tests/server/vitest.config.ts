import { defineProject } from 'vitest/config'

/** Everything that shows in the built worker as it is served, without a browser. */
export default defineProject({
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: './global-setup.ts',
    // A shop of one's own is copied and opened before a file's first test.
    hookTimeout: 300_000,
    testTimeout: 90_000,
  },
})
