import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import { FINDING_MAX } from '../../src/domain/finding.ts'
import { withRecords, type Place } from '../../src/domain/menu-search.ts'
import {
  recordsFace,
  selectActive,
  selectFound,
  selectQuery,
} from '../../src/machines/menu-search/menu-search.connect.ts'
import {
  menuSearchMachine,
  RECORDS_SETTLE_MS,
  type MenuSearchEvent,
  type MenuSearchInput,
} from '../../src/machines/menu-search/menu-search.machine.ts'
import { fault, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const place = (title: string): Place => ({ id: title, title, group: 'Places', url: `/${title}`, icon: 'home' })
const PLACES = ['Home', 'Mission', 'Partners', 'Contact'].map(place)
const MANY = Array.from({ length: 14 }, (_, at) => place(`List ${at}`))

const look = (places: readonly Place[], ...events: MenuSearchEvent[]) => {
  const actor = createActor(menuSearchMachine, { input: { places } }).start()
  for (const event of events) actor.send(event)
  const snapshot = actor.getSnapshot()
  return {
    query: selectQuery(snapshot),
    found: selectFound(snapshot).map(({ title }) => title),
    active: selectActive(snapshot),
    isNothing: recordsFace(snapshot) === 'nothing',
  }
}

const type = (query: string): MenuSearchEvent => ({ type: 'query.typed', query })
const move = (to: 'next' | 'previous' | 'first' | 'last'): MenuSearchEvent => ({ type: 'selection.moved', to })
const titles = (places: readonly Place[]) => places.map(({ title }) => title)

test('before anything is typed the first of the menu are there, and none is chosen', () => {
  expect(look(MANY)).toEqual({ query: '', found: titles(MANY.slice(0, 10)), active: null, isNothing: false })
})

test('what is typed is looked for, at most ten are found, and the best is the one that Enter chooses', () => {
  expect(look(PLACES, type('part'))).toEqual({ query: 'part', found: ['Partners'], active: 0, isNothing: false })
  expect(look(MANY, type('list')).found).toEqual(titles(MANY.slice(0, 10)))
})

test('nothing is found, and then something is again', () => {
  expect(look(PLACES, type('zebra'))).toEqual({ query: 'zebra', found: [], active: null, isNothing: true })
  expect(look(PLACES, type('zebra'), type('')).found).toEqual(titles(PLACES))
  expect(look(PLACES, type('zebra'), type('mis')).found).toEqual(['Mission'])
})

test('what was typed before the suggestions came is looked for at once', () => {
  const actor = createActor(menuSearchMachine, { input: { places: PLACES, query: 'con' } }).start()
  expect([selectQuery(actor.getSnapshot()), selectFound(actor.getSnapshot()).map(({ title }) => title)]).toEqual([
    'con',
    ['Contact'],
  ])
})

test('a field may find more at once', () => {
  const actor = createActor(menuSearchMachine, { input: { places: MANY, limit: 50 } }).start()
  expect(selectFound(actor.getSnapshot()).length).toBe(14)
})

describe('the selection', () => {
  test.each([
    ['down, from none', [move('next')], 0],
    ['down twice', [move('next'), move('next')], 1],
    ['up, from none', [move('previous')], 3],
    ['round at the end', [move('last'), move('next')], 0],
    ['round at the beginning', [move('first'), move('previous')], 3],
    ['to the one under the pointer', [{ type: 'suggestion.reached', at: 2 }], 2],
    ['nowhere, when the pointer is over none', [{ type: 'suggestion.reached', at: 4 }], null],
  ] satisfies [string, MenuSearchEvent[], number | null][])('goes %s', (_name, events, active) =>
    expect(look(PLACES, ...events).active).toBe(active),
  )

  test('goes back to the best when something else is typed', () => {
    expect(look(PLACES, type('m'), move('last'), type('mi')).active).toBe(0)
  })

  test('has nowhere to go where nothing is found', () => {
    const actor = createActor(menuSearchMachine, { input: { places: PLACES } }).start()
    actor.send(type('zebra'))
    expect([
      actor.getSnapshot().can(move('next')),
      actor.getSnapshot().can({ type: 'suggestion.reached', at: 0 }),
    ]).toEqual([false, false])
  })
})

describe('records', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const ADA: Place = {
    id: 'people-7',
    title: 'Ada Moreno',
    group: 'ada@example.org',
    url: '/admin/users?person=7',
    icon: 'person',
    record: { kind: 'people', startsAt: null, timeZone: null },
  }

  const start = (findsRecords = true) => {
    const find = handPromise<readonly Place[], { text: string }>()
    const machine = menuSearchMachine.provide({ actors: { findRecords: find.logic } })
    const actor = createActor(machine, { input: { places: PLACES, findsRecords } }).start()
    const face = () => recordsFace(actor.getSnapshot())
    const found = () => titles(selectFound(actor.getSnapshot()))
    return { actor, find, face, found }
  }

  test('are asked for when typing pauses, and stand after the pages', async () => {
    const { actor, find, face, found } = start()
    actor.send(type('mis'))
    vi.advanceTimersByTime(RECORDS_SETTLE_MS - 1)
    actor.send(type('miss'))
    vi.advanceTimersByTime(RECORDS_SETTLE_MS)
    expect([find.calls.map(({ input }) => input), face(), found()]).toEqual([[{ text: 'miss' }], 'busy', ['Mission']])
    find.calls[0]?.resolve([ADA])
    await vi.advanceTimersByTimeAsync(0)
    expect([face(), found(), selectActive(actor.getSnapshot())]).toEqual(['quiet', ['Mission', 'Ada Moreno'], 0])
  })

  test('are what Enter chooses where no page is found, and are gone with the next key', async () => {
    const { actor, find, face, found } = start()
    actor.send(type('ada'))
    vi.advanceTimersByTime(RECORDS_SETTLE_MS)
    find.calls[0]?.resolve([ADA])
    await vi.advanceTimersByTimeAsync(0)
    expect([found(), selectActive(actor.getSnapshot())]).toEqual([['Ada Moreno'], 0])
    actor.send(type('adaz'))
    expect([found(), face()]).toEqual([[], 'busy'])
  })

  test('that could not be asked for leave the pages, and are asked for again', async () => {
    const { actor, find, face, found } = start()
    actor.send(type('mis'))
    vi.advanceTimersByTime(RECORDS_SETTLE_MS)
    find.calls[0]?.reject(fault)
    await vi.advanceTimersByTimeAsync(0)
    expect([face(), found()]).toEqual(['failed', ['Mission']])
    actor.send({ type: 'records.retried' })
    expect(find.calls.length).toBe(2)
  })

  test('are not asked for by more letters than they are looked for by, which is said', () => {
    const { actor, find, face } = start()
    actor.send(type(`  ${'m'.repeat(FINDING_MAX)}\0  `))
    vi.advanceTimersByTime(RECORDS_SETTLE_MS)
    expect([find.calls.length, face()]).toEqual([1, 'busy'])
    actor.send(type('m'.repeat(FINDING_MAX + 1)))
    vi.advanceTimersByTime(RECORDS_SETTLE_MS)
    expect([find.calls.length, face()]).toEqual([1, 'overlong'])
    expect(look(PLACES, type('m'.repeat(FINDING_MAX + 1))).isNothing).toBe(true)
  })

  test('that come leave the chosen page chosen, and one that made room for them is not', async () => {
    const find = handPromise<readonly Place[], { text: string }>()
    const machine = menuSearchMachine.provide({ actors: { findRecords: find.logic } })
    const people = Array.from({ length: 5 }, (_, at) => ({ ...ADA, id: `people-${at}` }))
    const chosenOf = async (at: number) => {
      const actor = createActor(machine, { input: { places: MANY, query: 'list', findsRecords: true } }).start()
      for (let step = 0; step < at; step += 1) actor.send(move('next'))
      vi.advanceTimersByTime(RECORDS_SETTLE_MS)
      find.calls.at(-1)?.resolve(people)
      await vi.advanceTimersByTimeAsync(0)
      const snapshot = actor.getSnapshot()
      return selectFound(snapshot)[selectActive(snapshot) ?? -1]?.id
    }
    expect([await chosenOf(3), await chosenOf(7)]).toEqual(['List 3', 'List 0'])
  })

  describe('and Enter', () => {
    const enter: MenuSearchEvent = { type: 'choice.entered' }
    const begin = (input: Partial<MenuSearchInput> = {}) => {
      const find = handPromise<readonly Place[], { text: string }>()
      const went: (string | undefined)[] = []
      const machine = menuSearchMachine.provide({
        actors: { findRecords: find.logic },
        actions: { choose: (_, { place: to }) => went.push(to?.id) },
      })
      const actor = createActor(machine, { input: { places: PLACES, findsRecords: true, ...input } }).start()
      return { actor, find, went }
    }

    test('before they come: the first that is found is gone to', async () => {
      const { actor, find, went } = begin()
      actor.send(type('ada'))
      actor.send(enter)
      vi.advanceTimersByTime(RECORDS_SETTLE_MS)
      expect(went).toEqual([])
      find.calls[0]?.resolve([ADA])
      await vi.advanceTimersByTimeAsync(0)
      expect(went).toEqual(['people-7'])
    })

    test('goes to a page at once, and nowhere where nothing is typed or found', async () => {
      const { actor, find, went } = begin()
      actor.send(enter)
      actor.send(type('part'))
      actor.send(enter)
      expect(went).toEqual(['Partners'])
      actor.send(type('zebra'))
      actor.send(enter)
      vi.advanceTimersByTime(RECORDS_SETTLE_MS)
      find.calls[0]?.resolve([])
      await vi.advanceTimersByTimeAsync(0)
      expect([went, actor.getSnapshot().value]).toEqual([
        ['Partners'],
        { pages: 'nothing', records: 'told', choice: 'open' },
      ])
    })

    test('is taken back by another key', async () => {
      const { actor, find, went } = begin()
      actor.send(type('ada'))
      actor.send(enter)
      actor.send(type('adam'))
      vi.advanceTimersByTime(RECORDS_SETTLE_MS)
      find.calls[0]?.resolve([ADA])
      await vi.advanceTimersByTimeAsync(0)
      expect(went).toEqual([])
    })

    test('that was pressed before the suggestions came is not lost', () => {
      expect(begin({ query: 'part', isEntered: true }).went).toEqual(['Partners'])
    })
  })

  test('are not asked for by two letters, nor where pages alone are looked for', () => {
    for (const { actor, query } of [
      { ...start(), query: 'mi' },
      { ...start(false), query: 'mission' },
    ]) {
      actor.send(type(query))
      vi.advanceTimersByTime(RECORDS_SETTLE_MS)
      expect(recordsFace(actor.getSnapshot())).toBe('quiet')
    }
  })

  test('have half of the room, and no more than ten of both are told', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...ADA, id: `people-${at}` }))
    expect(withRecords(MANY, many, 10).map(({ id }) => id)).toEqual([
      ...MANY.slice(0, 5).map(({ id }) => id),
      ...many.slice(0, 5).map(({ id }) => id),
    ])
    expect(withRecords(PLACES, many, 10)).toHaveLength(10)
    expect(withRecords(PLACES, [ADA], 10).at(-1)).toBe(ADA)
  })

  test('every state and transition is reached', () => {
    const { snapshots } = expectEveryPath(menuSearchMachine, {
      inputs: [
        { places: PLACES, findsRecords: true },
        { places: PLACES, query: 'part' },
        { places: PLACES, query: 'zebra' },
        { places: PLACES, query: 'zebra', findsRecords: true, isEntered: true },
      ],
      events: [
        type(''),
        type('part'),
        type('zebra'),
        type('z'.repeat(FINDING_MAX + 1)),
        { type: 'choice.entered' },
        move('next'),
        move('previous'),
        move('first'),
        move('last'),
        { type: 'suggestion.reached', at: 1 },
        after('settling', 'menuSearch.records.settling'),
        done('findRecords', [ADA]),
        failed('findRecords', fault),
        { type: 'records.retried' },
      ],
    })
    const astray = snapshots.filter(
      ({ context: { active, found } }) => active !== null && (active < 0 || active >= found.length),
    )
    expect(astray).toEqual([])
  })
})
