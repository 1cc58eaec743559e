import { ATTENDING_STATES } from '../../domain/class.ts'
import { ifKnown } from '../../domain/if-known.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { Holdings } from '../../views/pages/home/course-standing.ts'
import { createResource } from './kept-resource.actors.ts'

type Signed = Readonly<{ signal: AbortSignal }>

/** Said by the student's dashboard, which the page around it asks as well: both are one request. */
const fromDashboard = async ({ ask, now }: Gateway, studentId: number, signed: Signed): Promise<Holdings | null> => {
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
const fromEnrollments = async ({ ask, now }: Gateway, studentId: number, signed: Signed): Promise<Holdings> => {
  const { onlineHoldings, inPersonEnrollments } = await ask('Holdings', { studentId }, signed)
  return { online: onlineHoldings.map(onlineOf), inPerson: inPersonEnrollments, now: now() }
}

/** What a student holds of all courses; the query is the student's id. A server that has no dashboard is asked for each course. */
export const createHoldings = (gateway: Gateway) =>
  createResource<Holdings, number>(
    gateway,
    ['enrollments', 'progress', 'registrations'],
    async (studentId, signal) =>
      (await fromDashboard(gateway, studentId, { signal })) ?? (await fromEnrollments(gateway, studentId, { signal })),
    (studentId) => `holdings ${studentId}`,
  )
