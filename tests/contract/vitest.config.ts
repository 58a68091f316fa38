import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'contract',
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: './global-setup.ts',
    setupFiles: ['./schema/watch.ts'],
    testTimeout: 20_000,
  },
})
