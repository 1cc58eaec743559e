import { defineConfig, devices } from '@playwright/test'

import { leftOut } from './tests/e2e/support/files-to-run.ts'
import { chromium } from './tests/support/chromium.ts'

const STORIES = '*-story.test.ts'
const ofOtherCommits = leftOut()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/seeded-template.ts',
  fullyParallel: false,
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // Only limits for what hangs, on however busy a machine.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // Without a trace: to record each step is more work than to take it. `--trace retain-on-failure` keeps one of what fails.
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: chromium,
    actionTimeout: 60_000,
  },
  // What plays whole videos waits more than it works: it begins first, and the others go on beside it.
  projects: [
    { name: 'stories', testMatch: STORIES, testIgnore: [...ofOtherCommits] },
    { name: 'chromium', testIgnore: [STORIES, ...ofOtherCommits] },
  ],
})
