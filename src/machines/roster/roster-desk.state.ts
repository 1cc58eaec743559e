import { and } from 'xstate'

import { countCertificates } from '../../domain/roster.ts'
import { atRest } from '../at-rest.ts'
import { known } from '../known.ts'
import { causeOf, notDone } from '../refusal.ts'
import { rosterSetup } from './roster.setup.ts'
import { BLANK_WALK_IN, WALK_IN_DRAFTED, type WalkInAbout } from './walk-in-form.machine.ts'

/** What is open over the list: the code on the wall, somebody without a seat, one to be taken off, or the completion. */
export const deskState = rosterSetup.createStateConfig({
  initial: 'list',
  states: {
    list: {
      on: {
        'code.opened': { guard: 'isOpen', target: 'code' },
        'walkIn.begun': { guard: and(['isOpen', 'isAttendanceOpen']), target: 'walkIn' },
        'removal.begun': {
          guard: 'isOpen',
          target: 'removing',
          actions: { type: 'askRemoval', params: ({ event }) => event },
        },
        'completion.begun': { guard: and(['isOpen', 'isBegun']), target: 'completing' },
        'rest.marked': {
          guard: and(['isOpen', 'isAttendanceOpen']),
          actions: { type: 'markRest', params: { attendance: 'present' } },
        },
        'rest.taken': { actions: { type: 'noteRest', params: ({ event }) => event } },
        'rest.unmarked': { guard: 'hasRest', actions: ['unmarkRest', 'forgetRest'] },
      },
    },
    code: {
      invoke: {
        id: 'makeCodes',
        src: 'makeCodes',
        input: ({ context }) => {
          const { offset, roster } = known(context.read, 'a roster')
          const { held, checkInAddress, checkInSecret } = roster
          return {
            classId: context.classId,
            sessions: held.sessions,
            secret: known(checkInSecret, 'a secret'),
            address: checkInAddress,
            offset,
          }
        },
        onError: { target: 'list', actions: { type: 'keepFault', params: causeOf } },
      },
      on: {
        'code.made': { actions: { type: 'showCode', params: ({ event }) => event } },
        'desk.left': 'list',
      },
      exit: { type: 'showCode', params: { code: null } },
    },
    walkIn: {
      initial: 'naming',
      states: {
        naming: {
          invoke: {
            id: 'nameWalkIn',
            src: 'nameWalkIn',
            onDone: {
              target: 'filling',
              actions: { type: 'holdWalkInId', params: ({ event }) => ({ id: event.output }) },
            },
            onError: { target: '#roster.desk.list', actions: { type: 'keepFault', params: causeOf } },
          },
        },
        filling: {
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context: { classId, walkInId } }) => ({
              form: `walk-in/${classId}`,
              values: BLANK_WALK_IN,
              about: { classId, id: known(walkInId, 'an id') } satisfies WalkInAbout,
              drafted: WALK_IN_DRAFTED,
            }),
            onDone: {
              target: '#roster.desk.list',
              actions: { type: 'passWalkIn', params: ({ event }) => event.output },
            },
            onError: { target: '#roster.desk.list', actions: { type: 'keepFault', params: causeOf } },
          },
          on: { 'desk.left': { guard: atRest('form'), target: '#roster.desk.list' } },
        },
      },
    },
    /** Asked first: a thumb in gloves may have meant the mark beside it. */
    removing: {
      on: {
        'removal.confirmed': { target: 'list', actions: 'passRemoval' },
        'walkIn.answered': [
          {
            guard: { type: 'isAskedOf', params: ({ event }) => event },
            actions: { type: 'followRemoval', params: ({ event }) => event },
          },
          { guard: { type: 'hadSeat', params: ({ event }) => event }, target: 'list' },
        ],
        'desk.left': 'list',
      },
    },
    completing: {
      initial: 'reviewing',
      states: {
        reviewing: {
          on: {
            // Put off meanwhile: nobody has failed to come yet.
            'rest.marked': { guard: 'isBegun', actions: { type: 'markRest', params: { attendance: 'noShow' } } },
            'reason.changed': { actions: { type: 'noteReason', params: ({ event }) => event } },
            'completion.confirmed': { guard: and(['isBegun', 'canComplete']), target: 'underway' },
            'desk.left': '#roster.desk.list',
          },
        },
        underway: {
          tags: 'busy',
          entry: 'forgetFault',
          invoke: {
            id: 'completeClass',
            src: 'completeClass',
            input: ({ context: { classId, read, shortReason } }) => ({
              classId,
              certificates: countCertificates(known(read, 'a roster').roster.items).atOnce,
              shortReason: shortReason.trim() || null,
            }),
            onDone: {
              target: 'completed',
              actions: { type: 'noteCertificates', params: ({ event }) => ({ certificates: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isOfReason', params: causeOf },
                target: 'unexplained',
                actions: { type: 'keepFault', params: causeOf },
              },
              {
                guard: { type: 'isChangedMeanwhile', params: causeOf },
                target: 'changed',
                actions: { type: 'keepFault', params: causeOf },
              },
              ...notDone,
            ],
          },
        },
        /** The server wants the reason for a class that is too short for its course, or another one. */
        unexplained: {
          tags: 'error',
          on: {
            'reason.changed': { actions: { type: 'noteReason', params: ({ event }) => event } },
            'completion.confirmed': { guard: and(['isBegun', 'canComplete']), target: 'underway' },
            'desk.left': '#roster.desk.list',
          },
        },
        /** Others are marked by now than those it was confirmed for, or the class was put off: the roster was read again. */
        changed: {
          tags: 'error',
          on: {
            'rest.marked': { guard: 'isBegun', actions: { type: 'markRest', params: { attendance: 'noShow' } } },
            'reason.changed': { actions: { type: 'noteReason', params: ({ event }) => event } },
            'completion.confirmed': { guard: and(['isBegun', 'canComplete']), target: 'underway' },
            'desk.left': '#roster.desk.list',
          },
        },
        failed: {
          tags: 'error',
          on: {
            'reason.changed': { actions: { type: 'noteReason', params: ({ event }) => event } },
            'completion.confirmed': { guard: and(['isBegun', 'canComplete']), target: 'underway' },
            'desk.left': '#roster.desk.list',
          },
        },
        refused: { tags: 'error', on: { 'desk.left': '#roster.desk.list' } },
        completed: { on: { 'desk.left': '#roster.desk.list' } },
      },
    },
  },
})
