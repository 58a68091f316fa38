import { defineProject } from 'vitest/config'

/** Journeys on a replayed Shopware with one type of channel. */
export const replayed = (channel: 'storefront' | 'headless', groupOrder: number) =>
  defineProject({
    test: {
      name: `replay-${channel}`,
      root: `${import.meta.dirname}/..`,
      include: ['**/*.test.ts'],
      environment: 'node',
      globalSetup: './replayed/global-setup.ts',
      setupFiles: ['./skip-missing-features.ts'],
      sequence: { groupOrder },
      maxWorkers: 1,
      testTimeout: 90_000,
      hookTimeout: 300_000,
    },
  })
