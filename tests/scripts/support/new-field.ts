import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines that are put behind one that is there once. */
type Insertion = Readonly<{ behind: string; lines: readonly string[] }>

const wordsOf = (label: string, help: string): readonly Insertion[] => [
  { behind: '  fields: {', lines: [`    badgeNumber: '${label}',`] },
  { behind: '  help: {', lines: [`    badgeNumber: '${help}',`] },
]

/**
 * The worked example of ARCHITECTURE.md, "Where a new field of a person goes": a badge number, which its person edits,
 * a list of people shows on choice, a file has and a search finds. By each file that is written by hand.
 */
export const NEW_FIELD: Readonly<Record<string, readonly Insertion[]>> = {
  'src/domain/person-fields.ts': [
    {
      behind: 'export const PERSON_FIELDS = describePerson({',
      lines: [
        '  badgeNumber: {',
        "    kind: 'number',",
        "    part: 'numbers',",
        "    asked: ['profile'],",
        "    listed: { as: 'badgeNumber', shown: 'onChoice' },",
        "    found: 'byItself',",
        '  },',
      ],
    },
  ],
  'server/platform/db/tables/accounts.table.ts': [
    { behind: "    agencyNumber: text('agency_number'),", lines: ["    badgeNumber: text('badge_number'),"] },
  ],
  'server/i18n/cells/en.ts': [{ behind: 'export const en = {', lines: ["  badgeNumber: 'Badge number',"] }],
  'server/i18n/cells/tr.ts': [
    { behind: 'export const tr: CellWords = {', lines: ["  badgeNumber: 'Sicil numarası',"] },
  ],
  'server/i18n/cells/ar.ts': [{ behind: 'export const ar: CellWords = {', lines: ["  badgeNumber: 'رقم الشارة',"] }],
  'src/i18n/en/personal/index.ts': wordsOf('Badge number', 'As it stands on your badge.'),
  'src/i18n/tr/personal/index.ts': wordsOf('Sicil numarası', 'Sicil kartınızdaki gibi.'),
  'src/i18n/ar/personal/index.ts': wordsOf('رقم الشارة', 'كما هو على شارتك.'),
}

/** A file with the lines in it. Throws where the place of one is not there, or is there twice. */
export const withLines = (source: string, insertions: readonly Insertion[]): string =>
  insertions.reduce((text, { behind, lines }) => {
    const parts = text.split(`${behind}\n`)
    const [before, after] = parts
    if (parts.length !== 2 || before === undefined || after === undefined) throw new Error(`no one place: ${behind}`)
    return `${before}${behind}\n${lines.join('\n')}\n${after}`
  }, source)

/** Writes the example into a repository. */
export const addField = (root: string): void => {
  for (const [file, insertions] of Object.entries(NEW_FIELD)) {
    const path = join(root, file)
    writeFileSync(path, withLines(readFileSync(path, 'utf8'), insertions))
  }
}
