import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import type { DeviceRoom } from '../../domain/kept-lesson.ts'
import { watchReporterMachine, type ReporterNews } from '../lesson/watch-reporter.machine.ts'
import { causeOf } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

/** A kept lesson in a list of them. */
export type HeldLesson = Readonly<{
  lessonId: number
  courseId: number
  enrollmentId: number
  courseTitle: string
  title: string
  position: number
  bytes: number
  /** Not all of it has come where it is not: of its bytes these have. */
  isWhole: boolean
  kept: number
  /** Seconds watched on this device that the server has not heard of. */
  unsent: number
}>

export type HeldLessons = Readonly<{ lessons: readonly HeldLesson[]; room: DeviceRoom }>

export type KeptLessonsEvent =
  | { type: 'removal.asked'; lessonId: number }
  | { type: 'list.retried' }
  /** A lesson was kept or removed elsewhere. */
  | { type: 'kept.changed' }
  | ReporterNews

type KeptLessonsContext = Readonly<{
  held: HeldLessons
  leaving: number | null
  /** Lessons of which what was watched is being sent. */
  sending: readonly number[]
  fault: Fault | null
}>

/** All lessons that are kept on this device. What was watched of them without a network is sent from here too. */
export const keptLessonsMachine = setup({
  types: {} as { context: KeptLessonsContext; events: KeptLessonsEvent },
  actors: {
    readKept: unprovided<HeldLessons>('readKept'),
    dropKept: unprovided<void, { lessonId: number }>('dropKept'),
    watchKept: unprovidedSource('watchKept'),
    watchReporter: watchReporterMachine,
  },
  actions: {
    keepList: assign((_, { held }: { held: HeldLessons }) => ({ held, fault: null })),
    sendWatched: enqueueActions(({ context, enqueue }) => {
      const unsent = context.held.lessons.filter(
        ({ lessonId, unsent: seconds }) => seconds > 0 && !context.sending.includes(lessonId),
      )
      enqueue.assign(({ spawn, self }) => {
        for (const { enrollmentId, lessonId } of unsent)
          spawn('watchReporter', { id: `reporter-${lessonId}`, input: { lesson: self, enrollmentId, lessonId } })
        return { sending: [...context.sending, ...unsent.map(({ lessonId }) => lessonId)] }
      })
    }),
    choose: assign((_, { lessonId }: { lessonId: number }) => ({ leaving: lessonId })),
    settle: assign({ leaving: null, fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
}).createMachine({
  id: 'keptLessons',
  context: { held: { lessons: [], room: null }, leaving: null, sending: [], fault: null },
  invoke: {
    id: 'watchKept',
    src: 'watchKept',
    // The list is there all the same: it is only not read again by itself.
    onError: { actions: { type: 'keepFault', params: causeOf } },
  },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readKept',
        src: 'readKept',
        onDone: {
          target: 'listed',
          actions: [{ type: 'keepList', params: ({ event }) => ({ held: event.output }) }, 'sendWatched'],
        },
        onError: { target: 'unread', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    unread: { on: { 'list.retried': 'reading' } },
    listed: {
      initial: 'still',
      on: { 'kept.changed': 'reading', 'report.acknowledged': 'reading' },
      states: {
        still: {
          on: {
            'removal.asked': {
              target: 'removing',
              actions: { type: 'choose', params: ({ event }) => ({ lessonId: event.lessonId }) },
            },
          },
        },
        removing: {
          invoke: {
            id: 'dropKept',
            src: 'dropKept',
            input: ({ context }) => ({ lessonId: context.leaving ?? 0 }),
            onDone: { target: '#keptLessons.reading', actions: 'settle' },
            onError: { target: 'unremoved', actions: { type: 'keepFault', params: causeOf } },
          },
          // It is read again when the lesson is gone.
          on: { 'kept.changed': undefined, 'report.acknowledged': undefined },
        },
        unremoved: {
          on: {
            'removal.asked': {
              target: 'removing',
              actions: { type: 'choose', params: ({ event }) => ({ lessonId: event.lessonId }) },
            },
          },
        },
      },
    },
  },
})

export type KeptLessonsActor = ActorRefFrom<typeof keptLessonsMachine>
