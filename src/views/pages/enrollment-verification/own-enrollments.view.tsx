import { useActorRef, useSelector } from '@xstate/react'
import { Mail } from 'lucide-react'
import { css } from 'styled-system/css'

import type { OwnEnrollment } from '../../../domain/contract/enrollment-verification.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { EnrollmentVerificationActor } from '../../../machines/enrollment-verification/enrollment-verification.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { useDates } from '../../dates.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'

const styles = {
  rows: css({ display: 'grid', marginBlockStart: '4' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '4',
    borderBlockStartWidth: 'hairline',
    borderColor: 'border',
  }),
  what: css({ minWidth: '0', flex: '[1 1 24rem]' }),
  muted: css({ color: 'fg.muted' }),
  small: css({ textStyle: 'small', color: 'fg.muted' }),
  news: css({ marginBlockStart: '4' }),
}

/** Of whichever own enrolment a code is still to be had: there need be none at hand. */
export const OwnEnrollments = ({
  actor,
  own,
}: Readonly<{ actor: EnrollmentVerificationActor; own: ResourceMachine<readonly OwnEnrollment[]> }>) => {
  const words = useWords()
  const dates = useDates()
  const { enrollmentVerification: all, verificationStatus } = words
  const said = all.own
  const list = useActorRef(own, { input: { query: undefined } })
  const face = useSelector(list, resourceFace)
  const enrollments = useSelector(list, selectData)
  const listFault = useSelector(list, selectFault)
  const isSending = useSelector(actor, (at) => at.matches({ mail: 'sending' }))
  const isSent = useSelector(actor, (at) => at.matches({ mail: 'sent' }))
  const isUnsent = useSelector(actor, (at) => at.matches({ mail: 'unsent' }))
  const wanted = useSelector(actor, ({ context }) => context.enrollmentId)
  const fault = useSelector(actor, ({ context }) => context.mailFault)

  if (!enrollments && face === 'failed') {
    return (
      <ErrorState
        size="section"
        title={said.failed()}
        {...retryWay(words, listFault, () => list.send({ type: 'resource.retried' }))}
      >
        {faultWords(words, listFault)}
      </ErrorState>
    )
  }
  if (!enrollments) {
    return (
      <div role="status" aria-label={said.loading()}>
        <Skeleton height="12rem" />
      </div>
    )
  }
  const listed = enrollments.filter(({ canBeVerified, isVerified }) => canBeVerified || isVerified)
  if (listed.length === 0) {
    return (
      <Surface as="section" padding="lg" aria-labelledby="no-enrollments">
        <h2 id="no-enrollments" className={css({ textStyle: 'heading.card' })}>
          {said.noneTitle()}
        </h2>
        <p className={styles.muted}>{said.none()}</p>
        <p className={styles.news}>
          <LinkButton href="/online-course-enrollment" variant="outline">
            {said.browse()}
          </LinkButton>
        </p>
      </Surface>
    )
  }
  return (
    <Surface as="section" padding="lg" aria-labelledby="own-enrollments">
      <h2 id="own-enrollments" className={css({ textStyle: 'heading.card' })}>
        {said.title()}
      </h2>
      <p className={styles.muted}>{listed.some((one) => one.canBeVerified) ? said.lead() : said.allDone()}</p>
      <ul className={styles.rows}>
        {listed.map((one) => (
          <li key={one.id} className={styles.row}>
            <div className={styles.what}>
              <p>{one.courseTitle}</p>
              <p className={styles.small}>{said.since({ date: dates.date(one.startedAt) })}</p>
            </div>
            {one.isVerified ? (
              <StatusChip tone="success">{verificationStatus.verified()}</StatusChip>
            ) : (
              <Button
                variant="outline"
                icon={Mail}
                busy={isSending && wanted === one.id}
                aria-disabled={isSending}
                aria-label={said.sendNamed({ course: one.courseTitle })}
                onClick={() => actor.send({ type: 'code.wanted', enrollmentId: one.id })}
              >
                {isSending && wanted === one.id ? said.sending() : said.send()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div role="status">{isSent && <Banner tone="success">{said.sent()}</Banner>}</div>
      {isUnsent && <FaultBanner title={said.unsentTitle()} fault={fault} />}
    </Surface>
  )
}
