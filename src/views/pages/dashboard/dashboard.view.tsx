import { useActorRef, useSelector } from '@xstate/react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import type { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { arriving } from '../../shell/arriving.tsx'
import { Part } from '../../shell/part.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import { CertificateRow } from './certificate-row.view.tsx'
import { ClassRow } from './class-row.view.tsx'
import { ContinueCard } from './continue-card.view.tsx'
import { isEmptyDashboard, sortDashboard, type DashboardData, type HeldCertificate } from './dashboard-data.ts'
import { DashboardSection } from './dashboard-section.view.tsx'
import { Deadlines } from './deadlines.view.tsx'
import { EnrollmentRow } from './enrollment-row.view.tsx'
import { History } from './history.view.tsx'
import type { ReissueMachine } from './reissue-dialog.view.tsx'
import type { WalletDialogProps } from './wallet-dialog.view.tsx'

type Course = NonNullable<HeldCertificate['renewal']>

export type DashboardPageProps = Readonly<{
  studentId: number
  /** Its query is the student's id. */
  machine: ResourceMachine<DashboardData, number>
  reissue: ReissueMachine
  copying: typeof copyingMachine
  /** Before the path of a link that is shared. */
  origin: string
  /** Loaded when someone wants to take a course again. */
  EnrollDialog: ComponentType<RenewDialogProps>
  /** Loaded when someone wants a certificate in a wallet. */
  WalletOffer: ComponentType<Omit<WalletDialogProps, 'machine'>>
  /** Lessons that open without a network, of who keeps some on this device. */
  KeptLessons?: ComponentType | undefined
  /** Whether it was them whom an instructor put on a class. */
  walkIns?: ReactNode
}>

export type RenewDialogProps = Readonly<{ course: Course; renews: boolean; onClose: () => void }>

const dialog = arriving(() => import('./reissue-dialog.view.tsx'))

const list = css({ display: 'grid', gap: '4' })

const DashboardSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={list}>
    <Skeleton height="18rem" />
    <Skeleton width="24rem" height="2.8rem" />
    <Skeleton height="16rem" />
    <Skeleton height="16rem" />
  </div>
)

const DashboardContent = ({
  data,
  reissue,
  copying,
  origin,
  EnrollDialog,
  WalletOffer,
}: Omit<DashboardPageProps, 'studentId' | 'machine' | 'KeptLessons' | 'walkIns'> & { data: DashboardData }) => {
  const { dashboard: said } = useWords()
  const actor = useActorRef(reissue)
  const isAsked = useSelector(actor, (snapshot) => !snapshot.matches('resting'))
  const reissued = useSelector(actor, (snapshot) =>
    snapshot.matches({ resting: 'done' }) ? (snapshot.context.done?.outcome ?? null) : null,
  )
  const [renewing, setRenewing] = useState<Course | null>(null)
  const [offered, setOffered] = useState<HeldCertificate | null>(null)
  const { next, certificates } = data.dashboard
  const { current, deadlines, past, upcoming } = sortDashboard(data)
  const ask = ({ correctedName, number, recipientName: printedName }: HeldCertificate) => {
    if (correctedName === null) return
    actor.send({ type: 'deed.asked', subject: { number, printedName, correctedName } })
  }
  return (
    <>
      {next && <ContinueCard next={next} />}
      {deadlines.length > 0 && (
        <DashboardSection heading={said.deadlines.heading()}>
          <Deadlines deadlines={deadlines} now={data.now} />
        </DashboardSection>
      )}
      {upcoming.length > 0 && (
        <DashboardSection heading={said.classes.heading()}>
          <ul className={list}>
            {upcoming.map((held) => (
              <ClassRow key={held.registrationId} held={held} />
            ))}
          </ul>
        </DashboardSection>
      )}
      {current.length > 0 && (
        <DashboardSection heading={said.online.heading()}>
          <ul className={list}>
            {current.map((held) => (
              <EnrollmentRow key={held.enrollment.id} {...held} />
            ))}
          </ul>
        </DashboardSection>
      )}
      {certificates.length > 0 && (
        <DashboardSection heading={said.certificates.heading()}>
          <div role="status" className={css({ '&:not(:empty)': { marginBlockEnd: '4' } })}>
            {reissued !== null && (
              <Banner tone="success">
                {said.reissue.done()} <bdi dir="ltr">{reissued}</bdi>
              </Banner>
            )}
          </div>
          <ul className={list}>
            {certificates.map((certificate) => (
              <CertificateRow
                key={certificate.number}
                certificate={certificate}
                copying={copying}
                origin={origin}
                onReissue={ask}
                onReissueNear={dialog.prepare}
                onWallet={setOffered}
                onRenew={setRenewing}
              />
            ))}
          </ul>
        </DashboardSection>
      )}
      {past.length > 0 && (
        <DashboardSection heading={said.history.heading()}>
          <History past={past} />
        </DashboardSection>
      )}
      {isAsked && (
        <Part onFailed={() => actor.send({ type: 'deed.declined' })}>
          <dialog.Arriving actor={actor} />
        </Part>
      )}
      {offered && (
        <Part onFailed={() => setOffered(null)}>
          <WalletOffer number={offered.number} courseTitle={offered.courseTitle} onClose={() => setOffered(null)} />
        </Part>
      )}
      {renewing && <EnrollDialog course={renewing} renews onClose={() => setRenewing(null)} />}
    </>
  )
}

export const DashboardPage = ({ studentId, machine, KeptLessons, walkIns, ...rest }: DashboardPageProps) => {
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
        <ErrorState title={said.failed()} {...retryWay(words, fault, retry)}>
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
          <DashboardContent data={data} {...rest} />
        ))}
      {KeptLessons && face !== 'loading' && (
        <Part fallback={null}>
          <KeptLessons />
        </Part>
      )}
      {face !== 'loading' && walkIns}
    </PageFrame>
  )
}
