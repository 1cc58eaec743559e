// `npm test`: installs what the checks need, runs every check, and closes with one line that counts them all.
// Two lanes take from one list; a check that fails does not stop the others. On the embedded database runs what differs
// there, and what is tried at random is the same each time. What failed beside others is tried again alone: see `again`.
// `npm run test:long` runs the same with nothing left out: everything on both databases, a hundred kills, every look,
// every generated call, and other random cases; and it shows that the short run finds twenty seeded faults.
// `-- --only stories --only views` runs of either those whose name has one of them: what takes hours is gone through in
// pieces.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'

import { checksOf, countsAgain, failedFiles, runCheck, WHOLE_CHROMIUM } from './checks.mjs'
import { hasPostgres, startPostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, generate, projectNode, root } from './setup.mjs'
import { ensureSystemPackages } from './system-packages.mjs'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const { values: wanted } = parseArgs({
  options: { long: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [''] } },
})
const isLong = wanted.long
if (isLong) process.env.LONG = '1'

const chromium = {
  package: 'chromium',
  or: 'CHROME_PATH to a Chromium that you have',
  isThere: () => existsSync(process.env.CHROME_PATH ?? WHOLE_CHROMIUM),
}
// The one waits for the network while the other computes.
await Promise.all([
  ensureSystemPackages([
    {
      package: 'chromium-headless-shell',
      isThere: () => existsSync(process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell'),
      instead: chromium,
    },
    ...(isLong ? [chromium] : []),
    {
      package: 'postgresql',
      or: 'TEST_DATABASE_URL to a PostgreSQL on which databases may be made',
      isThere: () => Boolean(process.env.TEST_DATABASE_URL) || hasPostgres(),
    },
  ]),
  ensureInstalled(),
])

const node = projectNode()
const reports = join(root, 'test-results', 'checks')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const results = []

/** What went wrong in a test, in few enough lines that all that failed is seen at once. */
const indented = (why) =>
  stripVTControlCharacters(why.join('\n'))
    .split('\n')
    .slice(0, 25)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n')

/** Runs a check to its end, and says at once how it went. */
const take = async (check) => {
  if (check.isOnBuilt) await built
  const started = Date.now()
  const report = join(reports, `${check.name}.json`)
  const { passed, failed, failures, output } = await runCheck(check, { folder: root, report })
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${((Date.now() - started) / 1000).toFixed(0)} s)`)
  for (const { title, why } of failures) console.log(`  FAILED ${title}\n${indented(why)}`)
  if (failures.length === 0 && failed > 0) console.log(output)
  results.push({ check, name: check.name, passed, failed, failures })
}

/** More than a few of a suite that fail have one cause, and it is not that the machine was busy. */
const FEW = 6

/** Tries what failed of a suite once more, with nothing beside it, and says which of it passes then. */
const again = async (result) => {
  const only = failedFiles(result.check, result)
  if (only === null) return
  const report = join(reports, `${result.name} again.json`)
  const { passedAlone, ...counts } = countsAgain(result, await runCheck(result.check, { folder: root, report, only }))
  Object.assign(result, counts)
  for (const title of passedAlone) console.log(`PASSED ALONE, after it had failed: ${result.name}: ${title}`)
}

console.log('Generating ...')
if ((await generate()) !== 0) process.exit(1)

if (!hasPostgres())
  console.log('Without a PostgreSQL server of this machine none is killed: what one keeps is not tried.')
const postgres = await startPostgres()

const all = checksOf({ node, databaseUrl: postgres.url, isLong })
const checks = all.filter(({ name }) => wanted.only.some((part) => name.includes(part)))
if (checks.length === 0)
  console.log(`No check has ${wanted.only.join(' or ')} in its name: ${all.map(({ name }) => name).join(', ')}`)
const built = checks.some(({ isOnBuilt = false }) => isOnBuilt) ? ensureBuilt() : undefined
const underWay = new Set()
/** Two runs of Playwright share a folder, and each takes all that the machine has: one waits for the other. */
const isFree = ({ command }) => command !== 'playwright' || ![...underWay].some((one) => one.command === command)
const lane = async () => {
  for (let at = checks.findIndex(isFree); at !== -1; at = checks.findIndex(isFree)) {
    const [check] = checks.splice(at, 1)
    underWay.add(check)
    await take(check)
    underWay.delete(check)
  }
}
await Promise.all([lane(), lane()])

const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
for (const result of results) if (result.failed <= FEW) await again(result)

await postgres.stop()

for (const { name, failures = [] } of results) for (const { title } of failures) console.log(`FAILED ${name}: ${title}`)
for (const { name, passed, failed } of results)
  console.log(`${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${name}`)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 && results.length > 0 ? 0 : 1)
