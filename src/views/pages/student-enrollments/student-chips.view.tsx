import type { StudentEnrollment } from '../../../domain/contract/student-enrollments.list.ts'
import type { ClassStanding, EnrollmentLabelKind } from '../../../domain/student-enrollment.ts'
import { useWords } from '../../../i18n/words.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'

export const LABEL_TONES: Readonly<Record<EnrollmentLabelKind, StatusTone>> = {
  active: 'info',
  expiredIncomplete: 'warning',
  completed: 'success',
  completedExpired: 'neutral',
  expired: 'warning',
  dropped: 'neutral',
}

const STANDING_TONES: Readonly<Record<ClassStanding, StatusTone>> = {
  registered: 'info',
  waitlisted: 'neutral',
  offered: 'info',
  present: 'success',
  partial: 'warning',
  noShow: 'danger',
  left: 'neutral',
}

type ItemProps = Readonly<{ item: StudentEnrollment }>

/** The label of the specification, or how the student stands to the class. */
export const StandingChip = ({ item: { online, inPerson } }: ItemProps) => {
  const { enrollmentStatus, studentEnrollments } = useWords()
  if (online) {
    const { label, complete, total } = online
    return (
      <StatusChip tone={LABEL_TONES[label]}>
        {label === 'active' ? enrollmentStatus.active({ complete, total }) : enrollmentStatus[label]()}
      </StatusChip>
    )
  }
  return inPerson ? (
    <StatusChip tone={STANDING_TONES[inPerson.standing]}>
      {studentEnrollments.standings[inPerson.standing]()}
    </StatusChip>
  ) : null
}

/** 'Verified' or 'Not Verified', with ' - Course Incomplete' where it is (specification, section 4). */
export const VerificationChip = ({ item: { online } }: ItemProps) => {
  const { verificationStatus: said } = useWords()
  return online ? (
    <StatusChip tone={online.isVerified ? 'success' : 'warning'}>
      {online.isVerified ? said.verified() : said.notVerified()}
      {online.incomplete && said.incomplete()}
    </StatusChip>
  ) : null
}
