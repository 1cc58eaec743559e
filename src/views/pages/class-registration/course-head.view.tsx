import { BadgeCheck, Clock, MonitorPlay, Users } from 'lucide-react'
import { css } from 'styled-system/css'

import { DESCRIPTION_LIMIT } from '../../../domain/constants.ts'
import type { CourseClasses } from '../../../domain/contract/registration.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { CourseThumbnail } from '../../illustrations/picture.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Truncated } from '../../ui/truncated.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'

const head = css({
  display: 'grid',
  gap: { base: '4', md: '8' },
  gridTemplateColumns: { base: '1fr', md: '[minmax(0, 1fr) 24rem]' },
  alignItems: 'start',
  marginBlockEnd: '8',
})
const picture = css({ overflow: 'hidden', borderRadius: 'surface', display: { base: 'none', md: 'block' } })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '2',
  color: 'fg.muted',
  marginBlockEnd: '3',
  '& > *': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
})

/** What is registered for. */
export const CourseHead = ({ course }: { course: CourseClasses['course'] }) => {
  const words = useWords()
  const { classRegistration: said } = words
  const formats = useFormats()
  const { prerequisite } = course
  return (
    <div className={head}>
      <div className={css({ minWidth: '0', '& > header': { marginBlockEnd: '3' } })}>
        <PageHeader title={course.title} eyebrow={said.title()} />
        <p className={facts}>
          <span>{course.courseCategory.name}</span>
          <span>
            <Icon as={Clock} size="sm" />
            <VisuallyHidden>{said.hours()}: </VisuallyHidden>
            {formats.hours(course.totalCourseHours)}
          </span>
          <span>
            <Icon as={course.isOnline ? MonitorPlay : Users} size="sm" />
            {course.isOnline ? said.online() : said.inPerson()}
          </span>
        </p>
        {prerequisite && (
          <p className={css({ marginBlockEnd: '3', '& > span': { display: 'inline-flex', gap: '1.5' } })}>
            <span>
              <Icon as={BadgeCheck} size="sm" />
              <Link href={`/course/search/${prerequisite.id}`} variant="inline">
                {said.requires({ course: prerequisite.title })}
              </Link>
            </span>
          </p>
        )}
        <div className={css({ maxWidth: 'prose', textWrap: '[pretty]' })}>
          <Truncated
            text={course.description}
            limit={DESCRIPTION_LIMIT}
            moreLabel={words.actions.showMore()}
            lessLabel={words.actions.showLess()}
          />
        </div>
      </div>
      <div className={picture}>
        <CourseThumbnail course={course} />
      </div>
    </div>
  )
}
