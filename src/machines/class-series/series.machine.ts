import { assign, setup, type ActorRefFrom } from 'xstate'

import type { MadeSeries, SeriesDate, SeriesDates } from '../../domain/contract/class-series.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { Recurrence } from '../../domain/recurrence.ts'
import { seriesRuleOf, type SeriesValues } from '../../domain/series-values.ts'
import { known } from '../known.ts'
import { causeOf, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** Milliseconds without a change of the rule after which its dates are looked for. */
export const SERIES_SETTLE_MS = 400

export type SeriesEvent =
  | { type: 'rule.changed'; values: SeriesValues }
  | { type: 'date.ticked'; day: string; isTicked: boolean }
  | { type: 'series.confirmed' }
  | { type: 'series.retried' }
  /** Left-out dates are added, or others. */
  | { type: 'series.continued' }

export type SeriesContext = Readonly<{
  classId: number
  values: SeriesValues
  /** As they were last found; kept while others are looked for. */
  found: SeriesDates | null
  /** Days, in no order. */
  ticked: readonly string[]
  made: MadeSeries['made']
  fault: Fault | null
}>

export type SeriesInput = Readonly<{ classId: number; values: SeriesValues }>

/** Whether anything can be made on a date. */
export const isOpen = ({ isPast, isHeld }: SeriesDate): boolean => !isPast && !isHeld

/** A date that nothing speaks against is ticked; a holiday, or one with something in its way, is a person's to tick. */
const isFree = (date: SeriesDate): boolean => isOpen(date) && date.holiday === null && date.clashes.length === 0

const daysWhere = (found: SeriesDates, isWanted: (date: SeriesDate) => boolean): readonly string[] =>
  found.dates.filter(isWanted).map(({ day }) => day)

/** What somebody ticked of dates that are found again stays as it is; new ones are ticked where nothing is against them. */
const tickedOf = ({ found: before, ticked }: SeriesContext, found: SeriesDates): readonly string[] => {
  const seen = new Set(before ? daysWhere(before, isOpen) : [])
  return daysWhere(found, (date) => (seen.has(date.day) ? isOpen(date) && ticked.includes(date.day) : isFree(date)))
}

/** A class again and again: by a rule whose dates are shown, each with its tick; all that are ticked are made, or none. */
export const seriesMachine = setup({
  types: {} as { context: SeriesContext; events: SeriesEvent; input: SeriesInput },
  actors: {
    findDates: unprovided<SeriesDates, { classId: number; rule: Recurrence }>('findDates'),
    makeSeries: unprovided<MadeSeries['made'], { classId: number; days: readonly string[] }>('makeSeries'),
  },
  actions: {
    takeRule: assign((_, { values }: { values: SeriesValues }) => ({ values })),
    takeDates: assign(({ context }, { found }: { found: SeriesDates }) => ({
      found,
      ticked: tickedOf(context, found),
      fault: null,
    })),
    tick: assign(({ context: { ticked } }, { day, isTicked }: { day: string; isTicked: boolean }) => ({
      ticked: isTicked ? [...ticked.filter((one) => one !== day), day] : ticked.filter((one) => one !== day),
    })),
    takeMade: assign((_, { made }: { made: MadeSeries['made'] }) => ({ made, fault: null, ticked: [] })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    ...refusalGuards,
    isRule: (_, { values }: { values: SeriesValues }) => seriesRuleOf(values) !== null,
    isBegun: ({ context }) => seriesRuleOf(context.values) !== null,
    canMake: ({ context: { found, ticked } }) => found?.unable === null && ticked.length > 0,
    canTick: ({ context: { found } }, { day }: { day: string }) =>
      found?.dates.some((date) => date.day === day && isOpen(date)) ?? false,
  },
  delays: { settling: SERIES_SETTLE_MS },
}).createMachine({
  id: 'series',
  context: ({ input }) => ({ ...input, found: null, ticked: [], made: [], fault: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isBegun', target: 'choosing.asking' }, { target: 'choosing.incomplete' }] },
    choosing: {
      on: {
        'rule.changed': [
          {
            guard: { type: 'isRule', params: ({ event }) => event },
            target: '.settling',
            actions: { type: 'takeRule', params: ({ event }) => event },
          },
          { target: '.incomplete', actions: { type: 'takeRule', params: ({ event }) => event } },
        ],
      },
      initial: 'asking',
      states: {
        /** Nobody can tell the dates of half a rule. */
        incomplete: {},
        settling: { tags: 'busy', after: { settling: 'asking' } },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'findDates',
            src: 'findDates',
            input: ({ context: { classId, values } }) => ({ classId, rule: known(seriesRuleOf(values), 'a rule') }),
            onDone: {
              target: 'shown',
              actions: { type: 'takeDates', params: ({ event }) => ({ found: event.output }) },
            },
            onError: { target: 'unread', actions: { type: 'keepFault', params: causeOf } },
          },
        },
        unread: { tags: 'error', on: { 'series.retried': 'asking' } },
        shown: {
          initial: 'calm',
          on: {
            'date.ticked': {
              guard: { type: 'canTick', params: ({ event }) => event },
              target: '.calm',
              actions: { type: 'tick', params: ({ event }) => event },
            },
            'series.confirmed': { guard: 'canMake', target: '#series.making' },
          },
          states: {
            calm: {},
            /** Could not be asked; what was ticked stays. */
            failed: { tags: 'error' },
            /** Something has changed meanwhile: the dates are looked at again. */
            refused: { tags: 'error', on: { 'series.retried': '#series.choosing.asking' } },
          },
        },
      },
    },
    making: {
      tags: ['busy', 'making'],
      invoke: {
        id: 'makeSeries',
        src: 'makeSeries',
        input: ({ context: { classId, ticked } }) => ({ classId, days: ticked.toSorted() }),
        onDone: { target: 'made', actions: { type: 'takeMade', params: ({ event }) => ({ made: event.output }) } },
        onError: [
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'choosing.shown.refused',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'choosing.shown.failed', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    made: { on: { 'series.continued': 'choosing.asking' } },
  },
})

export type SeriesActor = ActorRefFrom<typeof seriesMachine>
