import { defineProject } from 'vitest/config'

/** Tests that read many files of the repository, build, or start a command. */
export default defineProject({
  test: {
    name: 'repository',
    include: ['**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // Some tests build or process the whole demo. The limit only ends a test that hangs.
    testTimeout: 300_000,
  },
})
