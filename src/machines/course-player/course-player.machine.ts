import { assign, enqueueActions, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type {
  OnlineCourseProgress,
  OpenedCourse,
  QuizAttempt,
  WatchReportAnswer,
} from '../../domain/contract/lesson.contract.ts'
import { toFault } from '../../domain/fault.ts'
import { lessonToOpen } from '../../domain/lesson-to-open.ts'
import { lessonMachine } from '../lesson/lesson.machine.ts'
import type { LessonEvent } from '../lesson/lesson.types.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import type { CoursePlayerContext, CoursePlayerEvent, CoursePlayerInput } from './course-player.types.ts'
import { isCompleted, isDropped, isExpired, withCredit, withGrade } from './course-standing.ts'

const keepFault = { type: 'keepFault', params: causeOf } as const
const refusal = { type: 'isRefusal', params: causeOf } as const

/** One online course as its learner stands in it: reads the course, opens a lesson, follows what it reports. */
export const coursePlayerMachine = setup({
  types: {} as { input: CoursePlayerInput; context: CoursePlayerContext; events: CoursePlayerEvent },
  actors: {
    loadCourse: unprovided<OpenedCourse, Pick<CoursePlayerInput, 'courseId' | 'lessonId'>>('loadCourse'),
    loadProgress: unprovided<OnlineCourseProgress, { enrollmentId: number }>('loadProgress'),
    network: unprovidedSource('network'),
    keptLessons: unprovidedSource<{ courseId: number }>('keptLessons'),
    lesson: lessonMachine,
  },
  actions: {
    /** Provided where an answer may have come with the page. */
    recall: assign({}),
    keepOpened: assign((_, { opened }: { opened: OpenedCourse }) => ({ ...opened, fault: null })),
    keepProgress: assign((_, { progress }: { progress: OnlineCourseProgress }) => ({ progress, fault: null })),
    noteKept: assign((_, { lessonIds }: { lessonIds: readonly number[] }) => ({ keptIds: lessonIds })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    chooseLesson: assign((_, { lessonId, at }: { lessonId: number; at: number | null }) => ({ lessonId, startAt: at })),
    openLesson: enqueueActions(({ context, enqueue }) => {
      const { progress, lesson: open } = context
      if (open) {
        const left: LessonEvent = { type: 'lesson.left' }
        enqueue(sendTo(open, left))
        enqueue.stopChild(open)
      }
      const lesson = progress && lessonToOpen(progress, context.lessonId)
      enqueue.assign(({ spawn, self }) => ({
        openLessonId: lesson?.id ?? null,
        lesson:
          progress && lesson
            ? spawn('lesson', {
                id: `lesson-${lesson.id}`,
                input: {
                  player: self,
                  enrollmentId: progress.id,
                  lesson,
                  media: context.media?.lessonId === lesson.id ? context.media : null,
                  startAt: context.startAt,
                },
              })
            : null,
        // Its addresses work for a while: whoever comes back to the lesson asks for new ones.
        media: null,
        startAt: null,
      }))
    }),
    closeLesson: enqueueActions(({ context, enqueue }) => {
      if (context.lesson) enqueue.stopChild(context.lesson)
      enqueue.assign({ lesson: null, openLessonId: null })
    }),
    noteCredit: assign(({ context }, { lessonId, answer }: { lessonId: number; answer: WatchReportAnswer }) => ({
      progress: context.progress && withCredit(context.progress, lessonId, answer),
    })),
    noteGrade: assign(({ context }, { lessonId, attempt }: { lessonId: number; attempt: QuizAttempt }) => ({
      progress: context.progress && withGrade(context.progress, lessonId, attempt),
    })),
    tellLesson: enqueueActions(({ context, enqueue }) => {
      const lesson = context.progress?.lessons.find(({ id }) => id === context.openLessonId)
      if (context.lesson && lesson) {
        const refreshed: LessonEvent = { type: 'lesson.refreshed', lesson }
        enqueue(sendTo(context.lesson, refreshed))
      }
    }),
  },
  guards: {
    isEnrolled: (_, { opened }: { opened: OpenedCourse }) => opened !== null,
    isHeld: ({ context }) => context.progress !== null,
    isExpired: ({ context }) => context.progress !== null && isExpired(context.progress),
    isDropped: ({ context }) => context.progress !== null && isDropped(context.progress),
    isEmpty: ({ context }) => context.progress?.lessons.length === 0,
    isCompleted: ({ context }) => context.progress !== null && isCompleted(context.progress),
    isOpen: ({ context }, { lessonId }: { lessonId: number }) =>
      context.progress?.lessons.some(({ id, standing }) => id === lessonId && standing.state !== 'locked') ?? false,
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
  },
  delays: { staleDelay: 15_000 },
}).createMachine({
  id: 'coursePlayer',
  context: ({ input }) => ({
    ...input,
    progress: null,
    media: null,
    lesson: null,
    openLessonId: null,
    startAt: null,
    keptIds: [],
    fault: null,
  }),
  invoke: [
    { id: 'network', src: 'network', onError: { target: '.failed', actions: keepFault } },
    {
      id: 'keptLessons',
      src: 'keptLessons',
      input: ({ context }) => ({ courseId: context.courseId }),
      // The course is there all the same: its lessons are only not marked.
      onError: { actions: keepFault },
    },
  ],
  on: { 'kept.listed': { actions: { type: 'noteKept', params: ({ event }) => ({ lessonIds: event.lessonIds }) } } },
  initial: 'loading',
  states: {
    loading: {
      initial: 'recalling',
      states: {
        recalling: { entry: 'recall', always: [{ guard: 'isHeld', target: 'deciding' }, { target: 'opening' }] },
        opening: {
          invoke: {
            id: 'loadCourse',
            src: 'loadCourse',
            input: ({ context }) => ({ courseId: context.courseId, lessonId: context.lessonId }),
            onDone: [
              {
                guard: { type: 'isEnrolled', params: ({ event }) => ({ opened: event.output }) },
                target: 'deciding',
                actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) },
              },
              { target: '#coursePlayer.notEnrolled' },
            ],
            onError: [
              { guard: refusal, target: '#coursePlayer.refused', actions: keepFault },
              { target: '#coursePlayer.failed', actions: keepFault },
            ],
          },
        },
        deciding: {
          always: [
            { guard: 'isDropped', target: '#coursePlayer.notEnrolled' },
            { guard: 'isExpired', target: '#coursePlayer.expired' },
            { guard: 'isEmpty', target: '#coursePlayer.empty' },
            { target: '#coursePlayer.ready' },
          ],
        },
      },
    },
    notEnrolled: { on: { 'course.retried': 'loading.opening' } },
    expired: { on: { 'course.retried': 'loading.opening' } },
    /** A course whose lessons are still being made. */
    empty: { on: { 'course.retried': 'loading.opening' } },
    refused: { on: { 'course.retried': 'loading.opening' } },
    failed: { on: { 'course.retried': 'loading.opening', 'network.returned': 'loading.opening' } },
    ready: {
      type: 'parallel',
      entry: 'openLesson',
      exit: 'closeLesson',
      on: {
        'lesson.chosen': {
          guard: { type: 'isOpen', params: ({ event }) => ({ lessonId: event.lessonId }) },
          actions: [
            { type: 'chooseLesson', params: ({ event }) => ({ lessonId: event.lessonId, at: event.at ?? null }) },
            'openLesson',
          ],
        },
        'lesson.reported': {
          actions: {
            type: 'noteCredit',
            params: ({ event }) => ({ lessonId: event.lessonId, answer: event.answer }),
          },
        },
      },
      states: {
        sync: {
          initial: 'steady',
          on: {
            'lesson.graded': {
              target: '.refreshing',
              actions: {
                type: 'noteGrade',
                params: ({ event }) => ({ lessonId: event.lessonId, attempt: event.attempt }),
              },
            },
            'lesson.outdated': '.refreshing',
          },
          states: {
            steady: {},
            refreshing: {
              invoke: {
                id: 'refreshProgress',
                src: 'loadProgress',
                input: ({ context }) => ({ enrollmentId: context.progress?.id ?? 0 }),
                onDone: {
                  target: 'settling',
                  actions: [
                    { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
                    'tellLesson',
                  ],
                },
                onError: { target: 'stale', actions: keepFault },
              },
            },
            settling: {
              always: [
                { guard: 'isDropped', target: '#coursePlayer.notEnrolled' },
                { guard: 'isExpired', target: '#coursePlayer.expired' },
                { target: 'steady' },
              ],
            },
            /** What is on the screen is right as far as it goes, but the course could not be read again. */
            stale: {
              after: { staleDelay: 'refreshing' },
              on: { 'course.retried': 'refreshing', 'network.returned': 'refreshing' },
            },
          },
        },
        course: {
          initial: 'arriving',
          states: {
            arriving: { always: [{ guard: 'isCompleted', target: 'completed' }, { target: 'underway' }] },
            underway: { always: { guard: 'isCompleted', target: 'celebrating' } },
            celebrating: { on: { 'celebration.closed': 'completed' } },
            completed: {},
          },
        },
      },
    },
  },
})

export type CoursePlayerActor = ActorRefFrom<typeof coursePlayerMachine>
export type CoursePlayerSnapshot = SnapshotFrom<typeof coursePlayerMachine>
