import * as z from 'zod/mini'

import { MESSAGE_LIMITS } from '../student-enrollment.ts'
import { selectionOf } from './list.contract.ts'
import { STUDENTS_BY_DELIVERY } from './student-enrollments.list.ts'

/** What is written. */
export const messageFields = z.strictObject({
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_LIMITS.subject)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_LIMITS.text)),
})

/** POST /student-enrollments/messages: one mail to each person, however often they were chosen. */
export const messageBody = z.discriminatedUnion('delivery', [
  z.strictObject({
    delivery: z.literal('online'),
    selection: selectionOf(STUDENTS_BY_DELIVERY.online),
    ...messageFields.shape,
  }),
  z.strictObject({
    delivery: z.literal('inPerson'),
    selection: selectionOf(STUDENTS_BY_DELIVERY.inPerson),
    ...messageFields.shape,
  }),
])
export const messageAnswer = z.object({ recipients: z.int() })

export type MessageBody = z.infer<typeof messageBody>
