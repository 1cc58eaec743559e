import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'

import type { Place } from '../../src/domain/menu-search.ts'
import {
  isNothingFound,
  selectActive,
  selectFound,
  selectQuery,
} from '../../src/machines/menu-search/menu-search.connect.ts'
import { menuSearchMachine, type MenuSearchEvent } from '../../src/machines/menu-search/menu-search.machine.ts'
import { expectEveryPath } from './support/paths.ts'

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
    isNothing: isNothingFound(snapshot),
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

test('every state and transition is reached', () => {
  const { snapshots } = expectEveryPath(menuSearchMachine, {
    inputs: [{ places: PLACES }, { places: PLACES, query: 'part' }, { places: PLACES, query: 'zebra' }],
    events: [
      type(''),
      type('part'),
      type('zebra'),
      move('next'),
      move('previous'),
      move('first'),
      move('last'),
      { type: 'suggestion.reached', at: 1 },
    ],
  })
  const astray = snapshots.filter(
    ({ context: { active, found } }) => active !== null && (active < 0 || active >= found.length),
  )
  expect(astray).toEqual([])
})
