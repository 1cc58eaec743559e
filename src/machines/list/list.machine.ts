import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { acceptedBy } from '../../domain/list-filter.ts'
import {
  askedAnew,
  isSameAsked,
  isSameRows,
  SELECTION_MAX,
  wholeList,
  withOpen,
  type ListAsked,
  type ListDefinition,
  type ListPage,
  type ListSelection,
} from '../../domain/list.ts'
import { USUAL_FORMAT, type SheetFormat } from '../../domain/sheet-format.ts'
import { choiceSearchMachine } from '../choice-search/choice-search.machine.ts'
import { listHabitsMachine } from '../list-habits/list-habits.machine.ts'
import { causeOf } from '../refusal.ts'
import { createResourceMachine, type ResourceActor } from '../resource/resource.machine.ts'
import { unprovided, unprovidedCompanion, unprovidedSource } from '../unprovided.ts'

/** Milliseconds without a keystroke after which the rows and the address follow what is searched for. */
export const LIST_SETTLE_MS = 400

/** Milliseconds for which it is said that an export has begun. */
export const EXPORT_TOLD_MS = 8000

/** A page as it was read, and what a screen reads beside its rows, such as the time. */
export type ListRead<Item, Extra = object> = ListPage<Item> & Extra

/** What has a place in a list: its id is what is chosen. */
export type Listed = Readonly<{ id: number }>

export type ListInput<Item, Extra = object> = Readonly<{
  /** As the address says. */
  asked: ListAsked
  /** A page that came with the screen: it is not read again. */
  first?: ListRead<Item, Extra> | undefined
}>

export type ListEvent =
  | { type: 'search.changed'; search: string }
  /** Enter: the person does not type on. */
  | { type: 'search.submitted' }
  | { type: 'filter.changed'; filter: string; values: readonly string[] }
  /** A key of the definition's sorts, with `-` before it for the greatest first. */
  | { type: 'sort.chosen'; sort: string }
  /** The cursor of the answer that is shown; null for the first page. */
  | { type: 'page.chosen'; page: number; cursor: string | null }
  | { type: 'perPage.chosen'; perPage: number }
  /** Null is the usual ones. */
  | { type: 'columns.chosen'; columns: readonly string[] | null }
  /** Search and filters ask for nothing again; order and columns stay. */
  | { type: 'view.cleared' }
  /** The address asks for something else: the way back, or a link. */
  | { type: 'address.changed'; asked: ListAsked }
  /** With the ids of the page in their order: all from the one that was chosen last up to this one. */
  | { type: 'row.toggled'; id: number; among?: readonly number[] }
  /** Shown beside the list, or no row any more. */
  | { type: 'row.opened'; id: number }
  | { type: 'row.closed' }
  /** All of these, or none of them where all were chosen. */
  | { type: 'page.toggled'; ids: readonly number[] }
  /** All that match, on whatever page. */
  | { type: 'matching.chosen' }
  | { type: 'selection.cleared' }
  /** Sent by `selectionMemory`: what was chosen when this place was left for another page, and is come back to. */
  | ({ type: 'selection.recalled' } & HeldSelection)
  /** Sent by `watchDeeds`: something was done with these. */
  | { type: 'rows.acted'; selection: ListSelection }
  /** Without a format, the one that was chosen last. */
  | { type: 'export.chosen'; format?: SheetFormat }
  /** A row that is shown is known to be old: they are read again. */
  | { type: 'rows.outdated' }

/** The rows that are chosen, or all that match but these. */
export type HeldSelection = Readonly<{ kind: ListSelection['kind']; ids: readonly number[] }>

/** Told to `selectionMemory` whenever something is chosen or let go. */
export type SelectionKept = Readonly<{ type: 'selection.kept'; asked: ListAsked; held: HeldSelection }>

/** Which rows are saved, and as what. */
export type ListExport = Readonly<{ asked: ListAsked; format: SheetFormat }>

type ExportChosen = Extract<ListEvent, { type: 'export.chosen' }>

export type ListContext<Item, Extra = object> = ListInput<Item, Extra> &
  Readonly<{
    /** Chosen in `some`; left out in `matching`. */
    ids: readonly number[]
    /** As what its rows are saved. */
    format: SheetFormat
    fault: Fault | null
  }>

type RowToggled = Readonly<{
  context: Readonly<{ ids: readonly number[] }>
  event: Extract<ListEvent, { type: 'row.toggled' }>
}>

/** The rows that a press is about, with that of the press last: it is where the next one goes on from. */
const rowsOf = ({ context, event: { id, among = [id] } }: RowToggled) => {
  const from = among.indexOf(context.ids.at(-1) ?? id)
  const to = among.indexOf(id)
  return { ids: from < 0 ? [id] : from < to ? among.slice(from, to + 1) : among.slice(to, from + 1).toReversed() }
}

/** As one box over many rows: it empties where all are in, else fills. */
const toggledAll = (ids: readonly number[], many: readonly number[]): readonly number[] =>
  many.every((id) => ids.includes(id))
    ? ids.filter((id) => !many.includes(id))
    : [...ids, ...many.filter((id) => !ids.includes(id))]

/** Those of the ids that nothing was done with. */
const without = (ids: readonly number[], acted: ListSelection): readonly number[] =>
  acted.kind === 'matching' ? [] : ids.filter((id) => !acted.ids.includes(id))

const narrows = ({ search, filters }: ListAsked): string =>
  JSON.stringify([search.trim(), Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))])

const make = <Item extends Listed, Extra>(definition: ListDefinition) => {
  const preparing = {
    target: 'preparing',
    actions: { type: 'keepFormat', params: ({ event }: { event: ExportChosen }) => event },
  } as const

  /** All that match are chosen by a button, and again by who comes back. */
  const keepAll = { type: 'keepSelection', params: { kind: 'matching' } } as const
  const keepSome = { type: 'keepSelection', params: { kind: 'some' } } as const

  const withFilter = (asked: ListAsked, key: string, values: readonly string[]): ListAsked => {
    const filter = definition.filters[key]
    const { [key]: _, ...others } = asked.filters
    const accepted = filter === undefined ? [] : acceptedBy(filter, values)
    return askedAnew(asked, { filters: accepted.length === 0 ? others : { ...others, [key]: accepted } })
  }

  return setup({
    types: {} as {
      input: ListInput<Item, Extra>
      context: ListContext<Item, Extra>
      events: ListEvent
      children: { rows: 'rows'; habits: 'habits'; choices: 'choices'; selectionMemory: 'selectionMemory' }
    },
    actors: {
      rows: createResourceMachine<ListRead<Item, Extra>, ListAsked>(),
      habits: listHabitsMachine,
      choices: choiceSearchMachine,
      writeAddress: unprovided<void, { asked: ListAsked }>('writeAddress'),
      exportRows: unprovided<void, ListExport>('exportRows'),
      watchDeeds: unprovidedSource('watchDeeds'),
      selectionMemory: unprovidedCompanion<SelectionKept, { asked: ListAsked }>('selectionMemory'),
    },
    actions: {
      ask: assign(({ context }, changes: Partial<ListAsked>) => ({ asked: askedAnew(context.asked, changes) })),
      filter: assign(({ context }, { filter, values }: { filter: string; values: readonly string[] }) => ({
        asked: withFilter(context.asked, filter, values),
      })),
      turn: assign(({ context }, { page, cursor }: { page: number; cursor: string | null }) => ({
        asked: { ...withOpen(context.asked, null), page, cursor },
      })),
      open: assign(({ context }, { id }: { id: number | null }) => ({ asked: withOpen(context.asked, id) })),
      showColumns: assign(({ context }, { columns }: { columns: readonly string[] | null }) => ({
        asked: { ...context.asked, columns },
      })),
      follow: assign((_, { asked }: { asked: ListAsked }) => ({ asked })),
      readRows: sendTo('rows', ({ context }) => ({ type: 'query.changed', query: context.asked }) as const),
      readRowsAgain: sendTo('rows', { type: 'topic.changed' }),
      toggleAll: assign(({ context }, { ids }: { ids: readonly number[] }) => ({
        ids: toggledAll(context.ids, ids),
      })),
      dropActed: assign(({ context }, { selection }: { selection: ListSelection }) => ({
        ids: without(context.ids, selection),
      })),
      choose: assign((_, { ids }: { ids: readonly number[] }) => ({ ids })),
      keepSelection: sendTo('selectionMemory', ({ context }, { kind }: Pick<HeldSelection, 'kind'>): SelectionKept => ({
        type: 'selection.kept',
        asked: context.asked,
        held: { kind, ids: context.ids },
      })),
      keepFormat: assign(({ context }, { format = context.format }: { format?: SheetFormat }) => ({ format })),
      keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    },
    guards: {
      isNews: ({ context }, { asked }: { asked: ListAsked }) => !isSameAsked(definition, context.asked, asked),
      isOtherRequest: ({ context }, { asked }: { asked: ListAsked }) => !isSameRows(definition, context.asked, asked),
      isOtherRows: ({ context }, { asked }: { asked: ListAsked }) => narrows(context.asked) !== narrows(asked),
      isTyped: (_, { filter }: { filter: string }) =>
        ['text', 'number', 'numbers'].includes(definition.filters[filter]?.kind ?? ''),
      hasAny: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
      isLast: ({ context }, { ids }: { ids: readonly number[] }) => toggledAll(context.ids, ids).length === 0,
      isAllOf: ({ context }, { selection }: { selection: ListSelection }) =>
        without(context.ids, selection).length === 0,
      isAllHeld: (_, { kind }: HeldSelection) => kind === 'matching',
      isOfMatching: (_, { selection }: { selection: ListSelection }) => selection.kind === 'matching',
      canHold: ({ context }, { ids }: { ids: readonly number[] }) =>
        toggledAll(context.ids, ids).length <= SELECTION_MAX,
    },
    delays: { settling: LIST_SETTLE_MS, told: EXPORT_TOLD_MS },
  }).createMachine({
    id: 'list',
    context: ({ input }) => ({ ...input, ids: [], format: USUAL_FORMAT, fault: null }),
    invoke: [
      {
        id: 'rows',
        src: 'rows',
        input: ({ context }) => ({ query: context.asked, first: context.first }),
        onError: { actions: { type: 'keepFault', params: causeOf } },
      },
      { id: 'habits', src: 'habits' },
      { id: 'choices', src: 'choices' },
      { id: 'watchDeeds', src: 'watchDeeds', onError: { actions: { type: 'keepFault', params: causeOf } } },
      {
        id: 'selectionMemory',
        src: 'selectionMemory',
        input: ({ context }) => ({ asked: context.asked }),
        onError: { actions: { type: 'keepFault', params: causeOf } },
      },
    ],
    type: 'parallel',
    on: { 'rows.outdated': { actions: 'readRowsAgain' } },
    states: {
      address: {
        initial: 'written',
        on: {
          'search.changed': {
            target: '.behind',
            actions: { type: 'ask', params: ({ event: { search } }) => ({ search }) },
          },
          'filter.changed': [
            {
              guard: { type: 'isTyped', params: ({ event }) => event },
              target: '.behind',
              actions: { type: 'filter', params: ({ event }) => event },
            },
            { target: '.writing', actions: [{ type: 'filter', params: ({ event }) => event }, 'readRows'] },
          ],
          'sort.chosen': {
            target: '.writing',
            actions: [{ type: 'ask', params: ({ event: { sort } }) => ({ sort }) }, 'readRows'],
          },
          'perPage.chosen': {
            target: '.writing',
            actions: [{ type: 'ask', params: ({ event: { perPage } }) => ({ perPage }) }, 'readRows'],
          },
          'columns.chosen': { target: '.writing', actions: { type: 'showColumns', params: ({ event }) => event } },
          'row.opened': { target: '.writing', actions: { type: 'open', params: ({ event }) => event } },
          'row.closed': { target: '.writing', actions: { type: 'open', params: { id: null } } },
          'view.cleared': {
            target: '.writing',
            actions: [{ type: 'ask', params: { search: '', filters: wholeList(definition).filters } }, 'readRows'],
          },
        },
        states: {
          written: {
            on: {
              // Not while somebody types: the cursors are those of another search.
              'page.chosen': {
                target: 'writing',
                actions: [{ type: 'turn', params: ({ event }) => event }, 'readRows'],
              },
              'address.changed': [
                {
                  guard: { type: 'isOtherRequest', params: ({ event }) => event },
                  actions: [{ type: 'follow', params: ({ event }) => event }, 'readRows'],
                },
                {
                  guard: { type: 'isNews', params: ({ event }) => event },
                  actions: { type: 'follow', params: ({ event }) => event },
                },
              ],
            },
          },
          /** Typing is ahead of the rows and of the address: what the address says now is old. */
          behind: {
            after: { settling: { target: 'writing', actions: 'readRows' } },
            on: {
              'search.submitted': { target: 'writing', actions: 'readRows' },
              'columns.chosen': { actions: { type: 'showColumns', params: ({ event }) => event } },
              'row.opened': { actions: { type: 'open', params: ({ event }) => event } },
              'row.closed': { actions: { type: 'open', params: { id: null } } },
            },
          },
          writing: {
            invoke: {
              id: 'writeAddress',
              src: 'writeAddress',
              input: ({ context }) => ({ asked: context.asked }),
              onDone: 'written',
              // Browsers refuse too many changes of the address. The list itself goes on.
              onError: 'written',
            },
          },
        },
      },
      selection: {
        initial: 'none',
        on: {
          'search.changed': '.none',
          'filter.changed': '.none',
          'view.cleared': '.none',
          'selection.cleared': '.none',
          'address.changed': {
            guard: { type: 'isOtherRows', params: ({ event }) => event },
            target: '.none',
          },
          'matching.chosen': { target: '.matching', actions: { type: 'choose', params: { ids: [] } } },
        },
        states: {
          none: {
            entry: [{ type: 'choose', params: { ids: [] } }, keepSome],
            on: {
              'selection.recalled': [
                {
                  guard: { type: 'isAllHeld', params: ({ event }) => event },
                  target: 'matching',
                  actions: { type: 'choose', params: ({ event }) => event },
                },
                { target: 'some', actions: { type: 'choose', params: ({ event }) => event } },
              ],
              'row.toggled': {
                target: 'some',
                actions: { type: 'choose', params: rowsOf },
              },
              'page.toggled': {
                guard: { type: 'hasAny', params: ({ event }) => event },
                target: 'some',
                actions: { type: 'choose', params: ({ event }) => event },
              },
            },
          },
          some: {
            entry: keepSome,
            on: {
              'rows.acted': [
                { guard: { type: 'isAllOf', params: ({ event }) => event }, target: 'none' },
                { actions: [{ type: 'dropActed', params: ({ event }) => event }, keepSome] },
              ],
              'row.toggled': [
                { guard: { type: 'isLast', params: rowsOf }, target: 'none' },
                {
                  guard: { type: 'canHold', params: rowsOf },
                  actions: [{ type: 'toggleAll', params: rowsOf }, keepSome],
                },
              ],
              'page.toggled': [
                { guard: { type: 'isLast', params: ({ event }) => event }, target: 'none' },
                {
                  guard: { type: 'canHold', params: ({ event }) => event },
                  actions: [{ type: 'toggleAll', params: ({ event }) => event }, keepSome],
                },
              ],
            },
          },
          /** All that match but a few: those are held. */
          matching: {
            entry: keepAll,
            on: {
              // One row's own act is none of what is chosen together.
              'rows.acted': { guard: { type: 'isOfMatching', params: ({ event }) => event }, target: 'none' },
              'row.toggled': {
                guard: { type: 'canHold', params: rowsOf },
                actions: [{ type: 'toggleAll', params: rowsOf }, keepAll],
              },
              'page.toggled': {
                guard: { type: 'canHold', params: ({ event }) => event },
                actions: [{ type: 'toggleAll', params: ({ event }) => event }, keepAll],
              },
            },
          },
        },
      },
      export: {
        initial: 'idle',
        states: {
          idle: { on: { 'export.chosen': preparing } },
          preparing: {
            tags: 'busy',
            invoke: {
              id: 'exportRows',
              src: 'exportRows',
              input: ({ context }) => ({ asked: context.asked, format: context.format }),
              onDone: 'started',
              onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
            },
          },
          started: { after: { told: 'idle' }, on: { 'export.chosen': preparing } },
          failed: { tags: 'error', on: { 'export.chosen': preparing } },
        },
      },
    },
  })
}

export type ListMachine<Item extends Listed, Extra = object> = ReturnType<typeof make<Item, Extra>>

/** To make one takes a phone some milliseconds, each time that its page is opened. */
const made = new WeakMap<ListDefinition, unknown>()

/**
 * Any list of rows that a server keeps. What is asked for (search, filters, order, page, columns) is the address; the
 * rows are a `resource` that follows it. A row is chosen by its id, so choices outlive a page; another search or
 * filter drops them, since nobody sees any more what was chosen. Who goes to another page and comes back finds them. What something was done with is chosen no more: it may
 * be gone, and a second press would do it again.
 *
 *     export const studentsMachine = createListMachine<Student>(STUDENT_LIST)
 *
 * `createList` of src/app/actors/list.actors.ts provides its actors, `ListView` of src/views/list draws it.
 */
export const createListMachine = <Item extends Listed, Extra = object>(
  definition: ListDefinition,
): ListMachine<Item, Extra> => {
  const held = made.get(definition) ?? make<Item, Extra>(definition)
  made.set(definition, held)
  return held as ListMachine<Item, Extra>
}

export type ListActor<Item extends Listed, Extra = object> = ActorRefFrom<ListMachine<Item, Extra>>
export type ListSnapshot<Item extends Listed, Extra = object> = SnapshotFrom<ListMachine<Item, Extra>>
export type ListRowsActor<Item, Extra = object> = ResourceActor<ListRead<Item, Extra>, ListAsked>
