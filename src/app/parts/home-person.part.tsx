import { CourseGrid } from '../../views/pages/home/course-grid.view.tsx'
import type { OwnCoursesProps } from '../../views/pages/home/home.view.tsx'
import { WaitingSkeleton } from '../../views/pages/home/waiting-frame.view.tsx'
import { arriving } from '../../views/shell/arriving.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { loadChunk } from '../chunk.ts'

const load = () => loadChunk(() => import('../routes/home-person.route.tsx'))
const waiting = arriving(async () => ({ default: (await load()).Waiting }))
const own = arriving(async () => ({ default: (await load()).OwnCourses }))

/** They are fetched while it is asked whose session is held. */
export const prepareForPerson = (): void => {
  if (!import.meta.env.SSR && document.documentElement.dataset['session'] === 'held') waiting.prepare()
}

/** What waits for who is signed in. */
export const Waiting = () => (
  <Part fallback={<WaitingSkeleton />}>
    <waiting.Arriving />
  </Part>
)

/** The courses of a student; until what they hold is here, without it. */
export const OwnCourses = (props: OwnCoursesProps) => (
  <Part fallback={<CourseGrid {...props} holdings="unknown" />}>
    <own.Arriving {...props} />
  </Part>
)
