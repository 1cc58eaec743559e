/** `npm run new:list -- users …`, `new:form -- tow-yards`, `new:machine`: every part of a new thing, in a state that passes. */
import { spawnSync } from 'node:child_process'
import { argv, cwd, exit } from 'node:process'

import { newForm } from './form.ts'
import { LIST_USAGE, readListPlan } from './list-options.ts'
import { listOf } from './list-plan.ts'
import { newList } from './list.ts'
import { newMachine } from './machine.ts'
import { make, namesOf, type Names, type Part } from './parts.ts'
import { readTables } from './tables.ts'

type Kind = Readonly<{
  usage: string
  parts: (names: Names, options: readonly string[]) => readonly Part[] | Promise<readonly Part[]>
}>

const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['form', { usage: 'npm run new:form -- tow-yards', parts: newForm }],
  ['machine', { usage: 'npm run new:machine -- tow-yards', parts: newMachine }],
  [
    'list',
    {
      usage: LIST_USAGE,
      parts: async (names, options) => newList(listOf(names, readListPlan(options, await readTables()))),
    },
  ],
])

const refuse = (why: string): never => {
  console.error(why)
  return exit(1)
}

const [, , kind = '', name = '', ...options] = argv
const { usage, parts } = KINDS.get(kind) ?? refuse(`There is no new:${kind}: ${[...KINDS.keys()].join(', ')}.`)
const names = namesOf(name) ?? refuse(`A name in kebab-case is needed:\n${usage}`)

try {
  const files = make(cwd(), await parts(names, options))
  for (const [tool, ...args] of [
    ['npm', 'run', 'gen'],
    ['npx', 'oxfmt', ...files.filter((file) => /\.tsx?$/.test(file))],
    // The table of all charts has the new one, too.
    ['node', 'scripts/charts.ts', '--table'],
  ]) {
    const { status, stderr } = spawnSync(tool ?? '', args, { encoding: 'utf8', shell: process.platform === 'win32' })
    if (status !== 0) refuse(`${tool} ${args.join(' ')} failed\n${stderr}`)
  }
  console.log(files.join('\n'))
} catch (cause) {
  refuse(cause instanceof Error ? cause.message : String(cause))
}
