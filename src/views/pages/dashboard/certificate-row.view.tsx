import { Award } from 'lucide-react'
import { css } from 'styled-system/css'

import { CERTIFICATE_CLOCK } from '../../../domain/certificate.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { DescriptionList } from '../../ui/description-list.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { CertificateChip } from '../certificate-chip.view.tsx'
import { CertificateWays, type CertificateActs } from './certificate-ways.view.tsx'
import type { HeldCertificate } from './dashboard-data.ts'

const head = css({ display: 'flex', gap: '4', alignItems: 'flex-start', marginBlockEnd: '4' })
const seal = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '12',
  height: '12',
  borderRadius: 'full',
  backgroundColor: 'brand.pink',
  color: 'brand.on',
})
const note = css({ marginBlockStart: '3', color: 'fg.muted' })

/** A certificate of one's own. */
export const CertificateRow = ({ certificate, ...acts }: CertificateActs & { certificate: HeldCertificate }) => {
  const { certificates } = useWords().dashboard
  const dates = useDates()
  const { completedOn, correctedName, courseTitle, expiresAt, number, recipientName, renewal, state, supersededBy } =
    certificate
  const titleId = `certificate-${number}`
  return (
    <Surface as="li" aria-labelledby={titleId}>
      <div className={head}>
        <span className={seal}>
          <Icon as={Award} size="lg" />
        </span>
        <div className={css({ display: 'grid', gap: '2', justifyItems: 'start', minWidth: '0' })}>
          <h3 id={titleId} className={css({ textStyle: 'heading.card', overflowWrap: 'anywhere' })}>
            {courseTitle}
          </h3>
          <CertificateChip state={state} />
        </div>
      </div>
      <DescriptionList
        layout="columns"
        items={[
          { key: 'number', term: certificates.number(), value: <bdi dir="ltr">{number}</bdi> },
          { key: 'completed', term: certificates.completedOn(), value: dates.date(completedOn, CERTIFICATE_CLOCK) },
          {
            key: 'expires',
            term: certificates.expiresAt(),
            value: expiresAt === null ? certificates.never() : dates.date(expiresAt, CERTIFICATE_CLOCK),
          },
        ]}
      />
      {correctedName !== null && (
        <p className={note}>
          <bdi>{certificates.otherName({ name: recipientName })}</bdi>
        </p>
      )}
      {renewal !== null && <p className={note}>{certificates.renewText()}</p>}
      {supersededBy !== null && (
        <p className={note}>
          <Link href={`/course/verification?code=${encodeURIComponent(supersededBy)}`}>
            {certificates.superseded({ number: supersededBy })}
          </Link>
        </p>
      )}
      <CertificateWays certificate={certificate} titleId={titleId} {...acts} />
    </Surface>
  )
}
