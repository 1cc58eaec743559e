import { useActorRef, useSelector } from '@xstate/react'
import { FileCheck2, Search } from 'lucide-react'
import { useId, type ComponentType, type FormEvent } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { certificateVerificationMachine } from '../../../machines/certificate-verification/certificate-verification.machine.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { sendEarly } from '../early-submit.ts'
import { faultWords } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { typedText } from '../typed-text.ts'
import { CertificateResult } from './certificate-result.view.tsx'

export type VerificationPageProps = Readonly<{
  machine: typeof certificateVerificationMachine
  /** `code` of the address. */
  code: string | null
  /** A number was asked about: the address should say so (`?code=`), without another page being opened. */
  onNumberAsked?: (typed: string) => void
  /** Loaded when somebody wants to check a file. */
  CredentialCheck: ComponentType<CredentialCheckProps>
}>

export type CredentialCheckProps = Readonly<{ onClose: () => void; onOpen: (number: string) => void }>

const takeFocus = (element: HTMLElement | null) => element?.focus()

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'start' })

const ResultSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <Surface padding="none" clip>
      <Skeleton height="11.2rem" />
      <div className={css({ padding: '8' })}>
        <SkeletonText lines={7} />
      </div>
    </Surface>
  </div>
)

export const VerificationPage = ({ machine, code, onNumberAsked, CredentialCheck }: VerificationPageProps) => {
  const words = useWords()
  const { verification } = words
  const fieldId = useId()
  const fileId = useId()
  const actor = useActorRef(machine, { input: { code } })
  const face = useSelector(actor, ({ value }) => (typeof value.number === 'string' ? value.number : 'shown'))
  const certificate = useSelector(actor, (snapshot) => snapshot.context.certificate)
  const number = useSelector(actor, (snapshot) => snapshot.context.number)
  const fault = useSelector(actor, (snapshot) => snapshot.context.fault)

  const given = useSelector(actor, (snapshot) => snapshot.context.given)
  const isChecking = useSelector(actor, (snapshot) => snapshot.matches({ file: 'open' }))
  const wasChecked = useSelector(actor, (snapshot) => snapshot.matches({ file: 'closed' }))

  const open = (asked: string) => {
    actor.send({ type: 'number.followed', number: asked })
    onNumberAsked?.(asked)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedText(event.currentTarget, 'code').trim()
    actor.send({ type: 'number.submitted', number: typed })
    if (typed !== '') onNumberAsked?.(typed)
  }

  return (
    <PageFrame width="narrow">
      <PageHeader title={verification.heading()} lead={verification.lead()} />
      {/* Before the scripts come, the browser asks for the same address that the script would. */}
      <form
        ref={sendEarly}
        role="search"
        method="get"
        action="/course/verification"
        suppressHydrationWarning
        onSubmit={submit}
      >
        <div className={row}>
          <div className={css({ flex: '[1 1 28rem]' })}>
            <TextField
              key={given.round}
              id={fieldId}
              name="code"
              label={verification.number()}
              help={verification.help()}
              error={face === 'malformed' ? verification.malformed() : undefined}
              icon={Search}
              dir="ltr"
              defaultValue={given.number}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              onValueChange={() => actor.send({ type: 'number.changed' })}
            />
          </div>
          <div className={css({ paddingBlockStart: { base: '0', sm: '[2.5rem]' } })}>
            <Button type="submit" busy={face === 'asking'} className={css({ minHeight: '11' })}>
              {verification.verify()}
            </Button>
          </div>
        </div>
      </form>
      <div aria-live="polite" className={css({ marginBlockStart: '8' })}>
        {face === 'asking' && <ResultSkeleton label={verification.checking()} />}
        {face === 'unknown' && (
          <EmptyState title={verification.unknownTitle()} illustration={<EmptyLane />} size="section">
            <p>
              <bdi dir="ltr" className={css({ fontWeight: 'semibold', color: 'fg.default' })}>
                {number}
              </bdi>
            </p>
            <p>{verification.unknown()}</p>
          </EmptyState>
        )}
        {face === 'failed' && (
          <ErrorState
            title={verification.failedTitle()}
            size="section"
            retryLabel={words.actions.retry()}
            onRetry={() => actor.send({ type: 'verification.retried' })}
          >
            <p>{faultWords(words, fault)}</p>
            <p>{verification.failed()}</p>
          </ErrorState>
        )}
        {face === 'shown' && certificate && (
          <>
            <CertificateResult certificate={certificate} onOpen={open} />
            <p className={css({ textStyle: 'small', color: 'fg.muted', marginBlockStart: '4' })}>
              {verification.share()}
            </p>
          </>
        )}
      </div>
      <div className={css({ marginBlockStart: '8' })}>
        {isChecking ? (
          <CredentialCheck onClose={() => actor.send({ type: 'check.closed' })} onOpen={open} />
        ) : (
          <div className={css({ display: 'grid', justifyItems: 'start', gap: '2' })}>
            <Button
              // Focus comes back to where it was.
              ref={wasChecked ? takeFocus : undefined}
              variant="outline"
              icon={FileCheck2}
              aria-describedby={fileId}
              onClick={() => actor.send({ type: 'check.opened' })}
            >
              {verification.checkFile()}
            </Button>
            <p id={fileId} className={css({ textStyle: 'small', color: 'fg.muted' })}>
              {verification.checkFileText()}
            </p>
          </div>
        )}
      </div>
    </PageFrame>
  )
}
