import type { MouseEvent } from 'react'
import { css } from 'styled-system/css'

import type { Certificate } from '../../../domain/contract/student.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { LogoMark } from '../../illustrations/logo.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { CertificateChip } from '../certificate-chip.view.tsx'
import { PrintedFacts } from './printed-facts.view.tsx'

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  padding: { base: '5', md: '8' },
})
const verdict = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '2',
  paddingInline: { base: '5', md: '8' },
  paddingBlock: '5',
  borderInlineStartWidth: 'mark',
  borderColor: 'status.success.fg',
  backgroundColor: 'status.success.subtle',
  // The chip has the ground's own colour elsewhere.
  '& > span': { backgroundColor: 'bg.surface' },
  '&[data-state=expired]': { borderColor: 'status.warning.fg', backgroundColor: 'status.warning.subtle' },
  '&[data-state=revoked]': { borderColor: 'status.danger.fg', backgroundColor: 'status.danger.subtle' },
  '&[data-state=superseded]': { borderColor: 'status.info.fg', backgroundColor: 'status.info.subtle' },
})

/** Where a certificate is checked, as its QR code says it. */
export const verificationPath = (number: string): string => `/course/verification?code=${encodeURIComponent(number)}`

export type CertificateResultProps = Readonly<{
  certificate: Certificate
  /** The certificate that took this one's place is wanted. */
  onOpen: (number: string) => void
}>

/** Every printed field of a certificate, and what it is worth now. */
export const CertificateResult = ({ certificate, onOpen }: CertificateResultProps) => {
  const { verification } = useWords()
  const { supersededBy } = certificate
  const open = (event: MouseEvent) => {
    if (supersededBy === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(supersededBy)
  }
  return (
    <Surface as="section" padding="none" clip aria-labelledby="certificate-number">
      <div data-palette="nav" className={head}>
        <div>
          <h2 id="certificate-number" className={css({ textStyle: 'heading.section' })}>
            {verification.certificate()} <bdi dir="ltr">{certificate.number}</bdi>
          </h2>
          <p className={css({ color: 'fg.muted', marginBlockStart: '1' })}>{certificate.issuer}</p>
        </div>
        <LogoMark className={css({ width: '14', height: '14' })} />
      </div>
      <div data-state={certificate.state} className={verdict}>
        <CertificateChip state={certificate.state} />
        <p>{verification.meaning[certificate.state]()}</p>
        {supersededBy !== null && (
          <p>
            {verification.inForce()}{' '}
            <Link href={verificationPath(supersededBy)} external onClick={open}>
              <bdi dir="ltr">{supersededBy}</bdi>
            </Link>
          </p>
        )}
      </div>
      <div className={css({ paddingInline: { base: '5', md: '8' }, paddingBlock: '4' })}>
        <PrintedFacts printed={certificate} revokedAt={certificate.revokedAt} />
      </div>
    </Surface>
  )
}
