import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'shapes',
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: './global-setup.ts',
    // All calls are made once, before the first test.
    hookTimeout: 600_000,
    testTimeout: 60_000,
  },
})
