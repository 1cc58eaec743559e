import { expectTypeOf } from 'vitest'
import type { EventFromLogic, InputFrom } from 'xstate'

import type { LessonMedia, QuizAttempt } from '../../../src/domain/contract/lesson.contract.ts'
import type { lessonMachine, LessonSnapshot } from '../../../src/machines/lesson/lesson.machine.ts'
import type { LessonInput } from '../../../src/machines/lesson/lesson.types.ts'
import type { WatchReporterActor } from '../../../src/machines/lesson/watch-reporter.machine.ts'
import type { QuizAttemptActor } from '../../../src/machines/quiz-attempt/quiz-attempt.machine.ts'

type Machine = typeof lessonMachine

expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<LessonInput>()
expectTypeOf<{ type: 'seek.asked'; to: number }>().toExtend<EventFromLogic<Machine>>()
expectTypeOf<{ type: 'seek.asked' }>().not.toExtend<EventFromLogic<Machine>>()
expectTypeOf<LessonSnapshot['context']['media']>().toEqualTypeOf<LessonMedia | null>()
expectTypeOf<LessonSnapshot['context']['attempt']>().toEqualTypeOf<QuizAttempt | null>()
expectTypeOf<LessonSnapshot['children']['quizAttempt']>().toEqualTypeOf<QuizAttemptActor | undefined>()
expectTypeOf<LessonSnapshot['children']['watchReporter']>().toEqualTypeOf<WatchReporterActor | undefined>()
