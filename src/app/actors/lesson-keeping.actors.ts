import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { LessonMedia, WatchReportAnswer } from '../../domain/contract/lesson.contract.ts'
import { secondsOf, type WatchRange } from '../../domain/watch-credit.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import type { AuthActor } from '../../machines/auth/auth.machine.ts'
import { keptLessonsMachine, type HeldLessons } from '../../machines/lesson-keeping/kept-lessons.machine.ts'
import { lessonKeepingMachine } from '../../machines/lesson-keeping/lesson-keeping.machine.ts'
import type { KeptAddress } from '../../machines/lesson-keeping/lesson-keeping.setup.ts'
import { watchReporterMachine } from '../../machines/lesson/watch-reporter.machine.ts'
import {
  habitsKept,
  networkActor,
  pageActor,
  readWatched,
  watchJournalActor,
} from '../../views/pages/lesson/outside/browser-actors.ts'
import { keepPages, languageRead, pagesNow } from '../kept-lessons/keep-pages.ts'
import { createKeeper, dropLesson, roomNow } from '../kept-lessons/keeper.ts'
import { missingOf } from '../kept-lessons/kept-media.ts'
import { hearKept } from '../kept-lessons/kept-news.ts'
import { createKeptStore } from '../kept-lessons/kept-store.ts'
import { canKeepPages } from '../kept-page/kept-page.ts'
import { keepViewer } from '../kept-page/kept-viewer.ts'
import { tokenInForce } from './auth.actors.ts'

const viewerOf = (auth: AuthActor): number => selectUserId(auth.getSnapshot()) ?? 0

/** What the page of a lesson brings to keeping it. */
type KeepingPage = Readonly<{ loadParts: () => Promise<unknown>; served: () => LessonMedia | null }>

const keeperOf = ({ ask }: Gateway, auth: AuthActor, { loadParts, served }: KeepingPage) =>
  createKeeper({
    ask,
    served,
    store: createKeptStore(),
    userId: viewerOf(auth),
    keepPages: (courseId, signal) => keepPages(courseId, loadParts, signal),
    pagesNow,
    sound: () => habitsKept()?.sound ?? languageRead(),
    canKeep: () => canKeepPages() && 'indexedDB' in globalThis,
    keepPerson: async () => {
      const [token, { viewer }] = [tokenInForce(auth), auth.getSnapshot().context]
      if (token !== null && viewer !== null) keepViewer(token, viewer, localStorage)
    },
  })

/** Keeping the open lesson on this device, for who looks at it. */
export const createLessonKeeping = (gateway: Gateway, auth: AuthActor, page: KeepingPage) => {
  const keeper = keeperOf(gateway, auth, page)
  return lessonKeepingMachine.provide({
    actors: {
      recallKept: asking(keeper.recall),
      findSize: asking(keeper.measure),
      prepareKeeping: asking(keeper.prepare),
      fetchPiece: asking(keeper.fetchNext),
      keepWhole: asking(keeper.finish),
      checkKept: asking(keeper.check),
      dropKept: asking<void, KeptAddress>(keeper.drop),
      network: networkActor,
    },
  })
}

type Report = { enrollmentId: number; lessonId: number; ranges: WatchRange[]; isLeaving: boolean }

/** All that this device keeps for who looks, and what was watched of it on the way to the server. */
export const createKeptLessons = (gateway: Gateway, auth: AuthActor) => {
  const store = createKeptStore()
  const list = async (): Promise<HeldLessons> => {
    const lessons = await Promise.all(
      (await store.listLessons(viewerOf(auth))).map(
        async (lesson) => [lesson, await missingOf(store, lesson)] as const,
      ),
    )
    return {
      room: await roomNow(),
      lessons: lessons.flatMap(([{ lessonId, progress, isWhole }, { kept, total }]) => {
        const lesson = progress.lessons.find(({ id }) => id === lessonId)
        if (!lesson) return []
        return {
          lessonId,
          courseId: progress.courseId,
          enrollmentId: progress.id,
          courseTitle: progress.courseTitle,
          title: lesson.title,
          position: lesson.position,
          bytes: total,
          isWhole: isWhole && kept >= total,
          kept,
          unsent: secondsOf(readWatched(progress.id, lessonId)),
        }
      }),
    }
  }
  return keptLessonsMachine.provide({
    actors: {
      readKept: asking<HeldLessons, undefined>(list),
      dropKept: asking<void, { lessonId: number }>(({ lessonId }) => dropLesson(store, viewerOf(auth), lessonId)),
      watchKept: fromCallback<EventObject, undefined>(({ sendBack }) =>
        hearKept(() => sendBack({ type: 'kept.changed' })),
      ),
      watchReporter: watchReporterMachine.provide({
        actors: {
          // It is let arrive even when its chart has stopped: the server merges what comes twice.
          sendReport: fromPromise<WatchReportAnswer, Report>(async ({ input: { isLeaving, ranges, ...lesson } }) => {
            const report = { ...lesson, ranges: ranges.map(([from, to]): [number, number] => [from, to]) }
            const { reportWatch } = await gateway.ask('ReportWatch', report, { keepalive: isLeaving })
            return reportWatch
          }),
          watchJournal: watchJournalActor,
          page: pageActor,
          network: networkActor,
        },
      }),
    },
  })
}
