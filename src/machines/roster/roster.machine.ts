import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { Attendance } from '../../domain/class.ts'
import type { MarkAnswer, RosterEntry, WalkInAnswer, WalkInBody } from '../../domain/contract/roster.contract.ts'
import { CLASS_STATUS } from '../../domain/course.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { unprovided, unprovidedCompanion, unprovidedSource } from '../unprovided.ts'
import { rosterQueueMachine, type QueueNews } from './roster-queue.machine.ts'
import { mergedEntries, withOutcomes } from './roster-queue.ts'
import type { CodeInput, CodeShown, Paper, RosterCopyEvent, RosterFilter, RosterRead } from './roster.types.ts'
import { BLANK_WALK_IN, walkInFormMachine } from './walk-in-form.machine.ts'

export type RosterInput = Readonly<{ classId: number }>

export type RosterContext = RosterInput &
  Readonly<{
    /** As the server last told it; the queue lies over it. */
    read: RosterRead | null
    search: string
    filter: RosterFilter
    /** Marks and walk-ins on their way, and conflicts that are not decided. */
    waiting: number
    conflicts: number
    /** What stands on the wall; null while people cannot check in. */
    code: CodeShown | null
    paper: Paper | null
    /** How many the completion brought. */
    certificates: number
    fault: Fault | null
  }>

export type RosterEvent =
  | { type: 'mark.given'; registrationId: number; attendance: Attendance | null }
  | { type: 'search.changed'; search: string }
  | { type: 'filter.chosen'; filter: RosterFilter }
  | { type: 'roster.retried' }
  | { type: 'topic.changed' }
  | { type: 'copy.recalled'; read: RosterRead }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'code.opened' }
  | { type: 'code.made'; code: CodeShown | null }
  | { type: 'walkIn.begun' }
  | { type: 'completion.begun' }
  /** Whoever is not marked did not come. */
  | { type: 'rest.marked' }
  | { type: 'completion.confirmed' }
  | { type: 'desk.left' }
  | { type: 'paper.chosen'; paper: Paper }
  | QueueNews

const hold = (read: RosterRead, items: readonly RosterEntry[]): RosterRead => ({
  ...read,
  roster: { ...read.roster, items: [...items] },
})

/**
 * A class on its day: who is there, marked with or without a network. What is marked shows at once and goes by the
 * queue; the roster is read again and again, since students check themselves in and others mark too.
 */
export const rosterMachine = setup({
  types: {} as {
    input: RosterInput
    context: RosterContext
    events: RosterEvent
    children: { queue: 'queue'; form: 'form' }
  },
  actors: {
    queue: rosterQueueMachine,
    form: walkInFormMachine,
    readRoster: unprovided<RosterRead, { classId: number }>('readRoster'),
    watchRoster: unprovidedSource('watchRoster'),
    /** The roster as it was read last, for a page that is opened without a network. */
    rosterCopy: unprovidedCompanion<RosterCopyEvent, { classId: number }>('rosterCopy'),
    makeCodes: unprovidedSource<CodeInput>('makeCodes'),
    completeClass: unprovided<number, { classId: number }>('completeClass'),
    savePaper: unprovided<void, { classId: number; paper: Paper }>('savePaper'),
    network: unprovidedSource('network'),
  },
  actions: {
    holdRoster: assign(({ context }, { read }: { read: RosterRead }) => ({
      read: hold(read, mergedEntries(context.read?.roster.items ?? [], read.roster.items)),
      fault: null,
    })),
    holdCopy: assign(({ context }, { read }: { read: RosterRead }) => ({ read: context.read ?? read })),
    keepCopy: sendTo('rosterCopy', ({ context }): RosterCopyEvent => ({
      type: 'copy.kept',
      read: known(context.read, 'a roster'),
    })),
    passMark: sendTo(
      'queue',
      ({ context }, { registrationId, attendance }: { registrationId: number; attendance: Attendance | null }) =>
        ({
          type: 'mark.given',
          registrationId,
          attendance,
          basedOn: context.read?.roster.items.find(({ id }) => id === registrationId)?.attendanceVersion ?? 0,
        }) as const,
    ),
    markRest: sendTo(
      'queue',
      ({ context }) =>
        ({
          type: 'rest.given',
          wishes: (context.read?.roster.items ?? [])
            .filter(({ attendance }) => attendance === null)
            .map(({ id, attendanceVersion }) => ({
              registrationId: id,
              attendance: 'noShow' as const,
              basedOn: attendanceVersion,
            })),
        }) as const,
    ),
    passWalkIn: sendTo('queue', (_, { walkIn }: { walkIn: WalkInBody }) => ({ type: 'walkIn.given', walkIn }) as const),
    noteAnswers: assign(({ context }, { answers }: { answers: readonly MarkAnswer[] }) => ({
      read: context.read && hold(context.read, withOutcomes(context.read.roster.items, answers)),
    })),
    noteWalkIn: assign(({ context }, { answer }: { answer: WalkInAnswer }) => ({
      read:
        context.read &&
        hold(context.read, [...context.read.roster.items.filter(({ id }) => id !== answer.entry.id), answer.entry]),
    })),
    noteQueue: assign((_, { waiting, conflicts }: { waiting: number; conflicts: number }) => ({ waiting, conflicts })),
    search: assign((_, { search }: { search: string }) => ({ search })),
    filter: assign((_, { filter }: { filter: RosterFilter }) => ({ filter })),
    showCode: assign((_, { code }: { code: CodeShown | null }) => ({ code })),
    choosePaper: assign((_, { paper }: { paper: Paper }) => ({ paper })),
    noteCertificates: assign((_, { certificates }: { certificates: number }) => ({ certificates })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    hasRoster: ({ context }) => context.read !== null,
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
    /** A class that is over is looked at, and not marked any more. */
    isOpen: ({ context }) => context.read?.roster.held.courseStatusId === CLASS_STATUS.scheduled,
    /** Everyone is marked, the server has it all, and nothing is left to decide. */
    canComplete: ({ context }) =>
      context.waiting === 0 &&
      context.conflicts === 0 &&
      context.read !== null &&
      context.read.roster.items.every(({ attendance }) => attendance !== null),
  },
  delays: { refreshDelay: 10_000 },
}).createMachine({
  id: 'roster',
  context: ({ input }) => ({
    ...input,
    read: null,
    search: '',
    filter: 'all',
    waiting: 0,
    conflicts: 0,
    code: null,
    paper: null,
    certificates: 0,
    fault: null,
  }),
  invoke: [
    {
      id: 'queue',
      src: 'queue',
      input: ({ context, self }) => ({ classId: context.classId, roster: self }),
      onError: { target: '.reading.refused', actions: { type: 'keepFault', params: causeOf } },
    },
    {
      id: 'rosterCopy',
      src: 'rosterCopy',
      input: ({ context }) => ({ classId: context.classId }),
      // Without a copy the roster is read all the same.
      onError: { actions: { type: 'keepFault', params: causeOf } },
    },
  ],
  on: {
    'search.changed': { actions: { type: 'search', params: ({ event }) => event } },
    'filter.chosen': { actions: { type: 'filter', params: ({ event }) => event } },
    'mark.given': { guard: 'isOpen', actions: { type: 'passMark', params: ({ event }) => event } },
    'marks.answered': { actions: [{ type: 'noteAnswers', params: ({ event }) => event }] },
    'queue.changed': { actions: { type: 'noteQueue', params: ({ event }) => event } },
    'copy.recalled': { actions: { type: 'holdCopy', params: ({ event }) => event } },
  },
  type: 'parallel',
  states: {
    reading: {
      initial: 'asking',
      invoke: {
        id: 'watchRoster',
        src: 'watchRoster',
        onError: { actions: { type: 'keepFault', params: causeOf } },
      },
      on: {
        'topic.changed': '.asking',
        // What is being read may be from before.
        'walkIn.answered': { target: '.asking', actions: { type: 'noteWalkIn', params: ({ event }) => event } },
      },
      states: {
        asking: {
          invoke: {
            id: 'readRoster',
            src: 'readRoster',
            input: ({ context }) => ({ classId: context.classId }),
            onDone: {
              target: 'fresh',
              actions: [{ type: 'holdRoster', params: ({ event }) => ({ read: event.output }) }, 'keepCopy'],
            },
            onError: [
              {
                guard: { type: 'isRefusal', params: causeOf },
                target: 'refused',
                actions: { type: 'keepFault', params: causeOf },
              },
              { guard: 'hasRoster', target: 'behind', actions: { type: 'keepFault', params: causeOf } },
              { target: 'unreachable', actions: { type: 'keepFault', params: causeOf } },
            ],
          },
        },
        fresh: {
          after: { refreshDelay: 'asking' },
          on: { 'network.returned': 'asking' },
        },
        /** What is shown may be old; it can be marked all the same. */
        behind: {
          after: { refreshDelay: 'asking' },
          on: { 'roster.retried': 'asking', 'network.returned': 'asking' },
        },
        unreachable: {
          tags: 'error',
          after: { refreshDelay: 'asking' },
          on: { 'roster.retried': 'asking', 'network.returned': 'asking' },
        },
        /** No such class, or not this person's. */
        refused: { tags: 'error', on: { 'roster.retried': 'asking' } },
      },
    },
    network: {
      initial: 'online',
      invoke: { id: 'network', src: 'network', onError: '.unwatched' },
      states: {
        online: { on: { 'network.lost': 'offline' } },
        offline: { on: { 'network.returned': 'online' } },
        /** Nobody tells about the network: what is asked finds out by itself. */
        unwatched: {},
      },
    },
    desk: {
      initial: 'list',
      states: {
        list: {
          on: {
            'code.opened': { guard: 'isOpen', target: 'code' },
            'walkIn.begun': { guard: 'isOpen', target: 'walkIn' },
            'completion.begun': { guard: 'isOpen', target: 'completing' },
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
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => ({
              form: `walk-in/${context.classId}`,
              values: BLANK_WALK_IN,
              drafted: ['firstName', 'lastName', 'email', 'phone', 'agencyId', 'discipline'],
            }),
            onDone: {
              target: 'list',
              actions: { type: 'passWalkIn', params: ({ event }) => ({ walkIn: event.output }) },
            },
            onError: { target: 'list', actions: { type: 'keepFault', params: causeOf } },
          },
          on: { 'desk.left': 'list' },
        },
        completing: {
          initial: 'reviewing',
          states: {
            reviewing: {
              on: {
                'rest.marked': { actions: 'markRest' },
                'completion.confirmed': { guard: 'canComplete', target: 'underway' },
                'desk.left': '#roster.desk.list',
              },
            },
            underway: {
              tags: 'busy',
              entry: 'forgetFault',
              invoke: {
                id: 'completeClass',
                src: 'completeClass',
                input: ({ context }) => ({ classId: context.classId }),
                onDone: {
                  target: 'completed',
                  actions: { type: 'noteCertificates', params: ({ event }) => ({ certificates: event.output }) },
                },
                onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
              },
            },
            failed: {
              tags: 'error',
              on: {
                'completion.confirmed': { guard: 'canComplete', target: 'underway' },
                'desk.left': '#roster.desk.list',
              },
            },
            completed: { on: { 'desk.left': '#roster.desk.list' } },
          },
        },
      },
    },
    papers: {
      initial: 'still',
      states: {
        still: {
          on: {
            'paper.chosen': { target: 'saving', actions: { type: 'choosePaper', params: ({ event }) => event } },
          },
        },
        saving: {
          invoke: {
            id: 'savePaper',
            src: 'savePaper',
            input: ({ context }) => ({ classId: context.classId, paper: known(context.paper, 'a paper') }),
            onDone: 'still',
            onError: 'unsaved',
          },
        },
        unsaved: {
          on: {
            'paper.chosen': { target: 'saving', actions: { type: 'choosePaper', params: ({ event }) => event } },
          },
        },
      },
    },
  },
})

export type RosterActor = ActorRefFrom<typeof rosterMachine>
export type RosterSnapshot = SnapshotFrom<typeof rosterMachine>
