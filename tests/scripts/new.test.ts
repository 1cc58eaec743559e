import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'

import { newForm } from '../../scripts/new/form.ts'
import { readListPlan } from '../../scripts/new/list-options.ts'
import { listOf } from '../../scripts/new/list-plan.ts'
import { askingOf, doingOf, notedOf } from '../../scripts/new/list-words.ts'
import { newList } from '../../scripts/new/list.ts'
import { newMachine } from '../../scripts/new/machine.ts'
import { isFile, make, namesOf, written, type Names, type Part, type WordTree } from '../../scripts/new/parts.ts'
import { readTables } from '../../scripts/new/tables.ts'
import { isLong } from '../support/long.ts'

const names = (kebab: string): Names => {
  const known = namesOf(kebab)
  if (!known) throw new Error(`${kebab} is no name`)
  return known
}

/** What a repository has that new things stand in. */
const SOURCES = ['src', 'server', 'tests', 'scripts', 'docs', 'public', '.storybook', 'ARCHITECTURE.md', 'README.md']

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-things-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Files that new things have their lines in. */
const SHARED = ['src/devtools/charts.stories.tsx', 'ARCHITECTURE.md']

const copyShared = () => {
  for (const file of SHARED) cpSync(file, join(root, file))
}

describe('a name', () => {
  it('is in kebab-case', () => {
    expect(namesOf('tow-yards')).toEqual({
      kebab: 'tow-yards',
      camel: 'towYards',
      pascal: 'TowYards',
      constant: 'TOW_YARDS',
      title: 'Tow yards',
    })
    expect(['TowYards', 'tow_yards', '', '-tow', 'tow--yards', '../tow'].map(namesOf)).toEqual(Array(6).fill(null))
  })
})

describe.each([
  ['machine', newMachine],
  ['form', newForm],
])('a new %s', (_kind, partsOf) => {
  it('has its chart, page, stories, tests, words in three languages, and its places in what is shared', () => {
    copyShared()
    const files = make(root, partsOf(names('tow-yards')))
    const has = (pattern: string) => globSync(pattern, { cwd: root }).length
    expect([
      has('src/machines/tow-yards/*.machine.ts'),
      has('src/views/pages/tow-yards/*.view.tsx'),
      has('src/views/pages/tow-yards/*.stories.tsx'),
      has('src/i18n/{en,tr,ar}/towYards/index.ts'),
      has('tests/{domain,machines}/tow-yards.test.ts'),
      has('tests/views/tow-yards/*.test.tsx'),
    ]).toEqual([1, 1, 1, 3, 1, 1])
    const own = files.filter((file) => !SHARED.includes(file))
    expect(own.filter((file) => readFileSync(join(root, file), 'utf8').includes('${'))).toEqual([])
    for (const shared of SHARED) {
      expect(readFileSync(join(root, shared), 'utf8')).toContain('towYards')
    }
  })

  it('takes no place of what is there', () => {
    copyShared()
    make(root, partsOf(names('tow-yards')))
    const before = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
    expect(() => make(root, partsOf(names('tow-yards')))).toThrow('There already: ')
    expect(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')).toBe(before)
  })
})

/** What is asked for where a list of people is wanted, on a page that there is not. */
const ACCOUNTS =
  '--page /admin/accounts --roles admin,owner --table users --columns email,lastSignInAt,createdAt --mark deactivatedAt --acts deactivate,reactivate'.split(
    ' ',
  )

const accountsWith = async (...more: readonly string[]) => readListPlan([...ACCOUNTS, ...more], await readTables())

const accountsList = async (): Promise<readonly Part[]> => newList(listOf(names('accounts'), await accountsWith()))

const sharedOf = (parts: readonly Part[]) => [...new Set(parts.filter((part) => !isFile(part)).map(({ file }) => file))]

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length

/** As many as quality 50 allows. */
const OWN_FILES = 12
const LINES = 1200

describe('a new list with two acts on many rows', () => {
  const makeAccounts = async () => {
    const parts = await accountsList()
    for (const file of sharedOf(parts)) cpSync(file, join(root, file))
    const files = make(root, parts)
    cpSync('.oxfmtrc.json', join(root, '.oxfmtrc.json'))
    const { status } = spawnSync(resolve('node_modules/.bin/oxfmt'), files, { cwd: root })
    expect(status).toBe(0)
    return { files, shared: sharedOf(parts) }
  }

  it('is no more files and lines of its own than a list may cost, words and tests among them', async () => {
    const { files, shared } = await makeAccounts()
    const own = files.filter((file) => !shared.includes(file))
    const lines = own.reduce((sum, file) => sum + linesOf(join(root, file)), 0)
    const places = shared.reduce((sum, file) => sum + linesOf(join(root, file)) - linesOf(file), 0)
    expect(own.length).toBeLessThanOrEqual(OWN_FILES)
    expect(lines + places).toBeLessThanOrEqual(LINES)
    // Each is something: a template that gave nothing would cost nothing.
    expect(own.filter((file) => linesOf(join(root, file)) < 20)).toEqual([])
    expect(own.filter((file) => readFileSync(join(root, file), 'utf8').includes('${undefined'))).toEqual([])
  })

  it('has a line in each shared file that it has a place in, its page among those of the app', async () => {
    const { shared } = await makeAccounts()
    const read = (file: string) => readFileSync(join(root, file), 'utf8')
    expect(shared.filter((file) => read(file) === readFileSync(file, 'utf8'))).toEqual([])
    expect(read('src/domain/route-access.ts')).toContain("'/admin/accounts': [ROLE.admin, ROLE.owner]")
    expect(read('src/app/further-routes.ts')).toContain("'/admin/accounts': {")
  })

  it('is made of the files that ARCHITECTURE names in ten lines for a list, and in ten for an act', async () => {
    const text = readFileSync('ARCHITECTURE.md', 'utf8')
    const stepsOf = (title: string) =>
      (text.split(`**${title}**`)[1] ?? '')
        .split('\n\n')[0]
        ?.split('\n')
        .filter((line) => /^\d+\. /.test(line)) ?? []
    const steps = [stepsOf('A new list'), stepsOf('A new act on many rows')]
    expect(steps.map((lines) => lines.length)).toEqual([10, 10])
    const named = steps
      .flat()
      .flatMap((line) => [...line.matchAll(/`((?:src|server|tests)\/[^`]+\.tsx?)`/g)].map(([, path]) => path ?? ''))
      .flatMap((path) => {
        const ofList = path.replaceAll('<name>', 'accounts')
        return ofList.includes('<language>')
          ? ['en', 'tr', 'ar'].map((one) => ofList.replace('<language>', one))
          : [ofList]
      })
    const made = (await accountsList()).map(({ file }) => file)
    expect([...new Set(named)].toSorted()).toEqual([...new Set(made)].toSorted())
  })

  it.each([
    ['a table that there is', ['--table', 'people'], 'There is no table people'],
    ['columns that the table has', ['--columns', 'shoeSize'], 'shoeSize is not a column of users'],
    ['texts to name a row by', ['--named', 'createdAt'], 'createdAt is not a name of users'],
    ['a mark that can be set and taken away', ['--mark', 'email'], 'email is not a yes or no'],
    ['two acts', ['--acts', 'deactivate'], '--acts takes two words'],
    ['roles that there are', ['--roles', 'boss'], '--roles takes some of'],
    ['a page', ['--page', 'admin/users'], 'admin/users is no page'],
    [
      'a table that has a name for its rows',
      ['--table', 'materials', '--mark', 'isRetired'],
      'Rows of materials have no text',
    ],
    [
      'a table whose rows its tests can make',
      ['--table', 'certificates', '--mark', 'revokedAt', '--columns', ''],
      'it needs studentId',
    ],
  ])('needs %s', async (_what, more, refusal) => {
    await expect(accountsWith(...more)).rejects.toThrow(refusal)
  })

  it('is for the roles of its page, names people by both names, and says where they stand by the mark', async () => {
    const { roles, named, states, isKnownPage } = readListPlan(
      ['--page', '/admin/users', ...ACCOUNTS.slice(ACCOUNTS.indexOf('--table'))],
      await readTables(),
    )
    expect([roles, named.map(({ key }) => key), states, isKnownPage]).toEqual([
      ['admin', 'owner'],
      ['firstName', 'lastName'],
      ['active', 'deactivated'],
      true,
    ])
    const other = await accountsWith('--page', '/admin/accounts', '--roles', 'owner', '--mark', 'welcomed')
    expect([other.isKnownPage, other.roles, other.states]).toEqual([false, ['owner'], ['active', 'welcomed']])
  })
})

/** The repository as it is, with what is made in it, and what is run there. */
const copyRepository = () => {
  for (const source of SOURCES) cpSync(source, join(root, source), { recursive: true })
  for (const file of globSync([
    '*.{json,ts,cjs}',
    '.dependency-cruiser.cjs',
    '.gitignore',
    '.oxlintrc.json',
    '.oxfmtrc.json',
    '.typesafe-i18n.json',
  ])) {
    if (existsSync(file)) cpSync(file, join(root, file))
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const told = (command: string) => {
    const { status, stdout, stderr } = spawnSync('npx', command.split(' '), { cwd: root, encoding: 'utf8' })
    return { status, said: `${stdout}${stderr}` }
  }
  /** What the first of these says that fails, which ends it. */
  const complaintOf = (...commands: readonly string[]): string | null => {
    for (const command of commands) {
      const { status, said } = told(command)
      if (status !== 0) return `${command}: ${said.slice(-3000)}`
    }
    return null
  }
  return { complaintOf, told }
}

/** Tests of the server that know every list, or every call. */
const EVERY_CALL = [
  'role-matrix',
  'relation-matrix',
  'query-budget',
  'manual',
  'wire',
  'lists',
  'listing',
  'first-asks',
]

/** Some minutes of two processors. */
describe.runIf(isLong)('what is made', { timeout: 3_600_000 }, () => {
  test('of a machine and of a form passes types, lint, format and its own tests', () => {
    const { complaintOf } = copyRepository()
    const pages = 'src/views/pages/tow-yards src/views/pages/lane-report'
    expect(
      complaintOf(
        'node scripts/new/new.ts machine tow-yards',
        'node scripts/new/new.ts form lane-report',
        'tsc --noEmit -p .',
        `oxlint --type-aware --max-warnings 0 src/machines ${pages}`,
        'oxfmt --check src tests',
        'vitest run --project unit --project views tow-yards lane-report',
      ),
    ).toBeNull()
  })

  test('of a list passes every check, its own tests, and those that know every list and every call', () => {
    const { complaintOf } = copyRepository()
    expect(
      complaintOf(
        `node scripts/new/new.ts list accounts ${ACCOUNTS.join(' ')}`,
        'tsc --noEmit -p .',
        'oxlint --type-aware --max-warnings 0 src server tests',
        'oxfmt --check src server tests',
        'depcruise src server --config .dependency-cruiser.cjs',
        'knip',
        'vitest run --project views tests/views/accounts tests/app/guard tests/app/render',
        'vitest run --project unit tests/gateway tests/domain tests/i18n',
        `vitest run --project server tests/server/accounts ${EVERY_CALL.map((file) => `tests/server/http/${file}.test.ts`).join(' ')}`,
      ),
    ).toBeNull()
  })

  test('of a list has another act by the lines of ARCHITECTURE: the compiler names what lacks, and it is done', () => {
    const { complaintOf, told } = copyRepository()
    expect(complaintOf(`node scripts/new/new.ts list accounts ${ACCOUNTS.join(' ')}`)).toBeNull()
    const act = (line: string, file: string, ...under: readonly string[]): Part => ({ file, line, under })
    make(root, [act('    suspend: { isUndoable: true },', 'src/domain/contract/accounts.list.ts', '  acts: {')])
    const known = join(root, 'src/domain/list-act.ts')
    const listed = readFileSync(known, 'utf8')
    writeFileSync(known, listed.replace("accounts: ['deactivate', ", "accounts: ['suspend', 'deactivate', "))
    const { said } = told('tsc --noEmit -p .')
    expect([...new Set([...said.matchAll(/^([\w/.-]+\.tsx?)\(/gm)].map(([, file = '']) => file))].toSorted()).toEqual([
      'server/i18n/acts/ar.ts',
      'server/i18n/acts/en.ts',
      'server/i18n/acts/tr.ts',
      'server/modules/accounts/accounts.acts.ts',
      'src/views/list-acts/act-words.ts',
      'src/views/pages/accounts/accounts.view.tsx',
    ])

    const list = { title: 'Accounts' }
    const texts = (words: WordTree, at: 0 | 1 | 2) => written({ suspend: words }, at, '      ').trimEnd()
    const administrators = "['admin', 'owner', 'instructor and admin']"
    const deeds = join(root, 'src/domain/audit.ts')
    const noted = readFileSync(deeds, 'utf8')
    writeFileSync(deeds, noted.replace('  accounts: [', "  accounts: ['suspend', 'suspendUndone', "))
    make(root, [
      act("    suspend: marking('suspend', true),", 'server/modules/accounts/accounts.acts.ts', 'return actsOf('),
      ...(['en', 'tr', 'ar'] as const).flatMap((language, at) => [
        act("    'accounts.suspend': 'Suspend',", `server/i18n/acts/${language}.ts`, 'acts: {'),
        act(
          texts(doingOf(list, 'suspend'), at as 0 | 1 | 2),
          `src/i18n/${language}/listActs/index.ts`,
          '    accounts: {',
        ),
        act(
          written(notedOf(list, 'suspend'), at as 0 | 1 | 2, '      ').trimEnd(),
          `src/i18n/${language}/auditList/index.ts`,
          'deeds: {',
          'accounts: {',
        ),
        act(
          texts(askingOf(list, 'suspend'), at as 0 | 1 | 2),
          `src/i18n/${language}/accountsList/index.ts`,
          '  acts: {',
        ),
      ]),
      act(
        '    suspend: { icon: CircleSlash, said: accountsList.acts.suspend },',
        'src/views/pages/accounts/accounts.view.tsx',
        'useListActs(',
        'acting,',
        '{',
      ),
      act(
        "    'POST /accounts/acts/suspend': begins({ id: 'accountsSuspend', summary: 'Suspend accounts', does: 'For now.' }),",
        'server/manual/administration.manual.ts',
        'export const administration',
        'calls: {',
      ),
      act(
        `  'POST /api/accounts/acts/suspend': ${administrators},`,
        'tests/server/http/role-matrix.test.ts',
        'const EXPECTED',
      ),
    ])
    expect(
      complaintOf(
        'node scripts/generate.ts',
        'tsc --noEmit -p .',
        'vitest run --project server tests/server/accounts tests/server/http/role-matrix',
      ),
    ).toBeNull()
  })
})
