import {
  CalendarX,
  CircleCheck,
  CircleDashed,
  CircleOff,
  CirclePlay,
  ShieldAlert,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react'
import { css } from 'styled-system/css'

import { countComplete, verificationLabel, type EnrollmentLabel } from '../../../domain/enrollment.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { ProgressBar } from '../../ui/progress-bar.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import type { LabelledEnrollment } from './dashboard-data.ts'

const looks = {
  active: { tone: 'info', icon: CirclePlay },
  completed: { tone: 'success', icon: CircleCheck },
  completedExpired: { tone: 'warning', icon: CalendarX },
  expiredIncomplete: { tone: 'warning', icon: CalendarX },
  expired: { tone: 'warning', icon: CalendarX },
  dropped: { tone: 'neutral', icon: CircleOff },
  unknown: { tone: 'neutral', icon: CircleDashed },
} as const satisfies Record<EnrollmentLabel['kind'], { tone: StatusTone; icon: LucideIcon }>

const statusWords = (words: Words, label: EnrollmentLabel): string =>
  label.kind === 'active'
    ? words.enrollmentStatus.active({ complete: label.complete, total: label.total })
    : words.enrollmentStatus[label.kind]()

const row = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', md: '[minmax(0, 1fr) auto]' },
  alignItems: 'center',
})
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

export const EnrollmentRow = ({ enrollment, label }: LabelledEnrollment) => {
  const words = useWords()
  const formats = useFormats()
  const { online } = words.dashboard
  const { isVerified, isIncomplete } = verificationLabel(enrollment)
  const { courseId, course } = enrollment.instructorOnlineCourse
  const titleId = `enrollment-${enrollment.id}`
  const complete = countComplete(enrollment.progress)
  const total = course.lessons.length
  const isOpen = label.kind === 'active' || label.kind === 'completed'
  const isOver = label.kind === 'expired' || label.kind === 'expiredIncomplete' || label.kind === 'completedExpired'
  const date = formats.date(enrollment.expirationDate)
  return (
    <Surface as="li" className={row} aria-labelledby={titleId}>
      <div className={css({ display: 'grid', gap: '3', minWidth: '0' })}>
        <h3 id={titleId} className={css({ textStyle: 'heading.card', overflowWrap: 'anywhere' })}>
          {course.title}
        </h3>
        <div className={chips}>
          <StatusChip {...looks[label.kind]}>{statusWords(words, label)}</StatusChip>
          <StatusChip tone={isVerified ? 'success' : 'neutral'} icon={isVerified ? ShieldCheck : ShieldAlert}>
            {isVerified ? words.verificationStatus.verified() : words.verificationStatus.notVerified()}
            {isIncomplete && words.verificationStatus.incomplete()}
          </StatusChip>
        </div>
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
