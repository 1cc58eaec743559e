import { useSelector } from '@xstate/react'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { EnrollmentVerificationActor } from '../../../machines/enrollment-verification/enrollment-verification.machine.ts'
import { useDates } from '../../dates.ts'
import { ClearedLane } from '../../illustrations/cleared-lane.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'

const styles = {
  sheet: css({ display: 'grid', gap: '4', justifyItems: 'start' }),
  picture: css({ width: '[16rem]', maxWidth: 'full' }),
  text: css({ maxWidth: 'prose' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '2' }),
  course: css({ textStyle: 'label', color: 'accent.fg' }),
}

/** It is done, now or before: what comes next is the course. */
export const VerifiedStep = ({ actor }: Readonly<{ actor: EnrollmentVerificationActor }>) => {
  const words = useWords()
  const dates = useDates()
  const { enrollmentVerification: said, verificationStatus } = words
  const verified = useSelector(actor, ({ context }) => context.verified)
  const found = useSelector(actor, ({ context }) => context.found)
  // The form that had the focus is gone.
  const [focus] = useState(() => (heading: HTMLElement | null) => heading?.focus())
  const at = verified?.verifiedAt ?? found?.verifiedAt ?? null
  return (
    <Surface as="section" padding="lg" aria-labelledby="enrollment-verified">
      <div className={styles.sheet}>
        <div className={styles.picture}>
          <ClearedLane />
        </div>
        <div>
          <p className={styles.course}>{found?.courseTitle}</p>
          <h2 id="enrollment-verified" tabIndex={-1} ref={focus} className={css({ textStyle: 'heading.section' })}>
            {verified ? said.verified.title() : said.already.title()}
          </h2>
        </div>
        <StatusChip tone="success">{verificationStatus.verified()}</StatusChip>
        <div className={styles.text}>
          {at !== null && <p>{said.verified.text({ date: dates.date(at) })}</p>}
          <p>{verified?.incomplete ? said.verified.incomplete() : verified ? null : said.already.text()}</p>
        </div>
        <div className={styles.buttons}>
          {verified?.incomplete && (
            <LinkButton href={`/online-course/${verified.courseId}`} endIcon={ArrowRight}>
              {said.verified.continue()}
            </LinkButton>
          )}
          <LinkButton href="/student/dash" variant="outline">
            {said.verified.courses()}
          </LinkButton>
          <Button variant="ghost" onClick={() => actor.send({ type: 'verification.left' })}>
            {said.verified.another()}
          </Button>
        </div>
      </div>
    </Surface>
  )
}
