import { useActorRef, useSelector } from '@xstate/react'
import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

import type { InstructorDashboard } from '../../../domain/contract/held-class.contract.ts'
import type { OwnClass } from '../../../domain/contract/own-classes.list.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { DetailSection } from '../../ui/detail.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { Stat } from '../../ui/stat.view.tsx'
import { Withheld } from '../class-desk/withheld.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import { AwaitingList } from './awaiting.view.tsx'
import { NextClass } from './next-class.view.tsx'
import { OwnClasses } from './own-classes.view.tsx'

const styles = {
  sections: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: { base: '6', md: '8' } }),
  figures: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(3, 1fr)]' },
    gap: '4',
  }),
  /** What stands below would be pushed away in sight: what comes is longer than a screen. */
  waiting: css({ alignContent: 'start', minHeight: 'viewport' }),
  held: css({ display: 'contents', '&[aria-busy=true] > *': { opacity: '0.6' } }),
}

export type InstructorDashRead = Readonly<{
  dashboard: InstructorDashboard
  /** When it was read, in milliseconds. */
  now: number
}>

export type InstructorDashPageProps = Readonly<{
  machine: ResourceMachine<InstructorDashRead>
  classes: ListMachine<OwnClass>
  asked: ListAsked
  now: number
  /** Whether it was them whom another instructor put on a class. */
  walkIns?: ReactNode
}>

const Figures = ({ figures }: Pick<InstructorDashboard, 'figures'>) => {
  const { dash } = useWords().classDesk
  const formats = useFormats()
  const { year, classes, trained, passShare } = figures
  return (
    <DetailSection title={dash.figures({ year: String(year) })}>
      <div className={styles.figures}>
        <Stat label={dash.classes()} value={formats.number(classes)} />
        <Stat label={dash.trained()} value={formats.number(trained)} />
        <Stat
          label={dash.passShare()}
          value={passShare === null ? '–' : formats.percent(passShare)}
          {...(passShare === null && { note: dash.noShare() })}
        />
      </div>
    </DetailSection>
  )
}

const Overview = ({ data: { dashboard, now } }: Readonly<{ data: InstructorDashRead }>) => {
  const { dash, newClass } = useWords().classDesk
  const { next, awaiting, figures, withheld } = dashboard
  return (
    <>
      <Withheld courses={withheld} />
      {next ? (
        <NextClass next={next} now={now} />
      ) : (
        <EmptyState
          size="section"
          title={dash.noNextTitle()}
          action={<LinkButton href="/instructor/course/new">{newClass()}</LinkButton>}
        >
          {dash.noNext()}
        </EmptyState>
      )}
      <DetailSection bare title={dash.awaiting()} {...(awaiting.length === 0 && { lead: dash.awaitingNone() })}>
        {awaiting.length > 0 && <AwaitingList awaiting={awaiting} />}
      </DetailSection>
      <Figures figures={figures} />
    </>
  )
}

const OverviewFaces = ({ machine }: Pick<InstructorDashPageProps, 'machine'>) => {
  const words = useWords()
  const { dash } = words.classDesk
  const actor = useActorRef(machine, { input: { query: undefined } })
  const face = useSelector(actor, resourceFace)
  const data = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (data) {
    return (
      <>
        {face === 'partial' && <StaleBanner onRetry={retry}>{dash.stale()}</StaleBanner>}
        <div aria-busy={face === 'refreshing'} className={styles.held}>
          <Overview data={data} />
        </div>
      </>
    )
  }
  return face === 'failed' ? (
    <ErrorState size="section" title={dash.failed()} {...retryWay(words, fault, retry)}>
      {faultWords(words, fault)}
    </ErrorState>
  ) : (
    <div role="status" aria-label={dash.loading()} className={cx(styles.sections, styles.waiting)}>
      <Skeleton height="16rem" />
      <Skeleton height="12rem" />
    </div>
  )
}

/** What an instructor comes for: the class that is next, what waits for them, their figures and all their classes. */
export const InstructorDashPage = ({ machine, classes, asked, now, walkIns }: InstructorDashPageProps) => {
  const { classDesk, shell } = useWords()
  return (
    <PageFrame>
      <PageHeader
        title={shell.menu.instructorDashboard()}
        lead={classDesk.dash.lead()}
        actions={
          <LinkButton href="/instructor/course/new" icon={CalendarPlus}>
            {classDesk.newClass()}
          </LinkButton>
        }
      />
      <div className={styles.sections}>
        <OverviewFaces machine={machine} />
        <DetailSection bare title={classDesk.list.title()}>
          <OwnClasses machine={classes} asked={asked} now={now} />
        </DetailSection>
      </div>
      {walkIns}
    </PageFrame>
  )
}
