import { fromPromise } from 'xstate'

import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { STUDENTS_BY_DELIVERY, type StudentEnrollment } from '../../../domain/contract/student-enrollments.list.ts'
import type { Delivery } from '../../../domain/delivery.ts'
import type { ChosenRows } from '../../../domain/list.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import {
  messageFormMachine,
  messagingMachine,
  type MessageSent,
  type MessageValues,
} from '../../../machines/student-enrollments/message-form.machine.ts'
import { storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf, type Rows } from '../../list/story-machines.ts'
import { answers } from '../story-actors.ts'
import type { StudentDeeds } from './student-deeds.view.tsx'

const COURSE = 'National TIM Responder Course (online)'

const student = (
  id: number,
  firstName: string,
  lastName: string,
): Omit<StudentEnrollment, 'delivery' | 'online' | 'inPerson'> => ({
  id,
  studentId: id,
  userId: 100 + id,
  firstName,
  lastName,
  email: `student-${id}@example.org`,
  courseId: 1,
  courseTitle: COURSE,
  lastActivityAt: '2026-05-02T14:00:00Z',
})

type Online = NonNullable<StudentEnrollment['online']>

const online = (of: ReturnType<typeof student>, facts: Partial<Online>): StudentEnrollment => ({
  ...of,
  delivery: 'online',
  inPerson: null,
  online: {
    label: 'active',
    complete: 4,
    total: 9,
    expirationDate: '2027-01-04T14:00:00Z',
    isVerified: true,
    incomplete: true,
    ...facts,
  },
})

type InPerson = NonNullable<StudentEnrollment['inPerson']>

const inPerson = (of: ReturnType<typeof student>, facts: Partial<InPerson>): StudentEnrollment => ({
  ...of,
  courseTitle: 'National TIM Responder Course (in person)',
  delivery: 'inPerson',
  online: null,
  inPerson: {
    instructorCourseId: 3,
    courseDate: '2026-05-09T14:00:00Z',
    timeZone: 'America/Denver',
    venue: 'Ogden Fire Station 4',
    state: 'registered',
    attendance: null,
    standing: 'registered',
    ...facts,
  },
})

export const STUDENTS: Readonly<Record<Delivery, readonly StudentEnrollment[]>> = {
  online: [
    online(student(1, 'Maya', 'Feldman'), { isVerified: false, incomplete: false }),
    online(student(2, 'ليلى', 'منصور'), { label: 'completed', complete: 9, incomplete: false }),
    online(student(3, 'Peter', 'Nowak'), { label: 'expiredIncomplete', expirationDate: '2026-03-01T14:00:00Z' }),
    online(student(4, 'Şule', 'Yıldız'), { label: 'completedExpired', complete: 9, incomplete: false }),
    online(student(5, 'Wolfeschlegelsteinhausenbergerdorff', 'van der Westhuizen'), {
      label: 'dropped',
      isVerified: false,
      incomplete: false,
    }),
  ],
  inPerson: [
    inPerson(student(6, 'Grace', 'Tanaka'), {}),
    inPerson(student(7, 'Otis', 'Freeman'), { attendance: 'present', standing: 'present' }),
    inPerson(student(8, 'Bora', 'Demir'), { state: 'waitlisted', standing: 'waitlisted' }),
    inPerson(student(9, 'Priya', 'Raman'), { attendance: 'noShow', standing: 'noShow' }),
  ],
}

export type StudentPage = ListRead<StudentEnrollment>

/** The list of a tab, with rows that are read as given. */
export const studentListThat = (delivery: Delivery, read: Rows<StudentEnrollment> = rowsOf(STUDENTS[delivery])) =>
  listThat(STUDENTS_BY_DELIVERY[delivery], read)

type Parts = Readonly<{
  verify?: ReturnType<typeof answers<ListAct, { subject: ChosenRows }>>
  submit?: ReturnType<typeof answers<MessageSent, { values: MessageValues; about?: unknown }>>
}>

export const studentDeedsThat = ({
  verify = answers<ListAct, { subject: ChosenRows }>(
    storyAct({ list: 'studentEnrollments', act: 'verify', total: 1, done: 1 }),
  ),
  submit = answers<MessageSent, { values: MessageValues; about?: unknown }>({ recipients: 1 }),
}: Parts = {}): StudentDeeds => ({
  verifying: createDeedMachine<ChosenRows, ListAct>().provide({ actors: { perform: verify } }),
  messaging: messagingMachine.provide({
    actors: {
      form: messageFormMachine.provide({
        actors: {
          submit,
          recallDraft: fromPromise<Partial<MessageValues> | null, { form: string }>(() => Promise.resolve(null)),
          keepDraft: fromPromise(() => Promise.resolve()),
          dropDraft: fromPromise(() => Promise.resolve()),
        },
      }),
    },
  }),
})
