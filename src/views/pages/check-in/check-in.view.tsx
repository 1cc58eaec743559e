import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { CheckInActor, CheckedIn, checkInMachine } from '../../../machines/check-in/check-in.machine.ts'
import { useDates } from '../../dates.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'

const styles = {
  done: css({
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    paddingBlock: { base: '6', md: '10' },
    paddingInline: '4',
    borderRadius: 'surface',
    backgroundColor: 'status.success.subtle',
    textAlign: 'center',
    presence: 'rise',
  }),
  tick: css({ width: '16', height: '16', color: 'status.success.fg' }),
  title: css({ textStyle: 'heading.page', color: 'status.success.fg' }),
  text: css({ maxWidth: 'prose', overflowWrap: 'anywhere' }),
}

const isolated = (text: string): string => `\u2068${text}\u2069`

/** Drawn once, quietly. */
const Tick = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.tick}>
    <circle cx="32" cy="32" r="29" fill="none" stroke="currentColor" strokeWidth="4" />
    <path d="M19 33l9 9 18-20" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
  </svg>
)

const Done = ({ checkedIn }: { checkedIn: CheckedIn }) => {
  const { checkIn } = useWords()
  const dates = useDates()
  const { at, attendance, courseTitle, timeZone, venue, wasCheckedIn } = checkedIn
  const time = dates.moment(at, timeZone)
  return (
    <div role="status" className={styles.done}>
      <Tick />
      <p className={styles.title}>{checkIn.doneTitle()}</p>
      <p className={styles.text}>{checkIn.done({ course: isolated(courseTitle), venue: isolated(venue), time })}</p>
      {wasCheckedIn && <p className={styles.text}>{checkIn.again()}</p>}
      {attendance === 'partial' && <p className={styles.text}>{checkIn.partial()}</p>}
    </div>
  )
}

const Face = ({ actor, onSignIn }: Readonly<{ actor: CheckInActor; onSignIn: () => void }>) => {
  const words = useWords()
  const { checkIn } = words
  const face = useSelector(actor, ({ value }) => value)
  const checkedIn = useSelector(actor, ({ context }) => context.checkedIn)
  const fault = useSelector(actor, ({ context }) => context.fault)
  if (face === 'checkedIn') return checkedIn && <Done checkedIn={checkedIn} />
  if (face === 'deciding' || face === 'asking') {
    return (
      <div role="status" aria-label={checkIn.asking()}>
        <Skeleton height="16rem" />
      </div>
    )
  }
  if (face === 'guest') {
    return (
      <Banner tone="info" title={checkIn.guestTitle()} action={<Button onClick={onSignIn}>{checkIn.signIn()}</Button>}>
        {checkIn.guest()}
      </Banner>
    )
  }
  if (face === 'failed') {
    return (
      <FaultBanner
        title={checkIn.failedTitle()}
        action={
          <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'checkIn.retried' })}>
            {words.actions.retry()}
          </Button>
        }
        fault={fault}
        kept={checkIn.failed()}
      />
    )
  }
  return (
    <Banner
      tone="warning"
      announce="alert"
      title={checkIn[`${face}Title`]()}
      action={
        face === 'notOnClass' ? (
          <LinkButton href="/student/dash" variant="outline" size="sm">
            {checkIn.myCourses()}
          </LinkButton>
        ) : undefined
      }
    >
      {checkIn[face]()}
    </Banner>
  )
}

/** Tells the chart who is looking, as soon as that is known. */
const Viewer = ({ actor, isGuest }: Readonly<{ actor: CheckInActor; isGuest: boolean }>) => {
  const [tell] = useState(() => (element: HTMLElement | null) => {
    if (element) actor.send({ type: 'viewer.settled', isGuest })
  })
  return <span hidden ref={tell} />
}

export type CheckInViewProps = Readonly<{
  code: string
  isGuest: boolean
  /** Leads to sign-in, and back here. */
  onSignIn: () => void
  machine: typeof checkInMachine
}>

/** What a scanned code brings, above the course that it belongs to. */
export const CheckInView = ({ code, isGuest, onSignIn, machine }: CheckInViewProps) => {
  const { checkIn } = useWords()
  const actor = useActorRef(machine, { input: { code, isGuest } })
  return (
    <section aria-label={checkIn.region()}>
      <Viewer key={String(isGuest)} actor={actor} isGuest={isGuest} />
      <Face actor={actor} onSignIn={onSignIn} />
    </section>
  )
}
