import { CELLS } from '../../server/i18n/cells.ts'
import { LANGUAGES, type Language } from '../../src/domain/language.ts'
import type { MenuGroupId } from '../../src/domain/menu.ts'
import type { RoleName } from '../../src/domain/role.ts'
import type { NewList } from './list-plan.ts'
import { doingOf, notedOf, said, spoken } from './list-words.ts'
import { written, type Part } from './parts.ts'

/** The name of an act's call: `users`, `deactivate` → `usersDeactivate`. */
const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Beside which group of the menu somebody finds their pages. */
const GROUP: Readonly<Record<RoleName, MenuGroupId>> = {
  admin: 'admin',
  owner: 'admin',
  master: 'masterTrainer',
  instructor: 'instructor',
  groupCoordinator: 'groupCoordinator',
  student: 'student',
}

const AT = { en: 0, tr: 1, ar: 2 } as const satisfies Record<Language, 0 | 1 | 2>

/** Accounts of the demo, and callers of the role matrix, by their role. */
const PERSON: Readonly<Record<RoleName, string>> = {
  admin: 'admin',
  owner: 'owner',
  master: 'master',
  instructor: 'instructor',
  groupCoordinator: 'coordinator',
  student: 'student',
}

const CALLERS: readonly (readonly [caller: string, roles: readonly RoleName[]])[] = [
  ['student', ['student']],
  ['instructor', ['instructor']],
  ['groupCoordinator', ['groupCoordinator']],
  ['admin', ['admin']],
  ['owner', ['owner']],
  ['master', ['master']],
  ['student and coordinator', ['student', 'groupCoordinator']],
  ['instructor and admin', ['instructor', 'admin']],
]

const ofServer = (list: NewList): readonly Part[] => {
  const { camel, words, kebab, pascal, constant, title, acts } = list
  const modules = 'server/modules/modules.ts'
  const manual = 'server/manual/administration.manual.ts'
  const begun = acts.map(
    (act) => `    'POST /${kebab}/acts/${act}': begins({
      id: '${camel}${upper(act)}',
      summary: '${spoken(act)}: chosen ${title.toLowerCase()}',
      does: 'What it was done with before stays as it is.',
    }),`,
  )
  return [
    { file: modules, line: `import { ${words}Acts } from './${kebab}/${kebab}.acts.ts'`, after: '.routes.ts' },
    { file: modules, line: `import { ${words}Routes } from './${kebab}/${kebab}.routes.ts'`, after: '.acts.ts' },
    { file: modules, line: `  ${words}Acts(platform),`, under: ['const everyAct = '] },
    { file: modules, line: `  ${words}Routes(platform),`, under: ['export const apiModules = '] },
    {
      file: manual,
      line: `import { ${constant}_LIST } from '../../src/domain/contract/${kebab}.list.ts'`,
      after: "from '../../src/domain/contract/",
    },
    {
      file: manual,
      line: [
        `    ...listed(${constant}_LIST, {`,
        `      rows: '${pascal}',`,
        `      summary: '${title}',`,
        `      does: 'A page of them.',`,
        `      file: '${title.toLowerCase()}',`,
        '    }),',
        ...begun,
      ].join('\n'),
      under: ['export const administration', 'calls: {'],
    },
    ...LANGUAGES.map((language): Part => ({
      file: `server/i18n/acts/${language}.ts`,
      line: acts.map((act) => `    '${camel}.${act}': '${said(act)[language]}',`).join('\n'),
      under: ['acts: {'],
    })),
    {
      file: 'server/http/first-asks.ts',
      line: `import { ${constant}_LIST } from '../../src/domain/contract/${kebab}.list.ts'`,
      after: "from '../../src/domain/contract/",
    },
    { file: 'server/http/first-asks.ts', line: `  '${list.page}': [rows(${constant}_LIST)],`, under: ['const READS'] },
  ]
}

/** Words of the file's columns that no file had before. */
const ofCells = ({ named, columns }: NewList): readonly Part[] =>
  [...named, ...columns]
    .filter(({ key }) => !(key in CELLS.en))
    .flatMap(({ key, kind }) =>
      LANGUAGES.map((language): Part => ({
        file: `server/i18n/cells/${language}.ts`,
        line: `  ${key}: '${said(key)[language]}${kind === 'instant' ? ' ({clock})' : ''}',`,
        under: [`export const ${language}`],
      })),
    )

/** What the log knows of its acts, and calls them. */
const ofLog = (list: NewList): readonly Part[] => {
  const { camel, title, acts } = list
  const deeds = acts.flatMap((act) => [`'${act}'`, `'${act}Undone'`])
  return [
    {
      file: 'src/domain/audit.ts',
      line: `  ${camel}: [${deeds.join(', ')}],`,
      under: ['export const AUDIT_DEEDS'],
    },
    ...LANGUAGES.flatMap((language): readonly Part[] => {
      const file = `src/i18n/${language}/auditList/index.ts`
      const called = `    ${camel}: '${title}',`
      const noted = { [camel]: Object.assign({}, ...acts.map((act) => notedOf(list, act))) }
      return [
        { file, line: called, under: ['kinds: {'] },
        { file, line: called, under: ['areas: {'] },
        { file, line: written(noted, AT[language], '    ').trimEnd(), under: ['deeds: {'] },
      ]
    }),
  ]
}

/** A page that stands in no menu is found by its name. */
const ofFinder = ({ camel, title, page, roles }: NewList): readonly Part[] => [
  {
    file: 'src/domain/further-places.ts',
    line: `  {
    id: '${camel}',
    url: '${page}',
    icon: 'files',
    group: '${GROUP[roles[0] ?? 'admin']}',
    auth: [${roles.map((role) => `ROLE.${role}`).join(', ')}],
  },`,
    under: ['export const FURTHER_PLACES'],
  },
  {
    file: 'src/views/shell/toolbar/search-places.ts',
    line: `    ${camel}: further.${camel}(),`,
    under: ['const { further }', '  return {'],
  },
  ...LANGUAGES.flatMap((language): readonly Part[] => {
    const file = `src/i18n/${language}/toolbar/index.ts`
    return [
      { file, line: `      ${camel}: '${title}',`, under: ['    further: {'] },
      { file, line: `      ${camel}: '${title.toLowerCase()}',`, under: ['    synonyms: {'] },
    ]
  }),
]

const ofBrowser = (list: NewList): readonly Part[] => {
  const { camel, words, kebab, constant, page, isKnownPage, roles, acts } = list
  const isAdmins = roles.every((role) => role === 'admin' || role === 'owner')
  const [calls, object] = isAdmins
    ? ['src/gateway/calls/admin-lists.calls.ts', 'export const adminListCalls']
    : ['src/gateway/calls/list-acts.calls.ts', 'export const listActCalls']
  const acted = 'src/domain/contract/acted-lists.ts'
  return [
    { file: acted, line: `import { ${constant}_LIST } from './${kebab}.list.ts'`, after: ".list.ts'" },
    { file: acted, line: `  ${camel}: ${constant}_LIST,`, under: ['export const ACTED_LISTS'] },
    {
      file: 'src/domain/list-act.ts',
      line: `  ${camel}: [${acts.map((act) => `'${act}'`).join(', ')}],`,
      under: ['export const LISTED_ACTS'],
    },
    { file: 'src/gateway/topics.ts', line: `  | '${camel}'`, under: ['export type Topic'] },
    {
      file: 'src/gateway/act-topics.ts',
      line: `  ${camel}: ['listActs', '${camel}'],`,
      under: ['export const ACT_TOPICS'],
    },
    {
      file: calls,
      line: `import { ${constant}_LIST } from '../../domain/contract/${kebab}.list.ts'`,
      after: ".list.ts'",
    },
    {
      file: calls,
      line: `  ...listCalls(${constant}_LIST),\n  ...actCalls(${constant}_LIST, ACT_TOPICS.${camel}),`,
      under: [object],
    },
    ...LANGUAGES.map((language): Part => ({
      file: `src/i18n/${language}/listActs/index.ts`,
      line: written(
        { [camel]: Object.fromEntries(acts.map((act) => [act, doingOf(list, act)])) },
        AT[language],
        '    ',
      ).trimEnd(),
      under: [`const ${language}_listActs`, 'acts: {'],
    })),
    {
      file: 'src/app/further-routes.ts',
      line: `  '${page}': {
    load: () => import('./routes/${kebab}.route.tsx'),
    source: 'src/app/routes/${kebab}.route.tsx',
    speaks: ['${words}', 'lists', 'listActs', 'fieldRules'],
    title: (words) => words.${words}.title(),
  },`,
      under: ['export const FURTHER_ROUTES'],
    },
    ...(isKnownPage
      ? []
      : [
          {
            file: 'src/domain/route-access.ts',
            line: `  '${page}': [${roles.map((role) => `ROLE.${role}`).join(', ')}],`,
            under: ['export const ROUTE_ACCESS'],
          },
          ...ofFinder(list),
        ]),
  ]
}

const ofTests = ({ camel, kebab, page, roles, acts }: NewList): readonly Part[] => {
  const matrix = 'tests/server/http/role-matrix.test.ts'
  const [first = 'admin'] = roles
  const person = PERSON[first]
  const callers = CALLERS.filter(([, held]) => held.some((role) => roles.includes(role))).map(
    ([caller]) => `'${caller}'`,
  )
  const may = `[${callers.join(', ')}]`
  return [
    {
      file: matrix,
      line: [
        `  'GET /api/${kebab}': ${may},`,
        `  'GET /api/${kebab}/export': ${may},`,
        `  'GET /api/${kebab}/export/{exported}': everyone,`,
        ...acts.map((act) => `  'POST /api/${kebab}/acts/${act}': ${may},`),
      ].join('\n'),
      under: ['const EXPECTED'],
    },
    { file: 'tests/gateway/calls.ts', line: `  ${camel}: true,`, under: ['const TOPICS'] },
    {
      file: 'tests/server/http/known-operations.ts',
      line: `  'GET /api/${kebab}/export/{exported}': known(addressed, () => '/api/${kebab}/export/x'),`,
      under: ['const KNOWN'],
    },
    {
      file: 'tests/server/http/query-budget.test.ts',
      line: `  ['${person}', '/api/${kebab}'],`,
      under: ['const SCREENS'],
    },
    {
      file: 'tests/e2e/support/list-screens.ts',
      line: `  ${camel}: [{ person: '${person}', path: '${page}' }],`,
      under: ['const screensOf'],
    },
    {
      file: 'tests/e2e/support/pages.ts',
      line: `  '${page}': as('${person}', '${page}'),`,
      under: ['export const PAGES'],
    },
  ]
}

/** Its places in what is shared. */
export const newListLines = (list: NewList): readonly Part[] => [
  ...ofServer(list),
  ...ofCells(list),
  ...ofLog(list),
  ...ofBrowser(list),
  ...ofTests(list),
]
