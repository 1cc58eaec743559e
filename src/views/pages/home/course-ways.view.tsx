import { ArrowRight, CircleCheck, CircleDashed } from 'lucide-react'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import type { CardStanding } from './course-standing.ts'

type CourseWaysProps = Readonly<{
  course: Course
  standing: CardStanding
  onEnroll?: ((course: Course) => void) | undefined
  /** The dialog is open, or on its way. */
  isChosen?: boolean | undefined
  describedBy: string
}>

/** How one stands to a course, and the way on from there. */
export const CourseWays = ({ course, standing, onEnroll, isChosen, describedBy }: CourseWaysProps) => {
  const { courses } = useWords().home
  return (
    <>
      {standing === 'unknown' && <Skeleton width="10rem" height="2.4rem" />}
      {standing === 'enrolled' && (
        <StatusChip tone="success" icon={CircleCheck}>
          {courses.enrolled()}
        </StatusChip>
      )}
      {standing === 'notEnrolled' && <StatusChip icon={CircleDashed}>{courses.notEnrolled()}</StatusChip>}
      {course.isOnline && standing === 'enrolled' && (
        <LinkButton href={`/online-course/${course.id}`} endIcon={ArrowRight} aria-describedby={describedBy}>
          {courses.continue()}
        </LinkButton>
      )}
      {!course.isOnline && standing !== 'unknown' && (
        <LinkButton
          href={`/course/register/${course.id}`}
          variant={standing === 'enrolled' ? 'solid' : 'outline'}
          endIcon={ArrowRight}
          aria-describedby={describedBy}
        >
          {standing === 'enrolled' ? courses.myClass() : courses.classes()}
        </LinkButton>
      )}
      {standing === 'notEnrolled' &&
        (onEnroll ? (
          <Button
            variant="outline"
            busy={isChosen === true}
            aria-haspopup="dialog"
            aria-describedby={describedBy}
            onClick={() => onEnroll(course)}
          >
            {courses.enroll()}
          </Button>
        ) : (
          <LinkButton
            href={`/online-course-enrollment?courseId=${course.id}`}
            variant="outline"
            aria-describedby={describedBy}
          >
            {courses.enroll()}
          </LinkButton>
        ))}
    </>
  )
}
