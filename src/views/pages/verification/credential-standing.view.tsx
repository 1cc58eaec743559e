import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { certificateState } from '../../../domain/certificate.ts'
import { useWords } from '../../../i18n/words.tsx'
import { standingFace } from '../../../machines/credential-check/credential-check.connect.ts'
import type { CredentialCheckActor } from '../../../machines/credential-check/credential-check.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { CertificateChip } from '../certificate-chip.view.tsx'

export type CredentialStandingProps = Readonly<{
  actor: CredentialCheckActor
  /** Milliseconds: by its dates alone a credential can tell whether its time is over. */
  now: number
  onOpen: (number: string) => void
}>

/** What a genuine credential's certificate is worth now, as far as that can be known. */
export const CredentialStanding = ({ actor, now, onOpen }: CredentialStandingProps) => {
  const { credential, verification, actions } = useWords()
  const face = useSelector(actor, standingFace)
  const certificate = useSelector(actor, ({ context }) => context.certificate)
  const expiresAt = useSelector(actor, ({ context }) => context.facts?.expiresAt ?? null)
  const isOver = certificateState({ expiresAt, revokedAt: null, supersededBy: null }, now) === 'expired'
  if (face === 'asking') {
    return (
      <p className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
        <Spinner size="sm" /> {credential.asking()}
      </p>
    )
  }
  if (face === 'known' && certificate) {
    return (
      <div className={css({ display: 'grid', justifyItems: 'start', gap: '2' })}>
        <CertificateChip state={certificate.state} />
        <p>{verification.meaning[certificate.state]()}</p>
        <Button variant="outline" onClick={() => onOpen(certificate.supersededBy ?? certificate.number)}>
          {credential.open()}
        </Button>
      </div>
    )
  }
  if (face === 'unlisted') {
    return (
      <Banner tone="warning" title={credential.unlisted()}>
        {credential.unlistedText()}
      </Banner>
    )
  }
  return (
    <Banner
      tone="offline"
      title={credential.unasked()}
      action={
        <Button variant="outline" onClick={() => actor.send({ type: 'check.retried' })}>
          {actions.retry()}
        </Button>
      }
    >
      <p>{credential.unaskedText()}</p>
      <p>{isOver ? credential.ended() : credential.runs()}</p>
    </Banner>
  )
}
