import { Printer } from 'lucide-react'
import { css } from 'styled-system/css'

import type { PersonProfile, PersonTraining } from '../../domain/contract/person-page.contract.ts'
import { createDates } from '../../domain/dates.ts'
import type { EnrollmentLabel } from '../../domain/enrollment-label.ts'
import { useFormats, useLanguage, useWords, type Words } from '../../i18n/words.tsx'
import type { WrittenDates } from '../dates.ts'
import { usePrintedAt } from '../list/printed-at.ts'
import { EnrollmentChip } from '../pages/dashboard/enrollment-chip.view.tsx'
import { useProgrammeDates } from '../programme-dates.ts'
import { Button } from '../ui/button.view.tsx'
import { DetailSection } from '../ui/detail.view.tsx'
import { Stat } from '../ui/stat.view.tsx'
import type { TableColumn } from '../ui/table.view.tsx'
import { FactTable, OneLine, type FactBrief } from './fact-table.view.tsx'
import { HeldCertificates } from './held-certificates.view.tsx'
import { PartFaces } from './part-faces.view.tsx'
import type { PersonPartProps } from './person.props.ts'
import { PlaceChip, VerifiedChip, type Enrolled, type Placed } from './training-words.view.tsx'
import { useCertificateDeeds } from './use-certificate-deeds.view.tsx'

const styles = {
  head: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end', gap: '4' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '2', _print: { display: 'none' } }),
  paper: css({ display: 'none', _print: { display: 'block' } }),
}

const labelOf = ({ complete, label, total }: Enrolled): EnrollmentLabel =>
  label === 'active' ? { kind: label, complete, total } : { kind: label }

const enrollmentColumns = (words: Words, dates: WrittenDates): readonly TableColumn<Enrolled>[] => {
  const { columns } = words.personPage.training
  return [
    { key: 'course', head: columns.course(), cell: ({ courseTitle }) => courseTitle },
    { key: 'version', head: columns.version(), align: 'end', cell: ({ version }) => version },
    {
      key: 'label',
      head: columns.label(),
      cell: (enrolled) => (
        <OneLine>
          <EnrollmentChip label={labelOf(enrolled)} />
        </OneLine>
      ),
    },
    {
      key: 'verified',
      head: columns.verified(),
      cell: (enrolled) => (
        <OneLine>
          <VerifiedChip enrolled={enrolled} />
        </OneLine>
      ),
    },
    {
      key: 'completed',
      head: columns.completed(),
      cell: ({ completedAt }) => completedAt !== null && <OneLine>{dates.shortDate(completedAt)}</OneLine>,
    },
    {
      key: 'ends',
      head: columns.ends(),
      cell: ({ expirationDate }) => <OneLine>{dates.shortDate(expirationDate)}</OneLine>,
    },
  ]
}

const placeColumns = (words: Words, dates: WrittenDates): readonly TableColumn<Placed>[] => {
  const { columns } = words.personPage.training
  return [
    { key: 'course', head: columns.course(), cell: ({ courseTitle }) => courseTitle },
    {
      key: 'date',
      head: columns.date(),
      cell: ({ courseDate, timeZone }) => <OneLine>{dates.shortDate(courseDate, timeZone)}</OneLine>,
    },
    { key: 'venue', head: columns.venue(), cell: ({ city, venue }) => <bdi>{`${venue}, ${city}`}</bdi> },
    {
      key: 'standing',
      head: columns.standing(),
      cell: (place) => (
        <OneLine>
          <PlaceChip place={place} />
        </OneLine>
      ),
    },
  ]
}

const enrollmentBriefs =
  (words: Words, dates: WrittenDates) =>
  (enrolled: Enrolled): FactBrief => {
    const { columns } = words.personPage.training
    return {
      name: enrolled.courseTitle,
      facts: [
        `${columns.version()} ${enrolled.version}`,
        `${columns.ends()} ${dates.shortDate(enrolled.expirationDate)}`,
      ],
      status: <EnrollmentChip label={labelOf(enrolled)} />,
    }
  }

const placeBriefs =
  (dates: WrittenDates) =>
  (place: Placed): FactBrief => ({
    name: place.courseTitle,
    facts: [dates.shortDate(place.courseDate, place.timeZone), place.venue],
    status: <PlaceChip place={place} />,
  })

/** What paper says above a transcript: whose it is, and when it was made, by which clock. */
const PaperHead = ({ profile }: Readonly<{ profile: PersonProfile }>) => {
  const { lists, personal, personPage } = useWords()
  // What is printed is read at any time, so its year is always there.
  const dates = createDates(useLanguage())
  const at = usePrintedAt()
  if (at === '') return null
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <div className={styles.paper}>
      <p>{personPage.training.transcript()}</p>
      {profile.licenseNumber !== '' && (
        <p>
          {personal.fields.licenseNumber()}: <bdi dir="ltr">{profile.licenseNumber}</bdi>
        </p>
      )}
      <p>{lists.printed({ when: dates.moment(at, timeZone) })}</p>
    </div>
  )
}

const Whole = ({ training, ...props }: PersonPartProps & Readonly<{ training: PersonTraining }>) => {
  const words = useWords()
  const dates = useProgrammeDates()
  const { hours: hoursIn } = useFormats()
  const { training: said } = words.personPage
  const { actOf, issue, news, dialogs } = useCertificateDeeds(props)
  return (
    <>
      <PaperHead profile={props.profile} />
      <div className={styles.head}>
        <Stat label={said.hours()} value={hoursIn(training.hours)} note={said.hoursNote()} />
        <div className={styles.acts}>
          <Button icon={Printer} variant="outline" onClick={() => window.print()}>
            {said.print()}
          </Button>
        </div>
      </div>
      {news}
      <DetailSection title={said.certificates()} actions={issue}>
        <HeldCertificates certificates={training.certificates} actOf={actOf} />
      </DetailSection>
      <DetailSection title={said.enrollments()}>
        <FactTable
          caption={said.enrollments()}
          columns={enrollmentColumns(words, dates)}
          rows={training.enrollments}
          rowKey={({ id }) => String(id)}
          brief={enrollmentBriefs(words, dates)}
          empty={{ title: said.noEnrollments() }}
        />
      </DetailSection>
      <DetailSection title={said.places()}>
        <FactTable
          caption={said.places()}
          columns={placeColumns(words, dates)}
          rows={training.places}
          rowKey={({ id }) => String(id)}
          brief={placeBriefs(dates)}
          empty={{ title: said.noPlaces() }}
        />
      </DetailSection>
      {dialogs}
    </>
  )
}

/** What somebody trained for, as a transcript. */
export const TrainingPart = (props: PersonPartProps) => {
  const { training: said } = useWords().personPage
  return (
    <PartFaces machine={props.machines.training} loading={said.loading()} failed={said.failed()}>
      {(training) => <Whole {...props} training={training} />}
    </PartFaces>
  )
}
