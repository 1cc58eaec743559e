import { expectTypeOf, test } from 'vitest'
import type { EventFromLogic, InputFrom, OutputFrom } from 'xstate'

import type { ProfileAnswer } from '../../../src/domain/contract/profile.contract.ts'
import type {
  AcceptInvitationActor,
  AcceptInvitationEvent,
  acceptInvitationMachine,
} from '../../../src/machines/profile/accept-invitation.machine.ts'
import type { DetailsFormActor, detailsFormMachine } from '../../../src/machines/profile/details-form.machine.ts'
import { photoShown, selectOutcome, type PhotoOutcome } from '../../../src/machines/profile/profile-photo.connect.ts'
import type {
  ProfilePhotoActor,
  ProfilePhotoEvent,
  profilePhotoMachine,
} from '../../../src/machines/profile/profile-photo.machine.ts'
import { profileFace, selectDetailsForm, type ProfileFace } from '../../../src/machines/profile/profile.connect.ts'
import type { ProfileActor, ProfileEvent, profileMachine } from '../../../src/machines/profile/profile.machine.ts'

test('a profile is told whose it is, and shows one of its faces and a form', () => {
  expectTypeOf<InputFrom<typeof profileMachine>>().toEqualTypeOf<{ userId: number }>()
  expectTypeOf<EventFromLogic<typeof profileMachine>>().toEqualTypeOf<ProfileEvent>()
  expectTypeOf(profileFace).returns.toEqualTypeOf<ProfileFace>()
  expectTypeOf(selectDetailsForm).returns.toEqualTypeOf<DetailsFormActor | undefined>()
  expectTypeOf<OutputFrom<typeof detailsFormMachine>>().toEqualTypeOf<ProfileAnswer>()
  // @ts-expect-error the address is changed elsewhere
  void ((form: DetailsFormActor) => form.send({ type: 'field.changed', field: 'email', value: '' }))
  // @ts-expect-error no such event
  void ((actor: ProfileActor) => actor.send({ type: 'profile.saved' }))
})

test('a photo is chosen as a file', () => {
  expectTypeOf<EventFromLogic<typeof profilePhotoMachine>>().toEqualTypeOf<ProfilePhotoEvent>()
  expectTypeOf(selectOutcome).returns.toEqualTypeOf<PhotoOutcome | null>()
  expectTypeOf(photoShown).returns.toEqualTypeOf<string | null>()
  // @ts-expect-error a file, not its name
  void ((actor: ProfilePhotoActor) => actor.send({ type: 'photo.chosen', file: 'me.jpg' }))
})

test('a code is begun and left', () => {
  expectTypeOf<EventFromLogic<typeof acceptInvitationMachine>>().toEqualTypeOf<AcceptInvitationEvent>()
  // @ts-expect-error no such event
  void ((actor: AcceptInvitationActor) => actor.send({ type: 'code.sent' }))
})
