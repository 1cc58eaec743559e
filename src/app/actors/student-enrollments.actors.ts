import type { StudentEnrollment, TaughtCourse } from '../../domain/contract/student-enrollment.contract.ts'
import type { ChosenRows, ListAsked } from '../../domain/list.ts'
import type { Delivery } from '../../domain/student-enrollment-list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { submitting } from '../../machines/form/submitting.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import {
  messageFormMachine,
  messagingMachine,
  type MessageSent,
  type MessageTo,
  type MessageValues,
} from '../../machines/student-enrollments/message-form.machine.ts'
import { studentListMachines } from '../../machines/student-enrollments/student-enrollments.machine.ts'
import { createDeed } from './deed.actors.ts'
import { draftActors } from './draft.actors.ts'
import { createList } from './list.actors.ts'
import { resourceActors } from './resource.actors.ts'

export type StudentEnrollmentsWorld = Readonly<{
  gateway: Gateway
  /** Whose half-written message is kept. */
  viewerId: () => number | null
  writeAddress: (delivery: Delivery, asked: ListAsked) => void
}>

/** What a tab of the page is asked for. */
const of = (delivery: Delivery, asked: ListAsked): ListAsked => ({
  ...asked,
  filters: { ...asked.filters, delivery: [delivery] },
})

export const createStudentList = ({ gateway, writeAddress }: StudentEnrollmentsWorld, delivery: Delivery) =>
  createList<StudentEnrollment>(studentListMachines[delivery], {
    gateway,
    topics: ['studentEnrollments', 'enrollments'],
    read: async (asked, signal) =>
      (await gateway.ask('StudentEnrollments', { asked: of(delivery, asked) }, { signal })).studentEnrollments,
    writeAddress: (asked) => writeAddress(delivery, asked),
    exportUrl: async (asked, signal) =>
      (await gateway.ask('StudentEnrollmentsExport', { asked: of(delivery, asked) }, { signal }))
        .studentEnrollmentsExport,
  })

export const createTaughtCourses = (gateway: Gateway) =>
  createResourceMachine<readonly TaughtCourse[]>().provide({
    actors: resourceActors<readonly TaughtCourse[]>(
      gateway,
      [],
      async (_query, signal) => (await gateway.ask('TaughtCourses', {}, { signal })).taughtCourses,
    ),
  })

/** What an instructor does with students: verify who they are, or write to them. */
export const createStudentDeeds = ({ gateway: { ask }, viewerId }: StudentEnrollmentsWorld) => ({
  verifying: createDeed(
    async ({ selection }: ChosenRows, signal) =>
      (await ask('VerifyStudents', { selection }, { signal })).verifyStudents.verified,
  ),
  messaging: messagingMachine.provide({
    actors: {
      form: messageFormMachine.provide({
        actors: {
          ...draftActors<Partial<MessageValues>>(viewerId),
          submit: submitting<{ values: MessageValues; about: MessageTo }, MessageSent>(
            async ({ values, about: { delivery, students } }, signal) =>
              (await ask('WriteToStudents', { delivery, selection: students.selection, ...values }, { signal }))
                .writeToStudents,
          ),
        },
      }),
    },
  }),
})
