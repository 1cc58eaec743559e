import { useActorRef, useSelector } from '@xstate/react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import { CertificateRow } from './certificate-row.view.tsx'
import { ClassRow } from './class-row.view.tsx'
import { ContinueCard } from './continue-card.view.tsx'
import { isEmptyDashboard, sortDashboard, type DashboardData } from './dashboard-data.ts'
import { EnrollmentRow } from './enrollment-row.view.tsx'

export type DashboardPageProps = Readonly<{
  studentId: number
  /** Its query is the student's id. */
  machine: ResourceMachine<DashboardData, number>
}>

const list = css({ display: 'grid', gap: '4' })

const Section = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css({ marginBlockStart: { base: '8', md: '10' } })}>
      <h2 id={id} className={css({ textStyle: 'heading.section', marginBlockEnd: '4' })}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

const DashboardSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={list}>
    <Skeleton height="18rem" />
    <Skeleton width="24rem" height="2.8rem" />
    <Skeleton height="16rem" />
    <Skeleton height="16rem" />
  </div>
)

const DashboardContent = ({ data }: { data: DashboardData }) => {
  const { dashboard: said } = useWords()
  const { next, certificates } = data.dashboard
  const { current, past, upcoming, pastClasses } = sortDashboard(data)
  return (
    <>
      {next && <ContinueCard next={next} />}
      {current.length > 0 && (
        <Section heading={said.online.heading()}>
          <ul className={list}>
            {current.map((held) => (
              <EnrollmentRow key={held.enrollment.id} {...held} />
            ))}
          </ul>
        </Section>
      )}
      {upcoming.length > 0 && (
        <Section heading={said.classes.heading()}>
          <ul className={list}>
            {upcoming.map((held) => (
              <ClassRow key={held.id} held={held} />
            ))}
          </ul>
        </Section>
      )}
      {certificates.length > 0 && (
        <Section heading={said.certificates.heading()}>
          <ul className={list}>
            {certificates.map((certificate) => (
              <CertificateRow key={certificate.number} certificate={certificate} />
            ))}
          </ul>
        </Section>
      )}
      {past.length + pastClasses.length > 0 && (
        <Section heading={said.history.heading()}>
          <ul className={list}>
            {past.map((held) => (
              <EnrollmentRow key={`enrollment ${held.enrollment.id}`} {...held} />
            ))}
            {pastClasses.map((held) => (
              <ClassRow key={`class ${held.id}`} held={held} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

export const DashboardPage = ({ studentId, machine }: DashboardPageProps) => {
  const words = useWords()
  const { dashboard: said } = words
  const actor = useActorRef(machine, { input: { query: studentId } })
  const face = useSelector(actor, resourceFace)
  const data = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  return (
    <PageFrame width="narrow">
      <PageHeader title={said.title()} lead={said.lead()} />
      {face === 'partial' && <StaleBanner onRetry={retry}>{said.stale()}</StaleBanner>}
      {face === 'loading' && <DashboardSkeleton label={said.loading()} />}
      {face === 'failed' && (
        <ErrorState title={said.failed()} retryLabel={words.actions.retry()} onRetry={retry}>
          <p>{faultWords(words, fault)}</p>
          <p>{said.failedText()}</p>
        </ErrorState>
      )}
      {data &&
        (isEmptyDashboard(data) ? (
          <EmptyState
            title={said.emptyTitle()}
            illustration={<EmptyLane />}
            action={<LinkButton href="/home#courses">{said.browse()}</LinkButton>}
          >
            {said.empty()}
          </EmptyState>
        ) : (
          <DashboardContent data={data} />
        ))}
    </PageFrame>
  )
}
