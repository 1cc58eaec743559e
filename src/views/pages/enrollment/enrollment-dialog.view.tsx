import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { heldHeight } from '../../ui/held-height.ts'
import { Skeleton, SkeletonText } from '../../ui/skeleton.view.tsx'
import { useEnded } from '../../use-ended.ts'
import { faultWords } from '../fault-words.ts'
import { EnrollmentAction } from './enrollment-action.view.tsx'
import { EnrollmentFacts } from './enrollment-facts.view.tsx'
import { EnrollmentOutcome, type WayIn } from './enrollment-outcome.view.tsx'
import type { EnrollmentViewer } from './enrollment-panel.view.tsx'
import { canEnroll, enroll, enrollmentFace, type EnrollmentMachine } from './enrollment.connect.ts'

export type EnrollmentDialogProps = Readonly<{
  machine: EnrollmentMachine
  course: Course
  viewer: EnrollmentViewer
  onClose: () => void
  onWayIn: (way: WayIn) => void
  /** The course is taken again. */
  renews?: boolean | undefined
}>

/** As high as what comes: on a phone its terms take more lines. */
const coming = css({ display: 'grid', gap: '6', alignContent: 'start', minHeight: { base: '[45rem]', md: '0' } })

const body = css({ display: 'flex', flexDirection: 'column', gap: '5' })

/** Whoever has gone on to the end of the terms sees it too. */
const outcome = css({ position: 'sticky', insetBlockStart: '4', _empty: { display: 'none' } })

/** Enrolling from a card, on the same chart as the page. Load it when someone asks: it brings the dialog with it. */
export const EnrollmentDialog = ({
  machine,
  course,
  viewer,
  onClose,
  onWayIn,
  renews = false,
}: EnrollmentDialogProps) => {
  const words = useWords()
  const { enrollment } = words
  const input = { courseId: course.id, studentId: viewer.studentId, roles: viewer.roles, renews }
  const actor = useActorRef(machine, { input })
  useEnded(actor, onClose)
  const canLeave = useSelector(actor, (at) => at.can({ type: 'enrollment.left' }))
  const leave = () => actor.send({ type: 'enrollment.left' })
  const face = useSelector(actor, enrollmentFace)
  const isEnrolled = face === 'settling' || face === 'enrolled'
  const isEnrollable = useSelector(actor, canEnroll)
  const offering = useSelector(actor, (snapshot) => snapshot.context.standing?.offering)
  const fault = useSelector(actor, (snapshot) => snapshot.context.fault)
  const isSelfOnly = useSelector(actor, (snapshot) => snapshot.context.isSelfOnly)
  return (
    <Dialog
      open
      onClose={leave}
      title={enrollment.dialogTitle({ course: course.title })}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={!canLeave || undefined} onClick={leave}>
            {isEnrolled ? words.actions.close() : words.actions.cancel()}
          </Button>
          {/* From the beginning: it would come to where the way out was, under the thumb that is on it. */}
          <EnrollmentAction
            face={face === 'checking' ? 'notEnrolled' : face}
            courseId={course.id}
            isEnrollable={isEnrollable}
            onEnroll={() => enroll(actor)}
          />
        </>
      }
    >
      {/* What is done says less than what was asked: under the thumb there stays what it is. */}
      <div ref={heldHeight} className={body}>
        {face === 'failed' && (
          <ErrorState
            size="section"
            level={3}
            title={enrollment.failedTitle()}
            retryLabel={words.actions.retry()}
            onRetry={() => actor.send({ type: 'check.retried' })}
          >
            {faultWords(words, fault)}
          </ErrorState>
        )}
        {face === 'unavailable' && (
          <p>
            <strong>{enrollment.unavailableTitle()}</strong> {enrollment.unavailable()}
          </p>
        )}
        {face === 'checking' && !offering && (
          <div role="status" aria-label={enrollment.loading()} className={coming}>
            <Skeleton height="10.6rem" />
            <SkeletonText lines={10} />
          </div>
        )}
        {/* In place of the terms, as what is done will be: nothing under the thumb moves. */}
        {face === 'enrolling' && (
          <Banner tone="info" announce="status" title={enrollment.enrollingTitle()}>
            {enrollment.enrollingText()}
          </Banner>
        )}
        <div className={outcome}>
          <EnrollmentOutcome
            face={face}
            fault={fault}
            isGuest={viewer.isGuest}
            roles={viewer.roles}
            onWayIn={onWayIn}
            onDismiss={() => actor.send({ type: 'enrollment.declined' })}
          />
        </div>
        {offering && face !== 'enrolling' && !isEnrolled && (
          <EnrollmentFacts offering={offering} course={course} isSelfOnly={isSelfOnly} />
        )}
      </div>
    </Dialog>
  )
}
