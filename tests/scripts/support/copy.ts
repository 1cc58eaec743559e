import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What a repository has that new things stand in. */
const SOURCES = ['src', 'server', 'tests', 'scripts', 'docs', 'public', '.storybook', 'ARCHITECTURE.md', 'README.md']

/** A copy of all that is written, with the packages of this one: whatever runs here runs there. */
export const copyRepository = (root: string): void => {
  for (const source of SOURCES) cpSync(source, join(root, source), { recursive: true })
  for (const file of globSync(['*.{json,ts,cjs}', '.oxlintrc.json', '.oxfmtrc.json', '.typesafe-i18n.json'])) {
    if (existsSync(file)) cpSync(file, join(root, file))
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
}

/** Runs a tool there; gives what went wrong, or nothing. */
export const failureOf = (root: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? '' : `${args.join(' ')}: ${status}\n${stdout}${stderr}`.slice(-3000)
}
