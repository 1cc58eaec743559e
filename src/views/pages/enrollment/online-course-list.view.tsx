import { ArrowRight } from 'lucide-react'
import { css } from 'styled-system/css'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { CourseThumbnail } from '../../illustrations/picture.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'

const row = css({
  display: 'grid',
  gap: '4',
  alignItems: 'center',
  gridTemplateColumns: { base: '1fr', md: '[16rem 1fr auto]' },
})
const picture = css({ overflow: 'hidden', borderRadius: 'control', display: { base: 'none', md: 'block' } })

export const OnlineCourseList = ({ courses }: { courses: readonly Course[] }) => {
  const { enrollment } = useWords()
  const formats = useFormats()
  const online = courses.filter((course) => course.isOnline)
  if (online.length === 0) {
    return (
      <EmptyState
        title={enrollment.listEmptyTitle()}
        illustration={<EmptyLane />}
        action={<LinkButton href="/home#courses">{enrollment.browse()}</LinkButton>}
      >
        {enrollment.listEmpty()}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="choose-course">
      <h2 id="choose-course" className={css({ textStyle: 'heading.section', marginBlockEnd: '5' })}>
        {enrollment.chooseTitle()}
      </h2>
      <ul className={css({ display: 'grid', gap: '4' })}>
        {online.map((course) => (
          <Surface key={course.id} as="li" padding="sm" className={row}>
            <div className={picture}>
              <CourseThumbnail course={course} />
            </div>
            <div>
              <p className={css({ textStyle: 'label', color: 'accent.fg' })}>{course.courseCategory.name}</p>
              <h3 id={`course-${course.id}`} className={css({ textStyle: 'heading.card' })}>
                {course.title}
              </h3>
              <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{formats.hours(course.totalCourseHours)}</p>
            </div>
            <LinkButton
              href={`/online-course-enrollment?courseId=${course.id}`}
              variant="outline"
              endIcon={ArrowRight}
              aria-describedby={`course-${course.id}`}
            >
              {enrollment.choose()}
            </LinkButton>
          </Surface>
        ))}
      </ul>
    </section>
  )
}
