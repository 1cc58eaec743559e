import { useSelector } from '@xstate/react'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { GOAL_QUERY } from '../../domain/goal.ts'
import { selectLooker } from '../../machines/auth/auth.connect.ts'
import { HomePage, type GoalDialogProps } from '../../views/pages/home/home.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { arriving } from '../../views/shell/arriving.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { createCourses } from '../actors/courses.actors.ts'
import { useApp } from '../app.context.tsx'
import { loadChunk } from '../chunk.ts'
import { CoursesAway } from '../parts/courses-away.part.tsx'
import { EnrollDialog } from '../parts/enroll-dialog.part.tsx'
import { OwnCourses, prepareForPerson, Waiting } from '../parts/home-person.part.tsx'
import type { RouteProps } from '../route-props.ts'
import { usePageViewer } from '../viewer.ts'

const goalDialog = arriving(() => loadChunk(() => import('../../views/pages/home/goal-dialog.view.tsx')))

const GoalDialog = (props: GoalDialogProps) => (
  <Part onFailed={props.onClose}>
    <goalDialog.Arriving {...props} />
  </Part>
)

const never = () => () => {}

/** The address keeps whether the goals are asked for. Not painted by the server. */
const useGoals = (query: URLSearchParams) => {
  const [, navigate] = useLocation()
  const isGoalAsked = useSyncExternalStore(
    never,
    () => query.has(GOAL_QUERY),
    () => false,
  )
  const onGoalAsked = (isAsked: boolean) =>
    navigate(isAsked ? `/home?${GOAL_QUERY}=choose` : '/home', { replace: true })
  return { isGoalAsked, onGoalAsked }
}

const HomeRoute = ({ query }: RouteProps) => {
  const { gateway, firstData } = useApp()
  const { auth } = useActors()
  const { isGuest, studentId } = usePageViewer()
  const looker = useSelector(auth, selectLooker)
  const goals = useGoals(query)
  useState(prepareForPerson)
  const [courses] = useState(() => createCourses(gateway))
  return (
    <HomePage
      productName={PRODUCT_NAME}
      // Who has no role is a guest.
      viewer={{ looker: looker === 'person' && isGuest ? 'guest' : looker, studentId }}
      courses={courses}
      firstCourses={firstData.courses}
      OwnCourses={OwnCourses}
      CoursesAway={CoursesAway}
      Waiting={Waiting}
      onRetry={() => auth.send({ type: 'viewer.retried' })}
      EnrollDialog={EnrollDialog}
      GoalDialog={GoalDialog}
      {...goals}
    />
  )
}

export default HomeRoute
