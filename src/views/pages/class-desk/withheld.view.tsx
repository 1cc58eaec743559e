import { Suspense } from 'react'

import type { WithheldCourses } from '../../../domain/contract/held-class.contract.ts'
import { latePart } from '../../ui/late-part.ts'

const Courses = latePart(() => import('./withheld-courses.view.tsx'))

/** Comes for the few of whom a course is withheld. */
export const Withheld = ({ courses }: Readonly<{ courses: WithheldCourses }>) =>
  courses.length > 0 && (
    <Suspense>
      <Courses courses={courses} />
    </Suspense>
  )
