import { Clock, MonitorPlay, Users } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { DESCRIPTION_LIMIT } from '../../../domain/constants.ts'
import type { Course } from '../../../domain/contract/course.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { CourseThumbnail } from '../../illustrations/picture.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { Truncated } from '../../ui/truncated.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import type { CardStanding } from './course-standing.ts'
import { CourseWays } from './course-ways.view.tsx'

export type CourseCardProps = Readonly<{
  course: Course
  standing: CardStanding
  /** Asks to enroll here; without it the button leads to the course's own enrollment page. */
  onEnroll?: ((course: Course) => void) | undefined
  isChosen?: boolean | undefined
  /** Where the title leads. */
  detailHref?: string | undefined
  /** What is known of it beside the course itself, under its description. */
  children?: ReactNode
}>

const card = css({ display: 'flex', flexDirection: 'column', width: 'card', maxWidth: 'full' })
const body = css({ display: 'flex', flexDirection: 'column', gap: '2', flex: '1', padding: '5' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
  color: 'fg.muted',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
})
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: '16',
  paddingInline: '5',
  paddingBlock: '3',
  borderBlockStartWidth: 'hairline',
})

export const CourseCard = ({ course, standing, onEnroll, isChosen, detailHref, children }: CourseCardProps) => {
  const words = useWords()
  const formats = useFormats()
  const titleId = useId()
  const { courses } = words.home
  return (
    <Surface as="article" padding="none" clip aria-labelledby={titleId} className={card}>
      <CourseThumbnail course={course} />
      <div className={body}>
        <p className={css({ textStyle: 'label', color: 'accent.fg' })}>{course.courseCategory.name}</p>
        <h3 id={titleId} className={css({ textStyle: 'heading.card', overflowWrap: 'anywhere' })}>
          {detailHref === undefined ? (
            course.title
          ) : (
            <Link href={detailHref} variant="quiet">
              {course.title}
            </Link>
          )}
        </h3>
        <p className={facts}>
          <span>
            <Icon as={Clock} size="sm" />
            <VisuallyHidden>{courses.totalHours()}: </VisuallyHidden>
            {formats.hours(course.totalCourseHours)}
          </span>
          <span>
            <Icon as={course.isOnline ? MonitorPlay : Users} size="sm" />
            {course.isOnline ? courses.online() : courses.inPerson()}
          </span>
        </p>
        <div className={css({ marginBlockStart: '1', lineHeight: 'normal', textWrap: '[pretty]' })}>
          <Truncated
            text={course.description}
            limit={DESCRIPTION_LIMIT}
            moreLabel={words.actions.showMore()}
            lessLabel={words.actions.showLess()}
          />
        </div>
        {children}
      </div>
      {(standing !== 'plain' || !course.isOnline) && (
        <div className={foot}>
          <CourseWays
            course={course}
            standing={standing}
            onEnroll={onEnroll}
            isChosen={isChosen}
            describedBy={titleId}
          />
        </div>
      )}
    </Surface>
  )
}
