import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { rosterSetup } from './roster.setup.ts'

/**
 * Whether people can have come: from when they can check in for the class, by the server's clock. Who will not come can be
 * marked before, and any mark taken back. An hour later the class has begun, and can be completed. Each reading says it
 * again, whatever becomes of the timers.
 */
export const attendanceState = rosterSetup.createStateConfig({
  initial: 'unknown',
  states: {
    unknown: {
      always: [
        { guard: 'hasOpened', target: 'open', actions: 'noteOpening' },
        { guard: 'hasRoster', target: 'ahead', actions: 'noteOpening' },
      ],
    },
    ahead: {
      always: [
        { guard: 'hasOpened', target: 'open', actions: 'noteOpening' },
        { guard: 'isMoved', target: 'unknown' },
      ],
      invoke: {
        id: 'watchOpening',
        src: 'watchOpening',
        input: ({ context }) => {
          const { offset, roster } = known(context.read, 'a roster')
          return { startsAt: roster.held.courseDate, offset }
        },
        onError: { actions: { type: 'keepReadFault', params: causeOf } },
      },
      on: {
        // One that was taken from this person meanwhile opens for nobody here.
        'attendance.opened': { guard: 'hasRoster', target: 'open' },
        'mark.given': {
          guard: { type: 'isMarkableAhead', params: ({ event }) => event },
          actions: [
            { type: 'passMark', params: ({ event }) => event },
            { type: 'leaveOfRest', params: ({ event }) => event },
          ],
        },
      },
    },
    open: {
      initial: 'early',
      // Put off since: what was marked stays.
      always: { guard: 'isMoved', target: 'unknown' },
      on: {
        'mark.given': {
          guard: { type: 'isMarkable', params: ({ event }) => event },
          actions: [
            { type: 'passMark', params: ({ event }) => event },
            { type: 'leaveOfRest', params: ({ event }) => event },
          ],
        },
      },
      states: {
        early: {
          always: { guard: 'hasBegun', target: 'begun' },
          invoke: {
            id: 'watchBeginning',
            src: 'watchBeginning',
            input: ({ context }) => {
              const { offset, roster } = known(context.read, 'a roster')
              return { startsAt: roster.held.courseDate, offset }
            },
            onError: { actions: { type: 'keepReadFault', params: causeOf } },
          },
          on: { 'class.begun': 'begun' },
        },
        begun: {},
      },
    },
  },
})
