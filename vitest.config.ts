import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'

import { chromium } from './tests/support/chromium.ts'
import { toldChanged } from './tests/support/commit.ts'
import { filesOfCommit } from './tests/support/files-of-commit.ts'
import { touchedOf } from './tests/support/touched.ts'
import viteConfig from './vite.config.ts'

const NODE_SUITES = ['tests/domain/**', 'tests/i18n/**', 'tests/machines/**', 'tests/gateway/**', 'tests/scripts/**']

/**
 * What the embedded database does otherwise than a server: it starts, stops, is upgraded and dumped in a folder, has one
 * connection for all, and runs in a thread. Everything else is tried on it by the long run alone.
 */
const EMBEDDED_SUITES = [
  'platform/{database,database-away,first-start,folded,installation-kind,jobs,keyset,migrations,outage}',
  'platform/{private-folder,process,start-refusals,upgrade}',
]
/** What meets that from further away. */
const EMBEDDED_FROM_AFAR = [
  'imports/import*',
  'demo-*',
  'files/arriving',
  'http/{exports,lists,once,rebuilt,slow-bodies}',
  'learning/story',
  'list-acts/*',
  'person-merges/kept',
  'registrations/race',
  'rosters/marks',
  'uploads/{upload-locks,uploads}',
]
const served = (suite: string): string => `tests/server/${suite}.test.ts`

/** How the app begins and goes on, what the contract says, and what holds for all forms and lists: for each commit. */
const EACH_TIME =
  /\/(?:boot|guard|hydration|main|render|section-7|session|refusals|own-state|list|filter-kinds)\.test\.tsx?$/
/** The embedded database itself, what it is kept in, and how a server begins and ends. */
const UNDER_ALL = /^server\/(?:[^/]+\.ts$|platform\/(?:db|files|jobs)\/)/
const ofCommit = (patterns: readonly string[], without: readonly string[] = []) =>
  filesOfCommit(globSync(patterns, { exclude: without }), { changed: toldChanged(), each: EACH_TIME })

/** The app as it begins, time and again: each begins with a page and modules of its own. */
const BEGINNINGS = [
  '{account-links,ahead,ahead-start,awaited-page,boot,chunk,documentation,early-left,guard,guide-texts,hydration,lost-focus}',
  '{lost-parts,main,profile,profile-security,recovery,render}',
  '{section-7,session,settings,settings-panel,sign-up,toolbar,welcome,words-in}',
]
  .map((names) => `tests/app/${names}.test.{ts,tsx}`)
  // What a part does until its script is there, as nobody has reached for it yet.
  .concat('tests/views/ui/lazy-menu.test.tsx')

/** Puts another file system in the place of Node's. */
const ALONE = 'tests/server/platform/full-disk.test.ts'

const onDatabase = (name: string, include: readonly string[]) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node' as const,
    include: [...include],
    // They share nothing that a test changes: each module is read once for all of them.
    isolate: false,
    exclude: [ALONE],
    setupFiles: ['tests/support/chance.ts'],
    maxWorkers: 2,
    // One database after the other in a process: V8 of Node 24 collects what the last one compiled for its calls out, and
    // where the next one looks for the same in that moment, it is freed twice and the process ends (nodejs/node#64500).
    execArgv: ['--no-wasm-code-gc'],
  },
})

const STORY_DEPENDENCIES = [
  '@ark-ui/react/date-picker',
  '@ark-ui/react/dialog',
  '@ark-ui/react/locale',
  '@ark-ui/react/menu',
  '@ark-ui/react/popover',
  '@ark-ui/react/portal',
  '@atlaskit/pragmatic-drag-and-drop/combine',
  '@atlaskit/pragmatic-drag-and-drop/element/adapter',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs > @storybook/react-dom-shim',
  '@storybook/react/preview',
  '@xstate/react',
  'elkjs/lib/elk-api.js',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react/compiler-runtime',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'typesafe-i18n',
  'uqr',
  'wouter',
  'wouter/memory-location',
  'wouter/use-browser-location',
  'xstate',
  'zod/mini',
]

/**
 * Not `performance`: React reads by it when it last showed that something is awaited, and one that ran ahead in a test
 * would hold back for as long what comes in the tests after it, which share its modules.
 */
const besideReact = {
  toFake: [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
    'Date',
  ],
} satisfies InlineConfig['fakeTimers']

/** The files of stories in whose own files something was changed lately, one a line. */
const touchedStories = () => [...touchedOf(globSync('src/**/*.stories.tsx'), toldChanged())].join('\n')

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
          test: {
            name: 'unit',
            environment: 'node',
            // They share nothing that a test changes: each module is read once for all of them.
            isolate: false,
            include: NODE_SUITES.map((suite) => `${suite}/*.test.ts`),
            setupFiles: ['tests/support/chance.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'views',
            environment: 'jsdom',
            // One window and one of each module for all files, as a person has for all pages.
            isolate: false,
            include: [...ofCommit(['tests/{app,views}/**/*.test.{ts,tsx}'], BEGINNINGS)],
            setupFiles: ['tests/support/chance.ts', 'tests/support/dom.ts'],
            fakeTimers: besideReact,
          },
        },
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'jsdom',
            include: [...ofCommit(BEGINNINGS)],
            setupFiles: ['tests/support/chance.ts', 'tests/support/dom.ts'],
            fakeTimers: besideReact,
          },
        },
        onDatabase('server', [served('**/*')]),
        onDatabase(
          'embedded',
          filesOfCommit(globSync([...EMBEDDED_SUITES, ...EMBEDDED_FROM_AFAR].map(served)), {
            changed: toldChanged(),
            each: /\/(?:database|first-start|process)\.test\.ts$/,
            all: UNDER_ALL,
          }),
        ),
        {
          extends: true,
          test: {
            name: 'durability',
            environment: 'node',
            include: ['tests/durability/**/*.test.ts', ALONE],
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: fileURLToPath(new URL('./.storybook', import.meta.url)) })],
          // A dependency that is found in the middle of a run reloads the page under the tests: name them all.
          optimizeDeps: { include: STORY_DEPENDENCIES },
          // A browser has no environment: tests/support/long.ts reads this of it.
          define: {
            'process.env.LONG': JSON.stringify(process.env['LONG'] ?? ''),
            'process.env.TURN': JSON.stringify(process.env['TURN'] ?? ''),
            'process.env.TOUCHED': JSON.stringify(touchedStories()),
          },
          test: {
            name: 'stories',
            // Their page is loaded once, and with it a thousand modules: each story is taken away before the next.
            isolate: false,
            globalSetup: ['tests/support/shapes.ts'],
            setupFiles: ['tests/support/stories.ts'],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              // Only a limit for what hangs: on a busy machine the page is slow to come.
              connectTimeout: 600_000,
              provider: playwright({ launchOptions: chromium }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
)
