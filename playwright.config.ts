import { defineConfig, devices } from '@playwright/test'

import { chromium } from './tests/support/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Only limits for what hangs, on however busy a machine.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: { trace: 'retain-on-failure', launchOptions: chromium, actionTimeout: 60_000 },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
})
