import { useActorRef, useSelector } from '@xstate/react'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { StaleBanner } from '../stale-banner.view.tsx'
import { CourseGrid, type CourseGridProps } from './course-grid.view.tsx'
import type { Holdings } from './course-standing.ts'

type HeldCoursesProps<C extends Course> = Omit<CourseGridProps<C>, 'holdings'> &
  Readonly<{ machine: ResourceMachine<Holdings, number>; studentId: number }>

/** Courses with what a student holds of them. */
export const HeldCourses = <C extends Course>({ machine, studentId, ...grid }: HeldCoursesProps<C>) => {
  const words = useWords()
  const actor = useActorRef(machine, { input: { query: studentId } })
  const holdings = useSelector(actor, selectData)
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('error'))
  return (
    <>
      {hasFailed && grid.courses.length > 0 && (
        <StaleBanner onRetry={() => actor.send({ type: 'resource.retried' })}>
          {words.home.courses.unchecked()}
        </StaleBanner>
      )}
      <CourseGrid {...grid} holdings={holdings ?? (hasFailed ? 'none' : 'unknown')} />
    </>
  )
}
