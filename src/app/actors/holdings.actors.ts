import { ATTENDING_STATES } from '../../domain/class.ts'
import type { Course } from '../../domain/contract/course.contract.ts'
import { ifKnown } from '../../domain/if-known.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { Holdings } from '../../views/pages/home/course-standing.ts'
import { createResource } from './kept-resource.actors.ts'

type Asked = Readonly<{ studentId: number; courseIds: number[] | null }>
type Signed = Readonly<{ signal: AbortSignal }>

/** Said by the student's dashboard, which the page around it asks as well: both are one request. */
const fromDashboard = async ({ ask, now }: Gateway, { studentId }: Asked, signed: Signed): Promise<Holdings | null> => {
  const asked = await ifKnown(ask('Dashboard', { studentId }, signed))
  if (asked === null) return null
  const { onlineEnrollments, classes } = asked.dashboard
  const seats = classes.filter(({ registrationState }) => ATTENDING_STATES.some((state) => state === registrationState))
  return {
    online: onlineEnrollments.map(onlineOf),
    inPerson: seats.map((held) => ({ instructorCourse: held })),
    now: now(),
  }
}

type Enrolled = Readonly<{
  instructorOnlineCourse: Readonly<{ courseId: number }>
  status: number
  expirationDate: string
}>

const onlineOf = ({ instructorOnlineCourse: { courseId }, status, expirationDate }: Enrolled) => ({
  courseId,
  status,
  expirationDate,
})

/** By the calls of the specification's section 7, each course by itself. */
const fromEnrollments = async ({ ask, now }: Gateway, asked: Asked, signed: Signed): Promise<Holdings> => {
  const { onlineHoldings, inPersonEnrollments } = await ask('Holdings', asked, signed)
  return { online: onlineHoldings.map(onlineOf), inPerson: inPersonEnrollments, now: now() }
}

/**
 * What a student holds of the courses; the query is the student's id. A server that has no dashboard is asked for each
 * course that is shown, and without these for all that there are.
 */
export const createHoldings = (gateway: Gateway, courses?: readonly Course[]) => {
  const courseIds = courses?.filter(({ isOnline }) => isOnline).map(({ id }) => id) ?? null
  return createResource<Holdings, number>(
    gateway,
    ['enrollments', 'progress', 'registrations'],
    async (studentId: number, signal) => {
      const asked = { studentId, courseIds }
      return (await fromDashboard(gateway, asked, { signal })) ?? (await fromEnrollments(gateway, asked, { signal }))
    },
    (studentId) => `holdings ${studentId} ${courseIds?.join()}`,
  )
}
