// Everything that is generated from sources of ours: styles, dictionaries' types, GraphQL types and schema.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'

const STEPS: readonly (readonly [tool: string, ...args: string[]])[] = [
  ['panda', 'codegen', '--silent'],
  ['typesafe-i18n', '--no-watch'],
  ['graphql-codegen', '--silent'],
  ['node', 'scripts/emit-schema.ts'],
]

/** The generator of dictionaries' types reads dictionaries that are written with the types that it makes. */
const TYPES_OF_WORDS = 'src/i18n/i18n-types.ts'
if (!existsSync(TYPES_OF_WORDS)) {
  writeFileSync(TYPES_OF_WORDS, "export type { BaseTranslation } from 'typesafe-i18n'\n")
}

for (const [tool, ...args] of STEPS) {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) {
    process.stderr.write(`${tool} ${args.join(' ')} failed\n${stdout}${stderr}`)
    process.exit(status ?? 1)
  }
}
