import type { PersonTraining } from '../../domain/contract/person-page.contract.ts'
import { CLASS_STATUS } from '../../domain/course.ts'
import { classStanding, type ClassStanding } from '../../domain/student-enrollment.ts'
import { useWords } from '../../i18n/words.tsx'
import { StatusChip, type StatusTone } from '../ui/status-chip.view.tsx'

export type Enrolled = PersonTraining['enrollments'][number]
export type Placed = PersonTraining['places'][number]

const TONES: Readonly<Record<ClassStanding, StatusTone>> = {
  registered: 'info',
  waitlisted: 'neutral',
  offered: 'info',
  present: 'success',
  partial: 'warning',
  noShow: 'danger',
  left: 'neutral',
}

/** How somebody stands to a class; one that is not held has nobody in it. */
export const PlaceChip = ({ place }: Readonly<{ place: Placed }>) => {
  const { training: said } = useWords().personPage
  if (place.courseStatusId === CLASS_STATUS.cancelled) return <StatusChip>{said.cancelled()}</StatusChip>
  const standing = classStanding(place)
  return <StatusChip tone={TONES[standing]}>{said.standings[standing]()}</StatusChip>
}

export const VerifiedChip = ({ enrolled: { isVerified, incomplete } }: Readonly<{ enrolled: Enrolled }>) => {
  const { verificationStatus: said } = useWords()
  return (
    <StatusChip tone={isVerified ? 'success' : 'warning'}>
      {isVerified ? said.verified() : said.notVerified()}
      {incomplete && said.incomplete()}
    </StatusChip>
  )
}
