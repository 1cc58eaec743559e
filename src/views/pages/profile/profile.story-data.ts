import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { NameChange, NameStanding } from '../../../domain/contract/name-change.contract.ts'
import type { ProfileAnswer } from '../../../domain/contract/profile.contract.ts'
import { askedIn, blankPerson } from '../../../domain/person-fields.ts'
import {
  nameChangeMachine,
  nameFormMachine,
  type NameChangeValues,
} from '../../../machines/name-change/name-change.machine.ts'
import {
  acceptInvitationMachine,
  codeFormMachine,
  type CodeValues,
} from '../../../machines/profile/accept-invitation.machine.ts'
import { detailsFormMachine } from '../../../machines/profile/details-form.machine.ts'
import { profilePhotoMachine, type PreparedPhoto } from '../../../machines/profile/profile-photo.machine.ts'
import type { ProfileValues } from '../../../machines/profile/profile-values.ts'
import { profileMachine } from '../../../machines/profile/profile.machine.ts'
import { answers, resourceThat, silence } from '../story-actors.ts'
import type { ProfileMachines } from './profile.view.tsx'

export const aProfile = (facts: Partial<ProfileAnswer> = {}): ProfileAnswer => ({
  ...blankPerson(askedIn('profile')),
  id: 7,
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana.whitfield@example.org',
  pendingEmail: null,
  phone: '(555) 010-2030',
  isPhoneVerified: true,
  notifyPhone: true,
  birthdate: '04/02/1988',
  licenseNumber: 'EMT-204417',
  primaryAgencyId: 2,
  agencies: [4],
  photoUrl: null,
  roles: [2, 6],
  memberSince: '2025-01-05T10:00:00.000Z',
  ...facts,
})

export const aNameChange = (facts: Partial<NameChange> = {}): NameChange => ({
  id: 3,
  state: 'asked',
  from: { firstName: 'Dana', lastName: 'Whitfield' },
  to: { firstName: 'Dana', lastName: 'Reyes' },
  reason: 'I married.',
  evidence: 'County register 4471',
  askedAt: '2026-02-20T15:00:00.000Z',
  decidedAt: null,
  refusal: null,
  ...facts,
})

export const AGENCIES: readonly Agency[] = [
  { id: 1, name: 'Fairmont Police Department' },
  { id: 2, name: 'Harlan County Fire and Rescue' },
  { id: 3, name: 'Highway Patrol, Troop D' },
  { id: 4, name: 'Metro Towing and Recovery' },
]

/** A picture of one colour, so that a story needs no file. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
export const PHOTO_URL = `data:image/png;base64,${PIXEL}`

type Read = ReturnType<typeof answers<ProfileAnswer, undefined>>
type Save = ReturnType<typeof answers<ProfileAnswer, { values: ProfileValues }>>
type Act = ReturnType<typeof answers<void, undefined>>

/** What stands outside the page in stories and tests; what is not said goes well. */
export type ProfileWorld = Readonly<{
  read?: Read
  save?: Save
  draft?: Partial<ProfileValues> | null
  onDraft?: (draft: Partial<ProfileValues> | null) => void
  cancelEmailChange?: Act
  standing?: ReturnType<typeof answers<NameStanding, undefined>>
  askName?: ReturnType<typeof answers<NameChange, { values: NameChangeValues }>>
  withdrawName?: ReturnType<typeof answers<NameChange, undefined>>
  agencies?: ReturnType<typeof answers<readonly Agency[], { query: undefined }>>
  preparePhoto?: ReturnType<typeof answers<PreparedPhoto, { file: Blob }>>
  savePhoto?: ReturnType<typeof answers<string, { content: string }>>
  removePhoto?: Act
  accept?: ReturnType<typeof answers<boolean, { values: CodeValues }>>
  /** Is given how to tell that the profile was changed. */
  onWatched?: (tell: () => void) => void
}>

/** As the server: the profile with what was sent. */
const saves = () =>
  fromPromise<ProfileAnswer, { values: ProfileValues }>(async ({ input }) =>
    aProfile({ ...input.values, agencies: [...input.values.agencies] }),
  )

export const profileMachines = ({
  read = answers<ProfileAnswer, undefined>(aProfile()),
  save = saves(),
  draft = null,
  onDraft = () => {},
  cancelEmailChange = answers<void, undefined>(undefined),
  standing = answers<NameStanding, undefined>({ needsApproval: false, latest: null }),
  askName = answers<NameChange, { values: NameChangeValues }>(aNameChange()),
  withdrawName = answers<NameChange, undefined>(aNameChange({ state: 'withdrawn' })),
  agencies = answers<readonly Agency[], { query: undefined }>(AGENCIES),
  preparePhoto = answers<PreparedPhoto, { file: Blob }>({ content: PIXEL, type: 'image/png' }),
  savePhoto = answers<string, { content: string }>(PHOTO_URL),
  removePhoto = answers<void, undefined>(undefined),
  accept = answers<boolean, { values: CodeValues }>(true),
  onWatched = () => {},
}: ProfileWorld = {}): ProfileMachines => {
  let kept = draft
  const keep = (next: Partial<ProfileValues> | null) => {
    kept = next
    onDraft(next)
  }
  const dropDraft = fromPromise<void, { form: string }>(async () => keep(null))
  return {
    profile: profileMachine.provide({
      actors: {
        readProfile: read,
        watchTopics: fromCallback<EventObject, undefined>(({ sendBack }) =>
          onWatched(() => sendBack({ type: 'topic.changed' })),
        ),
        dropDraft,
        cancelEmailChange,
        detailsForm: detailsFormMachine.provide({
          actors: {
            submit: save,
            recallDraft: fromPromise<Partial<ProfileValues> | null, { form: string }>(async () => kept),
            keepDraft: fromPromise(async ({ input }) => keep(input.draft)),
            dropDraft,
          },
        }),
      },
    }),
    photo: profilePhotoMachine.provide({ actors: { preparePhoto, savePhoto, removePhoto } }),
    acceptInvitation: acceptInvitationMachine.provide({
      actors: { codeForm: codeFormMachine.provide({ actors: { submit: accept } }) },
    }),
    nameChange: nameChangeMachine.provide({
      actors: {
        readStanding: standing,
        watchNetwork: silence,
        withdraw: withdrawName,
        nameForm: nameFormMachine.provide({ actors: { submit: askName } }),
      },
    }),
    agencies: resourceThat<readonly Agency[]>(agencies),
  }
}
