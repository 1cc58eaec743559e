// `npm test`: installs what the checks need, runs every check, and closes with one line that counts them all.
// Two lanes take from one list; a check that fails does not stop the others. On the embedded database runs what differs
// there, and what is tried at random is the same each time.
// `npm run test:long` runs the same with nothing left out: everything on both databases, a hundred kills, every look,
// every generated call, and other random cases.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { startPostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, generate, projectNode, root, toolEnv } from './setup.mjs'
import { ensureSystemPackages } from './system-packages.mjs'

const isLong = process.argv.includes('--long')
if (isLong) process.env.LONG = '1'

await ensureSystemPackages([
  { package: 'chromium', isThere: () => existsSync(process.env.CHROME_PATH ?? '/usr/bin/chromium') },
  {
    package: 'postgresql',
    isThere: () => process.env.TEST_DATABASE_URL !== undefined || existsSync('/usr/lib/postgresql'),
  },
])
await ensureInstalled()

const node = projectNode()
const reports = join(root, 'test-results', 'checks')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const results = []

/** Runs a command with its output kept until it ends, so that the lanes do not talk into each other. */
const quietly = (name, command, args, env = {}) =>
  new Promise((resolve) => {
    const started = Date.now()
    const child = spawn(command, args, { cwd: root, env: toolEnv(env), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => keep(String(error)))
    child.once('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(0)
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
      if (code !== 0) console.log(output.slice(-20_000))
      resolve(code ?? 1)
    })
  })

/** A check without a count of its own counts as one. */
const check = (name, command, args) => async () => {
  const code = await quietly(name, command, args)
  results.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
}

/** A suite says itself how many tests passed; one that ran none, or left no report, has failed. */
const suite = (name, readReport, command, args, env) => async () => {
  const report = join(reports, `${name}.json`)
  const code = await quietly(name, command, args, env(report))
  let counts = { passed: 0, failed: 0 }
  if (existsSync(report)) counts = readReport(JSON.parse(readFileSync(report, 'utf8')))
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) counts.failed = 1
  results.push({ name, ...counts })
}

const vitest = (name, project, env) =>
  suite(
    name,
    (counts) => counts,
    'vitest',
    ['run', '--project', project, '--reporter=dot', '--reporter=./scripts/counting-reporter.mjs'],
    (report) => ({ ...env, COUNTS: report }),
  )
const fromPlaywright = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
})

console.log('Generating ...')
if ((await generate()) !== 0) process.exit(1)

const postgres = await startPostgres()
const built = ensureBuilt()

/** What needs the built app. */
const onceBuilt = (check) => async () => {
  await built
  await check()
}

/** The longest first, so that the two lanes end together. */
const checks = [
  onceBuilt(
    suite('end to end', fromPlaywright, 'playwright', ['test', '--reporter=line,json'], (report) => ({
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TEST_DATABASE_URL: postgres.url,
    })),
  ),
  check('lockfile', node, ['scripts/check-lockfile.ts']),
  check('types', node, ['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json']),
  check('lint', 'oxlint', ['--type-aware', '--max-warnings', '0']),
  check('format', 'oxfmt', ['--check']),
  check('boundaries', 'depcruise', ['src', 'server', '--config', '.dependency-cruiser.cjs']),
  check('dead code', 'knip', []),
  vitest('unit', 'unit'),
  vitest('stories', 'stories'),
  vitest('views', 'views'),
  onceBuilt(vitest('server on PostgreSQL', 'server', { TEST_DATABASE_URL: postgres.url })),
  onceBuilt(vitest('server on the embedded database', isLong ? 'server' : 'embedded', { TEST_DATABASE_URL: '' })),
  vitest('durability', 'durability'),
]

const lane = async () => {
  for (let next = checks.shift(); next !== undefined; next = checks.shift()) await next()
}
await Promise.all([lane(), lane()])

await postgres.stop()

for (const { name, passed, failed } of results)
  console.log(`${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${name}`)
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 ? 0 : 1)
