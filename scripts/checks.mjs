// The checks of `npm test`, as data, and how one of them is run. Only Node's own modules.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { root, toolEnv } from './setup.mjs'

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const byVitest = {
  args: ['--reporter=./scripts/counting-reporter.mjs'],
  alone: ['--maxWorkers=1'],
  env: (report) => ({ COUNTS: report }),
  read: (counts) => counts,
}
const byPlaywright = {
  args: ['--reporter=json'],
  alone: ['--workers=1'],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  read: (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected,
    failures: specsOf(report)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => ({
        file: `tests/e2e/${file}`,
        title: `${file}:${line} ${title}`,
        why: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      })),
  }),
}

const vitest = (name, project, more = {}) => ({
  name,
  command: 'vitest',
  args: ['run', '--project', project],
  counted: byVitest,
  ...more,
})

/** What a server compiled is kept for the next one: many are started, each for a file or a test. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }

/**
 * What reads types is written in Go, and is quick alone: it looks for garbage often, and gives each processor a checker,
 * which finds out anew what the others know. Beside another lane that is only more work, by two fifths.
 */
const roomy = { GOGC: '400' }

/** Of its files of tests those of this commit are run: `tests/support/files-of-commit.ts`. */
const sampled = { SAMPLED: '1' }

export const WHOLE_CHROMIUM = '/usr/bin/chromium'

/** In the long run: each file, and in it what `npm test` has time for. */
const lookedAtInTurn = { LONG: '', EACH_FILE: '1' }

/** Each file tries an installation of its own. */
const endToEnd = (name, databaseUrl, env = {}) => ({
  name,
  command: 'playwright',
  args: ['test'],
  env: { ...compiled, ...env, DATABASE_URL: databaseUrl },
  counted: byPlaywright,
  isOnBuilt: true,
})

/**
 * Every check, the longest first, so that two lanes end together. `node` is the Node that runs the product, `databaseUrl`
 * a PostgreSQL server to make databases on.
 */
export const checksOf = ({ node, databaseUrl, isLong }) => [
  // Every look, in the browser that people have; the other is the same without its window.
  ...(isLong
    ? [endToEnd('end to end on the embedded database', '', { CHROME_PATH: process.env.CHROME_PATH ?? WHOLE_CHROMIUM })]
    : []),
  // How a page looks is the same on both databases.
  endToEnd('end to end', databaseUrl, isLong ? lookedAtInTurn : {}),
  { name: 'lockfile', command: node, args: ['scripts/check-lockfile.ts'] },
  {
    name: 'types',
    command: node,
    args: ['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json', '--checkers', '1'],
    env: roomy,
  },
  // Its types are found by as many checkers as there are processors.
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--type-aware', '--max-warnings', '0'],
    env: { ...roomy, GOMAXPROCS: '1' },
  },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  {
    name: 'boundaries',
    command: 'depcruise',
    args: ['src', 'server', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'dead code', command: 'knip', args: [] },
  // The stories are tried as they stand; built for a server of files they are made otherwise.
  ...(isLong
    ? [
        {
          name: 'Storybook as files',
          command: 'storybook',
          args: ['build', '--quiet', '--disable-telemetry', '--output-dir', 'storybook-static'],
        },
      ]
    : []),
  vitest('unit', 'unit'),
  vitest('stories', 'stories'),
  vitest('views', 'views', { env: sampled }),
  vitest('app', 'app', { env: sampled }),
  vitest('server on PostgreSQL', 'server', { env: { ...compiled, TEST_DATABASE_URL: databaseUrl }, isOnBuilt: true }),
  vitest('server on the embedded database', isLong ? 'server' : 'embedded', {
    env: { ...compiled, ...sampled, TEST_DATABASE_URL: '' },
    isOnBuilt: true,
  }),
  vitest('durability', 'durability', { env: compiled, isOnBuilt: true }),
  // It says itself which of them the short run finds.
  ...(isLong ? [{ name: 'seeded faults', command: node, args: ['scripts/faults/main.ts'], isOnBuilt: true }] : []),
]

/**
 * Keeps what a command says until it ends, so that the lanes do not talk into each other. It leads a group of its own:
 * whoever ends this process by `exit` ends all that the command has begun, too.
 */
const said = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
    process.prependOnceListener('exit', end)
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => keep(String(error)))
    child.once('close', (code) => {
      process.off('exit', end)
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output).slice(-8000) })
    })
  })

/**
 * Runs a check in a folder, or of it what `only` names: files of tests, and options of its tool. A suite says itself how
 * many tests passed, in the file `report`; one that ran none, or left no report, has failed. Any other check counts as
 * one. Resolves with the counts, what failed and why, and the end of what it printed.
 */
export const runCheck = async ({ command, args, env = {}, counted }, { folder, report, only = [], extraEnv = {} }) => {
  const options = (more) => ({ cwd: folder, env: toolEnv({ ...env, ...more, ...extraEnv }, folder) })
  if (counted === undefined) {
    const { code, output } = await said(command, [...args, ...only], options({}))
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [], output }
  }
  rmSync(report, { force: true })
  const { code, output } = await said(command, [...args, ...counted.args, ...only], options(counted.env(report)))
  const counts = existsSync(report)
    ? counted.read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, failures: [] }
  const isFailed = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return { ...counts, failed: isFailed ? 1 : counts.failed, output }
}

/**
 * The files in which tests failed, as what a check runs `only`, one after the other; null where something else failed: what
 * is no test, or broke outside of any.
 */
export const failedFiles = ({ counted }, { failures }) => {
  const files = [...new Set(failures.map(({ file }) => file))]
  return counted === undefined || files.length === 0 || files.includes(undefined) ? null : [...files, ...counted.alone]
}

/**
 * The counts of a suite once those of its files in which tests failed were run again, alone: what passed then has passed,
 * and its titles are told as `passedAlone`, since a test that fails now and then is to be looked into. A file that fails as
 * a whole stays failed, and so does everything if the second run did not come to its end.
 */
export const countsAgain = (first, second) => {
  const isWhole = second.passed > 0 && second.failed === second.failures.length
  const still = new Set(second.failures.map(({ title }) => title))
  const isPassed = ({ file, title }) => isWhole && title !== file && !still.has(title)
  const alone = first.failures.filter(isPassed)
  return {
    passed: first.passed + alone.length,
    failed: first.failed - alone.length,
    failures: first.failures.filter((failure) => !isPassed(failure)),
    passedAlone: alone.map(({ title }) => title),
  }
}
