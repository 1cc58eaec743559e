import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { CheckedEnrollment, OwnEnrollment } from '../../../domain/contract/enrollment-verification.contract.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { EnrollmentVerificationPage } from './enrollment-verification.view.tsx'
import { FOUND, OWN, verificationThat } from './story-verification.ts'

type Own = readonly OwnEnrollment[]
type Query = { query: undefined }
type Code = { code: string }

const Page = withFresh(EnrollmentVerificationPage, 'machine', 'own', 'agencies')

const meta: Meta<typeof Page> = {
  title: 'Pages/Enrollment verification',
  component: Page,
  ...stage('enrollmentVerification', 'personal', 'fieldRules', 'choosing'),
  args: {
    code: null,
    viewer: 'signedIn',
    machine: () => verificationThat(),
    own: () => resourceThat<Own>(answers<Own, Query>(OWN)),
    agencies: () =>
      resourceThat<readonly Agency[]>(
        answers<readonly Agency[], Query>([
          { id: 1, name: 'State Highway Patrol' },
          { id: 2, name: 'Weber County EMS' },
        ]),
      ),
    onSignIn: fn(),
  },
}
export default meta
type Story = StoryObj<typeof Page>

const CODE = 'K7P2-9XQ4'

export const Guest: Story = { args: { viewer: 'guest', code: CODE } }
export const NotKnownYet: Story = { args: { viewer: 'unknown' } }
export const Blank: Story = {}
export const BlankOnAPhone: Story = onAPhone
export const WithoutAnEnrollment: Story = { args: { own: () => resourceThat<Own>(answers<Own, Query>([])) } }
export const EnrollmentsLoading: Story = { args: { own: () => resourceThat<Own>(waits<Own, Query>()) } }
export const EnrollmentsFailed: Story = {
  args: { own: () => resourceThat<Own>(fails<Own, Query>({ kind: 'offline' })) },
}
export const Malformed: Story = { args: { code: 'K7P2' } }
export const Finding: Story = {
  args: { code: CODE, machine: () => verificationThat({ find: waits<CheckedEnrollment, Code>() }) },
}
export const Unknown: Story = {
  args: { code: CODE, machine: () => verificationThat({ find: fails<CheckedEnrollment, Code>({ kind: 'notFound' }) }) },
}
export const CouldNotAsk: Story = {
  args: { code: CODE, machine: () => verificationThat({ find: fails<CheckedEnrollment, Code>({ kind: 'offline' }) }) },
}
export const Confirming: Story = { args: { code: CODE } }
export const ConfirmingAtNight: Story = { args: { code: CODE }, ...atNight }
export const ConfirmingOnAPhone: Story = { args: { code: CODE }, ...onAPhone }
export const ConfirmingInArabicAtNight: Story = {
  args: {
    code: CODE,
    machine: () =>
      verificationThat({
        find: answers<CheckedEnrollment, Code>({
          ...FOUND,
          courseTitle: 'الدورة الوطنية للمستجيبين لحوادث المرور',
          details: { ...FOUND.details, firstName: 'ليلى', lastName: 'منصور' },
        }),
      }),
  },
  ...arabicAtNight,
}
export const AlreadyVerified: Story = {
  args: {
    code: CODE,
    machine: () =>
      verificationThat({
        find: answers<CheckedEnrollment, Code>({ ...FOUND, isVerified: true, verifiedAt: '2026-05-02T14:00:00Z' }),
      }),
  },
}
