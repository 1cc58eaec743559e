import { fromCallback, fromPromise, type CallbackActorLogic, type EventObject } from 'xstate'

import type {
  MarkAnswer,
  RosterEntry,
  RosterMark,
  WalkInAnswer,
  WalkInBody,
} from '../../../domain/contract/roster.contract.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import { EMPTY_JOURNAL, type RosterJournal } from '../../../machines/roster/roster-journal.ts'
import { rosterQueueMachine } from '../../../machines/roster/roster-queue.machine.ts'
import type { RosterJournalEvent, StamperEvent } from '../../../machines/roster/roster-queue.setup.ts'
import { rosterMachine } from '../../../machines/roster/roster.machine.ts'
import type {
  CodeInput,
  CodeShown,
  CompletionAsked,
  OpeningInput,
  Paper,
  RosterCopyEvent,
  RosterRead,
} from '../../../machines/roster/roster.types.ts'
import {
  walkInFormMachine,
  type WalkInOutcome,
  type WalkInValues,
} from '../../../machines/roster/walk-in-form.machine.ts'
import { answers, fails } from '../story-actors.ts'

const BASE: RosterEntry = {
  id: 1,
  firstName: 'Otis',
  lastName: 'Freeman',
  agency: 'Twin Forks Volunteer Fire Company',
  discipline: 'fireRescue',
  state: 'registered',
  isUnconfirmed: false,
  isOwn: false,
  attendance: null,
  attendanceVersion: 0,
  markedAt: null,
  markedBy: null,
  checkIns: [],
  accommodation: null,
}

const MARKED = { attendanceVersion: 1, markedAt: '2026-03-02T14:10:00.000Z', markedBy: 'Ruth Delgado' } as const

export const PEOPLE: readonly RosterEntry[] = [
  BASE,
  {
    ...BASE,
    ...MARKED,
    id: 2,
    firstName: 'هناء',
    lastName: 'صالح',
    agency: 'Central EMS',
    discipline: 'ems',
    attendance: 'present',
    checkIns: [{ sessionId: 70, way: 'code', at: '2026-03-02T14:10:00.000Z' }],
  },
  { ...BASE, ...MARKED, id: 3, firstName: 'Bora', lastName: 'Demir', discipline: 'towing', attendance: 'partial' },
  { ...BASE, ...MARKED, id: 4, firstName: 'Rosa', lastName: 'Ibarra', agency: null, attendance: 'noShow' },
  {
    ...BASE,
    ...MARKED,
    id: 5,
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'van der Westhuizen-Featherstonehaugh',
    agency: 'Redfield and Ashby Volunteer Fire and Rescue Protection District Number Eleven',
    state: 'walkIn',
    attendance: 'present',
    accommodation: 'Large-print handouts, and a seat near the screen.',
  },
]

export const readOf = (items: readonly RosterEntry[] = PEOPLE, courseStatusId = 1): RosterRead => ({
  offset: 0,
  roster: {
    held: {
      id: 7,
      courseId: 3,
      courseTitle: 'National TIM Responder Course (in person)',
      courseStatusId,
      courseDate: '2026-03-02T14:00:00.000Z',
      timeZone: 'America/Chicago',
      sessions: [
        { id: 70, startsAt: '2026-03-02T14:00:00.000Z', endsAt: '2026-03-02T18:00:00.000Z' },
        { id: 71, startsAt: '2026-03-03T14:00:00.000Z', endsAt: '2026-03-03T18:00:00.000Z' },
      ],
      venue: 'Fairmont Fire Department, Station 4',
      city: 'Fairmont',
      capacity: 18,
    },
    items: [...items],
    waiting: [
      { id: 8, firstName: 'Peter', lastName: 'Nowak', agency: null, state: 'offered' },
      { id: 9, firstName: 'Samir', lastName: 'Qasim', agency: null, state: 'waitlisted' },
    ],
    certificates: courseStatusId === CLASS_STATUS.completed ? 2 : 0,
    checkInSecret: 'secret',
    checkInAddress: 'https://training.example.org/course/register/3',
    leastHours: 3,
    now: '2026-03-02T14:20:00.000Z',
  },
})

const unmarked = (person: RosterEntry): RosterEntry => ({ ...person, attendance: null })

/** Two days before: nobody can check in yet. */
export const readAhead = (items: readonly RosterEntry[] = PEOPLE.map(unmarked)) => {
  const read = readOf(items)
  return { ...read, roster: { ...read.roster, now: '2026-02-28T14:00:00.000Z' } }
}

/** Half an hour before: people come, and the class has not begun. */
export const readEarly = (items: readonly RosterEntry[] = PEOPLE) => {
  const read = readOf(items)
  return { ...read, roster: { ...read.roster, now: '2026-03-02T13:30:00.000Z' } }
}

export const CONFLICT: RosterJournal = {
  ...EMPTY_JOURNAL,
  conflicts: [
    {
      registrationId: 4,
      mine: 'present',
      theirs: 'noShow',
      version: 1,
      markedBy: 'Ruth Delgado',
      markedAt: '2026-03-02T14:10:00.000Z',
    },
  ],
}

export const CODE: CodeShown = {
  kind: 'code',
  address: 'https://training.example.org/course/register/3?checkIn=7.70.118163424.k3JhQ0s9dLmNp2XvT8rA',
  short: 'H7KQ3M',
  sessionId: 70,
  secondsLeft: 11,
}

export type RosterParts = Readonly<{
  read?: ReturnType<typeof answers<RosterRead, { classId: number }>>
  sendMarks?: ReturnType<typeof answers<readonly MarkAnswer[], { classId: number; marks: readonly RosterMark[] }>>
  sendWalkIn?: ReturnType<typeof answers<WalkInAnswer, { classId: number; walkIn: WalkInBody }>>
  /** As the dialog asks it; unless told no answer comes, and the queue sends it. */
  addWalkIn?: ReturnType<typeof answers<WalkInOutcome, { values: WalkInValues }>>
  journal?: RosterJournal
  isOffline?: boolean
  code?: CodeShown | null
  watchRoster?: CallbackActorLogic<EventObject, undefined>
  watchOpening?: CallbackActorLogic<EventObject, OpeningInput>
  watchBeginning?: CallbackActorLogic<EventObject, OpeningInput>
  complete?: ReturnType<typeof answers<number, CompletionAsked>>
}>

const takes = fromPromise<readonly MarkAnswer[], { classId: number; marks: readonly RosterMark[] }>(async ({ input }) =>
  input.marks.map(({ id, registrationId, attendance, basedOn, deviceAt }) => ({
    id,
    registrationId,
    outcome: 'taken' as const,
    attendance,
    attendanceVersion: basedOn + 1,
    markedAt: deviceAt,
    markedBy: 'Ruth Delgado',
  })),
)

const takesOff = fromPromise<number, { classId: number; registrationId: number }>(
  async ({ input }) => input.registrationId,
)

const networkThatIs = (isOffline: boolean) =>
  fromCallback<EventObject, undefined>(({ sendBack }) => {
    if (isOffline) sendBack({ type: 'network.lost' })
  })

let stamps = 0

/** The chart with outside actors of stories and tests; what is not given works. */
export const rosterThat = ({
  read = answers<RosterRead, { classId: number }>(readOf()),
  sendMarks = takes,
  sendWalkIn = answers<WalkInAnswer, { classId: number; walkIn: WalkInBody }>({
    id: 'walk-in',
    wasOnClass: false,
    entry: { ...BASE, id: 11, firstName: 'Nadia', lastName: 'Okoye', state: 'walkIn', attendance: 'present' },
  }),
  addWalkIn = fails<WalkInOutcome, { values: WalkInValues }>({ kind: 'offline' }),
  journal = EMPTY_JOURNAL,
  isOffline = false,
  code = CODE,
  watchRoster = fromCallback<EventObject, undefined>(() => {}),
  watchOpening = fromCallback<EventObject, OpeningInput>(() => {}),
  watchBeginning = fromCallback<EventObject, OpeningInput>(() => {}),
  complete = answers<number, CompletionAsked>(2),
}: RosterParts = {}) =>
  rosterMachine.provide({
    actors: {
      queue: rosterQueueMachine.provide({
        actors: {
          sendMarks,
          sendWalkIn,
          sendRemoval: takesOff,
          stamper: fromCallback<StamperEvent, undefined>(({ receive, sendBack }) => {
            receive(({ registrationId, attendance, basedOn }) => {
              stamps += 1
              const mark = { registrationId, attendance, basedOn, deviceAt: '2026-03-02T14:20:00.000Z' }
              sendBack({ type: 'mark.stamped', mark: { ...mark, id: `mark-${stamps}` } })
            })
          }),
          rosterJournal: fromCallback<RosterJournalEvent, { classId: number }>(({ sendBack }) => {
            sendBack({ type: 'journal.recalled', journal })
          }),
          network: networkThatIs(isOffline),
        },
      }),
      form: walkInFormMachine.provide({
        actors: {
          submit: addWalkIn,
          recallDraft: answers<Partial<WalkInValues> | null, { form: string }>(null),
          keepDraft: answers<void, { form: string; draft: Partial<WalkInValues> }>(undefined),
          dropDraft: answers<void, { form: string }>(undefined),
        },
      }),
      nameWalkIn: answers<string, undefined>('walk-in'),
      readRoster: read,
      watchRoster,
      rosterCopy: fromCallback<RosterCopyEvent, { classId: number }>(() => {}),
      watchOpening,
      watchBeginning,
      makeCodes: fromCallback<EventObject, CodeInput>(({ sendBack }) => {
        if (code) sendBack({ type: 'code.made', code })
      }),
      completeClass: complete,
      savePaper: answers<void, { classId: number; paper: Paper }>(undefined),
      network: networkThatIs(isOffline),
    },
  })
