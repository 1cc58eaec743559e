import { Check } from 'lucide-react'
import { css } from 'styled-system/css'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { Standing } from '../../../machines/enrollment/enrollment.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { DescriptionList } from '../../ui/description-list.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'

export type EnrollmentFactsProps = Readonly<{
  offering: NonNullable<Standing['offering']>
  course: Course | undefined
  isSelfOnly: boolean
  /** The heading's level: 3 on the page, 3 in the dialog too, whose title is a level above. */
  level?: 2 | 3
}>

/** Short facts: two beside each other even on a phone. */
const columns = css({ '& dl': { gridTemplateColumns: '[repeat(auto-fit, minmax(min(11rem, 100%), 1fr))]' } })

/** What the course asks of a person: lessons, time, expiry, terms. */
export const EnrollmentFacts = ({ offering, course, isSelfOnly, level = 3 }: EnrollmentFactsProps) => {
  const { enrollment } = useWords()
  const formats = useFormats()
  const Heading = `h${level}` as const
  const { lessonCount, videoSeconds, expiresAfterDays: days } = offering
  const terms = [
    enrollment.termOrder(),
    enrollment.termPace(),
    ...(days === null ? [] : [enrollment.termExpiry({ count: days })]),
    enrollment.termSelf(),
    enrollment.termCertificate(),
  ]
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <div className={columns}>
        <DescriptionList
          layout="columns"
          items={[
            ...(lessonCount === null
              ? []
              : [{ key: 'lessons', term: enrollment.lessons(), value: formats.number(lessonCount) }]),
            ...(videoSeconds === null
              ? []
              : [{ key: 'video', term: enrollment.videoTime(), value: formats.duration(videoSeconds) }]),
            ...(course
              ? [{ key: 'hours', term: enrollment.courseHours(), value: formats.hours(course.totalCourseHours) }]
              : []),
            ...(days === null
              ? []
              : [{ key: 'expiry', term: enrollment.expiry(), value: enrollment.days({ count: days }) }]),
          ]}
        />
      </div>
      <div>
        <Heading className={css({ textStyle: 'heading.card', marginBlockEnd: '3' })}>{enrollment.termsTitle()}</Heading>
        <ul className={css({ display: 'grid', gap: '2.5', maxWidth: 'prose' })}>
          {terms.map((term) => (
            <li key={term} className={css({ display: 'flex', gap: '3' })}>
              <span className={css({ color: 'accent.fg', paddingBlockStart: '0.5' })}>
                <Icon as={Check} />
              </span>
              {term}
            </li>
          ))}
        </ul>
      </div>
      {isSelfOnly && (
        <Banner tone="info" title={enrollment.selfOnlyTitle()}>
          {enrollment.selfOnly()}
        </Banner>
      )}
    </div>
  )
}
