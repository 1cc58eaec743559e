import { useActorRef, useSelector } from '@xstate/react'
import { Award, RotateCcw, Undo2 } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { HeldCertificate } from '../../domain/contract/person-page.contract.ts'
import { givesCertificates } from '../../domain/person-page.ts'
import { useWords } from '../../i18n/words.tsx'
import { NO_CERTIFICATE } from '../../machines/certificate-issue/certificate-issue.machine.ts'
import { useDeed } from '../pages/deed-dialog.view.tsx'
import { Banner } from '../ui/banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { latePart } from '../ui/late-part.ts'
import { CertificateDeedDialog } from './certificate-deeds.view.tsx'
import type { PersonPartProps } from './person.props.ts'

// Few who look at somebody issue a certificate.
const IssueCertificateDialog = latePart(() => import('./issue-certificate.view.tsx'))

const onScreen = css({ _print: { display: 'none' } })

export type CertificateDeeds = Readonly<{
  /** What can be done with one of them; null where there is nothing, or it is not for who looks. */
  actOf: ((certificate: HeldCertificate) => ReactNode) | null
  /** The way to another. */
  issue: ReactNode
  news: ReactNode
  dialogs: ReactNode
}>

/** What those who run the programme do with the certificates of somebody else, by the rule that the server decides by. */
export const useCertificateDeeds = ({ machines, profile, viewer }: PersonPartProps): CertificateDeeds => {
  const { deeds: said } = useWords().personPage
  const revoking = useDeed(machines.revoking, () => {})
  const restoring = useDeed(machines.restoring, () => {})
  const issuing = useActorRef(machines.issuing, { input: { values: NO_CERTIFICATE } })
  const isWriting = useSelector(issuing, (at) => at.matches('writing'))
  const issued = useSelector(issuing, (at) => (at.matches('answered') ? at.context.output : undefined))
  if (!givesCertificates(viewer, { userId: profile.id })) return { actOf: null, issue: null, news: null, dialogs: null }
  const actOf = (certificate: HeldCertificate) => {
    const { number, state } = certificate
    if (state === 'superseded') return null
    const deed = state === 'revoked' ? 'restore' : 'revoke'
    const actor = deed === 'restore' ? restoring : revoking
    return (
      <Button
        variant="outline"
        size="sm"
        icon={deed === 'restore' ? RotateCcw : Undo2}
        aria-label={`${said[deed].choose()}: ${number}`}
        className={onScreen}
        onClick={() => actor.send({ type: 'deed.asked', subject: { certificate, reason: '' } })}
      >
        {said[deed].choose()}
      </Button>
    )
  }
  return {
    actOf,
    issue: (
      <Button
        variant="outline"
        size="sm"
        icon={Award}
        className={onScreen}
        onClick={() => issuing.send({ type: 'form.begun', values: NO_CERTIFICATE })}
      >
        {said.issue.choose()}
      </Button>
    ),
    news: issued && (
      <Banner tone="success" announce="status">
        {said.issue.done({ number: issued.number })}
      </Banner>
    ),
    dialogs: (
      <>
        <CertificateDeedDialog actor={revoking} deed="revoke" />
        <CertificateDeedDialog actor={restoring} deed="restore" />
        {isWriting && (
          <Suspense>
            <IssueCertificateDialog
              actor={issuing}
              courses={machines.courses}
              name={`${profile.firstName} ${profile.lastName}`}
            />
          </Suspense>
        )}
      </>
    ),
  }
}
