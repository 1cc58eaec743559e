import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { PersonMerge } from '../../domain/contract/person-merge.contract.ts'
import type {
  PersonAccess,
  PersonHistory,
  PersonMessages,
  PersonProfile,
  PersonTraining,
} from '../../domain/contract/person-page.contract.ts'
import { mergeAddress, personAddress } from '../../domain/person-address.ts'
import { personFactsFor, personPartsFor, type PersonPart } from '../../domain/person-page.ts'
import { ROLE } from '../../domain/role.ts'
import { actingThat } from '../list-acts/story-acts.ts'
import { answers, fails, resourceGoneStale, waits } from '../pages/story-actors.ts'
import { onAPhone, stage, withFresh } from '../pages/story-stage.tsx'
import { arabicAtNight, atNight } from '../ui/story-kit.tsx'
import type { CertificateDeed } from './person.props.ts'
import { PersonPage } from './person.view.tsx'
import { CLOSED_ACCESS, HELD_BACK, MERGED_ACCESS, NO_TRAINING, personThat, PROFILE, TRAINING } from './story-person.ts'

type Asked = { query: undefined }

const OFFLINE = { kind: 'offline' } as const
const Shown = withFresh(PersonPage, 'machines', 'acting')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Person',
  component: Shown,
  ...stage(
    'personPage',
    'messageKinds',
    'personMerge',
    'personal',
    'coordinatorStudents',
    'usersList',
    'auditList',
    'listActs',
    'lists',
    'fieldRules',
  ),
  args: {
    userId: 12,
    part: 'profile',
    machines: () => personThat(),
    acting: () => actingThat(),
    viewer: { userId: 9, roles: [ROLE.owner] },
    addressOf: (part) => personAddress(12, part),
    back: { href: '/admin/users', label: 'User list' },
    approvals: '/admin/users?view=names',
    log: '/admin/users?view=log&about=12',
    mergeOf: mergeAddress,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Profile: Story = {}
const heldBack = { machines: () => personThat({ profile: answers<PersonProfile, Asked>(HELD_BACK) }) }
export const HeldBack: Story = { args: heldBack }
export const HeldBackInArabicAtNight: Story = { ...arabicAtNight, args: heldBack }
export const HeldBackOnAPhone: Story = { ...onAPhone, args: { ...heldBack, part: 'messages' } }
export const ProfileInArabicAtNight: Story = arabicAtNight
export const ProfileOnAPhone: Story = onAPhone
export const ProfileOfOneWhoToldLittle: Story = {
  args: {
    machines: () =>
      personThat({
        profile: answers<PersonProfile, Asked>({
          ...PROFILE,
          phone: '',
          birthdate: '',
          licenseNumber: '',
          discipline: '',
          agency: null,
          furtherAgencies: [],
          state: 'deactivated',
          nameAsked: null,
        }),
      }),
  },
}
/** As whoever coordinates a group of theirs or teaches them sees it. */
const PARTLY = {
  viewer: { userId: 9, roles: [ROLE.groupCoordinator] },
  addressOf: (part: PersonPart) => personAddress(12, part, '/coordinator/students'),
  back: { href: '/coordinator/students', label: 'Student List' },
  machines: () =>
    personThat({
      profile: answers<PersonProfile, Asked>({
        ...PROFILE,
        parts: [...personPartsFor('coordinates')],
        facts: [...personFactsFor('coordinates')],
        birthdate: '',
        phone: '',
        nameAsked: null,
      }),
    }),
}
export const ProfileForACoordinator: Story = { args: PARTLY }
export const TrainingForACoordinatorOnAPhone: Story = { args: { ...PARTLY, part: 'training' }, ...onAPhone }
export const Loading: Story = { args: { machines: () => personThat({ profile: waits<PersonProfile, Asked>() }) } }
export const Failed: Story = { args: { machines: () => personThat({ profile: fails<PersonProfile, Asked>(OFFLINE) }) } }
export const NotThere: Story = {
  args: { machines: () => personThat({ profile: fails<PersonProfile, Asked>({ kind: 'notFound' }) }) },
}

export const Training: Story = { args: { part: 'training' } }
export const TrainingAtNight: Story = { args: { part: 'training' }, ...atNight }
export const TrainingInArabicAtNight: Story = { args: { part: 'training' }, ...arabicAtNight }
export const TrainingOnAPhone: Story = { args: { part: 'training' }, ...onAPhone }
export const NoTraining: Story = {
  args: { part: 'training', machines: () => personThat({ training: answers<PersonTraining, Asked>(NO_TRAINING) }) },
}
export const TrainingLoading: Story = {
  args: { part: 'training', machines: () => personThat({ training: waits<PersonTraining, Asked>() }) },
}
export const TrainingFailed: Story = {
  args: { part: 'training', machines: () => personThat({ training: fails<PersonTraining, Asked>(OFFLINE) }) },
}
export const TrainingGoneStale: Story = {
  args: {
    part: 'training',
    machines: () => ({ ...personThat(), training: resourceGoneStale<PersonTraining>(TRAINING, OFFLINE) }),
  },
}

const choose = (name: string) => async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole(name.startsWith('Issue') ? 'dialog' : 'alertdialog')
}

export const IssuingACertificate: Story = { args: { part: 'training' }, play: choose('Issue a certificate') }
export const IssuingACertificateOnAPhone: Story = { ...IssuingACertificate, ...onAPhone }
export const RevokingACertificate: Story = { args: { part: 'training' }, play: choose('Revoke: TIM-7K3M-9Q2X') }
export const GivingACertificateBack: Story = { args: { part: 'training' }, play: choose('Give back: TIM-2222-AAAA') }
export const NotRevoked: Story = {
  args: {
    part: 'training',
    machines: () => personThat({ revoke: fails<void, { subject: CertificateDeed }>(OFFLINE) }),
  },
  play: async () => {
    await choose('Revoke: TIM-7K3M-9Q2X')()
    await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'Mistaken')
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }))
    await screen.findByRole('alert')
  },
}

export const Access: Story = { args: { part: 'access' } }
export const AccessAtNight: Story = { args: { part: 'access' }, ...atNight }
export const AccessOnAPhone: Story = { args: { part: 'access' }, ...onAPhone }
export const AccessOfAClosedAccount: Story = {
  args: { part: 'access', machines: () => personThat({ access: answers<PersonAccess, Asked>(CLOSED_ACCESS) }) },
}
export const AccessLoading: Story = {
  args: { part: 'access', machines: () => personThat({ access: waits<PersonAccess, Asked>() }) },
}
export const AccessFailed: Story = {
  args: { part: 'access', machines: () => personThat({ access: fails<PersonAccess, Asked>(OFFLINE) }) },
}

export const Messages: Story = { args: { part: 'messages' } }
export const MessagesInArabicAtNight: Story = { args: { part: 'messages' }, ...arabicAtNight }
export const MessagesOnAPhone: Story = { args: { part: 'messages' }, ...onAPhone }
export const NoMessages: Story = {
  args: {
    part: 'messages',
    machines: () => personThat({ messages: answers<PersonMessages, Asked>({ items: [], hasMore: false }) }),
  },
}
export const MessagesLoading: Story = {
  args: { part: 'messages', machines: () => personThat({ messages: waits<PersonMessages, Asked>() }) },
}
export const MessagesFailed: Story = {
  args: { part: 'messages', machines: () => personThat({ messages: fails<PersonMessages, Asked>(OFFLINE) }) },
}

export const History: Story = { args: { part: 'history' } }
export const HistoryAtNight: Story = { args: { part: 'history' }, ...atNight }
export const HistoryOnAPhone: Story = { args: { part: 'history' }, ...onAPhone }
export const NoHistory: Story = {
  args: {
    part: 'history',
    machines: () => personThat({ history: answers<PersonHistory, Asked>({ items: [], hasMore: false }) }),
  },
}
export const HistoryLoading: Story = {
  args: { part: 'history', machines: () => personThat({ history: waits<PersonHistory, Asked>() }) },
}
export const HistoryFailed: Story = {
  args: { part: 'history', machines: () => personThat({ history: fails<PersonHistory, Asked>(OFFLINE) }) },
}

export const AccessAfterMerges: Story = {
  args: {
    part: 'access',
    machines: () => personThat({ access: answers<PersonAccess, Asked>(MERGED_ACCESS) }),
  },
}
export const AccessAfterMergesOnAPhone: Story = { ...AccessAfterMerges, ...onAPhone }
export const AMergeNotUndone: Story = {
  args: {
    part: 'access',
    machines: () =>
      personThat({
        access: answers<PersonAccess, Asked>(MERGED_ACCESS),
        part: fails<void, { subject: PersonMerge }>({
          kind: 'conflict',
          code: 'MERGE_TOUCHED',
          message: 'Something that was merged has changed since, so the merge cannot be undone.',
          facts: {
            changed: [
              { kind: 'enrollments', name: 'National TIM Responder Course' },
              { kind: 'roles', name: null },
            ],
          },
        }),
      }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Undo the merge with b\.demir/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the merge' }))
    await screen.findByText(/National TIM Responder Course/)
  },
}
