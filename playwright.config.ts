import { defineConfig } from '@playwright/test'
import { chromiumOfTests } from './scripts/test/chromium.ts'
import { keepStorageInMemory } from './scripts/test/storage-in-memory.ts'

keepStorageInMemory()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // Only ends tests that hang; a loaded machine may be slow.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: {
      executablePath: chromiumOfTests(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
