import { useActorRef, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { css } from 'styled-system/css'

import type { Course } from '../../../domain/contract/course.contract.ts'
import type { RoleId } from '../../../domain/role.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { Standing } from '../../../machines/enrollment/enrollment.machine.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { CourseThumbnail } from '../../illustrations/picture.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { faultWords } from '../fault-words.ts'
import { EnrollmentAction } from './enrollment-action.view.tsx'
import { EnrollmentFacts } from './enrollment-facts.view.tsx'
import { EnrollmentOutcome, type WayIn } from './enrollment-outcome.view.tsx'
import { canEnroll, enroll, enrollmentFace, type EnrollmentMachine } from './enrollment.connect.ts'
import { RenewalNotice } from './renewal-notice.view.tsx'

export type EnrollmentViewer = Readonly<{ isGuest: boolean; studentId: number | null; roles: readonly RoleId[] }>

export type RenewDialogProps = Readonly<{ course: Course; renews: boolean; onClose: () => void }>

export type EnrollmentPanelProps = Readonly<{
  machine: EnrollmentMachine
  RenewDialog: ComponentType<RenewDialogProps>
  courseId: number
  /** Of the course list; the panel does without it when that could not be read. */
  course: Course | undefined
  viewer: EnrollmentViewer
  first?: Standing | undefined
  /** A guest goes to sign in or up, and comes back. */
  onWayIn: (way: WayIn) => void
}>

const head = css({
  display: 'grid',
  gap: { base: '4', md: '8' },
  gridTemplateColumns: { base: '1fr', md: '[24rem 1fr]' },
  alignItems: 'start',
  marginBlockEnd: '8',
})
const picture = css({ overflow: 'hidden', borderRadius: 'surface', display: { base: 'none', md: 'block' } })

const FactsSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={css({ display: 'grid', gap: '6' })}>
    <Skeleton height="5.2rem" />
    <SkeletonText lines={5} />
    <Skeleton width="14rem" height="5.2rem" />
  </div>
)

export const EnrollmentPanel = ({
  machine,
  RenewDialog,
  courseId,
  course,
  viewer,
  first,
  onWayIn,
}: EnrollmentPanelProps) => {
  const words = useWords()
  const { enrollment } = words
  const actor = useActorRef(machine, {
    input: { courseId, studentId: viewer.studentId, roles: viewer.roles, first },
  })
  const face = useSelector(actor, enrollmentFace)
  const isEnrollable = useSelector(actor, canEnroll)
  const offering = useSelector(actor, (snapshot) => snapshot.context.standing?.offering)
  const fault = useSelector(actor, (snapshot) => snapshot.context.fault)
  const isSelfOnly = useSelector(actor, (snapshot) => snapshot.context.isSelfOnly)
  const renewal = useSelector(actor, (snapshot) => snapshot.context.standing?.renewal)
  const isRenewable = useSelector(actor, (snapshot) => snapshot.can({ type: 'renewal.asked' }))
  const isRenewing = useSelector(actor, (snapshot) => snapshot.matches('renewing'))

  if (face === 'failed') {
    return (
      <ErrorState
        title={enrollment.failedTitle()}
        retryLabel={words.actions.retry()}
        onRetry={() => actor.send({ type: 'check.retried' })}
      >
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  if (face === 'unavailable') {
    return (
      <EmptyState
        title={enrollment.unavailableTitle()}
        illustration={<EmptyLane />}
        action={<LinkButton href="/home#courses">{enrollment.browse()}</LinkButton>}
      >
        {enrollment.unavailable()}
      </EmptyState>
    )
  }
  const outcome = (
    <EnrollmentOutcome
      face={face}
      fault={fault}
      isGuest={viewer.isGuest}
      roles={viewer.roles}
      onWayIn={onWayIn}
      onDismiss={() => actor.send({ type: 'enrollment.declined' })}
    />
  )
  return (
    <Surface as="section" padding="lg" aria-busy={face === 'checking'}>
      {course && (
        <div className={head}>
          <div className={picture}>
            <CourseThumbnail course={course} />
          </div>
          <div>
            <p className={css({ textStyle: 'label', color: 'accent.fg' })}>{course.courseCategory.name}</p>
            <h2 className={css({ textStyle: 'heading.section', marginBlock: '1' })}>{course.title}</h2>
            <p className={css({ color: 'fg.muted', textWrap: '[pretty]' })}>{course.description}</p>
          </div>
        </div>
      )}
      {!offering ? (
        <FactsSkeleton label={enrollment.loading()} />
      ) : (
        <div className={css({ display: 'grid', gap: '6', justifyItems: 'start', '& > *': { width: 'full' } })}>
          <EnrollmentFacts offering={offering} course={course} isSelfOnly={isSelfOnly} />
          {face !== 'unanswered' && outcome}
          {renewal && (face === 'enrolled' || face === 'notEnrolled') && (
            <RenewalNotice
              renewal={renewal}
              onRenew={isRenewable || isRenewing ? () => actor.send({ type: 'renewal.asked' }) : null}
            />
          )}
          <div className={css({ _empty: { display: 'none' } })}>
            <EnrollmentAction
              face={face}
              courseId={courseId}
              isEnrollable={isEnrollable}
              onEnroll={() => enroll(actor)}
              size="lg"
            />
          </div>
          {/* Below what was pressed, which is pressed again. */}
          {face === 'unanswered' && outcome}
          {isRenewing && renewal && 'course' in renewal && (
            <RenewDialog course={renewal.course} renews onClose={() => actor.send({ type: 'renewal.closed' })} />
          )}
        </div>
      )}
    </Surface>
  )
}
