import { css } from 'styled-system/css'

import type { Certificate } from '../../../domain/contract/student.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { LogoMark } from '../../illustrations/logo.view.tsx'
import { DescriptionList } from '../../ui/description-list.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { CertificateChip } from '../certificate-chip.view.tsx'

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

/** Certificates are dated as they are printed: by the day in UTC. */
const PRINTED = 'UTC'

/** Every printed field of a certificate, and what it is worth now. */
export const CertificateResult = ({ certificate }: { certificate: Certificate }) => {
  const { verification } = useWords()
  const formats = useFormats()
  const { facts } = verification
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
      </div>
      <div className={css({ paddingInline: { base: '5', md: '8' }, paddingBlock: '4' })}>
        <DescriptionList
          items={[
            {
              key: 'recipient',
              term: facts.recipientName(),
              value: <bdi className={css({ textStyle: 'heading.card' })}>{certificate.recipientName}</bdi>,
            },
            { key: 'course', term: facts.courseTitle(), value: certificate.courseTitle },
            { key: 'hours', term: facts.hours(), value: formats.hours(certificate.hours) },
            { key: 'completed', term: facts.completedOn(), value: formats.date(certificate.completedOn, PRINTED) },
            { key: 'issued', term: facts.issuedAt(), value: formats.date(certificate.issuedAt, PRINTED) },
            {
              key: 'expires',
              term: facts.expiresAt(),
              value: certificate.expiresAt === null ? facts.never() : formats.date(certificate.expiresAt, PRINTED),
            },
            { key: 'issuer', term: facts.issuer(), value: certificate.issuer },
            { key: 'number', term: facts.number(), value: <bdi dir="ltr">{certificate.number}</bdi> },
          ]}
        />
      </div>
    </Surface>
  )
}
