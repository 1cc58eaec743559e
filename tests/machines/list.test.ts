import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import { SELECTION_MAX, wholeList, type ListAsked, type ListDefinition } from '../../src/domain/list.ts'
import { known } from '../../src/machines/known.ts'
import {
  chosenCount,
  isChosen,
  isNarrowed,
  nextSort,
  pagesFrom,
  selectionOf,
  sortOf,
  withColumn,
} from '../../src/machines/list/list.connect.ts'
import {
  createListMachine,
  LIST_SETTLE_MS,
  type HeldSelection,
  type ListRead,
  type ListExport,
  type SelectionKept,
} from '../../src/machines/list/list.machine.ts'
import { createResourceMachine } from '../../src/machines/resource/resource.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const PEOPLE: ListDefinition = {
  id: 'people',
  columns: ['name', 'state', 'joined'],
  fixed: ['name'],
  hidden: ['joined'],
  sorts: ['name', 'joined'],
  sort: 'name',
  filters: { state: { kind: 'many', of: ['active', 'lapsed'] }, crew: { kind: 'text' } },
  perPage: [20, 50],
}
type Person = Readonly<{ id: number; name: string }>

const machine = createListMachine<Person>(PEOPLE)
const WHOLE = wholeList(PEOPLE)
const PAGE: ListRead<Person> = {
  items: [
    { id: 1, name: 'Bora' },
    { id: 2, name: 'Grace' },
  ],
  total: 41,
  isTotalExact: true,
  next: 'n',
  previous: null,
}

const start = (asked: ListAsked = WHOLE, held?: HeldSelection) => {
  const read: ListAsked[] = []
  const written: ListAsked[] = []
  const exported = handPromise<void, ListExport>()
  const rows = createResourceMachine<ListRead<Person>, ListAsked>().provide({
    actors: {
      read: fromPromise(async ({ input }) => {
        read.push(input.query)
        return PAGE
      }),
      watchTopics: fromCallback<EventObject, undefined>(() => {}),
    },
  })
  const writeAddress = fromPromise<void, { asked: ListAsked }>(async ({ input }) => void written.push(input.asked))
  const deeds = handSource()
  const kept: HeldSelection[] = []
  const selectionMemory = fromCallback<SelectionKept, { asked: ListAsked }>(({ receive, sendBack }) => {
    if (held) sendBack({ type: 'selection.recalled', ...held })
    receive((event) => kept.push(event.held))
  })
  const actors = { rows, writeAddress, exportRows: exported.logic, watchDeeds: deeds.logic, selectionMemory }
  const actor = createActor(machine.provide({ actors }), { input: { asked } }).start()
  const isWritten = () => waitFor(actor, (at) => at.matches({ address: 'written' }))
  return { actor, read, written, exported, deeds, isWritten, kept }
}

describe('what is asked for', () => {
  test('begins with the address, and a page that came along is not read', () => {
    const asked = { ...WHOLE, search: 'bora', page: 3, cursor: 'c' }
    const { read } = start(asked)
    const reads: ListAsked[] = []
    const rows = createResourceMachine<ListRead<Person>, ListAsked>().provide({
      actors: {
        read: fromPromise(async ({ input }) => {
          reads.push(input.query)
          return PAGE
        }),
        watchTopics: fromCallback<EventObject, undefined>(() => {}),
      },
    })
    createActor(machine.provide({ actors: { rows } }), { input: { asked, first: PAGE } }).start()
    expect([read, reads]).toEqual([[asked], []])
  })

  test('follows the typing when it pauses, from the first page on, and the address with it', () => {
    vi.useFakeTimers()
    const { actor, read, written } = start({ ...WHOLE, page: 3, cursor: 'c' })
    actor.send({ type: 'search.changed', search: 'b' })
    vi.advanceTimersByTime(LIST_SETTLE_MS - 1)
    actor.send({ type: 'search.changed', search: 'bo' })
    vi.advanceTimersByTime(LIST_SETTLE_MS - 1)
    const early = read.length
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    const asked = { ...WHOLE, search: 'bo' }
    expect([early, read.slice(1), written]).toEqual([1, [asked], [asked]])
  })

  test('follows Enter at once', async () => {
    const { actor, read, isWritten } = start()
    actor.send({ type: 'search.changed', search: 'bo' })
    actor.send({ type: 'search.submitted' })
    await isWritten()
    expect(read.slice(1)).toEqual([{ ...WHOLE, search: 'bo' }])
  })

  test('is filtered, sorted, turned, sized and cleared, each from the first page but the turning', async () => {
    const { actor, read, written, isWritten } = start()
    for (const event of [
      { type: 'filter.changed', filter: 'state', values: ['lapsed', 'lost', 'active'] },
      { type: 'sort.chosen', sort: '-joined' },
      { type: 'page.chosen', page: 2, cursor: 'n' },
      { type: 'perPage.chosen', perPage: 50 },
      { type: 'view.cleared' },
    ] as const) {
      actor.send(event)
      await isWritten()
    }
    const filtered = { ...WHOLE, filters: { state: ['active', 'lapsed'] } }
    const sorted = { ...filtered, sort: '-joined' }
    const asked = [
      filtered,
      sorted,
      { ...sorted, page: 2, cursor: 'n' },
      { ...sorted, perPage: 50 },
      { ...sorted, perPage: 50, filters: {} },
    ]
    expect([read.slice(1), written]).toEqual([asked, asked])
  })

  test('by a filter that is typed waits as a search does; one that asks for nothing is dropped', async () => {
    const { actor, read, isWritten } = start({ ...WHOLE, filters: { state: ['active'] } })
    actor.send({ type: 'filter.changed', filter: 'crew', values: ['4'] })
    const waiting = [actor.getSnapshot().value, read.length]
    actor.send({ type: 'search.submitted' })
    await isWritten()
    actor.send({ type: 'filter.changed', filter: 'state', values: [] })
    actor.send({ type: 'filter.changed', filter: 'secret', values: ['x'] })
    await isWritten()
    expect([waiting, actor.getSnapshot().context.asked.filters]).toEqual([
      [expect.objectContaining({ address: 'behind' }), 1],
      { crew: ['4'] },
    ])
  })

  test('by columns is the screen’s own matter: nothing is read, the page stays', async () => {
    const { actor, read, written, isWritten } = start({ ...WHOLE, page: 2, cursor: 'c' })
    actor.send({ type: 'columns.chosen', columns: ['name', 'joined'] })
    await isWritten()
    expect([read.length, written]).toEqual([1, [{ ...WHOLE, page: 2, cursor: 'c', columns: ['name', 'joined'] }]])
  })

  test('with a row open beside it reads nothing; another question, or another page, has none open', async () => {
    const { actor, read, written, isWritten } = start({ ...WHOLE, page: 2, cursor: 'c' })
    for (const event of [
      { type: 'row.opened', id: 1 },
      { type: 'row.opened', id: 2 },
      { type: 'row.closed' },
      { type: 'row.opened', id: 2 },
      { type: 'page.chosen', page: 3, cursor: 'n' },
    ] as const) {
      actor.send(event)
      await isWritten()
    }
    actor.send({ type: 'row.opened', id: 9 })
    actor.send({ type: 'search.changed', search: 'bo' })
    const second = { ...WHOLE, page: 2, cursor: 'c' }
    const third = { ...WHOLE, page: 3, cursor: 'n' }
    expect([read.slice(1), written.slice(0, 5), actor.getSnapshot().context.asked]).toEqual([
      [third],
      [{ ...second, open: 1 }, { ...second, open: 2 }, second, { ...second, open: 2 }, third],
      { ...WHOLE, search: 'bo' },
    ])
  })

  test('is not read again where the way back only closes what was open', () => {
    const { actor, read } = start({ ...WHOLE, open: 2 })
    actor.send({ type: 'address.changed', asked: WHOLE })
    expect([read.length, actor.getSnapshot().context.asked]).toEqual([1, WHOLE])
  })

  test('keeps the row that is opened while someone types', async () => {
    const { actor, read, isWritten } = start()
    actor.send({ type: 'search.changed', search: 'bo' })
    actor.send({ type: 'row.opened', id: 1 })
    actor.send({ type: 'row.closed' })
    actor.send({ type: 'row.opened', id: 2 })
    actor.send({ type: 'search.submitted' })
    await isWritten()
    expect(read.slice(1)).toEqual([{ ...WHOLE, search: 'bo', open: 2 }])
  })

  test('with columns chosen while someone types loses neither', async () => {
    const { actor, read, isWritten } = start()
    actor.send({ type: 'search.changed', search: 'bo' })
    actor.send({ type: 'columns.chosen', columns: ['name'] })
    actor.send({ type: 'search.submitted' })
    await isWritten()
    expect(read.slice(1)).toEqual([{ ...WHOLE, search: 'bo', columns: ['name'] }])
  })

  test('cannot be turned while someone types: the cursor is of another search', () => {
    const { actor } = start()
    actor.send({ type: 'search.changed', search: 'bo' })
    expect(actor.getSnapshot().can({ type: 'page.chosen', page: 2, cursor: 'n' })).toBe(false)
  })

  test('follows the way back, not what the address says already, and not while someone types', () => {
    const { actor, read, written } = start()
    actor.send({ type: 'address.changed', asked: { ...WHOLE } })
    const back = { ...WHOLE, search: 'x', page: 2 }
    actor.send({ type: 'address.changed', asked: back })
    const followed = actor.getSnapshot().context.asked
    actor.send({ type: 'search.changed', search: 'y' })
    actor.send({ type: 'address.changed', asked: WHOLE })
    expect([read.slice(1), written, followed, actor.getSnapshot().context.asked.search]).toEqual([
      [back],
      [],
      back,
      'y',
    ])
  })
})

test('rows that are known to be old are read again, as they were asked for', async () => {
  const { actor, read } = start({ ...WHOLE, page: 2, cursor: 'c' })
  const { rows } = actor.getSnapshot().children
  if (!rows) throw new Error('There are no rows.')
  await waitFor(rows, (at) => at.matches('ready'))
  actor.send({ type: 'rows.outdated' })
  expect(read).toEqual([
    { ...WHOLE, page: 2, cursor: 'c' },
    { ...WHOLE, page: 2, cursor: 'c' },
  ])
})

describe('rows that are chosen', () => {
  const chosen = ({ actor }: ReturnType<typeof start>) =>
    selectionOf(actor.getSnapshot(), { total: 41, isTotalExact: true })

  test('are held by id, one by one and by the page', () => {
    const world = start()
    const { actor } = world
    const seen = [chosen(world)]
    for (const event of [
      { type: 'row.toggled', id: 7 },
      { type: 'page.toggled', ids: [1, 2] },
      { type: 'page.toggled', ids: [1, 2] },
      { type: 'row.toggled', id: 7 },
      { type: 'page.toggled', ids: [] },
      { type: 'page.toggled', ids: [1, 2] },
      { type: 'page.toggled', ids: [1, 2] },
    ] as const) {
      actor.send(event)
      seen.push(chosen(world))
    }
    const some = (...ids: number[]) => ({ kind: 'some', ids })
    expect(seen).toEqual([null, some(7), some(7, 1, 2), some(7), null, null, some(1, 2), null])
  })

  test('are all from the one that was chosen last up to the one that is pressed with Shift, either way', () => {
    const world = start()
    const { actor } = world
    const seen: unknown[] = []
    const page = [1, 2, 3, 4, 5, 6, 7]
    for (const event of [
      { type: 'row.toggled', id: 4, among: page },
      { type: 'row.toggled', id: 6, among: page },
      { type: 'row.toggled', id: 2, among: page },
      { type: 'row.toggled', id: 3, among: page },
      { type: 'page.chosen', page: 2, cursor: 'n' },
      { type: 'row.toggled', id: 12, among: [11, 12, 13] },
    ] as const) {
      actor.send(event)
      const held = chosen(world)
      seen.push(held?.kind === 'some' && held.ids)
    }
    expect(seen).toEqual([[4], [4, 5, 6], [4, 5, 6, 3, 2], [4, 5, 6], [4, 5, 6], [4, 5, 6, 12]])
  })

  test('leave out of all that match a range, too', () => {
    const world = start()
    world.actor.send({ type: 'matching.chosen' })
    world.actor.send({ type: 'row.toggled', id: 2, among: [1, 2, 3, 4] })
    world.actor.send({ type: 'row.toggled', id: 4, among: [1, 2, 3, 4] })
    expect(chosen(world)).toMatchObject({ kind: 'matching', except: [2, 3, 4] })
  })

  test('outlive pages and another order, and not another search or filter', async () => {
    const world = start()
    const { actor, isWritten } = world
    const after = async (event: Parameters<typeof actor.send>[0]) => {
      actor.send({ type: 'row.toggled', id: 1 })
      actor.send(event)
      await isWritten()
      const held = chosen(world)
      actor.send({ type: 'selection.cleared' })
      return held
    }
    const some = { kind: 'some', ids: [1] }
    expect([
      await after({ type: 'page.chosen', page: 2, cursor: 'n' }),
      await after({ type: 'sort.chosen', sort: '-name' }),
      await after({ type: 'columns.chosen', columns: ['name'] }),
      await after({ type: 'address.changed', asked: { ...WHOLE, page: 5 } }),
      await after({ type: 'address.changed', asked: { ...WHOLE, search: 'x' } }),
      await after({ type: 'filter.changed', filter: 'state', values: ['active'] }),
      await after({ type: 'view.cleared' }),
    ]).toEqual([some, some, some, some, null, null, null])
    actor.send({ type: 'row.toggled', id: 1 })
    actor.send({ type: 'search.changed', search: 'y' })
    expect(chosen(world)).toBeNull()
  })

  test('are all that match but those that are taken out', () => {
    const world = start({ ...WHOLE, search: ' bo ', filters: { state: ['active'] } })
    const { actor } = world
    actor.send({ type: 'row.toggled', id: 1 })
    actor.send({ type: 'matching.chosen' })
    actor.send({ type: 'row.toggled', id: 2 })
    const at = actor.getSnapshot()
    const matching = { kind: 'matching', search: 'bo', filters: { state: ['active'] }, except: [2] }
    expect([chosen(world), chosenCount(at, 41), isChosen(at, 1), isChosen(at, 2)]).toEqual([
      { ...matching, count: 40 },
      40,
      true,
      false,
    ])
    // What was not counted to the end binds nobody to a count.
    expect(selectionOf(at, { total: 1000, isTotalExact: false })).toEqual({ ...matching, count: null })
  })

  test('are those that nothing was done with yet', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(9), { minLength: 1 }), fc.uniqueArray(fc.nat(9)), (ids, acted) => {
        const world = start()
        world.actor.send({ type: 'page.toggled', ids })
        world.deeds.tell({ type: 'rows.acted', selection: { kind: 'some', ids: acted } })
        const left = ids.filter((id) => !acted.includes(id))
        expect(chosen(world)).toEqual(left.length === 0 ? null : { kind: 'some', ids: left })
      }),
    )
  })

  test('are none once something was done with all that match, and all that match while it was done with one row', () => {
    const world = start()
    world.actor.send({ type: 'matching.chosen' })
    const all = chosen(world)
    world.deeds.tell({ type: 'rows.acted', selection: { kind: 'some', ids: [1] } })
    const still = chosen(world)
    world.deeds.tell({ type: 'rows.acted', selection: known(all, 'a choice') })
    expect([all?.kind, still, chosen(world)]).toEqual(['matching', all, null])
  })

  test.each([
    { kind: 'some', ids: [3, 5] },
    { kind: 'matching', ids: [2] },
  ] as const)('are held as they are when the list is left, and are there for who comes back: %o', (held) => {
    const { actor, kept } = start(WHOLE, held)
    const at = actor.getSnapshot()
    expect([at.matches({ selection: held.kind }), at.context.ids, kept.at(-1)]).toEqual([true, held.ids, held])
    actor.send({ type: 'row.toggled', id: 9 })
    expect(kept.at(-1)).toEqual({ ...held, ids: [...held.ids, 9] })
    actor.send({ type: 'selection.cleared' })
    expect(kept.at(-1)).toEqual({ kind: 'some', ids: [] })
  })

  test('are as many as a server takes', () => {
    const world = start()
    const { actor } = world
    actor.send({ type: 'page.toggled', ids: Array.from({ length: SELECTION_MAX }, (_, at) => at + 1) })
    const full = actor.getSnapshot()
    const among = [SELECTION_MAX, 5000, 5001]
    expect([
      full.can({ type: 'row.toggled', id: 5000 }),
      full.can({ type: 'row.toggled', id: 5 }),
      full.can({ type: 'row.toggled', id: 5001, among }),
    ]).toEqual([false, true, false])
  })
})

describe('the file of all that match', () => {
  test('is prepared once at a time, and said to have begun', async () => {
    const { actor, exported } = start({ ...WHOLE, search: 'bo' })
    actor.send({ type: 'export.chosen' })
    actor.send({ type: 'export.chosen', format: 'xlsx' })
    expect(exported.calls.map(({ input }) => input)).toEqual([{ asked: { ...WHOLE, search: 'bo' }, format: 'csv' }])
    exported.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ export: 'started' }))
  })

  test('that could not be prepared is tried again', async () => {
    const { actor, exported } = start()
    actor.send({ type: 'export.chosen', format: 'xlsx' })
    exported.calls[0]?.reject(fault('offline'))
    const { context } = await waitFor(actor, (at) => at.matches({ export: 'failed' }))
    actor.send({ type: 'export.chosen' })
    expect([context.fault, exported.calls.map(({ input }) => input.format)]).toEqual([
      { kind: 'offline' },
      ['xlsx', 'xlsx'],
    ])
  })
})

describe('what a screen says of it', () => {
  test('is its order, and the one that a head asks for next', () => {
    const down = { ...WHOLE, sort: '-name' }
    expect([sortOf(WHOLE, 'name'), sortOf(down, 'name'), sortOf(down, 'joined')]).toEqual([
      'ascending',
      'descending',
      'none',
    ])
    expect([nextSort(WHOLE, 'name'), nextSort(down, 'name'), nextSort(down, 'joined')]).toEqual([
      '-name',
      'name',
      'joined',
    ])
  })

  test('is its ways on: the first page has no cursor', () => {
    const to = (page: number, cursor: string | null) => ({ type: 'page.chosen', page, cursor })
    expect([
      pagesFrom(WHOLE, PAGE),
      pagesFrom({ ...WHOLE, page: 2 }, { next: null, previous: 'p' }),
      pagesFrom({ ...WHOLE, page: 3 }, { next: 'n', previous: 'p' }),
    ]).toEqual([
      { first: null, previous: null, next: to(2, 'n') },
      { first: to(1, null), previous: to(1, null), next: null },
      { first: to(1, null), previous: to(2, 'p'), next: to(4, 'n') },
    ])
  })

  test('is its columns: null where they are the usual ones', () => {
    expect([
      withColumn(PEOPLE, ['name', 'state'], 'joined', true),
      withColumn(PEOPLE, ['name', 'state', 'joined'], 'joined', false),
    ]).toEqual([['name', 'state', 'joined'], null])
  })

  test('is whether it asks for less than all', () => {
    expect(
      [WHOLE, { ...WHOLE, search: ' ' }, { ...WHOLE, search: 'x' }, { ...WHOLE, filters: { crew: ['4'] } }].map(
        isNarrowed,
      ),
    ).toEqual([false, false, true, true])
  })
})

test('missing actors say their names', async () => {
  const said = await complaintsOf(machine, {
    input: { asked: WHOLE },
    events: [{ type: 'sort.chosen', sort: '-name' }, { type: 'export.chosen' }],
    until: (at) => at.matches({ export: 'failed', address: 'written' }),
  })
  expect(said).toEqual(
    expect.arrayContaining(['No actor was provided for "writeAddress".', 'No actor was provided for "exportRows".']),
  )
})

test('every state and transition is reached', () => {
  const many = Array.from({ length: SELECTION_MAX }, (_, at) => at + 10)
  const { snapshots } = expectEveryPath(machine, {
    inputs: [{ asked: WHOLE }],
    events: [
      { type: 'search.changed', search: 'bo' },
      { type: 'search.submitted' },
      { type: 'filter.changed', filter: 'state', values: ['active'] },
      { type: 'filter.changed', filter: 'crew', values: ['4'] },
      { type: 'sort.chosen', sort: '-name' },
      { type: 'page.chosen', page: 2, cursor: 'n' },
      { type: 'perPage.chosen', perPage: 50 },
      { type: 'columns.chosen', columns: ['name'] },
      { type: 'view.cleared' },
      { type: 'row.opened', id: 1 },
      { type: 'row.closed' },
      { type: 'address.changed', asked: { ...WHOLE, search: 'old' } },
      { type: 'address.changed', asked: { ...WHOLE, open: 3 } },
      { type: 'row.toggled', id: 1 },
      { type: 'row.toggled', id: 2 },
      { type: 'row.toggled', id: 2, among: [1, 2] },
      { type: 'page.toggled', ids: [1, 2] },
      { type: 'page.toggled', ids: many },
      { type: 'matching.chosen' },
      { type: 'selection.cleared' },
      { type: 'selection.recalled', kind: 'some', ids: [1, 2] },
      { type: 'selection.recalled', kind: 'matching', ids: [1] },
      { type: 'rows.acted', selection: { kind: 'some', ids: [1] } },
      { type: 'rows.acted', selection: { kind: 'matching', search: '', filters: {}, except: [], count: null } },
      { type: 'export.chosen' },
      { type: 'rows.outdated' },
      after('settling', 'list.address.behind'),
      after('told', 'list.export.started'),
      done('writeAddress'),
      failed('writeAddress'),
      done('exportRows'),
      failed('exportRows'),
      failed('rows'),
      failed('watchDeeds'),
      failed('selectionMemory'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.ids.length, isNarrowed(context.asked)]),
  })
  const wrong = snapshots.filter(
    (at) =>
      at.matches({ selection: 'some' }) !== (selectionOf(at, { total: 41, isTotalExact: true })?.kind === 'some') ||
      at.context.ids.length > SELECTION_MAX,
  )
  expect(wrong).toEqual([])
})
