import { fileURLToPath } from 'node:url'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'

import { chromium } from './tests/support/chromium.ts'
import viteConfig from './vite.config.ts'

const NODE_SUITES = ['tests/domain/**', 'tests/i18n/**', 'tests/machines/**', 'tests/gateway/**', 'tests/scripts/**']

const STORY_DEPENDENCIES = [
  '@ark-ui/react/date-picker',
  '@ark-ui/react/dialog',
  '@ark-ui/react/menu',
  '@ark-ui/react/popover',
  '@ark-ui/react/portal',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs > @storybook/react-dom-shim',
  '@storybook/react-vite > @storybook/react/preview',
  '@xstate/react',
  'elkjs/lib/elk.bundled.js',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react/compiler-runtime',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'uqr',
  'wouter',
  'xstate',
  'xstate/graph',
  'zod/mini',
]

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // No test asserts on the clock; these only end what hangs, on however busy a machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      coverage: {
        provider: 'v8',
        include: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
        exclude: ['src/**/generated/**', 'src/i18n/i18n-*', '**/*.stories.tsx'],
        reporter: ['text-summary', 'json-summary'],
      },
      projects: [
        {
          extends: true,
          test: { name: 'unit', environment: 'node', include: NODE_SUITES.map((suite) => `${suite}/*.test.ts`) },
        },
        {
          extends: true,
          test: {
            name: 'views',
            environment: 'jsdom',
            include: ['tests/{views,app}/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/support/dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            environment: 'node',
            include: ['tests/server/**/*.test.ts'],
            maxWorkers: 2,
          },
        },
        {
          extends: true,
          test: {
            name: 'durability',
            environment: 'node',
            include: ['tests/durability/**/*.test.ts'],
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: fileURLToPath(new URL('./.storybook', import.meta.url)) })],
          // A dependency that is found in the middle of a run reloads the page under the tests: name them all.
          optimizeDeps: { include: STORY_DEPENDENCIES },
          test: {
            name: 'stories',
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: chromium }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
)
