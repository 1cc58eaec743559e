// `npm run test:faults`: plants each of the seeded faults, one at a time, in a copy of the checkout, runs what of `npm test`
// finds it, and says whether it did. Without the fault the same has to pass. `npm run test:faults -- 3 17` plants these
// alone, by their numbers.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { checksOf, runCheck, type Check } from '../checks.mjs'
import { startPostgres } from '../postgres.mjs'
import { generate, projectNode, root, run } from '../setup.mjs'
// Says which commit it is, whose sample of the tests is run.
import '../../tests/support/commit.ts'
import { copyCheckout } from './copy.ts'
import { FAULTS, planted, type Fault } from './faults.ts'

/**
 * As `npm test` runs it for a commit with the fault in it, which leaves to the long run, and to other commits, what it has no
 * time for: the copy has no history that says what was changed.
 */
const shortWith = ({ file }: Fault) => ({ LONG: '', CHANGED: file })

const asked = process.argv.slice(2).map(Number)
const chosen = FAULTS.map((fault, at) => ({ fault, number: at + 1 })).filter(
  ({ number }) => asked.length === 0 || asked.includes(number),
)

if ((await generate()) !== 0) process.exit(1)

const node = projectNode()
const folder = mkdtempSync(join(tmpdir(), 'tim-faults-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
copyCheckout(root, folder)
const postgres = await startPostgres()
const checks = new Map(
  checksOf({ node, databaseUrl: postgres.url, isLong: false }).map((check): [string, Check] => [check.name, check]),
)

type Verdict = Readonly<{ failed: number; told: string }>

/** Runs what of a check a fault names, in the copy as it is now. */
const judge = async (fault: Fault): Promise<Verdict> => {
  const { check: name, only = [] } = fault
  const check = checks.get(name)
  if (check === undefined) throw new Error(`npm test has no check ${name}.`)
  if (check.isOnBuilt && (await run(node, ['scripts/build.mjs'], { cwd: folder, stdio: 'ignore' })) !== 0) {
    throw new Error('The app could not be built.')
  }
  const report = join(folder, 'report.json')
  const { failed, failures, output } = await runCheck(check, { folder, report, only, extraEnv: shortWith(fault) })
  // A suite that did not come to its tests has found nothing.
  if (check.counted && failed > 0 && failures.length === 0) throw new Error(output)
  return { failed, told: failures[0]?.title ?? '' }
}

/** What is run without a fault, by what it is. */
const controls = new Map<string, Promise<Verdict>>()
const control = (fault: Fault): Promise<Verdict> => {
  const key = JSON.stringify([fault.check, fault.only, fault.file])
  const known = controls.get(key) ?? judge(fault)
  controls.set(key, known)
  return known
}

/** Whether a fault is found, and by which test. */
const seek = async (fault: Fault): Promise<string> => {
  const path = join(folder, fault.file)
  const source = readFileSync(path, 'utf8')
  const faulty = planted(source, fault)
  const { failed, told } = await control(fault)
  if (failed > 0) throw new Error(`It fails without the fault, too: ${told}`)
  writeFileSync(path, faulty)
  try {
    const verdict = await judge(fault)
    if (verdict.failed === 0) throw new Error('It passes.')
    return verdict.told
  } finally {
    writeFileSync(path, source)
  }
}

let found = 0
for (const { fault, number } of chosen) {
  const began = Date.now()
  const [isFound, told] = await seek(fault).then(
    (by) => [true, by] as const,
    (cause: unknown) => [false, cause instanceof Error ? cause.message : String(cause)] as const,
  )
  if (isFound) found += 1
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  console.log(`${isFound ? 'found  ' : 'SLIPPED'} ${number} ${fault.check}: ${fault.done} (${seconds} s)`)
  if (told !== '') console.log(`          ${told.slice(0, isFound ? 200 : 4000)}`)
}
await postgres.stop()
console.log(`${found} of ${chosen.length} found`)
process.exit(found > 0 && found === chosen.length ? 0 : 1)
