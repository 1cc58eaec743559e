import { ALL_STUDENTS } from '../../domain/contract/all-students.list.ts'
import { wholeList, type ListAsked } from '../../domain/list.ts'
import { isConfirmed } from '../../domain/typed-count.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { known } from '../../machines/known.ts'
import type {
  AllStudentsMachines,
  Enrolling,
  Grouping,
  StudentReminder,
  StudentsDue,
  Timing,
} from '../../views/pages/all-students/all-students.props.ts'
import { DUE } from '../../views/pages/all-students/due.view.tsx'
import { whenDrawn } from '../when-drawn.ts'
import { askAct, createActDeed } from './acting.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { createResource } from './kept-resource.actors.ts'
import { createRegistering } from './registering.actors.ts'

/** Everything that the page of all students asks for. */
export const createAllStudents = (gateway: Gateway, writeAddress: (asked: ListAsked) => void): AllStudentsMachines => ({
  list: createDefinedList(ALL_STUDENTS, { gateway, topics: ['allStudents'], writeAddress }),
  due: createResource<StudentsDue>(
    gateway,
    ['allStudents'],
    async (_query, signal) => {
      const count = async (filters: ListAsked['filters']) => {
        const asked = { ...wholeList(ALL_STUDENTS), filters }
        const { total, isTotalExact } = (await gateway.ask('AllStudents', { asked }, { signal })).allStudents
        return { count: total, isExact: isTotalExact }
      }
      // The list is what people come for: this would share the line with its rows.
      await whenDrawn()
      const [overdue, lapsing] = await Promise.all([count(DUE.overdue), count(DUE.lapsing)])
      return { overdue, lapsing }
    },
    () => 'studentsDue',
  ),
  deed: createActDeed(gateway, ALL_STUDENTS),
  reminding: createDeed(
    ({ people: { selection }, courseId }: StudentReminder, signal) =>
      askAct(gateway, ALL_STUDENTS, 'remind')({ selection, courseId }, signal),
    { isReady: ({ people: { count }, typed }) => isConfirmed(count, typed) },
  ),
  enrolling: createDeed(
    ({ people: { selection }, courseId }: Enrolling, signal) =>
      askAct(gateway, ALL_STUDENTS, 'enroll')({ selection, courseId: known(courseId, 'a course') }, signal),
    { isReady: ({ courseId }) => courseId !== null },
  ),
  ...createRegistering(gateway, askAct(gateway, ALL_STUDENTS, 'register')),
  grouping: createDeed(
    ({ people: { selection }, groupId }: Grouping, signal) =>
      askAct(gateway, ALL_STUDENTS, 'addToGroup')({ selection, groupId: known(groupId, 'a group') }, signal),
    { isReady: ({ groupId }) => groupId !== null },
  ),
  timing: createDeed(
    ({ people: { selection }, quizTime }: Timing, signal) =>
      askAct(gateway, ALL_STUDENTS, 'setQuizTime')({ selection, quizTime: known(quizTime, 'a time') }, signal),
    { isReady: ({ quizTime }) => quizTime !== null },
  ),
})
