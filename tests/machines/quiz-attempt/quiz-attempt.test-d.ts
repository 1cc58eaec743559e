import { expectTypeOf } from 'vitest'
import type { EventFromLogic, InputFrom, OutputFrom } from 'xstate'

import type { QuizAttempt } from '../../../src/domain/contract/lesson.contract.ts'
import type { Fault } from '../../../src/domain/fault.ts'
import type {
  quizAttemptMachine,
  QuizAttemptSnapshot,
} from '../../../src/machines/quiz-attempt/quiz-attempt.machine.ts'
import type { QuizAttemptInput } from '../../../src/machines/quiz-attempt/quiz-attempt.types.ts'

type Machine = typeof quizAttemptMachine

expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<QuizAttemptInput>()
expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<Readonly<{ attempt: QuizAttempt | null; fault: Fault | null }>>()
expectTypeOf<{ type: 'quiz.submitted' }>().toExtend<EventFromLogic<Machine>>()
expectTypeOf<{ type: 'quiz.sent' }>().not.toExtend<EventFromLogic<Machine>>()
expectTypeOf<QuizAttemptSnapshot['context']['endsAt']>().toEqualTypeOf<number | null>()
