import { useSelector } from '@xstate/react'
import { ArrowRight, MailPlus } from 'lucide-react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import {
  isLinkBusy,
  selectFace,
  selectLinkFault,
  type LinkFace,
} from '../../../machines/mailed-link/mailed-link.connect.ts'
import type { MailedLinkActor } from '../../../machines/mailed-link/mailed-link.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { faultWords } from '../fault-words.ts'
import { Face } from './face.view.tsx'

export type LinkFacesProps<Use, Answer> = Readonly<{
  link: MailedLinkActor<Use, Answer>
  face: Exclude<LinkFace, 'open' | 'done'>
  /** For how long it worked, and what else there is to do. */
  expiredText: string
  freshFailed: string
  /** Where another link is asked for without an old one; null for who has no business there. */
  askHref: string | null
  signInHref: string
  /** Somebody who is in has nothing to sign in for: they are led on to what is theirs. */
  isSignedIn: boolean
}>

/** On from a page of a mail: to sign in, or to what is theirs for who is in. */
export const WayOn = ({ isSignedIn, signInHref }: Readonly<{ isSignedIn: boolean; signInHref: string }>) => {
  const { link, signIn } = useWords().accountLinks
  return (
    <LinkButton href={isSignedIn ? '/home' : signInHref} endIcon={ArrowRight}>
      {isSignedIn ? link.goOn() : signIn()}
    </LinkButton>
  )
}

const Checking = () => {
  const { link } = useWords().accountLinks
  return (
    <div role="status">
      <PageHeader title={link.checking()} lead={link.checkingText()} />
      <Spinner />
    </div>
  )
}

/** The link cannot be used on: why not, and what can be done instead. */
export const LinkFaces = <Use, Answer>(props: LinkFacesProps<Use, Answer>) => {
  const { link: actor, face, expiredText, freshFailed, askHref, signInHref, isSignedIn } = props
  const words = useWords()
  const { link, signIn } = words.accountLinks
  const fault = useSelector(actor, selectLinkFault)
  const isBusy = useSelector(actor, isLinkBusy)
  const isUnsent = useSelector(actor, (snapshot) => snapshot.matches({ expired: 'unsent' }))

  const toSignIn = isSignedIn ? (
    <WayOn isSignedIn signInHref={signInHref} />
  ) : (
    <Link href={signInHref} variant="standalone">
      {signIn()}
    </Link>
  )
  const ways = (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '3' })}>
      {askHref !== null && <LinkButton href={askHref}>{link.another()}</LinkButton>}
      {toSignIn}
    </div>
  )

  if (face === 'checking') return <Checking />
  if (face === 'missing') {
    return (
      <Face key={face} title={link.missing()} lead={link.missingText()}>
        {ways}
      </Face>
    )
  }
  if (face === 'refused') {
    return (
      <Face key={face} title={link.refused()} lead={link.refusedText()}>
        {ways}
      </Face>
    )
  }
  if (face === 'unreachable') {
    return (
      <Face key={face} title={link.unreachable()} lead={`${faultWords(words, fault)} ${link.kept()}`}>
        <Button onClick={() => actor.send({ type: 'check.retried' })}>{words.actions.retry()}</Button>
      </Face>
    )
  }
  if (face === 'sent') {
    return (
      <Face key={face} title={link.sent()} lead={link.sentText()}>
        {toSignIn}
      </Face>
    )
  }
  return (
    <Face key={face} title={link.expired()} lead={expiredText}>
      {isUnsent && <FaultBanner tone="danger" title={freshFailed} fault={fault} />}
      {isSignedIn && toSignIn}
      <Button
        variant={isSignedIn ? 'outline' : 'solid'}
        icon={MailPlus}
        busy={isBusy}
        onClick={() => actor.send({ type: 'freshLink.asked' })}
      >
        {link.fresh()}
      </Button>
      {!isSignedIn && toSignIn}
    </Face>
  )
}

export const useFace = <Use, Answer>(link: MailedLinkActor<Use, Answer>): LinkFace => useSelector(link, selectFace)
