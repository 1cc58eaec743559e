import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, test } from 'vitest'

import { isLong } from '../support/long.ts'
import { copyRepository, failureOf } from './support/copy.ts'
import { addField, NEW_FIELD, withLines } from './support/new-field.ts'

const FILES = Object.keys(NEW_FIELD)

/** What a person does for a new field, in the order of ARCHITECTURE.md. */
const chapter = (): string => {
  const [, told = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('**Where a new field of a person goes.**')
  return told.split('\n**')[0] ?? ''
}

describe('a new field of a person', () => {
  it('is at most nine files that are written by hand', () => {
    expect(FILES.filter((file) => !/^(?:src|server)\//.test(file) || /generated|migrations/.test(file))).toEqual([])
    expect(FILES.length).toBeLessThanOrEqual(9)
  })

  it.each(FILES)('has its place in %s', (file) => {
    const source = readFileSync(file, 'utf8')
    expect(withLines(source, NEW_FIELD[file] ?? []).length).toBeGreaterThan(source.length)
  })

  it('is told of in ten lines, by these files and no other', () => {
    const told = [...chapter().matchAll(/`((?:src|server)\/[^`]+\.ts)`/g)].map(([, file = '']) => file)
    const named = told.flatMap((file) =>
      file.includes('<language>') ? ['en', 'tr', 'ar'].map((language) => file.replace('<language>', language)) : [file],
    )
    expect(named.toSorted()).toEqual(FILES.toSorted())
    expect(chapter().trim().split('\n').length).toBeLessThanOrEqual(10)
  })
})

type Report = Readonly<{
  testResults: readonly { assertionResults: readonly { fullName: string; status: string }[] }[]
}>

/** Three minutes of two processors. */
test.runIf(isLong)(
  'once it is written it is shown, edited, searched, listed and exported',
  () => {
    const root = mkdtempSync(join(tmpdir(), 'new-field-'))
    try {
      copyRepository(root)
      addField(root)
      const run = (...args: string[]) => expect(failureOf(root, ...args)).toBe('')
      run('node', 'scripts/generate.ts')
      run('drizzle-kit', 'generate', '--name', 'badge_number')
      run('tsc', '--noEmit', '-p', '.')
      run('oxlint', '--type-aware', '--max-warnings', '0', 'src/domain', 'src/views/form', 'server/platform/db')
      run('oxfmt', '--check', ...FILES)
      // One after the other: each has as many at once as suit it, and one run has one number for all.
      const resultsOf = (project: string, ...files: string[]) => {
        run(
          'vitest',
          'run',
          '--reporter=default',
          '--reporter=json',
          '--outputFile=report.json',
          `--project=${project}`,
          ...files,
        )
        return (JSON.parse(readFileSync(join(root, 'report.json'), 'utf8')) as Report).testResults
      }
      const results = [
        ...resultsOf('server', 'profiles/person-fields', 'http/saved'),
        ...resultsOf('views', 'form/refusals'),
      ]
      const passed = results
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ fullName, status }) => status === 'passed' && fullName.includes('badgeNumber'))
      expect(passed.map(({ fullName }) => fullName).toSorted()).toEqual([
        'badgeNumber in a list of people stands in its file, under its name',
        'badgeNumber in a list of people stands in its rows, where nothing is known too',
        'badgeNumber of a person is saved, read back, and in the download of one’s own data',
        'pages/profile/details/fields.ts says at its field what the server refuses of badgeNumber, in sight, with the focus',
        'people are found by their badgeNumber',
      ])
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  },
  3_600_000,
)
