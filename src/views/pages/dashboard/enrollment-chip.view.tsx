import { CalendarX, CircleCheck, CircleDashed, CircleOff, CirclePlay, type LucideIcon } from 'lucide-react'

import type { EnrollmentLabel } from '../../../domain/enrollment-label.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'

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

/** An online enrolment's label: an icon and the words of the specification. */
export const EnrollmentChip = ({ label }: { label: EnrollmentLabel }) => {
  const words = useWords()
  return <StatusChip {...looks[label.kind]}>{statusWords(words, label)}</StatusChip>
}
