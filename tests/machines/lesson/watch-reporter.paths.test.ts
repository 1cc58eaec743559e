import { expect, test } from 'vitest'

import { watchReporterMachine, type ReporterNews } from '../../../src/machines/lesson/watch-reporter.machine.ts'
import { listener } from '../support/listener.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'
import { anAnswer } from './lesson.fixture.ts'

test('every state and every transition of the watch reporter can be taken', () => {
  const walk = expectEveryPath(watchReporterMachine, {
    inputs: [{ enrollmentId: 1, lessonId: 2, lesson: listener<ReporterNews>().actor }],
    serializeState: ({ value, context }) => JSON.stringify([value, context.pending, context.isLeaving]),
    events: [
      failed('watchJournal'),
      failed('page'),
      failed('network'),
      done('sendReport', anAnswer()),
      failed('sendReport'),
      failed('sendReport', { kind: 'offline' }),
      failed('sendReport', { kind: 'conflict', code: 'LESSON_LOCKED' }),
      after('reportDelay', 'watchReporter.collecting'),
      after('retryDelay', 'watchReporter.retrying'),
      after('offlineDelay', 'watchReporter.offline'),
      { type: 'play.began' },
      { type: 'seconds.played', range: [0, 1] },
      { type: 'report.due' },
      { type: 'report.retried' },
      { type: 'page.hidden' },
      { type: 'journal.recalled', ranges: [[3, 5]] },
      { type: 'network.lost' },
      { type: 'network.returned' },
    ],
  })
  const waiting = walk.snapshots.filter((snapshot) => snapshot.matches('offline') || snapshot.matches('retrying'))
  expect(waiting.map(({ context }) => context.sent)).toEqual(waiting.map(() => []))
})
