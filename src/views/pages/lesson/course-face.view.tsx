import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { CoursePlayerActor } from '../../../machines/course-player/course-player.machine.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { RoadClosed } from '../../illustrations/road-closed.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { pageStyles } from './page.styles.ts'

const Loading = () => {
  const words = useWords().lesson.course
  return (
    // As long as a lesson is: what stands below is not seen, to be pushed away by what comes, and a reload finds its place.
    <div className={css({ minHeight: { base: '[200dvh]', lg: 'viewport' } })}>
      <span role="status">
        <VisuallyHidden>{words.loading()}</VisuallyHidden>
      </span>
      <Skeleton width="min(32rem, 80%)" height="3.6rem" />
      <div className={pageStyles.columns} style={{ marginBlockStart: '2.4rem' }}>
        <div className={css({ aspectRatio: 'video' })}>
          <Skeleton height="100%" />
        </div>
        <SkeletonText lines={8} />
      </div>
    </div>
  )
}

/** What stands in the course's place while it is on its way, or cannot be taken. */
export const CourseFace = ({ player }: { player: CoursePlayerActor }) => {
  const words = useWords()
  const courseId = useSelector(player, ({ context }) => context.courseId)
  const fault = useSelector(player, ({ context }) => context.fault)
  const isNotEnrolled = useSelector(player, (snapshot) => snapshot.matches('notEnrolled'))
  const isExpired = useSelector(player, (snapshot) => snapshot.matches('expired'))
  const isEmpty = useSelector(player, (snapshot) => snapshot.matches('empty'))
  const isRefused = useSelector(player, (snapshot) => snapshot.matches('refused'))
  const isFailed = useSelector(player, (snapshot) => snapshot.matches('failed'))
  const course = words.lesson.course
  const enroll = `/online-course-enrollment?courseId=${courseId}`

  if (isNotEnrolled)
    return (
      <EmptyState
        level={1}
        illustration={<EmptyLane />}
        title={course.notEnrolledTitle()}
        action={<LinkButton href={enroll}>{course.enroll()}</LinkButton>}
      >
        {course.notEnrolledText()}
      </EmptyState>
    )
  if (isExpired)
    return (
      <EmptyState
        level={1}
        illustration={<RoadClosed />}
        title={course.expiredTitle()}
        action={<LinkButton href={enroll}>{course.enrollAgain()}</LinkButton>}
      >
        {course.expiredText()}
      </EmptyState>
    )
  if (isEmpty)
    return (
      <EmptyState
        level={1}
        illustration={<EmptyLane />}
        title={course.emptyTitle()}
        action={<LinkButton href="/student/dash">{course.myCourses()}</LinkButton>}
      >
        {course.emptyText()}
      </EmptyState>
    )
  if (isRefused || isFailed)
    return (
      <ErrorState
        level={1}
        illustration={<RoadClosed />}
        title={isFailed ? course.failedTitle() : course.refusedTitle()}
        {...retryWay(words, fault, () => player.send({ type: 'course.retried' }))}
        action={
          <LinkButton variant="ghost" href="/student/dash">
            {course.myCourses()}
          </LinkButton>
        }
      >
        {faultWords(words, fault)}
      </ErrorState>
    )
  return <Loading />
}
