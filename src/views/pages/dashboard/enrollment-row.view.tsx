import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { css } from 'styled-system/css'

import { countComplete, verificationLabel } from '../../../domain/enrollment-label.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { ProgressBar } from '../../ui/progress-bar.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import type { LabelledEnrollment } from './dashboard-data.ts'
import { EnrollmentChip } from './enrollment-chip.view.tsx'

const row = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 1fr) auto]' },
  alignItems: 'center',
})
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

export const EnrollmentRow = ({ enrollment, label }: LabelledEnrollment) => {
  const words = useWords()
  const dates = useDates()
  const { online } = words.dashboard
  const { isVerified, isIncomplete } = verificationLabel(enrollment)
  const { courseId, course } = enrollment.instructorOnlineCourse
  const titleId = `enrollment-${enrollment.id}`
  const complete = countComplete(enrollment.progress)
  const total = course.lessons.length
  const isOpen = label.kind === 'active' || label.kind === 'completed'
  const isOver = label.kind === 'expired' || label.kind === 'expiredIncomplete' || label.kind === 'completedExpired'
  const date = dates.date(enrollment.expirationDate)
  return (
    <Surface as="li" className={row} aria-labelledby={titleId}>
      <div className={css({ display: 'grid', gap: '3', minWidth: '0' })}>
        <h3 id={titleId} className={css({ textStyle: 'heading.card', overflowWrap: 'anywhere' })}>
          {course.title}
        </h3>
        <div className={chips}>
          <EnrollmentChip label={label} />
          <StatusChip tone={isVerified ? 'success' : 'neutral'} icon={isVerified ? ShieldCheck : ShieldAlert}>
            {isVerified ? words.verificationStatus.verified() : words.verificationStatus.notVerified()}
            {isIncomplete && words.verificationStatus.incomplete()}
          </StatusChip>
        </div>
        {!isVerified && isOpen && (
          <p>
            <Link href="/student/enrollmentVerification" variant="standalone" aria-describedby={titleId}>
              {online.verify()}
            </Link>
          </p>
        )}
        {label.kind === 'active' && (
          <ProgressBar
            label={online.progress()}
            value={complete}
            max={total}
            valueText={online.complete({ complete, total })}
          />
        )}
        {(isOpen || isOver) && (
          <p className={css({ textStyle: 'small', color: 'fg.muted' })}>
            {isOver ? online.expired({ date }) : online.expires({ date })}
          </p>
        )}
      </div>
      {isOpen ? (
        <LinkButton href={`/online-course/${courseId}`} variant="outline" aria-describedby={titleId}>
          {label.kind === 'active' ? online.continue() : online.review()}
        </LinkButton>
      ) : (
        <LinkButton
          href={`/online-course-enrollment?courseId=${courseId}`}
          variant="outline"
          aria-describedby={titleId}
        >
          {online.again()}
        </LinkButton>
      )}
    </Surface>
  )
}
