import type { NewList } from './list-plan.ts'
import { said, spoken } from './list-words.ts'
import type { Part } from './parts.ts'
import type { TableColumn } from './tables.ts'

const NAMES = [
  ['Bora', 'Demir'],
  ['Grace', 'Tanaka'],
  ['هناء', 'صالح'],
] as const

/** What a column of a story's row says. */
const exampleOf = ({ key, kind, values }: TableColumn, at: number): string => {
  if (kind === 'figure') return String(12 * (at + 1))
  if (kind === 'instant') return `'2026-04-0${at + 1}T09:30:00.000Z'`
  if (values.length > 0) return `'${values[at % values.length]}'`
  return /email/i.test(key)
    ? `'${NAMES[at]?.[0] === 'هناء' ? 'hana' : NAMES[at]?.[0]?.toLowerCase()}@example.org'`
    : `'${spoken(key)} ${at + 1}'`
}

const nameOf = (named: readonly TableColumn[], at: number): readonly string[] => {
  const [first, last] = NAMES[at] ?? NAMES[0]
  return named.length === 1 ? [`${first} ${last}`] : named.map((_, place) => [first, last][place] ?? `${at + 1}`)
}

const rowOf = ({ named, columns, states, pascal }: NewList, at: number, isMarked: boolean): string => {
  const name = nameOf(named, at)
  const fields = [
    `id: ${at + 1}`,
    ...named.map(({ key }, place) => `${key}: '${name[place]}'`),
    ...columns.map((column) => `${column.key}: ${exampleOf(column, at)}`),
    `state: '${states[isMarked ? 1 : 0]}'`,
  ]
  return `const ROW_${at + 1}: ${pascal}Row = { ${fields.join(', ')} }\n`
}

const stories = (list: NewList): Part => {
  const {
    camel,
    words,
    kebab,
    pascal,
    constant,
    title,
    acts: [sets],
  } = list
  const first = nameOf(list.named, 0).join(' ')
  return {
    file: `src/views/pages/${kebab}/${kebab}.stories.tsx`,
    text: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { ${constant}_LIST, type ${pascal}Row } from '../../../domain/contract/${kebab}.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actDeedThat, actingThat, storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ${pascal}Page } from './${kebab}.view.tsx'

type Asked = { query: ListAsked }
type Acted = { subject: ActOnRows<PlainActOf<typeof ${constant}_LIST>> }

${rowOf(list, 0, false)}${rowOf(list, 1, true)}${rowOf(list, 2, false)}
const WHOLE = wholeList(${constant}_LIST)
const DONE = answers<ListAct, Acted>(storyAct({ list: '${camel}', act: '${sets}', total: 1, done: 1 }))
const Shown = withFresh(${pascal}Page, 'list', 'deed', 'acting')

const meta: Meta<typeof Shown> = {
  title: 'Pages/${title}',
  component: Shown,
  ...stage('${words}', 'lists', 'listActs', 'fieldRules'),
  args: {
    asked: WHOLE,
    list: () => listThat(${constant}_LIST, rowsOf([ROW_1, ROW_2, ROW_3])),
    deed: () => actDeedThat(${constant}_LIST, DONE),
    acting: () => actingThat(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const ask: Story['play'] = async () => {
  await chooseAct('${first}', '${spoken(sets)}')
  await screen.findByRole('alertdialog')
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const Empty: Story = { args: { list: () => listThat(${constant}_LIST, rowsOf<${pascal}Row>([])) } }
export const NothingFound: Story = {
  args: { asked: { ...WHOLE, search: 'nobody' }, list: () => listThat(${constant}_LIST, rowsOf<${pascal}Row>([])) },
}
export const Loading: Story = {
  args: { list: () => listThat(${constant}_LIST, waits<ListRead<${pascal}Row>, Asked>()) },
}
export const Failed: Story = {
  args: { list: () => listThat(${constant}_LIST, fails<ListRead<${pascal}Row>, Asked>({ kind: 'offline' })) },
}
export const Asking: Story = { play: ask }
export const NotDone: Story = {
  args: { deed: () => actDeedThat(${constant}_LIST, fails<ListAct, Acted>({ kind: 'offline' })) },
  play: async (story) => {
    await ask(story)
    await userEvent.click(screen.getByRole('button', { name: '${spoken(sets)}' }))
    await screen.findByRole('alert')
  },
}
`,
  }
}

const viewTest = (list: NewList): Part => {
  const {
    camel,
    words,
    kebab,
    pascal,
    constant,
    title,
    columns,
    states,
    acts: [sets, clears],
  } = list
  const first = nameOf(list.named, 0).join(' ')
  const second = nameOf(list.named, 1).join(' ')
  const headers = ['name', ...columns.map(({ key }) => key), 'state'].map((key) => `'${said(key).en}'`)
  return {
    file: `tests/views/${kebab}/${kebab}.test.tsx`,
    text: `import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { ActOnRows, PlainActOf } from '../../../src/domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { ${constant}_LIST, type ${pascal}Row } from '../../../src/domain/contract/${kebab}.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { wholeList, type ListAsked } from '../../../src/domain/list.ts'
import type { ListRead } from '../../../src/machines/list/list.machine.ts'
import { actDeedThat, actingThat, storyAct } from '../../../src/views/list-acts/story-acts.ts'
import { listThat, pageOf, rowsOf } from '../../../src/views/list/story-machines.ts'
import { ${pascal}Page } from '../../../src/views/pages/${kebab}/${kebab}.view.tsx'
import { openActs } from '../support/row-menu.ts'
import { renderSpoken } from '../support/speak.tsx'

// As wide as a desk: there is no screen here.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })))
afterEach(() => void vi.unstubAllGlobals())

${rowOf(list, 0, false)}${rowOf(list, 1, true)}
const ACT = storyAct({ list: '${camel}', act: '${sets}' })

type Acted = ActOnRows<PlainActOf<typeof ${constant}_LIST>>

const open = async (list = listThat(${constant}_LIST, rowsOf([ROW_1, ROW_2]))) => {
  const asked: Acted[] = []
  const begun: ListAct[] = []
  const deed = actDeedThat(
    ${constant}_LIST,
    fromPromise<ListAct, { subject: Acted }>(async ({ input }) => {
      asked.push(input.subject)
      return ACT
    }),
  )
  await renderSpoken(
    <${pascal}Page
      asked={wholeList(${constant}_LIST)}
      list={list}
      deed={deed}
      acting={actingThat({ begun: (act) => begun.push(act) })}
    />,
    ['${words}', 'lists', 'listActs', 'fieldRules'],
  )
  return { asked, begun }
}

const rowNamed = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('each row says what it is and where it stands, and is offered what was not done with it yet', async () => {
  await open()
  const [head, ...rows] = await screen.findAllByRole('row')
  const headers = [...(head?.children ?? [])].slice(1, -1).map(({ textContent }) => textContent)
  expect([headers, rows.length]).toEqual([[${headers.join(', ')}], 2])
  expect((await rowNamed(/${first}/)).getByText('${said(states[0]).en}')).toBeVisible()
  expect((await rowNamed(/${second}/)).getByText('${said(states[1]).en}')).toBeVisible()
  expect((await openActs('${first}')).map(({ textContent }) => textContent)).toEqual(['${spoken(sets)}'])
  await userEvent.keyboard('{Escape}')
  expect((await openActs('${second}')).map(({ textContent }) => textContent)).toEqual(['${spoken(clears)}'])
})

test.each(['${spoken(sets)}', '${spoken(clears)}'])('%s is asked about first, and then looked after', async (name) => {
  const { asked, begun } = await open()
  for (const row of [/${first}/, /${second}/]) await userEvent.click((await rowNamed(row)).getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name }))
  const dialog = await screen.findByRole('alertdialog')
  expect(asked).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name }))
  await waitFor(() => expect(begun).toEqual([ACT]))
  expect(asked.map(({ act, rows }) => [act, rows.selection])).toEqual([
    [name === '${spoken(sets)}' ? '${sets}' : '${clears}', { kind: 'some', ids: [1, 2] }],
  ])
})

test('nothing there says so, and what could not be read can be tried again', async () => {
  let reads = 0
  const read = fromPromise<ListRead<${pascal}Row>, { query: ListAsked }>(async () => {
    reads += 1
    if (reads === 1) throw new FaultError({ kind: 'offline' })
    return pageOf<${pascal}Row>([])
  })
  await open(listThat(${constant}_LIST, read))
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing yet')).toBeVisible()
})
`,
  }
}

/** What a row of the table is kept with. */
const valueOf = ({ kind, values, refersTo }: TableColumn): string => {
  if (refersTo === 'users') return '(await server.createUser([])).userId'
  if (values.length > 0) return `'${values[0]}'`
  return { text: 'randomUUID()', instant: 'server.clock.now()', figure: '1', flag: 'false' }[kind ?? 'text']
}

const serverTest = (list: NewList): Part => {
  const {
    kebab,
    pascal,
    constant,
    table,
    named,
    mark,
    states,
    needed,
    roles,
    acts: [sets, clears],
  } = list
  const t = table.name
  const [shown = named[0]] = named
  const last = named.at(-1)
  const isInstant = mark.kind === 'instant'
  const others = needed.filter(({ key }) => !named.some((one) => one.key === key))
  const values = [
    ...others.map((column) => `${column.key}: ${valueOf(column)}`),
    ...named.map(({ key }) =>
      key === shown?.key
        ? key === last?.key
          ? `${key}: \`\${name} \${mark}\``
          : `${key}: name`
        : `${key}: ${key === last?.key ? 'mark' : `'-'`}`,
    ),
  ]
  return {
    file: `tests/server/${kebab}/${kebab}.test.ts`,
    text: `import { randomUUID } from 'node:crypto'

import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { ${t} } from '../../../server/platform/db/tables/${table.file.split('/').at(-1)}'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { ${pascal}Row } from '../../../src/domain/contract/${kebab}.list.ts'
import { ${constant}_LIST } from '../../../src/domain/contract/${kebab}.list.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { acting, figuresOf, some, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let server: TestApp
let acts: Acting
/** In the name of each row of a test, and of no other. */
let mark: string
let a: number
let b: number
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  mark = randomUUID()
  acts = acting(server, await server.signedIn([ROLE.${roles[0] ?? 'admin'}]))
  a = await make('Ada')
  b = await make('Bora')
})

const make = async (name: string): Promise<number> => {
  const values = { ${values.join(', ')} }
  const [row] = await server.platform.db.insert(${t}).values(values).returning({ id: ${t}.id })
  return row?.id ?? 0
}

const PATH = '/api/${kebab}'
const read = async (query = ''): Promise<ListPage<${pascal}Row>> =>
  (await acts.ask('GET', \`\${PATH}?search=\${mark}\${query}\`)).json()
const idsOf = ({ items }: ListPage<${pascal}Row>): number[] => items.map(({ id }) => id)
const marksOf = async (...ids: readonly number[]) =>
  (
    await server.platform.db
      .select({ ${mark.key}: ${t}.${mark.key} })
      .from(${t})
      .where(inArray(${t}.id, [...ids]))
      .orderBy(${t}.id)
  ).map(({ ${mark.key} }) => ${mark.key})

test('is in the order of names, both ways, and is searched', async () => {
  expect(idsOf(await read())).toEqual([a, b])
  expect(idsOf(await read('&sort=-name'))).toEqual([b, a])
  expect(idsOf(await read('%20bora'))).toEqual([b])
})

test.each(${constant}_LIST.sorts.flatMap((sort) => [sort, \`-\${sort}\`]))('goes on behind each page by %s', async (sort) => {
  for (let more = 0; more < 20; more += 1) await make('Cem')
  const first = await read(\`&sort=\${sort}\`)
  const second = await read(\`&sort=\${sort}&cursor=\${first.next}&page=2\`)
  expect([first.total, new Set([...idsOf(first), ...idsOf(second)]).size, second.next]).toEqual([22, 22, null])
})

test('is narrowed to where rows stand, and saved as a file', async () => {
  await acts.run('/${kebab}', '${sets}', { selection: some(b) })
  expect([idsOf(await read('&state=${states[0]}')), idsOf(await read('&state=${states[1]}'))]).toEqual([[a], [b]])
  const { url } = (await acts.ask('GET', \`\${PATH}/export?search=\${mark}\`)).json<{ url: string }>()
  const lines = (await server.call({ url })).body.trim().split('\\r\\n')
  expect(lines.map((line) => line.includes(mark))).toEqual([false, true, true])
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['${said('state').en}', '${said(states[0]).en}', '${said(states[1]).en}'])
})

test('${sets} and ${clears} are done once with each row, and noted', async () => {
  const done = await acts.run('/${kebab}', '${sets}', { selection: some(a, b) })
  expect(figuresOf(done)).toEqual(['done', 2, 0, 0, 0, 0])
  expect(await marksOf(a, b)).toEqual(${isInstant ? '[server.clock.now(), server.clock.now()]' : '[true, true]'})
  expect(figuresOf(await acts.run('/${kebab}', '${sets}', { selection: some(a) }))).toEqual(['done', 0, 1, 0, 0, 0])
  expect(figuresOf(await acts.run('/${kebab}', '${clears}', { selection: some(a) }))).toEqual(['done', 1, 0, 0, 0, 0])
  expect(await marksOf(a, b)).toEqual(${isInstant ? '[null, server.clock.now()]' : '[false, true]'})
  const noted = await server.platform.db.select().from(auditLog).where(eq(auditLog.subject, \`${list.camel}:\${a}\`))
  expect(noted.map(({ action }) => action).toSorted()).toEqual(['${list.camel}.${clears}', '${list.camel}.${sets}'].toSorted())
})

test('what an act did is undone, but for what was changed since', async () => {
  const done = await acts.run('/${kebab}', '${sets}', { selection: some(a, b) })
  await acts.run('/${kebab}', '${clears}', { selection: some(b) })
  expect(figuresOf(await acts.undo(done.id))).toEqual(['undone', 2, 0, 0, 1, 1])
  expect(await marksOf(a, b)).toEqual(${isInstant ? '[null, null]' : '[false, false]'})
})
`,
  }
}

/** Its stories, and its tests on either side. */
export const newListTests = (list: NewList): readonly Part[] => [stories(list), viewTest(list), serverTest(list)]
