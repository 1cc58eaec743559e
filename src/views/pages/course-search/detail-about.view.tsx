import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { CourseDetail } from '../../../domain/contract/course-search.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { LessonThumbnail } from '../../illustrations/picture.view.tsx'
import { DescriptionList } from '../../ui/description-list.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'

const styles = {
  section: css({ display: 'grid', gap: '3', gridTemplateColumns: '[minmax(0, 1fr)]' }),
  heading: css({ textStyle: 'heading.section' }),
  text: css({ maxWidth: 'prose', textWrap: '[pretty]' }),
  points: css({
    display: 'grid',
    gap: '2',
    maxWidth: 'prose',
    '& > li': { display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', gap: '2.5', alignItems: 'start' },
  }),
  lessons: css({ display: 'grid', gap: '0' }),
  lesson: css({
    display: 'grid',
    gridTemplateColumns: '[3.2rem minmax(0, 1fr) auto]',
    gap: '3',
    alignItems: 'baseline',
    paddingBlock: '3',
    borderBlockStartWidth: 'hairline',
  }),
  /** The picture of a lesson stands before what is said of it; how long it takes comes last, below that on a phone. */
  pictured: css({
    display: 'grid',
    gridTemplateColumns: { base: '[2rem 8.8rem minmax(0, 1fr)]', md: '[3.2rem 12.8rem minmax(0, 1fr) auto]' },
    columnGap: { base: '3', md: '4' },
    alignItems: 'center',
    paddingBlock: '3',
    borderBlockStartWidth: 'hairline',
    '& > :last-child': { gridColumn: { base: '3', md: 'auto' } },
  }),
  picture: css({ overflow: 'hidden', borderRadius: 'control', gridRow: { base: '[span 2]', md: 'auto' } }),
  number: css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums', textAlign: 'center' }),
  lessonTitle: css({ fontWeight: 'semibold' }),
  muted: css({ textStyle: 'small', color: 'fg.muted' }),
}

export const Section = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <section className={styles.section}>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
)

const YEAR = 365

type OfDetail = Readonly<{ detail: CourseDetail }>

const useCertificateWords = () => {
  const { detail } = useWords().courseSearch
  return (days: number) =>
    days % YEAR === 0 ? detail.certificateYears({ years: days / YEAR }) : detail.certificateFor({ days })
}

export const DetailFacts = ({ detail: { course, expiresAfterDays } }: OfDetail) => {
  const { detail, filters } = useWords().courseSearch
  const formats = useFormats()
  const certificate = useCertificateWords()
  return (
    <DescriptionList
      items={[
        { key: 'hours', term: detail.hours(), value: formats.hours(course.totalCourseHours) },
        { key: 'delivery', term: detail.delivery(), value: course.isOnline ? filters.online() : filters.inPerson() },
        { key: 'category', term: detail.category(), value: course.courseCategory.name },
        { key: 'certificate', term: detail.certificate(), value: certificate(expiresAfterDays) },
      ]}
    />
  )
}

const Lessons = ({ detail: { lessons } }: OfDetail) => {
  const { detail } = useWords().courseSearch
  const formats = useFormats()
  const isPictured = lessons.some(({ picture }) => picture !== null)
  const seconds = lessons.reduce((sum, { timeLength }) => sum + timeLength, 0)
  return (
    <Section title={detail.lessons()}>
      <p className={styles.muted}>{detail.lessonCount({ count: lessons.length, time: formats.duration(seconds) })}</p>
      <ol className={styles.lessons}>
        {lessons.map(({ id, title, summary, timeLength, picture }, place) => (
          <li key={id} className={isPictured ? styles.pictured : styles.lesson}>
            <span aria-hidden className={styles.number}>
              {formats.number(place + 1)}
            </span>
            {isPictured && <span className={styles.picture}>{picture && <LessonThumbnail lesson={picture} />}</span>}
            <span>
              <span className={styles.lessonTitle}>{title}</span>
              <br />
              <span className={styles.muted}>{summary}</span>
            </span>
            <span className={styles.muted}>{formats.duration(timeLength)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What it teaches, for whom it is, and what is needed first. */
export const DetailAbout = ({ detail: shown }: OfDetail) => {
  const { detail } = useWords().courseSearch
  const { course, teaches, audience, prerequisite, lessons } = shown
  return (
    <>
      <Section title={detail.about()}>
        <p className={styles.text}>{course.description}</p>
      </Section>
      {teaches.length > 0 && (
        <Section title={detail.teaches()}>
          <ul className={styles.points}>
            {teaches.map((line) => (
              <li key={line}>
                <Icon as={Check} />
                {line}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {audience !== null && (
        <Section title={detail.audience()}>
          <p className={styles.text}>{audience}</p>
        </Section>
      )}
      <Section title={detail.prerequisite()}>
        {prerequisite === null ? (
          <p className={styles.text}>{detail.noPrerequisite()}</p>
        ) : (
          <p className={styles.text}>
            {detail.prerequisiteText()} <Link href={`/course/search/${prerequisite.id}`}>{prerequisite.title}</Link>
          </p>
        )}
      </Section>
      {lessons.length > 0 && <Lessons detail={shown} />}
    </>
  )
}
