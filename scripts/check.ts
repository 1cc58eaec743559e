// `npm run check`: the quick checks, before a commit. `npm test` runs these and every test.
import { spawnSync } from 'node:child_process'

const CHECKS: readonly (readonly [name: string, tool: string, ...args: string[]])[] = [
  ['generate', 'node', 'scripts/generate.ts'],
  ['lockfile', 'node', 'scripts/check-lockfile.ts'],
  ['types', 'node', 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json'],
  ['lint', 'oxlint', '--type-aware', '--max-warnings', '0'],
  ['format', 'oxfmt', '--check'],
  ['boundaries', 'depcruise', 'src', 'server', '--config', '.dependency-cruiser.cjs'],
  ['dead code', 'knip'],
]

const failed = CHECKS.filter(([name, tool, ...args]) => {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', shell: process.platform === 'win32' })
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}\n`)
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`)
  return status !== 0
})
process.exit(failed.length === 0 ? 0 : 1)
