import { CourseGrid } from '../../views/pages/home/course-grid.view.tsx'
import type { CoursesAwayProps, OwnCoursesProps } from '../../views/pages/home/home.view.tsx'
import { arriving } from '../../views/shell/arriving.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { loadChunk } from '../chunk.ts'

const own = arriving(() => loadChunk(() => import('../routes/own-courses.route.tsx')))
const away = arriving(() => loadChunk(() => import('../../views/pages/home/courses-away.view.tsx')))

/** The courses of a student; until what they hold is here, without it. */
export const OwnCourses = (props: OwnCoursesProps) => (
  <Part fallback={<CourseGrid {...props} holdings="unknown" />}>
    <own.Arriving {...props} />
  </Part>
)

export const CoursesAway = (props: CoursesAwayProps) => (
  <Part>
    <away.Arriving {...props} />
  </Part>
)
