import { Suspense } from 'react'

import type { WithheldCourses } from '../../../domain/contract/held-class.contract.ts'
import { latePart } from '../../ui/late-part.ts'

const Courses = latePart(() => import('./withheld-courses.view.tsx'))

/** Comes for the few of whom a course is withheld, or who had chosen what is gone since. */
export const Withheld = ({ courses, lost = 0 }: Readonly<{ courses: WithheldCourses; lost?: number }>) =>
  (courses.length > 0 || lost > 0) && (
    <Suspense>
      <Courses courses={courses} lost={lost} />
    </Suspense>
  )
