// Everything that is generated from sources of ours: styles, dictionaries' types, GraphQL types and schema. What neither
// its sources nor what came of them has changed for is left as it is.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'

import { changedSince, note } from './changed.ts'

type Part = Readonly<{
  name: string
  /** What it reads and what it writes. */
  files: readonly string[]
  steps: readonly (readonly [tool: string, ...args: string[]])[]
}>

const PARTS: readonly Part[] = [
  {
    name: 'styles',
    files: ['panda.config.ts', 'src/views/theme/**/*.ts', 'styled-system/**/*', 'package-lock.json'],
    steps: [['panda', 'codegen', '--silent']],
  },
  {
    name: 'words',
    files: ['.typesafe-i18n.json', 'scripts/emit-words.ts', 'src/i18n/**/*.ts', 'package-lock.json'],
    steps: [
      ['node', 'scripts/emit-words.ts'],
      ['typesafe-i18n', '--no-watch'],
    ],
  },
  {
    name: 'pictures',
    files: [
      'scripts/emit-pictures.ts',
      'scripts/pictures/*.ts',
      'src/views/theme/picture-palette.data.ts',
      'src/views/illustrations/generated/*.svg',
    ],
    steps: [['node', 'scripts/emit-pictures.ts']],
  },
  {
    name: 'wire',
    files: ['codegen.ts', 'scripts/emit-*.ts', 'src/domain/**/*.ts', 'src/gateway/**/*', 'package-lock.json'],
    steps: [
      ['node', 'scripts/emit-wire.ts'],
      ['graphql-codegen', '--silent'],
      ['node', 'scripts/emit-schema.ts'],
    ],
  },
  {
    name: 'choices',
    files: ['scripts/emit-choices.ts', 'src/machines/**/*.ts', 'src/domain/**/*.ts', 'src/flight/generated/*.json'],
    steps: [['node', 'scripts/emit-choices.ts']],
  },
]

/** The generator of dictionaries' types reads dictionaries that are written with the types that it makes. */
const TYPES_OF_WORDS = 'src/i18n/i18n-types.ts'
if (!existsSync(TYPES_OF_WORDS)) {
  writeFileSync(TYPES_OF_WORDS, "export type { BaseTranslation } from 'typesafe-i18n'\n")
}

for (const { name, files, steps } of PARTS) {
  const { changed, isAnyGone } = changedSince(name, files)
  if (changed.length === 0 && !isAnyGone) continue
  for (const [tool, ...args] of steps) {
    const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', shell: process.platform === 'win32' })
    if (status !== 0) {
      process.stderr.write(`${tool} ${args.join(' ')} failed\n${stdout}${stderr}`)
      process.exit(status ?? 1)
    }
  }
  note(name, files)
}
