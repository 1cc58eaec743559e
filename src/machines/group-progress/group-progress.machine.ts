import { assign, setup, type ActorRefFrom } from 'xstate'

import type { GroupRequirements, ProgressRow, RemindersAnswer } from '../../domain/contract/group-progress.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { GROUP_PROGRESS } from '../../domain/group-progress.ts'
import type { ListSelection } from '../../domain/list.ts'
import { known } from '../known.ts'
import { createListMachine, type ListActor } from '../list/list.machine.ts'
import { notDone, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** The people and their cells; `now` is when they were read, in milliseconds. */
export const progressMachine = createListMachine<ProgressRow, { now: number }>(GROUP_PROGRESS)
export type ProgressActor = ListActor<ProgressRow, { now: number }>

type Requirement = GroupRequirements['courses'][number]

/** Who is to be reminded: at least so many where it is not exact. */
export type Reminded = Readonly<{ selection: ListSelection; count: number; isExact: boolean }>

export type GroupProgressEvent =
  | { type: 'reminder.chosen'; reminded: Reminded; courseId: number | null }
  /** Null is all that their groups expect. */
  | { type: 'course.chosen'; courseId: number | null }
  | { type: 'reminder.confirmed' }
  | { type: 'reminder.declined' }
  | { type: 'requirements.opened'; group: GroupRequirements }
  | { type: 'course.toggled'; courseId: number }
  | { type: 'course.dated'; courseId: number; dueOn: string | null }
  | { type: 'requirements.saved' }
  | { type: 'requirements.left' }

/** What was done last, for whoever tells it. */
export type ProgressNews = (Readonly<{ what: 'reminded' }> & RemindersAnswer) | Readonly<{ what: 'set'; group: string }>

export type GroupProgressContext = Readonly<{
  reminded: Reminded | null
  courseId: number | null
  /** As it is being set. */
  group: GroupRequirements | null
  news: ProgressNews | null
  fault: Fault | null
}>

const toggled = (courses: readonly Requirement[], courseId: number): Requirement[] =>
  courses.some((course) => course.courseId === courseId)
    ? courses.filter((course) => course.courseId !== courseId)
    : [...courses, { courseId, dueOn: null }]

/** What a coordinator does about a group's progress: reminding people, and saying what a group is to hold. */
export const groupProgressMachine = setup({
  types: {} as { context: GroupProgressContext; events: GroupProgressEvent },
  actors: {
    remind: unprovided<RemindersAnswer, { selection: ListSelection; courseId: number | null }>('remind'),
    setCourses: unprovided<GroupRequirements, { groupId: number; courses: readonly Requirement[] }>('setCourses'),
  },
  actions: {
    takeReminded: assign((_, { reminded, courseId }: { reminded: Reminded; courseId: number | null }) => ({
      reminded,
      courseId,
      fault: null,
    })),
    takeCourse: assign((_, { courseId }: { courseId: number | null }) => ({ courseId })),
    takeGroup: assign((_, { group }: { group: GroupRequirements }) => ({ group, fault: null })),
    toggleCourse: assign(({ context }, { courseId }: { courseId: number }) => {
      const group = known(context.group, 'a group')
      return { group: { ...group, courses: toggled(group.courses, courseId) } }
    }),
    dateCourse: assign(({ context }, { courseId, dueOn }: { courseId: number; dueOn: string | null }) => {
      const group = known(context.group, 'a group')
      const courses = group.courses.map((course) => (course.courseId === courseId ? { courseId, dueOn } : course))
      return { group: { ...group, courses } }
    }),
    tellOfReminders: assign((_, { answer }: { answer: RemindersAnswer }) => ({
      news: { what: 'reminded' as const, ...answer },
    })),
    tellOfCourses: assign((_, { set }: { set: GroupRequirements }) => ({
      news: { what: 'set' as const, group: set.name },
    })),
    forget: assign({ reminded: null, courseId: null, group: null, fault: null }),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'groupProgress',
  context: { reminded: null, courseId: null, group: null, news: null, fault: null },
  initial: 'still',
  states: {
    still: {
      entry: 'forget',
      on: {
        'reminder.chosen': { target: 'reminding', actions: { type: 'takeReminded', params: ({ event }) => event } },
        'requirements.opened': { target: 'setting', actions: { type: 'takeGroup', params: ({ event }) => event } },
      },
    },
    reminding: {
      initial: 'asked',
      states: {
        asked: {
          on: {
            'course.chosen': { actions: { type: 'takeCourse', params: ({ event }) => event } },
            'reminder.confirmed': 'underway',
            'reminder.declined': '#groupProgress.still',
          },
        },
        underway: {
          tags: 'busy',
          entry: 'forgetFault',
          invoke: {
            id: 'remind',
            src: 'remind',
            input: ({ context }) => ({
              selection: known(context.reminded, 'a selection').selection,
              courseId: context.courseId,
            }),
            onDone: {
              target: '#groupProgress.still',
              actions: { type: 'tellOfReminders', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: notDone,
          },
        },
        failed: {
          tags: 'error',
          on: {
            'course.chosen': { target: 'asked', actions: { type: 'takeCourse', params: ({ event }) => event } },
            'reminder.confirmed': 'underway',
            'reminder.declined': '#groupProgress.still',
          },
        },
        refused: { tags: 'error', on: { 'reminder.declined': '#groupProgress.still' } },
      },
    },
    setting: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'requirements.opened': { actions: { type: 'takeGroup', params: ({ event }) => event } },
            'course.toggled': { actions: { type: 'toggleCourse', params: ({ event }) => event } },
            'course.dated': { actions: { type: 'dateCourse', params: ({ event }) => event } },
            'requirements.saved': 'saving',
            'requirements.left': '#groupProgress.still',
          },
        },
        saving: {
          tags: 'busy',
          entry: 'forgetFault',
          invoke: {
            id: 'setCourses',
            src: 'setCourses',
            input: ({ context }) => {
              const { id, courses } = known(context.group, 'a group')
              return { groupId: id, courses }
            },
            onDone: {
              target: '#groupProgress.still',
              actions: { type: 'tellOfCourses', params: ({ event }) => ({ set: event.output }) },
            },
            onError: notDone,
          },
        },
        /** What was set stays as it was set. */
        failed: {
          tags: 'error',
          on: {
            'course.toggled': { target: 'editing', actions: { type: 'toggleCourse', params: ({ event }) => event } },
            'course.dated': { target: 'editing', actions: { type: 'dateCourse', params: ({ event }) => event } },
            'requirements.saved': 'saving',
            'requirements.left': '#groupProgress.still',
          },
        },
        refused: { tags: 'error', on: { 'requirements.left': '#groupProgress.still' } },
      },
    },
  },
})

export type GroupProgressActor = ActorRefFrom<typeof groupProgressMachine>
