import type { MessageBody, StudentEnrollment, TaughtCourse } from '../../domain/contract/student-enrollment.contract.ts'
import type { ListAsked, ListSelection } from '../../domain/list.ts'
import type { Delivery } from '../../domain/student-enrollment-list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { messageFormMachine, type MessageValues } from '../../machines/student-enrollments/message-form.machine.ts'
import { studentActsMachine } from '../../machines/student-enrollments/student-acts.machine.ts'
import { studentListMachines } from '../../machines/student-enrollments/student-enrollments.machine.ts'
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

/** Verifying and writing. */
export const createStudentActs = ({ gateway: { ask }, viewerId }: StudentEnrollmentsWorld) =>
  studentActsMachine.provide({
    actors: {
      verify: asking<number, { selection: ListSelection }>(
        async (input, signal) => (await ask('VerifyStudents', input, { signal })).verifyStudents.verified,
      ),
      messageForm: messageFormMachine.provide({
        actors: {
          ...draftActors<Partial<MessageValues>>(viewerId),
          submit: asking<number, { values: MessageValues }>(async ({ values: { to, ...written } }, signal) => {
            // Written by the chart that opened the form.
            const whom = JSON.parse(to) as Pick<MessageBody, 'delivery' | 'selection'>
            return (await ask('WriteToStudents', { ...whom, ...written }, { signal })).writeToStudents.recipients
          }),
        },
      }),
    },
  })
