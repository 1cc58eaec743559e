import { Download } from 'lucide-react'
import { css } from 'styled-system/css'

import { CERTIFICATE_CLOCK } from '../../domain/certificate.ts'
import type { HeldCertificate } from '../../domain/contract/person-page.contract.ts'
import { useFormats, useWords, type Words } from '../../i18n/words.tsx'
import { useDates } from '../dates.ts'
import { CertificateChip } from '../pages/certificate-chip.view.tsx'
import { Icon } from '../ui/icon.view.tsx'
import { Link } from '../ui/link.view.tsx'
import type { TableColumn } from '../ui/table.view.tsx'
import { VisuallyHidden as Hidden } from '../ui/visually-hidden.view.tsx'
import { FactTable, OneLine, type FactBrief } from './fact-table.view.tsx'
import type { CertificateDeeds } from './use-certificate-deeds.view.tsx'

const styles = {
  number: css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap' }),
  more: css({ display: 'block', textStyle: 'small', color: 'fg.muted' }),
}

/** What became of one that is no longer good. */
const fateIn = ({ personPage: { training: said } }: Words, { revocationReason, supersededBy }: HeldCertificate) => {
  if (revocationReason !== null) return said.revokedFor({ reason: revocationReason })
  return supersededBy === null ? '' : said.replacedBy({ number: supersededBy })
}

/** The number; of one that is given out, the way to its paper. */
const NumberOf = ({ certificate: { downloadUrl, number } }: Readonly<{ certificate: HeldCertificate }>) => {
  const { training: said } = useWords().personPage
  return downloadUrl === null ? (
    <bdi dir="ltr">{number}</bdi>
  ) : (
    <Link href={downloadUrl} external target="_blank" aria-label={said.download({ number })} className={styles.number}>
      <Icon as={Download} size="sm" />
      <bdi dir="ltr">{number}</bdi>
    </Link>
  )
}

const Standing = ({ certificate }: Readonly<{ certificate: HeldCertificate }>) => {
  const fate = fateIn(useWords(), certificate)
  return (
    <>
      <CertificateChip state={certificate.state} />
      {fate !== '' && <bdi className={styles.more}>{fate}</bdi>}
    </>
  )
}

type ActOf = CertificateDeeds['actOf']

type Said = Readonly<{
  dayOf: (at: string) => string
  untilOf: (certificate: HeldCertificate) => string
  hoursOf: (certificate: HeldCertificate) => string
}>

const columnsOf = (
  words: Words,
  { dayOf, hoursOf, untilOf }: Said,
  actOf: ActOf,
): readonly TableColumn<HeldCertificate>[] => {
  const { columns, ways } = words.personPage.training
  return [
    { key: 'course', head: columns.course(), cell: ({ courseTitle }) => courseTitle },
    { key: 'number', head: columns.number(), cell: (certificate) => <NumberOf certificate={certificate} /> },
    { key: 'state', head: columns.state(), cell: (certificate) => <Standing certificate={certificate} /> },
    { key: 'way', head: columns.way(), cell: ({ way }) => <OneLine>{ways[way]()}</OneLine> },
    {
      key: 'completed',
      head: columns.completed(),
      cell: ({ completedOn }) => <OneLine>{dayOf(completedOn)}</OneLine>,
    },
    {
      key: 'expires',
      head: columns.expires(),
      cell: (certificate) => <OneLine>{untilOf(certificate)}</OneLine>,
    },
    {
      key: 'hours',
      head: columns.hours(),
      align: 'end',
      cell: (certificate) => <OneLine>{hoursOf(certificate)}</OneLine>,
    },
    ...(actOf === null
      ? []
      : [
          {
            key: 'acts',
            head: <Hidden>{words.personPage.deeds.acts()}</Hidden>,
            cell: (certificate: HeldCertificate) => <OneLine>{actOf(certificate)}</OneLine>,
          },
        ]),
  ]
}

const briefsOf =
  (words: Words, { dayOf, hoursOf }: Said, actOf: ActOf) =>
  (certificate: HeldCertificate): FactBrief => ({
    name: certificate.courseTitle,
    facts: [
      dayOf(certificate.completedOn),
      words.personPage.training.ways[certificate.way](),
      hoursOf(certificate),
      fateIn(words, certificate),
    ],
    status: (
      <>
        <CertificateChip state={certificate.state} />
        <NumberOf certificate={certificate} />
        {actOf?.(certificate)}
      </>
    ),
  })

type HeldCertificatesProps = Readonly<{ certificates: readonly HeldCertificate[]; actOf: ActOf }>

/** The certificates of somebody, whatever they are worth now. */
export const HeldCertificates = ({ certificates, actOf }: HeldCertificatesProps) => {
  const words = useWords()
  const dates = useDates()
  const { hours } = useFormats()
  const { training: said } = words.personPage
  // A day of completion is a day of the program, wherever the reader is.
  const dayOf = (at: string) => dates.shortDate(at, CERTIFICATE_CLOCK)
  const spoken: Said = {
    dayOf,
    untilOf: ({ expiresAt }) => (expiresAt === null ? said.noEnd() : dayOf(expiresAt)),
    hoursOf: (certificate) => hours(certificate.hours),
  }
  return (
    <FactTable
      caption={said.certificates()}
      columns={columnsOf(words, spoken, actOf)}
      rows={certificates}
      rowKey={({ number }) => number}
      brief={briefsOf(words, spoken, actOf)}
      empty={{ title: said.noCertificates(), text: said.noCertificatesText() }}
    />
  )
}
