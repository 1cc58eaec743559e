import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'

import type { CsvOf, DefinedList, RefOf, RowOf } from '../../src/domain/contract/define-list.ts'
import { choices as choicesAnswer } from '../../src/domain/contract/list.contract.ts'
import type { Language } from '../../src/domain/language.ts'
import { LIST_SEARCH_MAX, type Choice, type ListAsked, type ListPage, type NamedChoice } from '../../src/domain/list.ts'
import type { RoleId } from '../../src/domain/role.ts'
import { CELLS } from '../i18n/cells.ts'
import type { CellKey } from '../i18n/cells/en.ts'
import type { ChoiceAsked } from '../platform/choice-asked.ts'
import { eachRow } from '../platform/db/keyset.ts'
import type { Platform } from '../platform/platform.ts'
import { callerOf } from './caller.ts'
import { exportRoutes, noParams } from './exports.ts'
import { headedBy, writtenBy, type CellUnder } from './instant-cell.ts'
import { listQuery } from './listing.ts'

/** Who reads a list, in which language, and what its address names. */
export type ListReader<Params = unknown> = Readonly<{
  userId: number
  roles: readonly RoleId[]
  language: Language
  params: Params
}>

/** What a line of its file says, by the keys of its cells. */
export type Line<L extends DefinedList> = Readonly<{ [Key in CsvOf<L>]: CellUnder<Key> }>

/** Each cell of its file has words. */
type Worded<L extends DefinedList> = CsvOf<L> extends CellKey ? unknown : never

/** The lines of its file that a row makes: one, or one for each of the several things that it says. */
type Lines<L extends DefinedList> = (row: RowOf<L>) => readonly Line<L>[]

export type ListFile<L extends DefinedList> = Readonly<{
  /** Without its ending. */
  name: string
  /** What a row says; what is read for all of them is read before the first. */
  lines: (language: Language) => Lines<L> | Promise<Lines<L>>
}>

/** The first of what a filter can refer to; what the reader may not see is not among them. */
export type ChoiceSource<Params = unknown> = (
  asked: ChoiceAsked,
  reader: ListReader<Params>,
  limit: number,
) => Promise<readonly Choice[]>

/** One for each filter that refers to something. */
type Choices<L extends DefinedList, Params> = [RefOf<L>] extends [never]
  ? Readonly<{ choices?: never }>
  : Readonly<{ choices: Readonly<Record<RefOf<L>, ChoiceSource<Params>>> }>

export type ListSource<L extends DefinedList, Params> = Choices<L, Params> &
  Readonly<{
    /** A page in as many statements, however many rows it has. Rows that the reader may not see are not among them. */
    page: (asked: ListAsked, reader: ListReader<Params>) => Promise<ListPage<RowOf<L>>>
    /** Where the definition has cells for it. */
    file: ListFile<L>
    /** Parts of its address, where it has some. */
    params?: z.ZodType<Params>
    /** Throws where what the address names may not be seen. */
    admit?: (reader: Omit<ListReader<Params>, 'language'>) => Promise<void>
  }>

/** As many as a person looks through before typing on. */
const CHOICES_MAX = 20

/** Rows that are read at once for a file. */
const READ_AT_ONCE = 500

/**
 * The routes of a list: `GET <path>` answers a page, `GET <path>/export` the address of all rows that match as a file.
 * Both read the query by the definition and are for its roles. Where filters refer to something, a page names it, and
 * `GET <path>/choices` finds it.
 */
export const listRoutes = <L extends DefinedList, Params = unknown>(
  app: FastifyInstance,
  platform: Platform,
  list: L & Worded<L>,
  { page, file, params: address, admit, choices }: ListSource<L, Params>,
): void => {
  const access = { roles: list.roles }
  const read = (params: unknown) => (address ?? noParams).parse(params) as Params
  const sources: Readonly<Record<string, ChoiceSource<Params>>> = { ...choices }

  const nameRefs = async ({ filters }: ListAsked, reader: ListReader<Params>): Promise<NamedChoice[]> => {
    const found = await Promise.all(
      Object.entries(sources).map(async ([filter, source]) => {
        const ids = (filters[filter] ?? []).map(Number)
        const named = ids.length === 0 ? [] : await source({ ids }, reader, ids.length)
        return named.map(({ id, name }) => ({ filter, id, name }))
      }),
    )
    return found.flat()
  }

  app.withTypeProvider<ZodTypeProvider>().get(
    list.path,
    {
      config: { access },
      schema: { params: address ?? noParams, querystring: listQuery(list), response: { 200: list.page } },
    },
    async (request) => {
      const { userId, roles } = callerOf(request)
      const reader = { userId, roles, language: request.language, params: read(request.params) }
      await admit?.(reader)
      const [{ items, ...rest }, named] = await Promise.all([
        page(request.query, reader),
        nameRefs(request.query, reader),
      ])
      return { ...rest, items: [...items], ...(list.refs.length > 0 && { named }) }
    },
  )

  if (list.refs.length > 0) {
    app.withTypeProvider<ZodTypeProvider>().get(
      `${list.path}/choices`,
      {
        config: { access },
        schema: {
          params: address ?? noParams,
          querystring: z.strictObject({
            filter: z.enum(list.refs).describe('Which of its filters.'),
            search: z.string().max(LIST_SEARCH_MAX).default(''),
            ...(list.kinds && {
              kind: z.enum(Object.keys(list.kinds.filters)).optional().describe('Of which of its kinds of rows.'),
            }),
          }),
          response: { 200: choicesAnswer },
        },
      },
      async (request) => {
        const { userId, roles } = callerOf(request)
        const reader = { userId, roles, language: request.language, params: read(request.params) }
        await admit?.(reader)
        const { filter, search, kind } = request.query as Readonly<{ filter: string; search: string; kind?: string }>
        return [...((await sources[filter]?.({ search, kind }, reader, CHOICES_MAX)) ?? [])]
      },
    )
  }

  const cells = list.csv as readonly CsvOf<L>[]
  const { timeZone } = platform.settings
  const headed = headedBy(timeZone)
  const written = writtenBy(timeZone)
  const header = (language: Language) => cells.map((key) => headed(CELLS[language][key as CellKey]))
  const rows = async function* (asked: ListAsked, reader: ListReader<Params>) {
    const linesOf = await file.lines(reader.language)
    const each = eachRow((cursor) => page({ ...asked, page: 1, perPage: READ_AT_ONCE, cursor }, reader))
    for await (const row of each) for (const line of linesOf(row)) yield cells.map((key) => written(line[key]))
  }
  if (!address)
    platform.lists.add(list.id, {
      fileName: file.name,
      header,
      rows: (asked, who) => rows(asked, { ...who, params: read({}) }),
    })
  exportRoutes(app, platform, {
    path: list.path,
    definition: list,
    access,
    fileName: file.name,
    ...(address && { params: address as unknown as z.ZodObject }),
    ...(admit && { admit: ({ params, ...who }) => admit({ ...who, params: read(params) }) }),
    header,
    rows: ({ asked, params, ...who }) => rows(asked, { ...who, params: read(params) }),
  })
}
