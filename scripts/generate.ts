// Everything that is generated from sources of ours: styles, dictionaries' types, GraphQL types and schema. What neither
// its sources nor what came of them has changed for is left as it is. The parts read nothing of each other's.
import { writeFileSync } from 'node:fs'

import { changedSince, note } from './changed.ts'
import { said } from './said.ts'

type Part = Readonly<{
  name: string
  /** What it reads and what it writes. */
  files: readonly string[]
  before?: () => void
  steps: readonly (readonly [tool: string, ...args: string[]])[]
}>

const TYPES_OF_WORDS = 'src/i18n/i18n-types.ts'
/**
 * The generator of dictionaries' types reads dictionaries that are written with the types that it makes. With nothing in
 * them it takes 4 seconds; with what it made before it checks each text against it, and takes 70.
 */
const makeTypesBare = () => writeFileSync(TYPES_OF_WORDS, "export type { BaseTranslation } from 'typesafe-i18n'\n")

const PARTS: readonly Part[] = [
  {
    name: 'styles',
    files: ['panda.config.ts', 'src/views/theme/**/*.ts', 'styled-system/**/*', 'package-lock.json'],
    steps: [['panda', 'codegen', '--silent']],
  },
  {
    name: 'words',
    files: ['.typesafe-i18n.json', 'scripts/emit-words.ts', 'src/i18n/**/*.ts', 'package-lock.json'],
    before: makeTypesBare,
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

/** A step that fails ends it all, with what it said. */
const take = async ([tool, ...args]: Part['steps'][number]): Promise<void> => {
  const { code, output } = await said(tool, args)
  if (code === 0) return
  process.stderr.write(`${tool} ${args.join(' ')} failed\n${output}`)
  process.exit(code)
}

const make = async ({ name, files, before, steps }: Part): Promise<void> => {
  const { changed, isAnyGone } = changedSince(name, files)
  if (changed.length === 0 && !isAnyGone) return
  before?.()
  for (const step of steps) await take(step)
  note(name, files)
}

await Promise.all(PARTS.map(make))
