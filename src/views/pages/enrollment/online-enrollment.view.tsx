import { useActorRef, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { css } from 'styled-system/css'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { Standing } from '../../../machines/enrollment/enrollment.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import type { WayIn } from './enrollment-outcome.view.tsx'
import { EnrollmentPanel, type EnrollmentViewer, type RenewDialogProps } from './enrollment-panel.view.tsx'
import type { EnrollmentMachine } from './enrollment.connect.ts'
import { OnlineCourseList } from './online-course-list.view.tsx'

export type OnlineEnrollmentPageProps = Readonly<{
  /** `courseId` of the address; null lists the online courses. */
  courseId: number | null
  viewer: EnrollmentViewer
  courses: ResourceMachine<readonly Course[]>
  firstCourses?: readonly Course[] | undefined
  machine: EnrollmentMachine
  /** Loaded when someone wants to take the course again. */
  RenewDialog: ComponentType<RenewDialogProps>
  firstStanding?: Standing | undefined
  onWayIn: (way: WayIn) => void
}>

const ListSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={css({ display: 'grid', gap: '4' })}>
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} height="12.4rem" />
    ))}
  </div>
)

export const OnlineEnrollmentPage = ({
  courseId,
  viewer,
  courses,
  firstCourses,
  machine,
  RenewDialog,
  firstStanding,
  onWayIn,
}: OnlineEnrollmentPageProps) => {
  const words = useWords()
  const { enrollment } = words
  const actor = useActorRef(courses, { input: { query: undefined, first: firstCourses } })
  const face = useSelector(actor, resourceFace)
  const list = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  return (
    <PageFrame width="narrow">
      <PageHeader title={enrollment.title()} lead={enrollment.lead()} />
      {courseId !== null ? (
        <EnrollmentPanel
          // Another course, or another person, is another enrollment.
          key={`${courseId} ${viewer.studentId}`}
          machine={machine}
          RenewDialog={RenewDialog}
          courseId={courseId}
          course={list?.find((course) => course.id === courseId)}
          viewer={viewer}
          first={firstStanding}
          onWayIn={onWayIn}
        />
      ) : list ? (
        <OnlineCourseList courses={list} />
      ) : face === 'failed' ? (
        <ErrorState
          title={enrollment.listFailed()}
          retryLabel={words.actions.retry()}
          onRetry={() => actor.send({ type: 'resource.retried' })}
        >
          {faultWords(words, fault)}
        </ErrorState>
      ) : (
        <ListSkeleton label={enrollment.listLoading()} />
      )}
    </PageFrame>
  )
}
