// `npm run check`: the quick checks, after an edit. What is linted is what has changed since it was last found clean, and
// what did not change is read from caches; `npm test` begins with none of them, and runs every test.

import { changedSince, note } from './changed.ts'
import { said } from './said.ts'

type Check = readonly [name: string, tool: string, ...args: string[]]

const LINTED = ['*.ts', '.storybook/**/*.{ts,tsx}', '{src,server,scripts,tests}/**/*.{ts,tsx,mjs,mts}']
/** What other files may be judged otherwise by: all of them are linted again. */
const RULES = ['.oxlintrc.json', 'tsconfig.json', 'package-lock.json']
/** More than these are linted sooner all at once. */
const FEW = 300

const lint = (): Check => {
  const { changed } = changedSince('lint', LINTED)
  const isAnew = changed.length > FEW || changedSince('lint rules', RULES).changed.length > 0
  return ['lint', 'oxlint', '--type-aware', '--max-warnings', '0', ...(isAnew ? [] : ['--', ...changed])]
}

const run = async ([name, tool, ...args]: Check): Promise<boolean> => {
  const { code, output } = await said(tool, args)
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}\n`)
  if (code !== 0) process.stdout.write(output)
  return code === 0
}

if (!(await run(['generate', 'node', 'scripts/generate.ts']))) process.exit(1)

const linted = lint()
const isNothingToLint = linted.at(-1) === '--'
/** The longest first, for two lanes. */
const checks: Check[] = [
  ['types', 'node', 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json'],
  ...(isNothingToLint ? [] : [linted]),
  [
    'boundaries',
    'depcruise',
    'src',
    'server',
    '--config',
    '.dependency-cruiser.cjs',
    '--cache',
    '--cache-strategy',
    'content',
  ],
  ['dead code', 'knip', '--cache'],
  ['format', 'oxfmt', '--check'],
  ['lockfile', 'node', 'scripts/check-lockfile.ts'],
]
const failed: string[] = []
const lane = async () => {
  for (let next = checks.shift(); next !== undefined; next = checks.shift()) {
    if (!(await run(next))) failed.push(next[0])
  }
}
await Promise.all([lane(), lane()])
if (!failed.includes('lint')) {
  note('lint', LINTED)
  note('lint rules', RULES)
}
process.exit(failed.length === 0 ? 0 : 1)
