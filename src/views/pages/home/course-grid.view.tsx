import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { Skeleton, SkeletonText } from '../../ui/skeleton.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { CourseCard } from './course-card.view.tsx'
import { cardStanding, type Holdings } from './course-standing.ts'

const grid = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: '[repeat(auto-fill, minmax(0, min(320px, 100%)))]',
  justifyContent: { base: 'center', sm: 'start' },
  '& > *': { display: 'flex' },
})

export type CourseGridProps<C extends Course = Course> = Readonly<{
  courses: readonly C[]
  holdings: Holdings | 'none' | 'unknown'
  onEnroll?: ((course: Course) => void) | undefined
  /** That of which a dialog is open, or on its way: on a slow network it takes a while. */
  chosen?: Course | null | undefined
  /** What a card says beside the course itself. */
  about?: ((course: C) => ReactNode) | undefined
}>

export const CourseGrid = <C extends Course>({ courses, holdings, onEnroll, chosen, about }: CourseGridProps<C>) =>
  courses.length > 0 && (
    <ul className={grid}>
      {courses.map((course) => (
        <li key={course.id} data-row={course.id}>
          <CourseCard
            course={course}
            standing={cardStanding(course, holdings)}
            onEnroll={onEnroll}
            isChosen={chosen === course}
            detailHref={`/course/search/${course.id}`}
          >
            {about?.(course)}
          </CourseCard>
        </li>
      ))}
    </ul>
  )

const COUNT = 6

/** As high as cards are, so that nothing below moves when they come. */
export const CourseGridSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={grid}>
    {Array.from({ length: COUNT }, (_, place) => (
      <div key={place}>
        <Surface padding="none" clip className={css({ width: 'card', maxWidth: 'full' })}>
          <Skeleton height="18rem" />
          <div className={css({ display: 'grid', gap: '4', padding: '5', height: '[34rem]', alignContent: 'start' })}>
            <Skeleton width="40%" />
            <Skeleton width="80%" height="2.2rem" />
            <SkeletonText lines={5} />
          </div>
        </Surface>
      </div>
    ))}
  </div>
)
