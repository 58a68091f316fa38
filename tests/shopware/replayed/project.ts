import { defineProject } from 'vitest/config'

/** The journeys on a replayed Shopware with such a channel, one channel after the other. */
export const replayed = (channel: 'storefront' | 'headless', groupOrder: number) =>
  defineProject({
    test: {
      name: `replay-${channel}`,
      root: `${import.meta.dirname}/..`,
      include: ['**/*.test.ts'],
      environment: 'node',
      globalSetup: './replayed/global-setup.ts',
      setupFiles: ['./skip-what-is-not-there.ts'],
      sequence: { groupOrder },
      maxWorkers: 1,
      testTimeout: 90_000,
      hookTimeout: 300_000,
    },
  })
