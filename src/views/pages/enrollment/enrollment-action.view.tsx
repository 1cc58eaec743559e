import { ArrowRight } from 'lucide-react'

import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import type { EnrollmentFace } from './enrollment.connect.ts'

export type EnrollmentActionProps = Readonly<{
  face: EnrollmentFace
  courseId: number
  isEnrollable: boolean
  onEnroll: () => void
  size?: 'md' | 'lg'
}>

/** The one way on: enroll, try again, or continue. */
export const EnrollmentAction = ({ face, courseId, isEnrollable, onEnroll, size = 'md' }: EnrollmentActionProps) => {
  const { enrollment, actions } = useWords()
  if (face === 'enrolled') {
    return (
      <LinkButton href={`/online-course/${courseId}`} size={size} endIcon={ArrowRight}>
        {enrollment.continue()}
      </LinkButton>
    )
  }
  if (face !== 'notEnrolled' && face !== 'enrolling' && face !== 'unanswered') return null
  return (
    <Button size={size} busy={face === 'enrolling'} disabled={!isEnrollable && face !== 'enrolling'} onClick={onEnroll}>
      {face === 'enrolling' ? enrollment.enrolling() : face === 'unanswered' ? actions.retry() : enrollment.enroll()}
    </Button>
  )
}
