import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

import type { ProgrammeOverview } from '../../../domain/contract/programme.contract.ts'
import { ENDING_DAYS } from '../../../domain/programme-waiting.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { useDates } from '../../dates.ts'
import { PlaceLink, wholePart } from '../../shell/place-link.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { Stat } from '../../ui/stat.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { StaleBanner } from '../stale-banner.view.tsx'
import { WaitingRows } from '../waiting-rows.view.tsx'
import { Disciplines } from './disciplines.view.tsx'
import { programmeRows } from './programme-waiting.ts'

const styles = {
  sections: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: { base: '6', md: '8' },
    marginBlockEnd: { base: '8', md: '12' },
    '&[aria-busy=true]': { opacity: '0.6' },
  }),
  /** What stands below would be pushed away in sight: what comes is longer than a screen. */
  waiting: css({ alignContent: 'start', minHeight: 'viewport' }),
  figures: css({
    display: 'grid',
    gridTemplateColumns: {
      base: '[repeat(2, minmax(0, 1fr))]',
      md: '[repeat(3, minmax(0, 1fr))]',
    },
    gap: '4',
  }),
}

type FigureProps = Readonly<{ label: string; value: number; listedAt?: string; note?: string }>

/** A figure opens the list that it counts, where the reader may see that. */
const Figure = ({ label, value, listedAt, note }: FigureProps) => {
  const formats = useFormats()
  return (
    <Stat
      label={
        listedAt === undefined ? (
          label
        ) : (
          <PlaceLink href={listedAt} className={wholePart}>
            {label}
          </PlaceLink>
        )
      }
      value={formats.number(value)}
      {...(note !== undefined && { note })}
    />
  )
}

const Figures = ({ figures }: Pick<ProgrammeOverview, 'figures'>) => {
  const { programmeDash: said } = useWords()
  const { year, trained, classesHeld, classesAhead, learning, expiring, instructors } = figures
  return (
    <DetailSection title={said.figures({ year: String(year) })}>
      <div className={styles.figures}>
        <Figure label={said.trained()} value={trained} note={said.trainedNote()} listedAt="/admin/students" />
        <Figure
          label={said.classesHeld()}
          value={classesHeld}
          listedAt="/admin/in-person?status=completed&date=thisYear"
        />
        <Figure label={said.classesAhead()} value={classesAhead} listedAt="/course/search?delivery=inPerson" />
        <Figure label={said.learning()} value={learning} listedAt="/admin/online?status=active" />
        <Figure label={said.expiring({ days: ENDING_DAYS })} value={expiring} />
        <Figure label={said.instructors()} value={instructors} listedAt="/admin/instructors" />
      </div>
    </DetailSection>
  )
}

const Overview = ({ overview }: Readonly<{ overview: ProgrammeOverview }>): ReactNode => {
  const words = useWords()
  const { programmeDash: said } = words
  const rows = programmeRows(words, useDates(), overview)
  return (
    <>
      <DetailSection bare title={said.waiting()} {...(rows.length === 0 && { lead: said.nothing() })}>
        {rows.length > 0 && <WaitingRows rows={rows} />}
      </DetailSection>
      <Figures figures={overview.figures} />
      <DetailSection
        bare
        title={said.byDiscipline()}
        {...(overview.disciplines.length === 0 && { lead: said.nobody() })}
      >
        {overview.disciplines.length > 0 && <Disciplines disciplines={overview.disciplines} />}
      </DetailSection>
    </>
  )
}

/** The head of the master trainer's page: what waits in the programme, and its figures. */
export const ProgrammeFaces = ({ machine }: Readonly<{ machine: ResourceMachine<ProgrammeOverview> }>) => {
  const words = useWords()
  const { programmeDash: said, homeWaiting: waiting } = words
  const actor = useActorRef(machine, { input: { query: undefined } })
  const face = useSelector(actor, resourceFace)
  const data = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (data)
    return (
      <div aria-busy={face === 'refreshing'} className={styles.sections}>
        {face === 'partial' && <StaleBanner onRetry={retry}>{waiting.stale()}</StaleBanner>}
        <Overview overview={data} />
      </div>
    )
  return (
    <div className={styles.sections}>
      {face === 'failed' ? (
        <ErrorState size="section" title={said.failed()} {...retryWay(words, fault, retry)}>
          {faultWords(words, fault)}
        </ErrorState>
      ) : (
        <div role="status" aria-label={said.loading()} className={cx(styles.sections, styles.waiting)}>
          <Skeleton height="12rem" />
          <Skeleton height="24rem" />
        </div>
      )}
    </div>
  )
}
