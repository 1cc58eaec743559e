import type { Course } from '../../domain/contract/course.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { Holdings } from '../../views/pages/home/course-standing.ts'
import { createResource } from './kept-resource.actors.ts'

type Asked = Readonly<{ studentId: number; courseIds: number[] | null }>

const readHoldings = async ({ ask, now }: Gateway, asked: Asked, signal: AbortSignal): Promise<Holdings> => {
  const { onlineHoldings, inPersonEnrollments } = await ask('Holdings', asked, { signal })
  const online = onlineHoldings.map(({ instructorOnlineCourse: { courseId }, status, expirationDate }) => ({
    courseId,
    status,
    expirationDate,
  }))
  return { online, inPerson: inPersonEnrollments, now: now() }
}

/**
 * What a student holds of the courses; the query is the student's id. Without the courses that are shown, all that
 * there are are asked for first.
 */
export const createHoldings = (gateway: Gateway, courses?: readonly Course[]) => {
  const courseIds = courses?.filter(({ isOnline }) => isOnline).map(({ id }) => id) ?? null
  return createResource<Holdings, number>(
    gateway,
    ['enrollments', 'progress'],
    (studentId: number, signal) => readHoldings(gateway, { studentId, courseIds }, signal),
    (studentId) => `holdings ${studentId} ${courseIds?.join()}`,
  )
}
