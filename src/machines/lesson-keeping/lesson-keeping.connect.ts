import type { LessonKeepingSnapshot } from './lesson-keeping.machine.ts'

type Value = LessonKeepingSnapshot['value']

/** Which of its states is shown; those of a lesson on its way to the device are one. */
export const keepingFace = ({ value }: LessonKeepingSnapshot): Extract<Value, string> | 'keeping' =>
  typeof value === 'string' ? value : 'keeping'
