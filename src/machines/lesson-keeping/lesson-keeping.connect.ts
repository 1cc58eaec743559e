import type { LessonKeepingSnapshot } from './lesson-keeping.machine.ts'

/** Bytes that it takes, as exactly as that is known. */
export const bytesTaken = ({ context: { amount, size } }: LessonKeepingSnapshot): number => amount.total || size

type Value = LessonKeepingSnapshot['value']

/** Which of its states is shown; those of a lesson on its way to the device are one. */
export const keepingFace = ({ value }: LessonKeepingSnapshot): Extract<Value, string> | 'keeping' =>
  typeof value === 'string' ? value : 'keeping'
