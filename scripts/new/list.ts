import { CELLS } from '../../server/i18n/cells.ts'
import { LANGUAGES } from '../../src/domain/language.ts'
import { newListLines } from './list-lines.ts'
import type { NewList } from './list-plan.ts'
import { newListTests } from './list-tests.ts'
import { newListWords, said } from './list-words.ts'
import type { Part } from './parts.ts'
import type { TableColumn } from './tables.ts'

const shapeOf = ({ kind, isNullable }: TableColumn): string => {
  const shape = kind === 'instant' ? 'instant' : kind === 'figure' ? 'z.int()' : 'z.string()'
  return isNullable ? `z.nullable(${shape})` : shape
}

const isSorted = ({ isNullable }: TableColumn): boolean => !isNullable

const columnOf = (column: TableColumn): string => {
  const { key, kind } = column
  const facts = [
    ...(kind === 'figure' ? [`type: 'figure'`] : []),
    ...(isSorted(column) ? ['isSorted: true'] : []),
    `csv: ['${key}']`,
  ]
  return `    ${key}: { ${facts.join(', ')} },\n`
}

const definition = ({ camel, kebab, pascal, constant, ...list }: NewList): Part => {
  const { roles, named, columns, states, acts } = list
  const hasInstant = columns.some(({ kind }) => kind === 'instant')
  return {
    file: `src/domain/contract/${kebab}.list.ts`,
    text: `import * as z from 'zod/mini'

import { ROLE } from '../role.ts'
import { id${hasInstant ? ', instant' : ''} } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

export const ${constant}_STATES = [${states.map((state) => `'${state}'`).join(', ')}] as const

/** One of GET /${kebab}. */
export const ${camel}Row = z.object({
  id,
${[...named, ...columns].map((column) => `  ${column.key}: ${shapeOf(column)},\n`).join('')}  state: z.enum(${constant}_STATES),
})

/** On the page ${list.page}. */
export const ${constant}_LIST = defineList({
  id: '${camel}',
  path: '/${kebab}',
  roles: [${roles.map((role) => `ROLE.${role}`).join(', ')}],
  row: ${camel}Row,
  columns: {
    name: { shown: 'always', isSorted: true, csv: [${named.map(({ key }) => `'${key}'`).join(', ')}] },
${columns.map(columnOf).join('')}    state: { csv: ['state'] },
  },
  sort: 'name',
  filters: { state: { kind: 'many', of: ${constant}_STATES } },
  perPage: [20, 50, 100],
  acts: {
${acts.map((act) => `    ${act}: { isUndoable: true },\n`).join('')}  },
})

export type ${pascal}Row = RowOf<typeof ${constant}_LIST>
`,
  }
}

const SORT_TYPES = { text: 'text', instant: 'timestamptz', figure: 'integer', flag: 'integer' } as const

const repository = ({ kebab, pascal, constant, table, named, columns, mark, states }: NewList): Part => {
  const t = table.name
  const isInstant = mark.kind === 'instant'
  const marked = isInstant ? `isNotNull(${t}.${mark.key})` : `eq(${t}.${mark.key}, true)`
  const unmarked = isInstant ? `isNull(${t}.${mark.key})` : `eq(${t}.${mark.key}, false)`
  const nameSql = `sql<string>\`${named.map(({ key }) => `\${${t}.${key}}`).join(` || ' ' || `)}\``
  const texts = columns.filter(({ kind }) => kind === 'text')
  const searched = texts.map(({ key, isNullable }) =>
    isNullable ? ` || ' ' || coalesce(\${${t}.${key}}, '')` : ` || ' ' || \${${t}.${key}}`,
  )
  const sorts = columns
    .filter(isSorted)
    .map(({ key, kind }) => {
      const by = kind === 'text' ? `folded(${t}.${key})` : `${t}.${key}`
      return `  ${key}: { by: ${by}, type: '${SORT_TYPES[kind ?? 'text']}' },\n`
    })
    .join('')
  const drizzle = [
    'and',
    ...(isInstant ? [] : ['eq']),
    'inArray',
    ...(isInstant ? ['isNotNull', 'isNull'] : []),
    'or',
    'sql',
    'type SQL',
  ]
  return {
    file: `server/modules/${kebab}/${kebab}.repository.ts`,
    text: `import { ${drizzle.join(', ')} } from 'drizzle-orm'

import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import { type ${constant}_LIST, ${constant}_STATES } from '../../../src/domain/contract/${kebab}.list.ts'
import type { ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { areFoundIn, folded } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type Keyed, type SortBy } from '../../platform/db/keyset.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { ${t} } from '../../platform/db/tables/${table.file.split('/').at(-1)}'
import type { ChosenRow } from '../list-acts/act-work.ts'

export type Listed${pascal} = Readonly<
  Pick<typeof ${t}.$inferSelect, ${['id', ...[...named, ...columns, mark].map(({ key }) => key)]
    .filter((key, at, all) => all.indexOf(key) === at)
    .map((key) => `'${key}'`)
    .join(' | ')}>
>

const named = ${nameSql}

const SORTS = {
  name: { by: folded(named), type: 'text' },
${sorts}} as const satisfies Record<SortOf<typeof ${constant}_LIST>, SortBy>

const IS_IN_STATE = {
  ${states[0]}: ${unmarked},
  ${states[1]}: ${marked},
} as const satisfies Record<(typeof ${constant}_STATES)[number], SQL>

const matches = ({ search, filters }: Pick<ListAsked, 'search' | 'filters'>): SQL | undefined => {
  const states = ${constant}_STATES.filter((state) => filters['state']?.includes(state))
  return and(
    areFoundIn(sql\`\${named}${searched.join('')}\`, search),
    states.length === 0 ? undefined : or(...states.map((state) => IS_IN_STATE[state])),
  )
}

/** A page of them. */
export const list${pascal} = (query: Queryable, asked: ListAsked): Promise<ListPage<Listed${pascal} & Keyed>> =>
  keysetPage(asked, SORTS, ${t}.id, {
    rows: ({ where, orderBy, limit, offset, sortKey }) =>
      query
        .select({
          sortKey,
          rowId: ${t}.id,
          id: ${t}.id,
${[...named, ...columns, mark]
  .map(({ key }) => key)
  .filter((key, at, all) => all.indexOf(key) === at)
  .map((key) => `          ${key}: ${t}.${key},\n`)
  .join('')}        })
        .from(${t})
        .where(and(matches(asked), where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (ceiling) =>
      countFound(query, query.select({ id: ${t}.id }).from(${t}).where(matches(asked)).limit(ceiling)),
  })

/** Those chosen of them, in the order in which they are dealt with. */
export const choose${pascal} = (tx: Tx, selection: ListSelection, limit: number): Promise<ChosenRow[]> =>
  tx
    .select({ id: ${t}.id, label: named })
    .from(${t})
    .where(isSelected(${t}.id, selection, matches))
    .orderBy(${t}.id)
    .limit(limit)

/** Held until the end of the transaction. */
export const lock${pascal} = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({ id: ${t}.id, ${mark.key}: ${t}.${mark.key} })
    .from(${t})
    .where(inArray(${t}.id, [...ids]))
    .orderBy(${t}.id)
    .for('update')

export const mark${pascal} = async (
  tx: Tx,
  ids: readonly number[],
  ${mark.key}: ${isInstant ? 'Date | null' : 'boolean'},
): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(${t})
    .set({ ${mark.key} })
    .where(inArray(${t}.id, [...ids]))
}
`,
  }
}

/** To the minute where its head names the clock: one that no file had before does. */
const instantCell = (key: string): 'dayCell' | 'momentCell' => {
  const heads: Readonly<Record<string, string>> = CELLS.en
  return (heads[key] ?? '{clock}').includes('{clock}') ? 'momentCell' : 'dayCell'
}

const routes = ({ words, kebab, pascal, constant, named, columns, mark, states }: NewList): Part => {
  const isInstant = mark.kind === 'instant'
  const shown = [...named, ...columns].map(({ key }) => key)
  const made = new Set(columns.filter(({ kind }) => kind === 'instant').map(({ key }) => instantCell(key)))
  const isMarked = isInstant ? `row.${mark.key} !== null` : `row.${mark.key}`
  const present = [
    'id: row.id',
    ...[...named, ...columns].map(({ key, kind, isNullable }) =>
      kind === 'instant'
        ? `${key}: row.${key}${isNullable ? '?' : ''}.toISOString()${isNullable ? ' ?? null' : ''}`
        : `${key}: row.${key}`,
    ),
    `state: ${isMarked} ? '${states[1]}' : '${states[0]}'`,
  ]
  return {
    file: `server/modules/${kebab}/${kebab}.routes.ts`,
    text: `import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { ${constant}_LIST, type ${pascal}Row } from '../../../src/domain/contract/${kebab}.list.ts'
import type { Language } from '../../../src/domain/language.ts'
${made.size > 0 ? `import { ${[...made].toSorted().join(', ')} } from '../../http/instant-cell.ts'\n` : ''}import { listRoutes } from '../../http/lists.ts'
import type { Platform } from '../../platform/platform.ts'
import { list${pascal}, type Listed${pascal} } from './${kebab}.repository.ts'

/** What its file says of where a row stands. */
const STATES: Readonly<Record<Language, Readonly<Record<${pascal}Row['state'], string>>>> = {
${LANGUAGES.map((language) => `  ${language}: { ${states.map((state) => `${state}: '${said(state)[language]}'`).join(', ')} },\n`).join('')}}

const present = (row: Listed${pascal}): ${pascal}Row => ({
${present.map((line) => `  ${line},\n`).join('')}})

export const ${words}Routes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    listRoutes(app, platform, ${constant}_LIST, {
      page: async (asked) => {
        const page = await list${pascal}(platform.db, asked)
        return { ...page, items: page.items.map(present) }
      },
      file: {
        name: '${kebab}',
        lines: (language) => ({ ${[...shown, 'state'].join(', ')} }) => [
          {
${[...named, ...columns]
  .map(({ key, kind }) =>
    kind === 'instant' ? `            ${key}: ${instantCell(key)}(${key}),\n` : `            ${key},\n`,
  )
  .join('')}            state: STATES[language][state],
          },
        ],
      },
    })
  }
`,
  }
}

const acts = ({ camel, words, kebab, pascal, constant, mark, acts: [sets, clears] }: NewList): Part => {
  const { key } = mark
  const isInstant = mark.kind === 'instant'
  const kept = isInstant ? 'z.nullable(instant)' : 'z.boolean()'
  const said = (value: string) => (isInstant ? `${value}?.toISOString() ?? null` : value)
  return {
    file: `server/modules/${kebab}/${kebab}.acts.ts`,
    text: `import * as z from 'zod/mini'

import type { AUDIT_DEEDS } from '../../../src/domain/audit.ts'
${isInstant ? `import { instant } from '../../../src/domain/contract/common.contract.ts'\n` : ''}import { ${constant}_LIST } from '../../../src/domain/contract/${kebab}.list.ts'
import type { ActReason, LISTED_ACTS } from '../../../src/domain/list-act.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { actsOf, undoableWork, type ActOn, type ListActs, type Performed, type Undone } from '../list-acts/act-work.ts'
import { choose${pascal}, lock${pascal}, mark${pascal} } from './${kebab}.repository.ts'

/** How a row was, and how the act left it: what is otherwise by then was changed by somebody else. */
const before = z.object({ was: ${kept}, left: ${kept} })

type Before = z.infer<typeof before>
type Act = (typeof LISTED_ACTS)['${camel}'][number]
type Deed = (typeof AUDIT_DEEDS)['${camel}'][number]

/** What is done with them, each with those that it was not done with yet. */
export const ${words}Acts = (platform: Platform): ListActs => {
  const { audit${isInstant ? ', clock' : ''} } = platform

  const note = (tx: Tx, deed: Deed, { actId, doer }: ActOn<unknown>, ids: readonly number[]) =>
    audit.record(
      tx,
      ...ids.map((id) => ({
        action: \`${camel}.\${deed}\` as const,
        actorId: doer.userId,
        subject: \`${camel}:\${id}\`,
        details: { listAct: actId },
      })),
    )

  const held = async (tx: Tx, ids: readonly number[]) =>
    new Map((await lock${pascal}(tx, ids)).map(({ id, ${key} }) => [id, ${said(key)}]))

  const marking = (act: Act, isMarked: boolean) =>
    undoableWork<unknown, Before>({
      before,
      choose: (tx, { selection }, limit) => choose${pascal}(tx, selection, limit),
      perform: async (tx, on, ids) => {
${isInstant ? '        const now = clock.now()\n' : ''}        const rows = await held(tx, ids)
        const left = ${isInstant ? 'isMarked ? now.toISOString() : null' : 'isMarked'}
        const results = ids.map((id): Performed<Before> => {
          const was = rows.get(id)
          if (was === undefined) return { id, outcome: 'refused', reason: 'gone' }
          return ${isInstant ? '(was !== null)' : 'was'} === isMarked
            ? { id, outcome: 'unchanged', reason: 'same' }
            : { id, outcome: 'done', before: { was, left } }
        })
        const done = results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
        await mark${pascal}(tx, done, ${isInstant ? 'isMarked ? now : null' : 'isMarked'})
        await note(tx, act, on, done)
        return results
      },
      undo: async (tx, on, rows) => {
        const ids = rows.map(({ id }) => id)
        const known = await held(tx, ids)
        const obstacleOf = (id: number, left: Before['left']): ActReason | null => {
          const is = known.get(id)
          if (is === undefined) return 'gone'
          return is === left ? null : 'changed'
        }
        const results: Undone[] = []
        for (const { id, before: { was, left } } of rows) {
          const reason = obstacleOf(id, left)
          if (reason === null) await mark${pascal}(tx, [id], ${isInstant ? 'was === null ? null : new Date(was)' : 'was'})
          results.push(reason === null ? { id, outcome: 'undone' } : { id, outcome: 'kept', reason })
        }
        const undone = results.filter(({ outcome }) => outcome === 'undone').map(({ id }) => id)
        await note(tx, \`\${act}Undone\` as const, on, undone)
        return results
      },
    })

  return actsOf(${constant}_LIST, {
    ${sets}: marking('${sets}', true),
    ${clears}: marking('${clears}', false),
  })
}
`,
  }
}

const route = ({ camel, kebab, pascal, constant }: NewList): Part => ({
  file: `src/app/routes/${kebab}.route.tsx`,
  text: `import { useState } from 'react'
import { useLocation } from 'wouter'

import { ${constant}_LIST } from '../../domain/contract/${kebab}.list.ts'
import { listAddress, readListAsked } from '../../domain/list.ts'
import { ${pascal}Page } from '../../views/pages/${kebab}/${kebab}.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createActDeed, createActing } from '../actors/acting.actors.ts'
import { createDefinedList } from '../actors/defined-list.actors.ts'
import { useApp } from '../app.context.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const ${pascal}Route = ({ query }: RouteProps) => {
  const { gateway } = useApp()
  const { acts } = useActors()
  const [pathname, navigate] = useLocation()
  const [machines] = useState(() => ({
    list: createDefinedList(${constant}_LIST, {
      gateway,
      topics: ['${camel}'],
      writeAddress: (asked) => writeQuery(navigate, pathname, listAddress(${constant}_LIST, asked)),
    }),
    deed: createActDeed(gateway, ${constant}_LIST),
    acting: createActing(gateway, acts),
  }))
  return <${pascal}Page {...machines} asked={readListAsked(${constant}_LIST, query)} />
}

export default ${pascal}Route
`,
})

const cellOf = ({ key, kind, isNullable }: TableColumn): string => {
  const shown =
    kind === 'instant' ? `<Day at={${key}} />` : kind === 'figure' ? `formats.number(${key})` : `<bdi>{${key}}</bdi>`
  return isNullable ? `({ ${key} }) => (${key} === null ? null : ${shown})` : `({ ${key} }) => ${shown}`
}

const view = ({ words, kebab, pascal, constant, ...list }: NewList): Part => {
  const {
    named,
    columns,
    states,
    acts: [sets, clears],
  } = list
  const hasDay = columns.some(({ kind }) => kind === 'instant')
  const hasFigure = columns.some(({ kind }) => kind === 'figure')
  const fact = columns.find(({ kind }) => kind === 'text')
  const facts = fact === undefined ? '' : fact.isNullable ? `row.${fact.key} ?? ''` : `row.${fact.key}`
  return {
    file: `src/views/pages/${kebab}/${kebab}.view.tsx`,
    text: `import { useActorRef } from '@xstate/react'
import { CircleCheck, CircleSlash } from 'lucide-react'

import type { PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import { ${constant}_LIST, type ${pascal}Row } from '../../../domain/contract/${kebab}.list.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { ${hasFigure ? 'useFormats, ' : ''}useWords, type Words } from '../../../i18n/words.tsx'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
${hasDay ? `import { Day } from '../day.view.tsx'\n` : ''}import { ListPage } from '../list-page.view.tsx'

type State = ${pascal}Row['state']

const TONES: Readonly<Record<State, StatusTone>> = { ${states[0]}: 'success', ${states[1]}: 'neutral' }

const nameOf = (row: ${pascal}Row): string => ${named.length === 1 ? `row.${named[0]?.key}` : `\`${named.map(({ key }) => `\${row.${key}}`).join(' ')}\``}

const chipOf = ({ ${words} }: Words, state: State) => (
  <StatusChip tone={TONES[state]}>{${words}.states[state]()}</StatusChip>
)

const columnsOf = (words: Words${hasFigure ? ', formats: ReturnType<typeof useFormats>' : ''}) => {
  const { columns } = words.${words}
  return columnsIn(${constant}_LIST, {
    name: { header: columns.name(), cell: (row) => <bdi>{nameOf(row)}</bdi> },
${columns.map((column) => `    ${column.key}: { header: columns.${column.key}(), cell: ${cellOf(column)} },\n`).join('')}    state: { header: columns.state(), cell: ({ state }) => chipOf(words, state) },
  })
}

type ${pascal}Props = Readonly<{
  /** As the address says. */
  asked: ListAsked
  list: ListMachine<${pascal}Row>
  deed: ActDeedMachine<PlainActOf<typeof ${constant}_LIST>>
  acting: Acting
}>

export const ${pascal}Page = ({ asked, list, deed, acting }: ${pascal}Props) => {
  const words = useWords()
  const { ${words} } = words
${hasFigure ? '  const formats = useFormats()\n' : ''}  const actor = useActorRef(list, { input: { asked } })
  const { bulkActs, rowActs, dialog } = useListActs(${constant}_LIST, deed, acting, {
    ${sets}: {
      icon: CircleSlash,
      said: ${words}.acts.${sets},
      isDangerous: true,
      isFor: ({ state }) => state === '${states[0]}',
    },
    ${clears}: { icon: CircleCheck, said: ${words}.acts.${clears}, isFor: ({ state }) => state === '${states[1]}' },
  }, nameOf)
  return (
    <ListPage title={${words}.title()} lead={${words}.lead()}>
      <ListView
        actor={actor}
        definition={${constant}_LIST}
        asked={asked}
        label={${words}.title()}
        nameOf={nameOf}
        brief={(row) => ({ facts: [${facts}], status: chipOf(words, row.state) })}
        search={${words}.search()}
        columns={columnsOf(words${hasFigure ? ', formats' : ''})}
        filters={filtersIn(${constant}_LIST, {
          state: { label: ${words}.columns.state(), saying: (state) => ${words}.states[state]() },
        })}
        rowActs={rowActs}
        bulkActs={bulkActs}
        isExported
        tools={actHistory(${constant}_LIST.id, acting)}
        empty={{ title: ${words}.emptyTitle(), children: ${words}.empty() }}
        count={(count) => ${words}.count({ count })}
      />
      {dialog}
    </ListPage>
  )
}
`,
  }
}

/** A list on a page of its own, with its SQL, two acts on many rows, words, stories and tests, and its places. */
export const newList = (list: NewList): readonly Part[] => [
  definition(list),
  repository(list),
  routes(list),
  acts(list),
  route(list),
  view(list),
  ...newListTests(list),
  ...newListWords(list),
  ...newListLines(list),
]
