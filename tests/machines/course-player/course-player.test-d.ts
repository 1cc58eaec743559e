import { expectTypeOf } from 'vitest'
import type { EventFromLogic, InputFrom } from 'xstate'

import type { OnlineCourseProgress } from '../../../src/domain/contract/lesson.contract.ts'
import type {
  coursePlayerMachine,
  CoursePlayerSnapshot,
} from '../../../src/machines/course-player/course-player.machine.ts'
import type { LessonActor } from '../../../src/machines/lesson/lesson.machine.ts'

type Machine = typeof coursePlayerMachine

expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<Readonly<{ courseId: number; lessonId: number | null }>>()
expectTypeOf<{ type: 'lesson.chosen'; lessonId: number }>().toExtend<EventFromLogic<Machine>>()
expectTypeOf<{ type: 'lesson.chosen' }>().not.toExtend<EventFromLogic<Machine>>()
expectTypeOf<CoursePlayerSnapshot['context']['progress']>().toEqualTypeOf<OnlineCourseProgress | null>()
expectTypeOf<CoursePlayerSnapshot['context']['lesson']>().toEqualTypeOf<LessonActor | null>()
