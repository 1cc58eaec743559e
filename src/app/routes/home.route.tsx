import { lazy, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { GOAL_QUERY } from '../../domain/goal.ts'
import { HomePage, type GoalDialogProps } from '../../views/pages/home/home.view.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { createCourses } from '../actors/courses.actors.ts'
import { createHoldings } from '../actors/holdings.actors.ts'
import { useApp } from '../app.context.tsx'
import { loadChunk } from '../chunk.ts'
import { EnrollDialog } from '../parts/enroll-dialog.part.tsx'
import type { RouteProps } from '../route-props.ts'
import { usePageViewer } from '../viewer.ts'

const LazyGoalDialog = lazy(() => loadChunk(() => import('../../views/pages/home/goal-dialog.view.tsx')))

const GoalDialog = (props: GoalDialogProps) => (
  <Part onFailed={props.onClose}>
    <LazyGoalDialog {...props} />
  </Part>
)

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
