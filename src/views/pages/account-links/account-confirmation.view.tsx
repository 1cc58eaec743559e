import { useActorRef, useSelector } from '@xstate/react'
import { ArrowRight, Check } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { LinkKind } from '../../../domain/link.ts'
import { useWords } from '../../../i18n/words.tsx'
import type {
  emailVerificationMachine,
  EmailVerificationActor,
} from '../../../machines/email-verification/email-verification.machine.ts'
import { isLinkBusy, selectExpiry, selectLinkFault } from '../../../machines/mailed-link/mailed-link.connect.ts'
import { OwnHour } from '../../own-hour.view.tsx'
import { Button } from '../../ui/button.view.tsx'
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
  askHref?: string | null
  signInHref?: string
  profileHref?: string
}>

/** The one thing to do here. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** What is asked before the press: a link to this page is of one of three kinds. */
const useAsked = (kind: LinkKind | undefined) => {
  const { confirmation } = useWords().accountLinks
  if (kind === 'walkIn') {
    return { title: confirmation.walkInTitle(), lead: confirmation.walkInText(), press: confirmation.walkInConfirm() }
  }
  const lead = kind === 'emailChange' ? confirmation.changeText() : confirmation.accountText()
  return { title: confirmation.title(), lead, press: confirmation.confirm() }
}

const Confirm = ({ actor }: { actor: EmailVerificationActor }) => {
  const words = useWords()
  const { confirmation } = words.accountLinks
  const id = useId()
  const kind = useSelector(actor, ({ context }) => context.link?.kind)
  const { title, lead, press } = useAsked(kind)
  const expiry = useSelector(actor, selectExpiry)
  const fault = useSelector(actor, selectLinkFault)
  const isBusy = useSelector(actor, isLinkBusy)
  const isTurnedAway = useSelector(actor, (snapshot) => snapshot.matches({ open: 'turnedAway' }))
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.matches({ open: 'unanswered' }))

  return (
    <Face title={title} lead={lead} isFocusWithin>
      {(isTurnedAway || isUnanswered) && (
        <FaultBanner
          tone={isTurnedAway ? 'danger' : 'warning'}

          title={
            isTurnedAway || fault?.retryAfter !== undefined ? confirmation.turnedAway() : confirmation.unanswered()
          }
          fault={fault}
        />
      )}
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
  useEnded(actor, () => {
    if (actor.getSnapshot().context.answer?.isIn) onIn()
  })

  const content = () => {
    if (face === 'open') return <Confirm actor={actor} />
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
              ? confirmation.walkInDone()
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
