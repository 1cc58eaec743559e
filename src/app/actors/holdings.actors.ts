import type { Gateway } from '../../gateway/gateway.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { Holdings } from '../../views/pages/home/course-standing.ts'
import { resourceActors } from './resource.actors.ts'

const readHoldings = async ({ ask, now }: Gateway, studentId: number, signal: AbortSignal): Promise<Holdings> => {
  const { courses, inPersonEnrollments } = await ask('HomeEnrollments', { studentId }, { signal })
  const online = courses.flatMap(({ id, onlineEnrollment: held }) =>
    held ? [{ courseId: id, status: held.status, expirationDate: held.expirationDate }] : [],
  )
  return { online, inPerson: inPersonEnrollments, now: now() }
}

/** What a student holds of the courses; the query is the student's id. */
export const createHoldings = (gateway: Gateway) =>
  createResourceMachine<Holdings, number>().provide({
    actors: resourceActors(gateway, ['enrollments', 'progress'], (studentId: number, signal) =>
      readHoldings(gateway, studentId, signal),
    ),
  })
