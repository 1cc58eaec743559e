import type { ActorRefFrom } from 'xstate'

import { known } from '../known.ts'
import { causeOf, notDone } from '../refusal.ts'
import {
  attendanceCorrectionSetup,
  type AttendanceCorrectionContext,
  type AttendanceCorrectionInput,
} from './attendance-correction.setup.ts'
import { draftOf } from './correction-draft.ts'

const formOf = ({ classId }: AttendanceCorrectionInput): string => `attendanceCorrection ${classId}`

const askedOf = ({ classId, roster, changes, reason }: AttendanceCorrectionContext) => ({
  classId,
  reason: reason.trim(),
  changes: known(roster, 'a roster').items.flatMap(({ id, attendanceVersion }) => {
    const attendance = changes[id]
    return attendance === undefined ? [] : [{ registrationId: id, attendance, basedOn: attendanceVersion }]
  }),
})

/**
 * Marks of a completed class are put right: it opens with the marks as they are, and sends what differs. What that comes
 * to is looked at first (the server does it, and rolls it back), and confirmed. Where somebody else corrected meanwhile
 * the marks are read again, what differs is said, and what was chosen stays. So it does when the page comes back to what
 * was chosen and not sent.
 */
export const attendanceCorrectionMachine = attendanceCorrectionSetup.createMachine({
  id: 'attendanceCorrection',
  context: ({ input }) => ({
    ...input,
    roster: null,
    changes: {},
    reason: '',
    isRecalled: false,
    search: '',
    meanwhile: [],
    outcome: null,
    fault: null,
  }),
  on: { 'search.changed': { actions: { type: 'search', params: ({ event }) => event } } },
  initial: 'reading',
  states: {
    reading: {
      entry: 'forgetFault',
      invoke: {
        id: 'readAttendance',
        src: 'readAttendance',
        input: ({ context: { classId } }) => ({ classId }),
        onDone: [
          {
            guard: { type: 'isCompleted', params: ({ event }) => ({ roster: event.output }) },
            target: 'recalling',
            actions: { type: 'open', params: ({ event }) => ({ roster: event.output }) },
          },
          { target: 'closing', actions: { type: 'open', params: ({ event }) => ({ roster: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'closing',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'unread', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    recalling: {
      invoke: {
        id: 'recallDraft',
        src: 'recallDraft',
        input: ({ context }) => ({ form: formOf(context) }),
        onDone: [
          { guard: { type: 'isSpent', params: ({ event }) => ({ draft: event.output }) }, target: 'discarding' },
          { target: 'choosing', actions: { type: 'takeDraft', params: ({ event }) => ({ draft: event.output }) } },
        ],
        onError: 'choosing',
      },
    },
    /** Nobody corrects it from here any more: what was kept for that goes. */
    closing: {
      invoke: {
        id: 'dropDraft',
        src: 'dropDraft',
        input: ({ context }) => ({ form: formOf(context) }),
        onDone: [{ guard: 'isRead', target: 'choosing' }, { target: 'unread' }],
        onError: [{ guard: 'isRead', target: 'choosing' }, { target: 'unread' }],
      },
    },
    unread: {
      tags: 'error',
      invoke: { id: 'watchNetwork', src: 'watchNetwork', onError: { actions: { type: 'keepFault', params: causeOf } } },
      on: { 'reading.retried': 'reading', 'network.returned': 'reading' },
    },
    choosing: {
      type: 'parallel',
      on: {
        'changes.discarded': { guard: 'isRecalled', target: 'discarding', actions: 'forgetFault' },
      },
      states: {
        // That a reason is missing is told once somebody has asked without one.
        whole: {
          initial: 'open',
          on: {
            'look.asked': [
              { guard: 'isWhole', target: '#attendanceCorrection.looking' },
              { guard: 'isChanged', target: '.wanting' },
            ],
          },
          states: { open: {}, wanting: {} },
        },
        draft: {
          initial: 'still',
          on: {
            'mark.changed': { target: '.keeping', actions: { type: 'change', params: ({ event }) => event } },
            'reason.changed': { target: '.keeping', actions: { type: 'noteReason', params: ({ event }) => event } },
          },
          states: {
            still: {},
            keeping: {
              invoke: {
                id: 'keepDraft',
                src: 'keepDraft',
                input: ({ context }) => ({
                  form: formOf(context),
                  draft: draftOf(known(context.roster, 'a roster'), context),
                }),
                onDone: 'still',
                // A full or blocked storage keeps nothing; the page itself goes on.
                onError: 'still',
              },
            },
          },
        },
      },
    },
    discarding: {
      entry: 'forgetChanges',
      invoke: {
        id: 'dropDraft',
        src: 'dropDraft',
        input: ({ context }) => ({ form: formOf(context) }),
        onDone: 'choosing',
        onError: 'choosing',
      },
    },
    looking: {
      tags: 'busy',
      entry: 'forgetOutcome',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => askedOf(context),
        onDone: {
          target: 'shown',
          actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: causeOf },
            target: 'comparing',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'unlooked', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    unlooked: {
      tags: 'error',
      on: {
        'mark.changed': {
          target: 'choosing.draft.keeping',
          actions: { type: 'change', params: ({ event }) => event },
        },
        'reason.changed': {
          target: 'choosing.draft.keeping',
          actions: { type: 'noteReason', params: ({ event }) => event },
        },
        'changes.discarded': { guard: 'isRecalled', target: 'discarding', actions: 'forgetFault' },
        'look.asked': 'looking',
      },
    },
    shown: { on: { 'marks.reopened': 'choosing', 'correction.confirmed': 'underway' } },
    underway: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'correct',
        src: 'correct',
        input: ({ context }) => ({
          ...askedOf(context),
          fingerprint: known(context.outcome, 'an outcome').fingerprint,
        }),
        onDone: {
          target: 'clearing',
          actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: causeOf },
            target: 'comparing',
            actions: { type: 'keepFault', params: causeOf },
          },
          {
            guard: { type: 'isOtherwise', params: causeOf },
            target: 'changed',
            actions: { type: 'keepFault', params: causeOf },
          },
          ...notDone,
        ],
      },
    },
    clearing: {
      tags: 'busy',
      invoke: {
        id: 'dropDraft',
        src: 'dropDraft',
        input: ({ context }) => ({ form: formOf(context) }),
        onDone: 'corrected',
        onError: 'corrected',
      },
    },
    /** Somebody was quicker: the marks are read again beside what was chosen. */
    comparing: {
      tags: 'busy',
      invoke: {
        id: 'readAgain',
        src: 'readAttendance',
        input: ({ context: { classId } }) => ({ classId }),
        onDone: [
          {
            guard: { type: 'isAsSeen', params: ({ event }) => ({ roster: event.output }) },
            target: 'looking',
            actions: { type: 'compare', params: ({ event }) => ({ roster: event.output }) },
          },
          { target: 'choosing', actions: { type: 'compare', params: ({ event }) => ({ roster: event.output }) } },
        ],
        onError: { target: 'uncompared', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    uncompared: {
      tags: 'error',
      invoke: { id: 'watchNetwork', src: 'watchNetwork', onError: { actions: { type: 'keepFault', params: causeOf } } },
      on: { 'reading.retried': 'comparing', 'network.returned': 'comparing' },
    },
    /** It would come to something else by now: that is looked at before it is confirmed. */
    changed: { tags: 'error', on: { 'look.asked': 'looking', 'marks.reopened': 'choosing' } },
    failed: { tags: 'error', on: { 'correction.confirmed': 'underway', 'marks.reopened': 'choosing' } },
    refused: { tags: 'error', on: { 'marks.reopened': 'choosing' } },
    /** What it came to stays in sight; another correction opens with the marks as they are then. */
    corrected: { type: 'final' },
  },
})

export type AttendanceCorrectionMachine = typeof attendanceCorrectionMachine
export type AttendanceCorrectionActor = ActorRefFrom<AttendanceCorrectionMachine>
