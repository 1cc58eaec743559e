import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { handingOver } from '../../ui/focus-heir.ts'
import { LinkButton } from '../../ui/link.view.tsx'
import type { EnrollmentFace } from './enrollment.connect.ts'

export type EnrollmentActionProps = Readonly<{
  face: EnrollmentFace
  courseId: number
  isEnrollable: boolean
  onEnroll: () => void
  size?: 'md' | 'lg'
}>

/** As wide as the longest of what it says, so that what stands beside it stays. */
const action = css({ minWidth: '40' })

const BUSY: ReadonlySet<EnrollmentFace> = new Set(['enrolling', 'settling'])
const ASKED: ReadonlySet<EnrollmentFace> = new Set(['notEnrolled', 'enrolling', 'unanswered', 'settling'])

/** The one way on, in one place: enroll, try again, or continue. */
export const EnrollmentAction = ({ face, courseId, isEnrollable, onEnroll, size = 'md' }: EnrollmentActionProps) => {
  const { enrollment, actions } = useWords()
  const [{ going, coming }] = useState(handingOver)
  if (face === 'enrolled') {
    return (
      <LinkButton ref={coming} href={`/online-course/${courseId}`} size={size} endIcon={ArrowRight} className={action}>
        {enrollment.continue()}
      </LinkButton>
    )
  }
  if (!ASKED.has(face)) return null
  const isBusy = BUSY.has(face)
  const said: Partial<Record<EnrollmentFace, () => string>> = {
    enrolling: enrollment.enrolling,
    settling: enrollment.continue,
    unanswered: actions.retry,
  }
  return (
    <Button
      ref={going}
      size={size}
      busy={isBusy}
      disabled={!isEnrollable && !isBusy}
      onClick={onEnroll}
      className={action}
    >
      {(said[face] ?? enrollment.enroll)()}
    </Button>
  )
}
