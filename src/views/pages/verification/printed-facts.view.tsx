import { css } from 'styled-system/css'

import { CERTIFICATE_CLOCK } from '../../../domain/certificate.ts'
import type { Certificate } from '../../../domain/contract/student.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { DescriptionList } from '../../ui/description-list.view.tsx'

/** What a credential does not say; the paper does. */
type OnPaper = 'agency' | 'licenseNumber' | 'authority' | 'signer' | 'signerTitle'

export type Printed = Omit<Certificate, OnPaper | 'state' | 'revokedAt' | 'supersededBy'> &
  Partial<Pick<Certificate, OnPaper>>

/** A fact in words of its own language and direction, where there is one. */
const written = (key: string, term: string, value: string | null | undefined, direction?: 'ltr') =>
  value ? [{ key, term, value: <bdi dir={direction}>{value}</bdi> }] : []

/**
 * Every printed field of a certificate, from the server or from its credential. Its days are as they are printed; when it
 * was issued and revoked are moments, whose day is the programme's.
 */
export const PrintedFacts = ({ printed, revokedAt = null }: { printed: Printed; revokedAt?: string | null }) => {
  const { facts } = useWords().verification
  const formats = useFormats()
  const dates = useProgrammeDates()
  return (
    <DescriptionList
      items={[
        {
          key: 'recipient',
          term: facts.recipientName(),
          value: <bdi className={css({ textStyle: 'heading.card' })}>{printed.recipientName}</bdi>,
        },
        ...written('agency', facts.agency(), printed.agency),
        ...written('license', facts.licenseNumber(), printed.licenseNumber, 'ltr'),
        { key: 'course', term: facts.courseTitle(), value: <bdi>{printed.courseTitle}</bdi> },
        { key: 'hours', term: facts.hours(), value: formats.hours(printed.hours) },
        { key: 'completed', term: facts.completedOn(), value: dates.date(printed.completedOn, CERTIFICATE_CLOCK) },
        { key: 'issued', term: facts.issuedAt(), value: dates.date(printed.issuedAt) },
        {
          key: 'expires',
          term: facts.expiresAt(),
          value: printed.expiresAt === null ? facts.never() : dates.date(printed.expiresAt, CERTIFICATE_CLOCK),
        },
        ...(revokedAt === null ? [] : [{ key: 'revoked', term: facts.revokedAt(), value: dates.date(revokedAt) }]),
        ...written('authority', facts.authority(), printed.authority),
        ...written('signer', facts.signer(), [printed.signer, printed.signerTitle].filter(Boolean).join(', ')),
        { key: 'issuer', term: facts.issuer(), value: <bdi>{printed.issuer}</bdi> },
        { key: 'number', term: facts.number(), value: <bdi dir="ltr">{printed.number}</bdi> },
      ]}
    />
  )
}
