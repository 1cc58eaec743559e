import { fromPromise } from 'xstate'

import { sortKeyOf, wholeList, type Choice, type ListAsked, type ListDefinition } from '../../domain/list.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../machines/choice-search/choice-search.machine.ts'
import { createListMachine, type ListRead, type ListExport } from '../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../machines/resource/resource.machine.ts'
import { answers, forgetful, resourceThat, silence } from '../pages/story-actors.ts'

/** A list as stories and tests show it: people, their crews and where they stand. */
export const CREW_LIST: ListDefinition = {
  id: 'crew',
  columns: ['name', 'discipline', 'state', 'hours', 'joined'],
  fixed: ['name'],
  hidden: ['joined'],
  sorts: ['name', 'hours', 'joined'],
  sort: 'name',
  filters: {
    state: { kind: 'many', of: ['active', 'lapsed'] },
    discipline: { kind: 'one', of: ['Fire', 'Police', 'Towing'] },
    since: { kind: 'day' },
    crew: { kind: 'text' },
    hours: { kind: 'number' },
    joined: { kind: 'days', looks: 'both' },
    shifts: { kind: 'numbers' },
    agency: { kind: 'ref', to: 'agency' },
    verified: { kind: 'yesNo' },
  },
  perPage: [10, 25, 100],
}

export const WHOLE_CREW = wholeList(CREW_LIST)

export type Member = Readonly<{
  id: number
  name: string
  discipline: string
  state: 'active' | 'lapsed'
  hours: number
  joined: string
}>

const NAMES = [
  'Bora Demir',
  'هناء صالح',
  'Grace Tanaka',
  'Wolfeschlegelsteinhausenbergerdorff van der Westhuizen-Featherstonehaugh',
  'Otis Freeman',
  'Şule Yıldız',
  'Priya Raman',
] as const
const DISCIPLINES = ['Fire', 'Police', 'Towing'] as const

export const member = (at: number): Member => ({
  id: at + 1,
  name: at < NAMES.length ? (NAMES[at] ?? '') : `${NAMES[at % NAMES.length]} ${at + 1}`,
  discipline: DISCIPLINES[at % DISCIPLINES.length] ?? 'Fire',
  state: at % 4 === 3 ? 'lapsed' : 'active',
  hours: (at * 7) % 40,
  joined: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
})

export const members = (count: number): readonly Member[] => Array.from({ length: count }, (_, at) => member(at))

export const AGENCIES: readonly Choice[] = [
  { id: 1, name: 'Fairmont Fire Department' },
  { id: 2, name: 'Marion County Towing and Recovery' },
  { id: 3, name: 'شرطة المدينة' },
]

export type CrewPage = ListRead<Member>

const matches = (asked: ListAsked, { name, state, discipline }: Member): boolean =>
  name.toLowerCase().includes(asked.search.trim().toLowerCase()) &&
  (asked.filters['state']?.includes(state) ?? true) &&
  (asked.filters['discipline']?.includes(discipline) ?? true)

/** Answers as a server would, from memory; a cursor is the place that its page begins at. */
export const crewPage =
  (all: readonly Member[], ceiling = 1000) =>
  (asked: ListAsked): CrewPage => {
    const { key, isDescending } = sortKeyOf(asked.sort)
    const found = all
      .filter((one) => matches(asked, one))
      .toSorted((a, b) => {
        const order = key === 'hours' ? a.hours - b.hours : a[key as 'name'].localeCompare(b[key as 'name'])
        return isDescending ? -order : order
      })
    const from = asked.cursor === null ? (asked.page - 1) * asked.perPage : Number(asked.cursor)
    const to = from + asked.perPage
    return {
      items: found.slice(from, to),
      total: Math.min(found.length, ceiling),
      isTotalExact: found.length <= ceiling,
      next: to < found.length ? String(to) : null,
      previous: from > 0 ? String(Math.max(0, from - asked.perPage)) : null,
      named: AGENCIES.filter(({ id }) => asked.filters['agency']?.includes(String(id))).map(({ id, name }) => ({
        filter: 'agency',
        id,
        name,
      })),
    }
  }

export const crewMachine = createListMachine<Member>(CREW_LIST)

export const crewRows = (read: (asked: ListAsked) => CrewPage | Promise<CrewPage>) =>
  resourceThat<CrewPage, ListAsked>(fromPromise(async ({ input }) => read(input.query)))

export type CrewParts = Readonly<{
  rows?: ResourceMachine<CrewPage, ListAsked>
  writeAddress?: ReturnType<typeof answers<void, { asked: ListAsked }>>
  exportRows?: ReturnType<typeof answers<void, ListExport>>
  findChoices?: ReturnType<typeof answers<readonly Choice[], ChoiceQuestion>>
}>

/** The chart with outside actors of stories and tests; what is not given works. */
export const crewThat = ({
  rows = crewRows(crewPage(members(64))),
  writeAddress = answers<void, { asked: ListAsked }>(undefined),
  exportRows = answers<void, ListExport>(undefined),
  findChoices = fromPromise<readonly Choice[], ChoiceQuestion>(async ({ input: { search } }) =>
    AGENCIES.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
  ),
}: CrewParts = {}) =>
  crewMachine.provide({
    actors: {
      rows,
      writeAddress,
      exportRows,
      watchDeeds: silence,
      selectionMemory: forgetful,
      choices: choiceSearchMachine.provide({ actors: { findChoices } }),
    },
  })
