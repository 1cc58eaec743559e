import { useActorRef, useSelector } from '@xstate/react'
import { ArrowRight, Check, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { LinkedWalkIn } from '../../../domain/contract/account.contract.ts'
import type { LinkKind } from '../../../domain/link.ts'
import { useWords } from '../../../i18n/words.tsx'
import type {
  emailVerificationMachine,
  EmailVerificationActor,
} from '../../../machines/email-verification/email-verification.machine.ts'
import {
  isLinkBusy,
  selectExpiry,
  selectIsDeclining,
  selectLinkedWalkIn,
  selectLinkFault,
} from '../../../machines/mailed-link/mailed-link.connect.ts'
import { useDates } from '../../dates.ts'
import { OwnHour } from '../../own-hour.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { DescriptionList } from '../../ui/description-list.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { useEnded } from '../../use-ended.ts'
import { AccountFrame } from '../account/account-frame.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { Face } from './face.view.tsx'
import { LinkFaces, useFace, WayOn } from './link-faces.view.tsx'

export type AccountConfirmationPageProps = Readonly<{
  productName: string
  machine: typeof emailVerificationMachine
  /** Whoever opened the account in this browser is signed in. */
  onIn: () => void
  isSignedIn?: boolean
  /** Of who is signed in: the link may be somebody else's. */
  ownEmail?: string | null
  askHref?: string | null
  signInHref?: string
  profileHref?: string
}>

const styles = { ways: css({ display: 'flex', flexWrap: 'wrap', gap: '4' }) }

/** An address runs as Latin script does, wherever it stands. */
const isolated = (email: string): string => `\u2066${email}\u2069`

/** The one thing to do here. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** What is asked before the press: a link to this page is of one of three kinds. */
const useAsked = (kind: LinkKind | undefined) => {
  const { confirmation } = useWords().accountLinks
  if (kind === 'walkIn') {
    return {
      title: confirmation.walkInTitle(),
      lead: confirmation.walkInText(),
      press: confirmation.walkInConfirm(),
      failed: confirmation.walkInFailed(),
    }
  }
  const lead = kind === 'emailChange' ? confirmation.changeText() : confirmation.accountText()
  return { title: confirmation.title(), lead, press: confirmation.confirm(), failed: confirmation.turnedAway() }
}

/** Which class it is, and whose address stands there; nothing of a link that asks about none. */
const Asked = ({ walkIn, isOther, own }: Readonly<{ walkIn: LinkedWalkIn; isOther: boolean; own: string | null }>) => {
  const { confirmation } = useWords().accountLinks
  const dates = useDates()
  const { address, course, when, where } = confirmation.walkInFacts
  const { courseDate, courseTitle, email, timeZone, venue } = walkIn
  return (
    <>
      <DescriptionList
        items={[
          { key: 'course', term: course(), value: <bdi>{courseTitle}</bdi> },
          {
            key: 'when',
            term: when(),
            value: <time dateTime={courseDate}>{dates.moment(courseDate, timeZone)}</time>,
          },
          { key: 'where', term: where(), value: <bdi>{venue}</bdi> },
          { key: 'address', term: address(), value: <bdi>{email}</bdi> },
        ]}
      />
      {isOther && (
        <Banner tone="info">{confirmation.ofOther({ own: isolated(own ?? ''), email: isolated(email) })}</Banner>
      )}
    </>
  )
}

/** Asked once more: what is declined is gone, and the link with it. */
const Decline = ({ actor, children }: Readonly<{ actor: EmailVerificationActor; children: ReactNode }>) => {
  const { decline } = useWords().accountLinks.confirmation
  const isBusy = useSelector(actor, isLinkBusy)
  return (
    <Face key="decline" title={decline.title()} lead={decline.text()}>
      {children}
      <div className={styles.ways}>
        <Button size="lg" variant="danger" icon={X} busy={isBusy} onClick={() => actor.send({ type: 'link.declined' })}>
          {decline.press()}
        </Button>
        <Button
          size="lg"
          variant="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => actor.send({ type: 'decline.left' })}
        >
          {decline.keep()}
        </Button>
      </div>
    </Face>
  )
}

const Confirm = ({ actor, children }: Readonly<{ actor: EmailVerificationActor; children: ReactNode }>) => {
  const words = useWords()
  const { confirmation } = words.accountLinks
  const id = useId()
  const kind = useSelector(actor, ({ context }) => context.link?.kind)
  const { title, lead, press, failed } = useAsked(kind)
  const expiry = useSelector(actor, selectExpiry)
  const fault = useSelector(actor, selectLinkFault)
  const isBusy = useSelector(actor, isLinkBusy)
  const isTurnedAway = useSelector(actor, (snapshot) => snapshot.matches({ open: 'turnedAway' }))
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.matches({ open: 'unanswered' }))

  return (
    <Face key="confirm" title={title} lead={lead} isFocusWithin>
      {children}
      {(isTurnedAway || isUnanswered) && (
        <FaultBanner
          tone={isTurnedAway ? 'danger' : 'warning'}

          title={isTurnedAway || fault?.retryAfter !== undefined ? failed : confirmation.unanswered()}
          fault={fault}
        />
      )}
      <div className={styles.ways}>
        <Button
          ref={takeFocus}
          size="lg"
          icon={Check}
          busy={isBusy}
          aria-describedby={id}
          onClick={() => actor.send({ type: 'link.used', use: undefined })}
        >
          {press}
        </Button>
        {kind === 'walkIn' && (
          <Button
            size="lg"
            variant="outline"
            aria-disabled={isBusy || undefined}
            onClick={() => actor.send({ type: 'decline.asked' })}
          >
            {confirmation.decline.press()}
          </Button>
        )}
      </div>
      {expiry !== null && (
        <p id={id} className={css({ color: 'fg.muted' })}>
          <OwnHour instant={expiry} say={(time) => confirmation.until({ time })} />
        </p>
      )}
    </Face>
  )
}

export const AccountConfirmationPage = ({
  productName,
  machine,
  onIn,
  isSignedIn = false,
  ownEmail = null,
  askHref = '/email-verification',
  signInHref = '/sign-in',
  profileHref = '/profile',
}: AccountConfirmationPageProps) => {
  const { accountLinks } = useWords()
  const { confirmation, mail } = accountLinks
  const actor = useActorRef(machine)
  const face = useFace(actor)
  const kind = useSelector(actor, ({ context }) => context.answer?.kind)
  const isIn = useSelector(actor, ({ context }) => context.answer?.isIn)
  const isDeclining = useSelector(actor, selectIsDeclining)
  const walkIn = useSelector(actor, selectLinkedWalkIn)
  const isOther = walkIn !== null && ownEmail !== null && ownEmail.toLowerCase() !== walkIn.email.toLowerCase()
  useEnded(actor, () => {
    if (actor.getSnapshot().context.answer?.isIn) onIn()
  })

  const content = () => {
    if (face === 'open') {
      const asked = walkIn && <Asked walkIn={walkIn} isOther={isOther} own={ownEmail} />
      return isDeclining ? <Decline actor={actor}>{asked}</Decline> : <Confirm actor={actor}>{asked}</Confirm>
    }
    if (face === 'done' && kind === 'declined') {
      return (
        <Face key={face} title={confirmation.decline.done()} lead={confirmation.decline.again()}>
          <WayOn isSignedIn={isSignedIn} signInHref={signInHref} />
        </Face>
      )
    }
    if (face === 'done' && isIn) return <Face key={face} title={confirmation.account()} lead={confirmation.isIn()} />
    if (face === 'done') {
      return kind === 'emailChange' ? (
        <Face key={face} title={confirmation.change()} lead={confirmation.changeDone()}>
          <LinkButton href={profileHref} endIcon={ArrowRight}>
            {confirmation.toProfile()}
          </LinkButton>
        </Face>
      ) : (
        <Face
          key={face}
          title={kind === 'walkIn' ? confirmation.walkIn() : confirmation.account()}
          lead={
            kind === 'walkIn'
              ? isOther
                ? confirmation.walkInDoneOther({ email: isolated(walkIn.email) })
                : confirmation.walkInDone()
              : isSignedIn
                ? confirmation.isInAlready()
                : confirmation.accountDone()
          }
        >
          <WayOn isSignedIn={isSignedIn} signInHref={signInHref} />
        </Face>
      )
    }
    return (
      <LinkFaces
        link={actor}
        face={face}
        expiredText={isSignedIn ? confirmation.expiredIn() : confirmation.expiredText()}
        freshFailed={mail.failed()}
        askHref={isSignedIn ? null : askHref}
        signInHref={signInHref}
        isSignedIn={isSignedIn}
      />
    )
  }

  return <AccountFrame productName={productName}>{content()}</AccountFrame>
}
