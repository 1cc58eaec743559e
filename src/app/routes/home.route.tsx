import { lazy, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { GOAL_QUERY } from '../../domain/goal.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { Holdings } from '../../views/pages/home/course-standing.ts'
import { HomePage, type EnrollDialogProps, type GoalDialogProps } from '../../views/pages/home/home.view.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { createCourses } from '../actors/courses.actors.ts'
import { resourceActors } from '../actors/resource.actors.ts'
import { useApp } from '../app.context.tsx'
import { loadChunk } from '../chunk.ts'
import type { RouteProps } from '../route-props.ts'
import { usePageViewer } from '../viewer.ts'

const LazyEnrollDialog = lazy(() => loadChunk(() => import('./enroll-dialog.route.tsx')))
const LazyGoalDialog = lazy(() => loadChunk(() => import('../../views/pages/home/goal-dialog.view.tsx')))

const EnrollDialog = (props: EnrollDialogProps) => (
  <Part onFailed={props.onClose}>
    <LazyEnrollDialog {...props} />
  </Part>
)

const GoalDialog = (props: GoalDialogProps) => (
  <Part onFailed={props.onClose}>
    <LazyGoalDialog {...props} />
  </Part>
)

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

const never = () => () => {}

/** The address keeps whether the goals are asked for, so that the way back closes them. Not painted by the server. */
const useGoals = (query: URLSearchParams) => {
  const [, navigate] = useLocation()
  const isGoalAsked = useSyncExternalStore(
    never,
    () => query.has(GOAL_QUERY),
    () => false,
  )
  const onGoalAsked = (isAsked: boolean) =>
    isAsked ? navigate(`/home?${GOAL_QUERY}=choose`) : navigate('/home', { replace: true })
  return { isGoalAsked, onGoalAsked }
}

const HomeRoute = ({ query }: RouteProps) => {
  const { gateway, firstData } = useApp()
  const viewer = usePageViewer()
  const goals = useGoals(query)
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
      GoalDialog={GoalDialog}
      {...goals}
    />
  )
}

export default HomeRoute
