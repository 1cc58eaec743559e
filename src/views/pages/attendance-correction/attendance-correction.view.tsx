import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { classAddress, rosterAddress } from '../../../domain/class-address.ts'
import { sideBySide } from '../../../i18n/side-by-side.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import type {
  AttendanceCorrectionActor,
  AttendanceCorrectionMachine,
} from '../../../machines/attendance-correction/attendance-correction.machine.ts'
import { useDates } from '../../dates.ts'
import { PlaceLink } from '../../shell/place-link.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { isolated } from '../class-desk/isolated.ts'
import { faultWords, retryWay } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { CorrectionMarks } from './correction-marks.view.tsx'
import { Consequences, CorrectionShown } from './correction-outcome.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' }),
  go: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

const READING = ['reading', 'recalling', 'closing', 'comparing'] as const
const MARKS = ['choosing', 'discarding', 'looking', 'unlooked'] as const

type CorrectionProps = Readonly<{ actor: AttendanceCorrectionActor }>

const Head = ({ actor }: CorrectionProps) => {
  const { attendanceCorrection: said } = useWords()
  const dates = useDates()
  const language = useLanguage()
  const classId = useSelector(actor, ({ context }) => context.classId)
  const held = useSelector(actor, ({ context }) => context.roster?.held)
  return (
    <PageHeader
      eyebrow={<PlaceLink href={classAddress(classId)}>{said.back()}</PlaceLink>}
      title={held ? said.title({ course: isolated(held.courseTitle) }) : said.untitled()}
      {...(held && { lead: sideBySide(language, dates.moment(held.courseDate, held.timeZone), isolated(held.venue)) })}
    />
  )
}

const Corrected = ({ actor }: CorrectionProps) => {
  const { attendanceCorrection: said } = useWords()
  const outcome = useSelector(actor, ({ context }) => context.outcome)
  const classId = useSelector(actor, ({ context }) => context.classId)
  if (outcome === null) return null
  return (
    <>
      <Banner tone="success" announce="status" title={said.doneTitle({ count: outcome.rows.length })}>
        {said.done()}
      </Banner>
      <Consequences outcome={outcome} />
      <div className={styles.go}>
        <LinkButton href={rosterAddress(classId)}>{said.toRoster()}</LinkButton>
        <LinkButton href={classAddress(classId)} variant="outline">
          {said.back()}
        </LinkButton>
      </div>
    </>
  )
}

const Faces = ({ actor }: CorrectionProps) => {
  const words = useWords()
  const { attendanceCorrection: said } = words
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isUnread = useSelector(actor, (at) => at.matches('unread') || at.matches('uncompared'))
  const isReading = useSelector(actor, (at) => READING.some((state) => at.matches(state)))
  const isCorrected = useSelector(actor, (at) => at.matches('corrected'))
  const areMarksShown = useSelector(actor, (at) => MARKS.some((state) => at.matches(state)))
  if (isUnread) {
    return (
      <ErrorState title={said.failedTitle()} {...retryWay(words, fault, () => actor.send({ type: 'reading.retried' }))}>
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  if (isReading) {
    return (
      <div role="status" aria-label={said.loading()} className={styles.root}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height="3.5rem" />
        ))}
      </div>
    )
  }
  if (isCorrected) return <Corrected actor={actor} />
  return areMarksShown ? <CorrectionMarks actor={actor} /> : <CorrectionShown actor={actor} />
}

type AttendanceCorrectionPageProps = Readonly<{ classId: number; machine: AttendanceCorrectionMachine }>

/** Marks of a completed class are put right, with what that does shown before it is done. */
export const AttendanceCorrectionPage = ({ classId, machine }: AttendanceCorrectionPageProps) => {
  const actor = useActorRef(machine, { input: { classId } })
  return (
    <PageFrame width="narrow">
      <Head actor={actor} />
      <div className={styles.root}>
        <Faces actor={actor} />
      </div>
    </PageFrame>
  )
}
