import { fromCallback, type EventObject } from 'xstate'

import { withOpen, type Choice, type ListAsked } from '../../domain/list.ts'
import { USUAL_FORMAT } from '../../domain/sheet-format.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { Topic } from '../../gateway/topics.ts'
import { asking } from '../../machines/asking.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../machines/choice-search/choice-search.machine.ts'
import type { Listed, ListExport, ListMachine, ListRead, SelectionKept } from '../../machines/list/list.machine.ts'
import { addressWritten } from '../page/write-query.ts'
import { createResource } from './kept-resource.actors.ts'
import { listHabits } from './list-habits.actors.ts'
import { heldSelections } from './list-selections.ts'

export type ListWorld<Item, Extra> = Readonly<{
  gateway: Gateway
  /** After which the rows are read again; another language is always one. */
  topics: readonly Topic[]
  read: (asked: ListAsked, signal: AbortSignal) => Promise<ListRead<Item, Extra>>
  /** Names what it asks. What somebody saw of it last is shown while it is read again: see `createResource`. */
  namedAs: (asked: ListAsked) => string
  /** Writes what is asked for into the address, in place of what it says; a row beside the list has an entry of its own. */
  writeAddress: (asked: ListAsked) => void
  /** Asks for the signed address of all rows that match; without it the list is not exported. */
  exportUrl?: (asked: ListAsked, signal: AbortSignal) => Promise<string>
  /** Finds what a filter can refer to; without it the list has no such filter. */
  findChoices?: (question: ChoiceQuestion, signal: AbortSignal) => Promise<readonly Choice[]>
}>

/** Names the rows that match, on whatever page and in whatever order. */
const nameOfRows = (namedAs: (asked: ListAsked) => string, asked: ListAsked): string =>
  namedAs({ ...withOpen(asked, null), page: 1, cursor: null, perPage: 0, sort: '' })

/** The browser saves what comes: the address says that it is a file, so the page stays. */
export const save = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/**
 * The actors of a `list` chart:
 *
 *     studentsMachine.provide({
 *       actors: listActors<Student>({
 *         gateway,
 *         topics: ['students'],
 *         namedAs: (asked) => `students ${listRequest(STUDENT_LIST, asked)}`,
 *         read: async (asked, signal) => (await gateway.ask('Students', { asked }, { signal })).students,
 *         writeAddress: (asked) => navigate(`${pathname}${listAddress(STUDENT_LIST, asked)}`, { replace: true }),
 *         exportUrl: async (asked, signal) => (await gateway.ask('ExportStudents', { asked }, { signal })).url,
 *       }),
 *     })
 */
export const listActors = <Item extends Listed, Extra = object>({
  gateway,
  topics,
  read,
  namedAs,
  writeAddress,
  exportUrl,
  findChoices,
}: ListWorld<Item, Extra>) => ({
  rows: createResource<ListRead<Item, Extra>, ListAsked>(gateway, topics, read, namedAs),
  habits: listHabits,
  choices: choiceSearchMachine.provide({
    actors: {
      findChoices: asking<readonly Choice[], ChoiceQuestion>(async (question, signal) => {
        if (findChoices === undefined) throw new Error('No filter of this list refers to anything.')
        return findChoices(question, signal)
      }),
    },
  }),
  watchDeeds: fromCallback<EventObject, undefined>(({ sendBack }) =>
    gateway.topics.subscribeToActs((selection) => sendBack({ type: 'rows.acted', selection })),
  ),
  selectionMemory: fromCallback<SelectionKept, { asked: ListAsked }>(({ input, receive, sendBack }) => {
    const selections = heldSelections(gateway.topics)
    let rows = nameOfRows(namedAs, input.asked)
    const held = selections.recall(rows)
    if (held) sendBack({ type: 'selection.recalled', ...held })
    receive(({ asked, held: chosen }) => {
      // Of other rows nobody sees any more what was chosen.
      selections.forget(rows)
      rows = nameOfRows(namedAs, asked)
      selections.keep(rows, chosen)
    })
  }),
  writeAddress: asking<void, { asked: ListAsked }>(async ({ asked }) => {
    writeAddress(asked)
    await addressWritten()
  }),
  exportRows: asking<void, ListExport>(async ({ asked, format }, signal) => {
    if (exportUrl === undefined) throw new Error('This list is not exported.')
    const url = await exportUrl(asked, signal)
    // Which rows they are is sealed in it; as what they come is nobody's secret.
    save(format === USUAL_FORMAT ? url : `${url}&format=${format}`)
  }),
})

/** The same, in one word: `createList(studentsMachine, { … })`. */
export const createList = <Item extends Listed, Extra = object>(
  machine: ListMachine<Item, Extra>,
  world: ListWorld<Item, Extra>,
) => machine.provide({ actors: listActors(world) })
