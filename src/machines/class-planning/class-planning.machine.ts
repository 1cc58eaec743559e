import { and, assign, sendTo, setup, type ActorRefFrom } from 'xstate'

import type { ClassPlan } from '../../domain/class-plan.ts'
import type { ClassChoices } from '../../domain/contract/held-class.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import { askAbout, clashWatchMachine } from './clash-watch.machine.ts'
import { planWizardMachine, type PlanWizardSnapshot } from './plan-wizard.machine.ts'

/** What a class can be made of, and the plan to begin with: blank, or a class again. */
export type PlanningGround = Readonly<{ choices: ClassChoices; plan: ClassPlan }>

export type ClassPlanningInput = Readonly<{
  /** The class that is to be held again; null plans a new one. */
  from: number | null
}>

const UNCHOSEN = { type: 'field.changed', field: 'courseId', value: 0 } as const

export type ClassPlanningEvent =
  | { type: 'ground.retried' }
  /** Sent by `watchNetwork`: what could not be read without a network is read again. */
  | { type: 'network.returned' }
  | { type: 'planning.repeated' }

export type ClassPlanningContext = ClassPlanningInput &
  Readonly<{
    ground: PlanningGround | null
    /** The ground was recalled, and is of a while ago. */
    isOld: boolean
    /** What is chosen in the wizard while that is open; 0: none is. */
    courseId: number
    /** What was chosen, and could not be any more. */
    lostCourseId: number
    /** Of the course, for which the choices were read again last. */
    refusal: Fault | null
    classId: number | null
    fault: Fault | null
  }>

/** Planning a class: what it can be made of, the wizard, and beside it what is in its way. */
export const classPlanningMachine = setup({
  types: {} as {
    input: ClassPlanningInput
    context: ClassPlanningContext
    events: ClassPlanningEvent
    children: { wizard: 'wizard'; clashes: 'clashes' }
  },
  actors: {
    gather: unprovided<PlanningGround, ClassPlanningInput>('gather'),
    watchNetwork: unprovidedSource('watchNetwork'),
    wizard: planWizardMachine,
    clashes: clashWatchMachine,
  },
  actions: {
    /** Provided where an answer is kept, or may have come with the page. */
    recall: assign({}),
    takeGround: assign((_, { ground }: { ground: PlanningGround }) => ({ ground, courseId: 0, fault: null })),
    /** The plan stays: it may be under way. */
    takeChoices: assign(({ context }, { ground }: { ground: PlanningGround }) => ({
      ground: { ...ground, plan: known(context.ground, 'choices').plan },
    })),
    takeCourse: assign((_, { snapshot }: { snapshot: PlanWizardSnapshot }) => ({
      courseId: snapshot.matches('open') ? snapshot.context.values.courseId : 0,
    })),
    takeRefused: assign((_, { snapshot: { context: plan } }: { snapshot: PlanWizardSnapshot }) => ({
      courseId: plan.values.courseId,
      refusal: plan.fault,
    })),
    loseCourse: assign(({ context }) => ({ courseId: 0, lostCourseId: context.courseId })),
    takeClass: assign((_, { classId }: { classId: number }) => ({ classId })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    /** The next one is no class again: it would be at the same time. */
    forgetFrom: assign({ from: null, lostCourseId: 0, classId: null }),
    /** Back to where a course is chosen: what a draft, a class again or an answer of a while ago has may be gone since. */
    leaveCourse: sendTo('wizard', UNCHOSEN),
    goToCourse: sendTo('wizard', { type: 'step.chosen', at: 0 }),
    askOfClashes: sendTo('clashes', (_, { plan }: { plan: ClassPlan }) => askAbout(plan, null)),
  },
  guards: {
    isGathered: ({ context }) => context.ground !== null,
    isOld: ({ context }) => context.isOld,
    /** By the server, for whom something else can be chosen by now. */
    isCourseRefused: ({ context }, { snapshot: { context: plan } }: { snapshot: PlanWizardSnapshot }) =>
      plan.fault !== context.refusal && 'courseId' in plan.refusals,
    /** Not offered any more, or withheld from who plans. */
    isCourseLost: ({ context: { courseId, ground } }) => {
      const isChosen = ({ id }: { id: number }) => id === courseId
      const { courses, withheld } = known(ground, 'choices').choices
      return courseId !== 0 && (withheld.some(isChosen) || !courses.some(isChosen))
    },
  },
}).createMachine({
  id: 'classPlanning',
  context: ({ input }) => ({
    ...input,
    ground: null,
    isOld: false,
    courseId: 0,
    lostCourseId: 0,
    refusal: null,
    classId: null,
    fault: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      entry: 'recall',
      always: [
        { guard: and(['isGathered', 'isOld']), target: 'planning.gatheringAgain' },
        { guard: 'isGathered', target: 'planning' },
        { target: 'gathering' },
      ],
    },
    gathering: {
      tags: 'busy',
      invoke: {
        id: 'gather',
        src: 'gather',
        input: ({ context: { from } }) => ({ from }),
        onDone: {
          target: 'planning',
          actions: { type: 'takeGround', params: ({ event }) => ({ ground: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    failed: {
      tags: 'error',
      invoke: { id: 'watchNetwork', src: 'watchNetwork', onError: { actions: { type: 'keepFault', params: causeOf } } },
      on: { 'ground.retried': 'gathering', 'network.returned': 'gathering' },
    },
    planning: {
      initial: 'gathered',
      always: { guard: 'isCourseLost', actions: ['loseCourse', 'leaveCourse', 'goToCourse'] },
      states: {
        gathered: {},
        gatheringAgain: {
          invoke: {
            id: 'gatherAgain',
            src: 'gather',
            input: ({ context: { from } }) => ({ from }),
            onDone: {
              target: 'gathered',
              actions: { type: 'takeChoices', params: ({ event }) => ({ ground: event.output }) },
            },
            // What cannot be chosen any more the server refuses.
            onError: 'stale',
          },
        },
        stale: {
          invoke: {
            id: 'watchNetwork',
            src: 'watchNetwork',
            onError: { actions: { type: 'keepFault', params: causeOf } },
          },
          on: { 'network.returned': 'gatheringAgain' },
        },
      },
      invoke: [
        {
          id: 'clashes',
          src: 'clashes',
          onError: { actions: { type: 'keepFault', params: causeOf } },
        },
        {
          id: 'wizard',
          src: 'wizard',
          input: ({ context: { from, ground } }) => ({
            form: from === null ? 'new-class' : `class-${from}-again`,
            values: known(ground, 'choices').plan,
          }),
          onSnapshot: [
            {
              guard: { type: 'isCourseRefused', params: ({ event }) => event },
              target: '.gatheringAgain',
              actions: { type: 'takeRefused', params: ({ event }) => event },
            },
            {
              actions: [
                { type: 'takeCourse', params: ({ event }) => event },
                { type: 'askOfClashes', params: ({ event }) => ({ plan: event.snapshot.context.values }) },
              ],
            },
          ],
          onDone: {
            target: 'planned',
            actions: { type: 'takeClass', params: ({ event }) => ({ classId: event.output }) },
          },
          onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        },
      ],
    },
    planned: { on: { 'planning.repeated': { target: 'gathering', actions: 'forgetFrom' } } },
  },
})

export type ClassPlanningActor = ActorRefFrom<typeof classPlanningMachine>
