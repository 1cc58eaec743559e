import { useActorRef, useSelector } from '@xstate/react'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import type { SnapshotFrom } from 'xstate'

import type { Agency, UserType } from '../../../domain/contract/agency.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { BotCheckActor } from '../../../machines/bot-check/bot-check.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { signUpMachine, SignUpInput } from '../../../machines/sign-up/sign-up.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { faultWords, plainFaultWords } from '../fault-words.ts'
import { AccountFrame } from './account-frame.view.tsx'
import { SignUpForm } from './sign-up-form.view.tsx'
import type { SignUpFormActor } from './use-sign-up-fields.ts'
import type { Offer } from './user-type-field.view.tsx'

export type SignUpPageProps = Readonly<{
  productName: string
  machine: typeof signUpMachine
  /** What the address says. */
  invitation: SignUpInput
  botCheck: BotCheckActor
  agencies: Offer<Agency>
  userTypes: Offer<UserType>
  /** Milliseconds. */
  now: () => number
  /** Says something in the notifications too. */
  tell: (notice: Notice) => void
  goTo: (path: string) => void
  signInHref?: string
  verificationHref?: string
  contactHref?: string
}>

type Snapshot = SnapshotFrom<typeof signUpMachine>

/** What there is to say or to do: each the same at every snapshot that says the same. */
type Saying = Readonly<{
  unfetched: Fault | null
  refusal: Fault | null
  place: 'toVerification' | 'toSignIn' | null
}>

const NOTHING: Saying = { unfetched: null, refusal: null, place: null }

const placeOf = (snapshot: Snapshot): Saying['place'] => {
  if (snapshot.matches({ signedUp: 'toVerification' })) return 'toVerification'
  return snapshot.matches({ signedUp: 'toSignIn' }) ? 'toSignIn' : null
}

const sayingOf = (snapshot: Snapshot): Saying => ({
  unfetched: snapshot.matches({ filling: 'unfetched' }) ? snapshot.context.fault : null,
  refusal: snapshot.context.refusal,
  place: placeOf(snapshot),
})

type FormShown = SignUpFormActor | undefined

/** What was sent stays in sight until the page that follows is there: what stands below would come up in its place. */
const isStillShown = (before: FormShown, now: FormShown): boolean => now === undefined || before === now

const rest = css({ display: 'grid', gap: '6' })
const held = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  paddingBlockStart: '6',
  borderBlockStartWidth: 'hairline',
})

export const SignUpPage = ({
  productName,
  machine,
  invitation,
  tell,
  goTo,
  signInHref = '/sign-in',
  verificationHref = '/email-verification',
  contactHref = '/contact',
  ...form
}: SignUpPageProps) => {
  const words = useWords()
  const { registration } = words
  const said = useRef(NOTHING)

  const announce = (snapshot: Snapshot) => {
    const { current: before } = said
    const { unfetched, refusal, place } = sayingOf(snapshot)
    said.current = { unfetched, refusal, place }
    if (unfetched && unfetched !== before.unfetched) tell({ tone: 'error', text: registration.unfetched() })
    if (refusal && refusal !== before.refusal) tell({ tone: 'error', text: plainFaultWords(words, refusal) })
    if (place === before.place) return
    if (place === 'toVerification') goTo(verificationHref)
    if (place === 'toSignIn') {
      tell({ tone: 'success', text: registration.done() })
      goTo(signInHref)
    }
  }
  const actor = useActorRef(machine, { input: invitation }, announce)
  const formActor = useSelector(actor, ({ children }): FormShown => children.form, isStillShown)
  const isUnfetched = useSelector(actor, (snapshot) => snapshot.matches({ filling: 'unfetched' }))
  const isBroken = useSelector(actor, (snapshot) => snapshot.matches('broken'))
  const fault = useSelector(actor, ({ context }) => context.fault)

  return (
    <AccountFrame productName={productName}>
      <PageHeader title={registration.title()} lead={registration.lead()} />
      <div className={rest}>
        {isUnfetched && (
          <Banner
            tone="warning"
            title={registration.unfetched()}
            action={
              <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'prefill.retried' })}>
                {words.actions.retry()}
              </Button>
            }
          >
            {fault?.message === undefined ? '' : `${fault.message} `}
            {registration.unfetchedText()}
          </Banner>
        )}
        {isBroken && (
          <ErrorState
            size="section"
            title={registration.broken()}
            retryLabel={words.actions.retry()}
            onRetry={() => actor.send({ type: 'form.reopened' })}
          >
            {faultWords(words, fault)}
          </ErrorState>
        )}
        {formActor && !isBroken && (
          <SignUpForm {...form} actor={actor} formActor={formActor} contactHref={contactHref} />
        )}
        <p className={held}>
          {registration.held()}
          <Link href={signInHref} variant="standalone">
            {registration.signIn()}
          </Link>
        </p>
      </div>
    </AccountFrame>
  )
}
