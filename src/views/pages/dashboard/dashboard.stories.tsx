import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'

import type { Fault } from '../../../domain/fault.ts'
import { ActorsProvider } from '../../shell/actors.context.tsx'
import { shellActors } from '../../shell/story-actors.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { aCourse, aHeldCertificate, aHeldClass, DASHBOARD, EMPTY_DASHBOARD, NOW } from '../story-data.ts'
import { onAPhone, stage } from '../story-stage.tsx'
import type { DashboardData } from './dashboard-data.ts'
import { dashboardMachines, walletThat, type DashboardWorld } from './dashboard.story-data.ts'
import { DashboardPage, type DashboardPageProps, type RenewDialogProps } from './dashboard.view.tsx'
import { WalletDialog } from './wallet-dialog.view.tsx'

const holds = (dashboard: DashboardData['dashboard']) =>
  resourceThat(answers<DashboardData, { query: number }>({ dashboard, now: NOW }))
const OFFLINE: Fault = { kind: 'offline' }

const WalletOffer: DashboardPageProps['WalletOffer'] = (props) => (
  <WalletDialog machine={walletThat('open')} {...props} />
)

const EnrollDialog = ({ course }: RenewDialogProps) => <p role="dialog">{course.title}</p>

/** Each showing makes its own machines, within a shell that takes notices. */
const Page = ({ world }: { world: () => DashboardWorld }) => {
  const [made] = useState(() => ({ actors: shellActors(), machines: dashboardMachines(world()) }))
  return (
    <ActorsProvider actors={made.actors}>
      <DashboardPage
        studentId={7}
        {...made.machines}
        origin="https://training.example.org"
        WalletOffer={WalletOffer}
        EnrollDialog={EnrollDialog}
      />
    </ActorsProvider>
  )
}

const meta: Meta<typeof Page> = {
  title: 'Pages/Student dashboard',
  component: Page,
  ...stage('shell', 'dashboard', 'wallet'),
  args: { world: () => ({ machine: holds(DASHBOARD) }) },
}
export default meta
type Story = StoryObj<typeof Page>

const CERTIFICATES = [
  aHeldCertificate({ correctedName: 'Dana Whitfield-Okafor' }),
  aHeldCertificate({ number: 'TIM-3333-3333', state: 'valid', expiresAt: '2026-06-01T18:30:00Z', renewal: aCourse() }),
  aHeldCertificate({
    number: 'TIM-4444-4444',
    state: 'superseded',
    supersededBy: 'TIM-7K3M-9Q2X',
    downloadUrl: null,
    badgeUrl: null,
  }),
  aHeldCertificate({ number: 'TIM-5555-5555', state: 'revoked', downloadUrl: null, badgeUrl: null }),
]

const withCertificates = { ...DASHBOARD, certificates: CERTIFICATES }

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const QuizNext: Story = {
  args: {
    world: () => ({ machine: holds({ ...DASHBOARD, next: DASHBOARD.next && { ...DASHBOARD.next, state: 'ready' } }) }),
  },
}
export const NothingToGoOnWith: Story = { args: { world: () => ({ machine: holds({ ...DASHBOARD, next: null }) }) } }
export const CertificatesInEveryState: Story = { args: { world: () => ({ machine: holds(withCertificates) }) } }
export const CertificatesInEveryStateOnAPhone: Story = { ...CertificatesInEveryState, ...onAPhone }
export const ClassesInEveryState: Story = {
  args: {
    world: () => ({
      machine: holds({
        ...DASHBOARD,
        classes: [
          aHeldClass(),
          aHeldClass({ registrationId: 2, registrationState: 'walkIn' }),
          aHeldClass({ registrationId: 3, registrationState: 'waitlisted', waitlistPosition: 3, calendarUrl: null }),
          aHeldClass({
            registrationId: 4,
            registrationState: 'offered',
            offerEndsAt: '2026-05-05T14:00:00Z',
            calendarUrl: null,
          }),
          aHeldClass({ registrationId: 5, registrationState: 'cancelled', calendarUrl: null }),
          aHeldClass({ registrationId: 6, registrationState: 'lapsed', calendarUrl: null }),
          aHeldClass({ registrationId: 7, courseStatusId: 3, attendance: 'present', calendarUrl: null }),
          aHeldClass({ registrationId: 8, courseStatusId: 3, attendance: 'partial', calendarUrl: null }),
          aHeldClass({ registrationId: 9, courseStatusId: 3, attendance: 'noShow', calendarUrl: null }),
          aHeldClass({ registrationId: 10, courseStatusId: 2, calendarUrl: null }),
        ],
      }),
    }),
  },
}
export const Empty: Story = { args: { world: () => ({ machine: holds(EMPTY_DASHBOARD) }) } }
export const Loading: Story = {
  args: { world: () => ({ machine: resourceThat(waits<DashboardData, { query: number }>()) }) },
}
export const Failed: Story = {
  args: { world: () => ({ machine: resourceThat(fails<DashboardData, { query: number }>(OFFLINE)) }) },
}
export const Partial: Story = {
  args: {
    world: () => ({ machine: resourceGoneStale<DashboardData, number>({ dashboard: DASHBOARD, now: NOW }, OFFLINE) }),
  },
}
