import { fromCallback, fromPromise, type EventObject } from 'xstate'

import { blankPlan, type ClassPlan } from '../../../domain/class-plan.ts'
import type { ClassClash } from '../../../domain/contract/class-form.contract.ts'
import type { ClassChoices, ClassMessage, HeldClass } from '../../../domain/contract/held-class.contract.ts'
import { classDeskMachine } from '../../../machines/class-desk/class-desk.machine.ts'
import {
  cancelClassMachine,
  classEditMachine,
  classMessageMachine,
  type CancellationValues,
  type ClassEditValues,
  type ClassMessageValues,
} from '../../../machines/class-desk/class-forms.machine.ts'
import { clashWatchMachine } from '../../../machines/class-planning/clash-watch.machine.ts'
import { classPlanningMachine, type PlanningGround } from '../../../machines/class-planning/class-planning.machine.ts'
import { planWizardMachine } from '../../../machines/class-planning/plan-wizard.machine.ts'
import type { WizardDraft } from '../../../machines/wizard/wizard.machine.ts'
import { answers, silence } from '../story-actors.ts'
import { NOW } from '../story-data.ts'

const HOUR = 3_600_000
const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString()

const DAYS_AHEAD = 11
const DAY_HOURS = 24

export const HELD: HeldClass = {
  id: 7,
  courseId: 2,
  courseTitle: 'National TIM Responder Course, in person',
  courseStatusId: 1,
  courseDate: at(DAYS_AHEAD * DAY_HOURS),
  courseEndDate: at((DAYS_AHEAD + 2) * DAY_HOURS + 4),
  timeZone: 'America/Chicago',
  sessions: [
    { id: 1, startsAt: at(DAYS_AHEAD * DAY_HOURS), endsAt: at(DAYS_AHEAD * DAY_HOURS + 4) },
    { id: 2, startsAt: at((DAYS_AHEAD + 2) * DAY_HOURS), endsAt: at((DAYS_AHEAD + 2) * DAY_HOURS + 4) },
  ],
  venue: 'Fairmont Fire Department, Station 4',
  address: '1500 Locust Street',
  city: 'Fairmont',
  county: 'Harlan',
  hostAgency: 'Fairmont Fire Department',
  hostAgencyId: 3,
  instructors: [
    { id: 11, name: 'Marcus Reed' },
    { id: 12, name: 'Şule Yıldız' },
  ],
  capacity: 18,
  seatsLeft: 3,
  waiting: 1,
  registrationClosesAt: at((DAYS_AHEAD - 1) * DAY_HOURS),
  notes: 'Park behind the apparatus bay, not in front of the doors.\nBring your high-visibility vest.',
  cancellationReason: null,
  closedAt: null,
  version: 3,
  attendance: { present: 0, partial: 0, noShow: 0, unmarked: 13, certificates: 0 },
  counts: { registered: 13, walkIn: 0, offered: 1, waitlisted: 1, ended: 0 },
  people: [
    { id: 701, name: 'Otis Freeman', agency: 'Harlan County Sheriff', state: 'registered', attendance: null },
    { id: 702, name: 'هناء صالح', agency: 'Central EMS Authority', state: 'registered', attendance: null },
    {
      id: 703,
      name: 'Wolfeschlegelsteinhausenbergerdorff van der Westhuizen',
      agency: null,
      state: 'offered',
      attendance: null,
    },
    { id: 704, name: 'Bora Demir', agency: 'Interstate Heavy Recovery', state: 'waitlisted', attendance: null },
  ],
  messages: [
    {
      id: 1,
      audience: 'all',
      text: 'We practise taper layouts in the yard after the break.\nWear boots.',
      recipients: 15,
      sentAt: at(-30),
      sentBy: 'Marcus Reed',
    },
  ],
  nextClasses: [
    { startsAt: at(500), timeZone: 'America/Chicago', venue: 'Twin Forks Fire Hall', city: 'Twin Forks' },
    { startsAt: at(900), timeZone: 'America/Chicago', venue: 'Highway Patrol Academy', city: 'Fairmont' },
  ],
  nextEvents: ['class.changed', 'class.cancelled'],
}

export const CANCELLED: HeldClass = {
  ...HELD,
  courseStatusId: 2,
  cancellationReason: 'The building is closed for repairs after a water leak.',
  closedAt: at(-5),
  counts: { registered: 0, walkIn: 0, offered: 0, waitlisted: 0, ended: 15 },
  people: [],
  nextEvents: [],
}

/** The same a month later, with one no-show and one who came for a part. */
export const COMPLETED: HeldClass = {
  ...HELD,
  courseStatusId: 3,
  courseDate: at(-30 * DAY_HOURS),
  courseEndDate: at(-28 * DAY_HOURS),
  closedAt: at(-28 * DAY_HOURS),
  registrationClosesAt: at(-31 * DAY_HOURS),
  waiting: 0,
  counts: { registered: 12, walkIn: 1, offered: 0, waitlisted: 1, ended: 0 },
  attendance: { present: 11, partial: 1, noShow: 1, unmarked: 0, certificates: 11 },
  people: [
    { id: 701, name: 'Otis Freeman', agency: 'Harlan County Sheriff', state: 'registered', attendance: 'present' },
    { id: 702, name: 'هناء صالح', agency: 'Central EMS Authority', state: 'registered', attendance: 'partial' },
    { id: 704, name: 'Bora Demir', agency: 'Interstate Heavy Recovery', state: 'walkIn', attendance: 'noShow' },
  ],
  nextEvents: [],
}

export const CHOICES: ClassChoices = {
  courses: [
    { id: 2, title: 'National TIM Responder Course, in person', totalCourseHours: 4 },
    { id: 4, title: 'Tow and Recovery Operator Course', totalCourseHours: 8 },
  ],
  instructors: [
    { id: 11, name: 'Marcus Reed', agency: 'Fairmont Fire Department' },
    { id: 12, name: 'Şule Yıldız', agency: null },
    { id: 13, name: 'Ruth Delgado', agency: 'Highway Patrol Academy' },
  ],
  agencies: [
    { id: 3, name: 'Fairmont Fire Department' },
    { id: 4, name: 'Highway Patrol Academy' },
  ],
  venues: [
    {
      venue: 'Fairmont Fire Department, Station 4',
      address: '1500 Locust Street',
      city: 'Fairmont',
      county: 'Harlan',
      hostAgencyId: 3,
      timeZone: 'America/Chicago',
    },
  ],
  withheld: [],
}

/** An approval is suspended, and one is over. */
export const WITHHELD: ClassChoices['withheld'] = [
  { id: 2, title: 'National TIM Responder Course, in person', state: 'suspended' },
  { id: 4, title: 'Tow and Recovery Operator Course', state: 'lapsed' },
]

export const WHOLE_PLAN: ClassPlan = {
  courseId: 2,
  sessions: ['2026-06-02 08:00 12:00', '2026-06-04 08:00 12:00'],
  timeZone: 'America/Chicago',
  venue: 'Fairmont Fire Department, Station 4',
  address: '1500 Locust Street',
  city: 'Fairmont',
  county: 'Harlan',
  hostAgencyId: 3,
  capacity: '18',
  registrationClosesAt: '2026-06-01 17:00',
  notes: 'Bring your high-visibility vest.',
  coInstructorIds: [12],
}

export const CLASHES: readonly ClassClash[] = [
  {
    kind: 'instructor',
    courseTitle: 'Cable Barrier Response',
    venue: 'DOT District 1 training pad',
    city: 'Fairmont',
    startsAt: '2026-06-02T14:00:00.000Z',
    endsAt: '2026-06-02T16:00:00.000Z',
    timeZone: 'America/Chicago',
    instructors: ['Marcus Reed'],
  },
  {
    kind: 'venue',
    courseTitle: 'Tow and Recovery Operator Course',
    venue: 'Fairmont Fire Department, Station 4',
    city: 'Fairmont',
    startsAt: '2026-06-04T15:00:00.000Z',
    endsAt: '2026-06-04T20:00:00.000Z',
    timeZone: 'America/Chicago',
    instructors: [],
  },
]

const nothingKept = <Draft>(draft: Draft | null = null) => ({
  recallDraft: answers<Draft | null, { form: string }>(draft),
  keepDraft: answers<void, { form: string; draft: Draft }>(undefined),
  dropDraft: answers<void, { form: string }>(undefined),
})

const watchThat = (clashes: readonly ClassClash[]) =>
  clashWatchMachine.provide({
    actors: { findClashes: fromPromise(async () => clashes) },
    delays: { settling: 0 },
  })

export type PlanningParts = Readonly<{
  gather?: ReturnType<typeof answers<PlanningGround, { from: number | null }>>
  submit?: ReturnType<typeof answers<number, { values: ClassPlan }>>
  draft?: WizardDraft<ClassPlan> | null
  clashes?: readonly ClassClash[]
}>

/** Planning with outside actors of stories and tests; what is not given works. */
export const planningThat = ({
  gather = answers<PlanningGround, { from: number | null }>({ choices: CHOICES, plan: blankPlan('America/Chicago') }),
  submit = answers<number, { values: ClassPlan }>(12),
  draft = null,
  clashes = [],
}: PlanningParts = {}) =>
  classPlanningMachine.provide({
    actors: {
      gather,
      watchNetwork: silence,
      clashes: watchThat(clashes),
      wizard: planWizardMachine.provide({ actors: { ...nothingKept<WizardDraft<ClassPlan>>(draft), submit } }),
    },
  })

export type DeskParts = Readonly<{
  held?: HeldClass
  readClass?: ReturnType<typeof answers<HeldClass, { classId: number }>>
  /** What was typed of an edit before. */
  draft?: Partial<ClassEditValues> | null
  clashes?: readonly ClassClash[]
  change?: ReturnType<typeof answers<HeldClass, { values: ClassEditValues }>>
  send?: ReturnType<typeof answers<ClassMessage, { values: ClassMessageValues }>>
  cancel?: ReturnType<typeof answers<HeldClass, { values: CancellationValues }>>
}>

/** A class's desk with outside actors of stories and tests; what is not given works. */
export const deskThat = ({
  held = HELD,
  readClass = answers<HeldClass, { classId: number }>(held),
  draft = null,
  clashes = [],
  change = answers<HeldClass, { values: ClassEditValues }>({ ...held, version: held.version + 1 }),
  send = answers<ClassMessage, { values: ClassMessageValues }>({
    id: 2,
    audience: 'all',
    text: 'Bring boots.',
    recipients: 15,
    sentAt: at(0),
    sentBy: 'Marcus Reed',
  }),
  cancel = answers<HeldClass, { values: CancellationValues }>(CANCELLED),
}: DeskParts = {}) =>
  classDeskMachine.provide({
    actors: {
      readClass,
      watchTopics: fromCallback<EventObject, undefined>(() => {}),
      recallDraft: answers<Partial<ClassEditValues> | null, { form: string }>(draft),
      dropDraft: answers<void, { form: string }>(undefined),
      clashes: watchThat(clashes),
      edit: classEditMachine.provide({ actors: { ...nothingKept<Partial<ClassEditValues>>(draft), submit: change } }),
      message: classMessageMachine.provide({ actors: { ...nothingKept<Partial<ClassMessageValues>>(), submit: send } }),
      cancellation: cancelClassMachine.provide({
        actors: { ...nothingKept<Partial<CancellationValues>>(), submit: cancel },
      }),
    },
  })
