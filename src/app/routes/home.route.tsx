import { lazy, useState } from 'react'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { Holdings } from '../../views/pages/home/course-standing.ts'
import { HomePage } from '../../views/pages/home/home.view.tsx'
import { createCourses } from '../actors/courses.actors.ts'
import { resourceActors } from '../actors/resource.actors.ts'
import { useApp } from '../app.context.tsx'
import { loadChunk } from '../chunk.ts'
import { usePageViewer } from '../viewer.ts'

const EnrollDialog = lazy(() => loadChunk(() => import('./enroll-dialog.route.tsx')))

const readHoldings = async ({ ask }: Gateway, studentId: number, signal: AbortSignal): Promise<Holdings> => {
  const { courses, inPersonEnrollments } = await ask('HomeEnrollments', { studentId }, { signal })
  const online = courses.flatMap(({ id, onlineEnrollment: held }) =>
    held ? [{ courseId: id, status: held.status, expirationDate: held.expirationDate }] : [],
  )
  return { online, inPerson: inPersonEnrollments, now: Date.now() }
}

const createHoldings = (gateway: Gateway) =>
  createResourceMachine<Holdings, number>().provide({
    actors: resourceActors(gateway, ['enrollments', 'progress'], (studentId: number, signal) =>
      readHoldings(gateway, studentId, signal),
    ),
  })

const HomeRoute = () => {
  const { gateway, firstData } = useApp()
  const viewer = usePageViewer()
  const [courses] = useState(() => createCourses(gateway))
  const [holdings] = useState(() => createHoldings(gateway))
  return (
    <HomePage
      productName={PRODUCT_NAME}
      viewer={viewer}
      courses={courses}
      firstCourses={firstData.courses}
      holdings={holdings}
      EnrollDialog={EnrollDialog}
    />
  )
}

export default HomeRoute
